import { type Game, Mistake, type Options, RANDOM, type Setup } from '@tablee/kernel'
import { HIRELINGS_IN_PLAY } from './data/hirelings.ts'
import { ownLandmarks } from './data/map.ts'
import { type RootData, reconstructed } from './data/reconstructed.ts'
import { FACTIONS } from './factions/index.ts'
import { HIRELINGS } from './hirelings/index.ts'
import { LANDMARKS } from './landmarks/index.ts'
import { ALL_MAPS } from './maps/index.ts'
import { ROBOTS } from './robots/index.ts'
import { draft, hands } from './rules/advanced.ts'
import { openEffects } from './rules/effect.ts'
import { EFFECTS } from './rules/effects/index.ts'
import { cardOf, layOut } from './rules/faction.ts'
import { layOutHirelings } from './rules/hirelings/box.ts'
import { dealHirelings, hirelingPool, setUpHirelings } from './rules/hirelings/setup.ts'
import { landmarkChoice, landmarkPool, landmarks } from './rules/landmarks.ts'
import { reachWanting } from './rules/reach.ts'
import { layOutRobots, robotCardOf, robotOptions, robotsOf } from './rules/robots/card.ts'
import { setup, startState, UNDECIDED } from './rules/setup.ts'
import { part, turn } from './rules/turn.ts'
import type { FactionId, RootState } from './state.ts'
import type { RootText } from './text/en.ts'
import { say } from './text/say.ts'
import { redeal, view, views } from './view.ts'

layOut(FACTIONS)
layOutHirelings(HIRELINGS)
layOutRobots(ROBOTS.map(({ card }) => card))
openEffects(EFFECTS)

const ids = FACTIONS.map(({ id }) => id)
const cards = LANDMARKS.map(({ id }) => id)
const hired = HIRELINGS.map(({ id }) => id)

/** How many people sit at a table; alone one plays with robots. robot.3.2 */
const SEATS = { min: 1, max: 6 }

/** Root by the Law of Root, without what is in boxes (`boxes.ts`), and without what only its laws ask for. */
export const core: Game<RootState, RootText> = {
  id: 'root',
  version: 2,
  seats: SEATS,
  options: {
    factions: {
      kind: 'perSeat',
      values: ids,
      default: seats => ids.flatMap(id => (mayReturn(id) ? [id, id] : [id])).slice(0, seats),
      drawn: true,
    },
    setup: { kind: 'choice', values: ['standard', 'advanced', 'draft'], default: 'standard' },
    insurgents: { kind: 'flag', default: false },
    map: { kind: 'choice', values: ALL_MAPS.map(({ id }) => id), default: ALL_MAPS[0].id },
    suits: {
      kind: 'choice',
      values: ['printed', 'suggested', 'random', 'balanced'],
      default: 'printed',
    },
    deck: { kind: 'choice', values: ['standard', 'exiles'], default: 'standard' },
    landmarks: { kind: 'number', min: 0, max: 2, default: 0 },
    landmarkCards: { kind: 'several', values: cards, default: cards },
    mapLandmarks: { kind: 'flag', default: true },
    seating: { kind: 'choice', values: ['random', 'asListed'], default: 'random' },
    partisansKeepBirds: { kind: 'flag', default: false },
    coalitionAnyScore: { kind: 'flag', default: false },
    hirelings: { kind: 'flag', default: false },
    hirelingCards: { kind: 'several', values: hired, default: hired },
    robots: { kind: 'several', values: ROBOTS.map(({ id }) => id), default: [] },
    coop: { kind: 'flag', default: false },
    ...robotOptions(ROBOTS.map(({ card }) => card)),
    advancedServices: {
      kind: 'several',
      values: ROBOTS.filter(({ card }) => !card.sells).map(({ id }) => id),
      default: [],
    },
  },
  check,
  shortfall: ({ seats, options }) =>
    robotsOf(options).length > 0 ? 0 : reachWanting(factionsOf(known(options)), seats),
  reconstructed,
  // What is reconstructed is read here alone, so that it need not hang on the state.
  start(setup, chance, data: RootData) {
    const options = { ...setup.options, robots: robotsOf(setup.options) }
    const state = startState({ ...setup, options }, chance, data)
    if (setup.options.hirelings) dealHirelings(state, known(setup.options), chance, data)
    return state
  },
  first: ['setup', 0],
  steps: {
    setup,
    landmarks,
    hirelings: setUpHirelings,
    draft: (t, done) => draft(t, done, ids),
    hands,
    turn,
    part,
  },
  view,
  views,
  redeal,
  invariants: () => [],
  round: state => state.round,
  party,
  parties: state => state.players.length,
  // Robots come behind the seats, and hirelings, which score nothing, behind them.
  scores: ({ players, order }) =>
    players.flatMap(({ score }, party) => (order.includes(party) ? [score] : [])),
  // Long, because a table of dominances, with every card locked in Decree and supporters, ends only by rule.
  bound: 200_000,
}

