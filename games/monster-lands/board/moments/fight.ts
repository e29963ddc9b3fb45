import type { Message } from '@tablee/kernel'
import type { EquipmentId } from '../../data/equipment.ts'
import type { MemberId } from '../../data/members.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { Shield } from '../../rules/adventure/defend.ts'
import type { Standing } from '../../rules/adventure/standing.ts'
import type { ZoneId } from '../../state.ts'
import { told } from './told.ts'

/** Somebody of a clan under way. */
export interface Fighter {
  readonly seat: number
  readonly member: MemberId
}

/** What a monster did to somebody, and what became of it. */
export interface Blow extends Fighter {
  /** What its dice showed; none where it struck without. */
  readonly dice: readonly number[]
  readonly automatic: number
  hits: number
  readonly stops: { readonly shield: Shield; readonly worn: EquipmentId | null }[]
  potions: number
  wounds: number
  dead: boolean
}

type RolledDie = Standing['dice'][number]

/** How a fight ended. */
export type End = 'failed' | 'captured' | 'killed' | 'dead'

/** Somebody against a monster, as the journal tells it. */
export interface Fight extends Fighter {
  readonly monster: MonsterId
  readonly zone: ZoneId
  readonly path: number
  readonly carry: number
  /** Magic dice that were given up. */
  gaveUp: number
  /** Attack dice that were sent to others. */
  sent: number
  readonly blows: Blow[]
  dice: RolledDie[]
  venom: number
  /** What all of it comes to; what came before, as long as nothing was rolled. */
  total: number
  /** Glory that it cost or brought to whoever fights. */
  glory: number
  gold: number
  end: End | null
}

/** The fight that a report begins, with all that follows up to the last of these reports. */
export function fightOf(reports: readonly Message[]): Fight {
  const begun = told<Pick<Fight, 'seat' | 'member' | 'monster' | 'zone' | 'path' | 'carry'>>(reports[0])
  const fight: Fight = {
    ...begun,
    gaveUp: 0,
    sent: 0,
    blows: [],
    dice: [],
    venom: 0,
    total: begun.carry,
    glory: 0,
    gold: 0,
    end: null,
  }
  for (const report of reports.slice(1)) tells[report.id]?.(fight, report)
  return fight
}

type Teller = (fight: Fight, report: Message) => void

/** The blow that somebody suffers now; the last one of a monster comes without dice. */
function suffered(fight: Fight, report: Message): Blow {
  const { seat, member } = told<Fighter>(report)
  const last = fight.blows.findLast(blow => blow.seat === seat && blow.member === member)
  if (last && !(fight.end === 'killed' && last.dice.length > 0)) return last
  const blow = newBlow({ seat, member, dice: [], automatic: 1, hits: 1 })
  fight.blows.push(blow)
  return blow
}

const newBlow = (rolled: Pick<Blow, 'seat' | 'member' | 'dice' | 'automatic' | 'hits'>): Blow => ({
  ...rolled,
  stops: [],
  potions: 0,
  wounds: 0,
  dead: false,
})

const ends =
  (end: End): Teller =>
  fight => {
    fight.end = end
  }

const mine = (fight: Fight, report: Message): boolean => told<Fighter>(report).seat === fight.seat

/** What each report adds to a fight. */
const tells: { readonly [id: string]: Teller | undefined } = {
  'magic.removed': (fight, report) => {
    fight.gaveUp += told<{ dice: number }>(report).dice
  },
  redirected: (fight, report) => {
    fight.sent += told<{ dice: number }>(report).dice
  },
  'monster.rolled': (fight, report) => {
    const { seat, member, dice, automatic, hits } = told<Blow>(report)
    fight.blows.push(newBlow({ seat, member, dice, automatic, hits }))
  },
  'hit.stopped': (fight, report) => suffered(fight, report).stops.push(told(report)),
  'potion.drunk': (fight, report) => {
    suffered(fight, report).potions++
  },
  wounded: (fight, report) => {
    suffered(fight, report).wounds++
  },
  death: (fight, report) => {
    const blow = suffered(fight, report)
    blow.wounds++
    blow.dead = true
    if (fight.end === null && blow.member === fight.member && mine(fight, report)) fight.end = 'dead'
  },
  rolled: (fight, report) => {
    const { dice, total } = told<{ dice: readonly RolledDie[]; total: number }>(report)
    fight.dice.push(...dice)
    fight.total = total
  },
  rerolled: (fight, report) => {
    const { colour, from, to, total } = told<{
      colour: RolledDie['colour']
      from: number
      to: number
      total: number
    }>(report)
    const place = fight.dice.findIndex(die => die.colour === colour && die.value === from)
    const worth = (fight.dice[place]?.worth ?? from) + total - fight.total
    fight.dice = fight.dice.with(place, { colour, value: to, worth })
    fight.total = total
  },
  'venom.used': (fight, report) => {
    const { total } = told<{ total: number }>(report)
    fight.venom += total - fight.total
    fight.total = total
  },
  'loot.spent': (fight, report) => {
    fight.total = told<{ total: number }>(report).total
  },
  'attack.failed': ends('failed'),
  'monster.captured': ends('captured'),
  'monster.killed': ends('killed'),
  'glory.gained': (fight, report) => {
    if (mine(fight, report)) fight.glory += told<{ glory: number }>(report).glory
  },
  'glory.lost': (fight, report) => {
    if (mine(fight, report)) fight.glory -= told<{ glory: number }>(report).glory
  },
  'gold.gained': (fight, report) => {
    if (mine(fight, report)) fight.gold += told<{ gold: number }>(report).gold
  },
}
