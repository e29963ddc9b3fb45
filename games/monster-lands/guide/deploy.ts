import type { Advice } from '@tablee/board'
import { among, firstOf, keys, offers } from '@tablee/board/guide-now.ts'
import type { MessageId } from '@tablee/kernel'
import type { BuildingId } from '../data/board.ts'
import { MONSTERS } from '../data/monsters.ts'
import { expeditions, me, mySeat, type Now, visits } from './now.ts'
import { type GuideText, say } from './text/en.ts'

type Why = MessageId<GuideText> & `why.${string}`

/** Something to do in a deployment: where to, and whether it is time for it. */
interface Wish {
  readonly to: BuildingId | 'region' | 'mission' | 'gates'
  readonly when: (now: Now) => boolean
  readonly why: Why
}

const gold = (now: Now): number => me(now).gold
const persuades = (now: Now): boolean => me(now).pool.persuasion.length > 0
/** What members will want in the evening, about. */
const due = (now: Now): number => me(now).members.length - 1

/** In the order in which the first turns try them, so that most of the board is met once. */
const WISHES: readonly Wish[] = [
  {
    to: 'tavern',
    when: now => persuades(now) && gold(now) >= 4 && visits(now, 'tavern') === 0,
    why: 'why.recruit',
  },
  { to: 'huntersLair', when: now => me(now).trapCount === 0 && gold(now) >= 3, why: 'why.trap' },
  { to: 'region', when: now => expeditions(now).length === 0, why: 'why.expedition' },
  { to: 'mission', when: now => expeditions(now).length < 2, why: 'why.mission' },
  { to: 'mine', when: now => gold(now) < due(now) + 4, why: 'why.mine' },
  { to: 'region', when: now => expeditions(now).length < 3, why: 'why.expedition' },
  { to: 'alchemist', when: now => me(now).potion + me(now).venom < 3, why: 'why.brew' },
  {
    to: 'armory',
    when: now => persuades(now) && me(now).defense < 2 && gold(now) > due(now),
    why: 'why.defense',
  },
  { to: 'mine', when: () => true, why: 'why.mine' },
  { to: 'alchemist', when: () => true, why: 'why.brew' },
  { to: 'pawnshop', when: () => true, why: 'why.pawn' },
]

/** The next thing to do: first what costs nothing, then something with a die. */
export function nextDeed(now: Now): Advice | null {
  const talent = keys(now).find(key => key.startsWith('talent:'))
  if (talent !== undefined) return { key: talent, why: say('why.talent') }
  for (const { to, when, why } of WISHES) {
    const key = when(now) ? placeFor(now, to) : undefined
    if (key !== undefined) return { key, why: say(why) }
  }
  return among(now, 'pass', say('why.any')) ?? firstOf(now, say('why.any'))
}

const ZONES = {
  region: ['regionA', 'regionB'],
  mission: ['missionA', 'missionB'],
  gates: ['gates'],
} as const

/** The key of a building or of the best path to somewhere, if it is offered. */
function placeFor(now: Now, to: Wish['to']): string | undefined {
  if (to !== 'region' && to !== 'mission' && to !== 'gates') {
    const key = `building:${to}`
    return offers(now, key) ? key : undefined
  }
  const offered = keys(now).filter(key => ZONES[to].some(zone => key.startsWith(`path:${zone}:`)))
  return offered.toSorted((a, b) => dread(now, a) - dread(now, b))[0]
}

/** How hard the monster at the end of a path is to beat; where somebody of the clan already goes, less so. */
function dread({ view, seat }: Now, key: string): number {
  const [, id] = key.split(':')
  const zone = view.zones.find(one => one.id === id)
  if (!zone?.monster) return 0
  const { capture } = MONSTERS[zone.monster]
  return capture - (zone.paths.some(one => one?.owner === seat) ? 5 : 0)
}

/** Where a die that is in hand already goes. */
export function nextPlace(now: Now): Advice | null {
  for (const { to, why } of WISHES) {
    const key = placeFor(now, to)
    if (key !== undefined) return { key, why: say(why) }
  }
  return firstOf(now, say('why.any'))
}

/** The highest persuasion die saves most; where none helps, a die of strength. */
export function nextDie(now: Now): Advice | null {
  const dice = keys(now)
    .filter(key => /^p[1-6]$/.test(key))
    .toSorted()
  return among(now, dice.at(-1), say('why.discount')) ?? firstOf(now, say('why.any'))
}

/** The persuasion dice of the learner, as refs. */
export const persuasionDice = (now: Now): string[] =>
  now.view.clans[mySeat(now)].pool.persuasion.map(value => `die:p${value}`)
