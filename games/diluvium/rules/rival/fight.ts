import type { Rule } from '@tablee/kernel'
import type { DiluviumTable, Place, Warship } from '../../state.ts'
import { RIVAL } from '../../state.ts'
import { astrolabe } from '../astrolabe.ts'
import { duel } from '../combat.ts'
import { lost } from '../end.ts'
import { driveOff } from '../flee.ts'
import { gainGold, no, raiseStrength } from '../gold.ts'
import { reveal } from '../move.ts'
import { enemyWarships, isHaven, liveMonster, placeAt, rivalOf, spotOf } from '../query.ts'
import { hooksOf } from '../scenario.ts'
import { rivalSpeed, warSteps } from './paths.ts'
import { drawToken, renewTokens } from './tokens.ts'

/** The rival fights: each of its Warships makes its whole move, so many tiles far (rfight.6). */
export function* rivalFight(t: DiluviumTable, speed = rivalSpeed(t.state)): Rule {
  const { state } = t
  yield* hooksOf(state).rivalFights?.(t) ?? []
  for (const warship of [...rivalOf(state).warships]) yield* rivalSails(t, warship, speed)
}

/** One Warship of the rival moves, and does what its arrival brings. */
export function* rivalSails(t: DiluviumTable, warship: Warship, speed: number): Rule {
  const { state } = t
  yield* advance(t, warship, speed)
  const place = placeAt(state, warship.at)
  if (place.at === state.players[0].city && !hooksOf(state).cityStands) t.end(lost(state, 'cityFell')) // end.1
  if (isHaven(state, place)) return
  yield* rivalArrives(t, warship, place)
}

/** One Warship of the rival goes so far towards its goal; a tile that it turns over ends its way. */
export function* advance(t: DiluviumTable, warship: Warship, speed: number): Rule {
  const { state } = t
  for (let left = speed; left > 0; left--) {
    const steps = warSteps(state, warship)
    if (steps.length === 0) break // rwar.6, rwar.9
    warship.at = astrolabe(t, warship.at, steps)
    const place = placeAt(state, warship.at)
    t.say('sailed', { party: RIVAL, ship: 'warship', place: spotOf(place) })
    if (place.up) continue
    yield* reveal(t, RIVAL, place) // rwar.4, rwar.5
    break
  }
}

/** rfight.6 to rfight.8: your Warship, then your Exploration Ship and settlers, then the monster. */
function* rivalArrives(t: DiluviumTable, warship: Warship, place: Place): Rule {
  const { state } = t
  const [enemy] = enemyWarships(state, RIVAL, place.at)
  if (enemy && !(yield* duel(t, { party: RIVAL, warship }, enemy))) return
  yield* hooksOf(state).rivalStops?.(t, 'warship', place) ?? []
  yield* driveOff(t, RIVAL, place)
  yield* rivalMonster(t, place)
}

/** rmonster.1 to rmonster.9 */
function* rivalMonster(t: DiluviumTable, place: Place): Rule {
  const { state } = t
  const monster = liveMonster(state, place)
  if (!monster || hooksOf(state).rivalSpares?.(state, place)) return
  const { value } = state.data.tokens[drawToken(t, 'combat')]
  const total = rivalOf(state).strength + value
  const won = total >= monster.strength
  t.say('rival.monster', { party: RIVAL, monster: monster.id, place: spotOf(place), total, won })
  if (won && !(yield* hooksOf(state).beatMonster?.(t, RIVAL, place) ?? no())) {
    place.beaten++
    yield* gainGold(t, RIVAL, monster.gold)
  }
  if (value === 0) raiseStrength(t, RIVAL, 1)
  renewTokens(t)
}
