import type { Seat } from '@tablee/kernel'
import { partWith, weighCommon } from '../../bot/cards.ts'
import { controlWorth, danger } from '../../bot/common.ts'
import type { FactionBot } from '../../bot/faction.ts'
import { bestBattle } from '../../bot/fights.ts'
import type { Opinions, Scene } from '../../bot/opinion.ts'
import { around, flood, holds, lowest, nearOf, type Survey } from '../../bot/survey.ts'
import type { CardId } from '../../data/cards.ts'
import type { Clearing } from '../../data/map.ts'
import type { Act } from '../../rules/acts.ts'
import { onMap } from '../../rules/pieces.ts'
import type { RootState } from '../../state.ts'
import { type Industry, MARQUISE_TRACKS } from './data.ts'

/** What of the points that she could build for she will get, as others interfere. */
const LIKELY = 0.75
/** Of her three actions a turn, as many build. */
const BUILDS = 2
/** Slots that she conquers each turn, and what a slot next door that hardly anybody holds counts. */
const NEW_SLOTS = 0.2
const NEXT_DOOR = 0.3
const KEEP = 1.2
/** What each card more that she draws is worth, a turn. */
const DRAW = 0.4

/** Buildings to come, by the wood, mills and slots that hang together; then warriors, and what is in danger. */
const worth: FactionBot['worth'] = (state, seat, seen, turns) => {
  const { buildings, tokens } = state.players[seat]
  const recruiters = onMap(buildings.recruiter)
  let sum = LIKELY * bestIndustry(state, seat, seen, turns) + controlWorth(state, seat, seen)
  if (onMap(tokens.keep) > 0) sum += KEEP
  sum += 0.12 * Math.min(recruiters, 4) * turns * 0.5
  for (const needed of MARQUISE_TRACKS.cards) if (recruiters >= needed) sum += DRAW * turns
  for (let clearing = 1; clearing <= 12; clearing++) {
    const standing =
      buildings.sawmill[clearing] + buildings.workshop[clearing] + buildings.recruiter[clearing]
    const lying = tokens.wood[clearing] + tokens.keep[clearing]
    if (standing + lying === 0) continue
    const hits = danger(state, seat, clearing)
    if (hits > 0) sum -= Math.min(1, hits * 0.3) * (standing * 1.1 + lying * 0.6)
  }
  return sum
}

/** The points to build for in the best group of clearings that she rules. */
function bestIndustry(state: RootState, seat: Seat, seen: Survey, turns: number): number {
  const { buildings, tokens } = state.players[seat]
  const near = nearOf(state)
  let best = 0
  for (let left = seen.ruled[seat]; left !== 0; ) {
    const group = flood(near, 1 << lowest(left), left)
    left &= ~group
    let wood = 0
    let mills = 0
    let slots = 0
    for (let clearing = 1; clearing <= 12; clearing++)
      if (holds(group, clearing)) {
        wood += tokens.wood[clearing]
        mills += buildings.sawmill[clearing]
        slots += Math.max(0, seen.free[clearing])
      }
    for (let edge = around(near, group) & ~seen.ruled[seat]; edge !== 0; edge &= edge - 1) {
      const clearing = lowest(edge)
      if (seen.free[clearing] > 0 && rivals(state, seat, seen, clearing) <= 2)
        slots += NEXT_DOOR * seen.free[clearing]
    }
    const points = industry(
      [onMap(buildings.sawmill), onMap(buildings.workshop), onMap(buildings.recruiter)],
      wood,
      mills,
      slots,
      turns,
    )
    if (points > best) best = points
  }
  return best
}

/** The most that anybody else has in a clearing. */
function rivals({ players }: RootState, seat: Seat, { presence }: Survey, clearing: Clearing): number {
  let most = 0
  for (let other = 0; other < players.length; other++)
    if (other !== seat && presence[other][clearing] > most) most = presence[other][clearing]
  return most
}

const { points: POINTS, wood: WOOD } = MARQUISE_TRACKS
const TRACKS = [POINTS.sawmill, POINTS.workshop, POINTS.recruiter]

/** Plays the next turns of an industry in thought: wood comes in, and the best that it pays for is built. */
function industry(standing: number[], start: number, mills: number, room: number, turns: number): number {
  let wood = start
  let slots = room
  let total = 0
  let weight = 1
  let left = turns
  while (left > 0) {
    wood = Math.min(8, wood + mills)
    for (let built = 0; built < BUILDS && slots >= 1; built++) {
      let pick = -1
      let best = 0
      for (let kind = 0; kind < 3; kind++) {
        const count = standing[kind]
        if (count >= 6 || WOOD[count] > wood) continue
        const gain = TRACKS[kind][count] + (kind === 0 ? 0.7 * (left - 1) : 0.2) - 0.5 * WOOD[count]
        if (gain > best) {
          best = gain
          pick = kind
        }
      }
      if (pick < 0) break
      wood -= WOOD[standing[pick]]
      total += weight * TRACKS[pick][standing[pick]]
      standing[pick]++
      slots--
      if (pick === 0) mills++
    }
    slots += NEW_SLOTS
    weight *= 0.93
    left--
  }
  return total + weight * 0.2 * Math.min(8, wood)
}

function weighAct(scene: Scene, act: Act): number {
  const { state, seat } = scene
  const { buildings, warriors, tokens } = state.players[seat]
  switch (act.do) {
    case 'build':
      return 14
    case 'recruit':
      return warriors[0] === 0 ? 0.05 : 2 + 1.5 * Math.min(warriors[0], onMap(buildings.recruiter))
    case 'battle':
      return 0.2 + 2.2 * Math.max(0, bestBattle(scene))
    case 'march':
      return 3
    case 'overwork':
      return onMap(tokens.wood) < 3 ? 2 : 0.6
    case 'bird':
      return state.turn.actions === 0 ? 3 : 0.1
    default:
      return weighCommon(scene, act)
  }
}

const trackOf = ({ state, seat }: Scene, kind: Industry): number => {
  const standing = onMap(state.players[seat].buildings[kind])
  return POINTS[kind][standing] + (kind === 'sawmill' && standing < 4 ? 2.5 : 0)
}

const opinions: Opinions = {
  'hospital.spend': { weigh: (scene: Scene, card: CardId) => 1.5 * partWith(scene, card), pass: () => 1 },
  'marquise.day': { weigh: weighAct, pass: ({ state }) => (state.turn.actions > 0 ? 0.1 : 1.5) },
  'marquise.build.kind': { weigh: (scene: Scene, kind: Industry) => 0.5 + trackOf(scene, kind) ** 1.5 },
  'marquise.build.where': {
    weigh: ({ state, seat, seen }: Scene, clearing: Clearing) =>
      1 +
      Math.min(4, state.players[seat].warriors[clearing]) +
      (seen.free[clearing] > 1 ? 1 : 0) -
      Math.min(0.9, danger(state, seat, clearing) * 0.3),
  },
  'marquise.overwork': { weigh: () => 1 },
}

/** What a bot thinks of the Marquise. */
export const bot: FactionBot = {
  worth,
  promise: 0,
  pending: ({ turn }) => (turn.phase === 'birdsong' ? 1.5 : 0),
  card: 0.12,
  opinions,
  sheds: { wood: 4, keep: 0.3 },
  // Wood that lies about wants a slot.
  lure: (state, party, to, wins, seen) =>
    wins && seen.free[to] > 0 && onMap(state.players[party].tokens.wood) > 1 ? 2 : 0,
}