/** A map has so many; more factions that start in one need the set-up cards. 5.1.1 */
const CORNERS = 4

/** The options as far as they are known: before the draft nobody has a faction, before a draw not everybody. */
export const known = (options: Options): Options => ({
  ...options,
  robots: robotsOf(options),
  factions: options.setup === 'draft' ? [] : factionsOf(options).filter(id => (id as string) !== RANDOM),
})

const factionsOf = ({ factions }: Options): readonly FactionId[] => factions as readonly FactionId[]

const mayReturn = (id: FactionId): boolean => cardOf(id).again !== undefined

/** A faction sits once at a table unless it may return, and wanderers never alone: somebody must hold the woodland. */
function check({ seats, options }: Setup): Mistake | null {
  const factions = factionsOf(known(options))
  for (const faction of ids) {
    const times = factions.filter(one => one === faction).length
    if (times > (cardOf(faction).again?.seats ?? 1))
      return new Mistake(say('setup.twice', { faction }), `Too many seats play the ${faction}.`)
  }
  const alone = robotsOf(options).length === 0
  if (alone && factions.length === seats && factions.every(id => cardOf(id).wanders))
    return new Mistake(say('setup.onlyWanderers'), 'Nobody at this table would hold the woodland.')
  if (factions.filter(id => cardOf(id).corner).length > CORNERS)
    return new Mistake(say('setup.corners'), 'Five factions cannot start in four corners.')
  return checkRobots(seats, options) ?? checkLandmarks(options) ?? checkHirelings(known(options))
}

/** Two to six play, robots among them; a faction is played by a seat or by its robot, never by both. robot.3.2 */
function checkRobots(seats: number, options: Options): Mistake | null {
  const robots = robotsOf(options).flatMap(id => robotCardOf(id) ?? [])
  const parties = seats + robots.length
  if (parties > SEATS.max)
    return new Mistake(say('setup.crowded', { parties }), `${parties} seats and robots are too many.`)
  const factions = factionsOf(known(options))
  const both = robots.find(({ plays }) => seatsFor(plays as FactionId, factions) < 1)
  if (both)
    return new Mistake(
      say('setup.robotToo', { robot: both.id, faction: both.plays }),
      `The ${both.plays} cannot be played beside their robot.`,
    )
  const corners = robots.filter(({ corner }) => corner).length
  if (corners + factions.filter(id => cardOf(id).corner).length > CORNERS)
    return new Mistake(say('setup.corners'), 'Five factions cannot start in four corners.')
  return null
}

/** How many more may play a faction beside those who do: one, or as many as may return. robot.7.3.3 */
const seatsFor = (id: FactionId, factions: readonly FactionId[]): number =>
  (cardOf(id).again?.seats ?? 1) - factions.filter(one => one === id).length

/** As many landmark cards must be left in as are dealt; a map's own are not dealt. A.5.1 */
function checkLandmarks(options: Options): Mistake | null {
  const choice = landmarkChoice(options)
  const { cards } = landmarkPool(choice, ownLandmarks(options.map as string))
  return cards.length < choice.landmarks
    ? new Mistake(
        say('setup.landmarks', { wanted: choice.landmarks, cards: cards.length }),
        `${choice.landmarks} landmarks cannot be dealt from ${cards.length} cards.`,
      )
    : null
}

/** Three of the hireling cards that are left in must be of use beside the factions. A.6, A.6.5 */
function checkHirelings(options: Options): Mistake | null {
  const { length } = options.hirelings ? hirelingPool(options) : HIRELINGS
  return length < HIRELINGS_IN_PLAY.cards
    ? new Mistake(
        say('setup.hirelings', { cards: length }),
        `Only ${length} hireling cards can be used beside these factions.`,
      )
    : null
}

/** The name of a seat: its faction; the later of two is the second. */
function party(state: RootState, seat: number): string {
  const { faction } = state.players[seat]
  if (faction === (UNDECIDED.id as FactionId)) return `${faction}${seat + 1}`
  const earlier = state.players.slice(0, seat).some(player => player.faction === faction)
  return earlier ? `${faction}2` : faction
}
