import { take } from '@tablee/common/piles.ts'
import { fewest, prefer } from '@tablee/common/prefer.ts'
import { byColour, byFace } from '@tablee/perseverance/dissenters/dice.ts'
import { spendReserve } from '@tablee/perseverance/dissenters/reserve.ts'
import { type Die, NEUTRAL } from '@tablee/perseverance/owners.ts'
import { DANGERS, type Zone } from '../../data/types.ts'
import { ownerOf } from '../query.ts'
import { face } from '../turn/deploy.ts'
import { soloOf } from './gains.ts'
import { type Acting, programOf, zoneOfCard } from './query.ts'

/** A die for an empty space. */
interface Fit {
  readonly die: Die
  readonly space: number
}

/** s4.die.15: the empty spaces of a zone, the least dangerous first. */
function emptySpaces({ t }: Acting, zone: Zone): number[] {
  const { dangers } = t.state.data.zones[zone]
  const danger = (space: number) => DANGERS.indexOf(dangers[space])
  return t.state.zones[zone].dice
    .flatMap((die, space) => (die === null ? [space] : []))
    .sort((a, b) => danger(a) - danger(b))
}

/** s4.die.2 to s4.die.5: own and neutral dice that fit, otherwise the other’s; the least dangerous space comes first. */
function fitting(acting: Acting, zone: Zone, dice: readonly Die[]): Fit | null {
  const faces = acting.t.state.data.zones[zone].dice
  const spaces = emptySpaces(acting, zone)
  const fits = spaces.flatMap(space =>
    dice.filter(die => die.face === faces[space]).map(die => ({ die, space })),
  )
  const [least] = prefer(fits, [fewest('space', (fit: Fit) => spaces.indexOf(fit.space))])?.left ?? []
  if (least === undefined) return null
  const die = preferred(
    acting,
    fits.filter(({ space }) => space === least.space).map(fit => fit.die),
  )
  return die && { die, space: least.space }
}

/** s4.die.9, s4.die.12, s4.die.13: by colour, then by the order of the program card. */
const preferred = (acting: Acting, dice: readonly Die[]): Die | null =>
  prefer(dice, [byColour(ownerOf(acting.dissenter), NEUTRAL), byFace(programOf(acting).order)])?.choice ??
  null

/** s4.die.6 to s4.die.8: where nothing fits a die is turned for the least dangerous space. */
function turned(acting: Acting, zone: Zone, dice: readonly Die[]): Fit | null {
  const { t, dissenter } = acting
  const [space] = emptySpaces(acting, zone)
  const die = preferred(acting, dice)
  if (die === null || space === undefined) return null
  const spent = spendReserve(soloOf(t).dissenters[dissenter].reserve)
  t.say('solo.turned', { owner: ownerOf(dissenter), die: die.owner, face: die.face, spent })
  return { die, space }
}

/** s4.die.1 to s4.die.23: a die is placed in the zone of the card. Tells whether one was. */
export function placeDie(acting: Acting): boolean {
  const { t, dissenter } = acting
  const { pool, zones, data } = t.state
  const zone = zoneOfCard(acting)
  const owner = ownerOf(dissenter)
  const theirs = pool.filter(die => die.owner !== 0) // s4.die.11
  const first = theirs.filter(die => die.owner === owner || die.owner === NEUTRAL)
  const others = theirs.filter(die => !first.includes(die))
  const fit = fitting(acting, zone, first) ?? fitting(acting, zone, others) ?? turned(acting, zone, theirs)
  if (fit === null) {
    t.say('solo.noDie', { owner, zone }) // s4.die.23
    return false
  }
  const { die, space } = fit
  take(pool, die)
  die.face = data.zones[zone].dice[space]
  zones[zone].dice[space] = die
  t.say('die.placed', { who: owner, owner: die.owner, face: die.face, zone, space })
  face(t, zone, data.zones[zone].dangers[space])
  return true
}
