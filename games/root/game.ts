import { type Game, Mistake, type Setup } from '@tablee/kernel'
import { MAPS } from './data/map.ts'
import { FACTIONS } from './factions/index.ts'
import { invariants } from './invariants.ts'
import { openEffects } from './rules/effect.ts'
import { EFFECTS } from './rules/effects/index.ts'
import { factionOf, openBoxes } from './rules/faction.ts'
import { isSeated } from './rules/party.ts'
import { setup, startState } from './rules/setup.ts'
import { part, turn } from './rules/turn.ts'
import type { FactionId, RootState } from './state.ts'
import type { RootText } from './text/en.ts'
import { say } from './text/say.ts'
import { redeal, view, views } from './view.ts'

openBoxes(FACTIONS)
openEffects(EFFECTS)

const IDS: readonly FactionId[] = FACTIONS.map(({ id }) => id)

const mayReturn = (id: FactionId): boolean => factionOf(id).again !== undefined

/** Root, by the Law of Root. */
export const root: Game<RootState, RootText> = {
  id: 'root',
  version: 2,
  seats: { min: 2, max: 5 },
  options: {
    factions: {
      kind: 'perSeat',
      values: IDS,
      default: seats => [...IDS, ...IDS.filter(mayReturn)].slice(0, seats),
    },
    map: { kind: 'choice', values: Object.keys(MAPS), default: 'autumn' },
    suits: { kind: 'choice', values: ['printed', 'random', 'balanced'], default: 'printed' },
    deck: { kind: 'choice', values: ['standard', 'exiles'], default: 'standard' },
    seating: { kind: 'choice', values: ['random', 'asListed'], default: 'random' },
    partisansKeepBirds: { kind: 'flag', default: false },
    coalitionAnyScore: { kind: 'flag', default: false },
  },
  check,
  start: startState,
  first: ['setup', 0],
  steps: { setup, turn, part },
  view,
  views,
  redeal,
  invariants,
  round: state => state.round,
  party,
  scores: state => state.players.filter(isSeated).map(player => player.score),
  // Long, because a table of dominances, with every card locked in Decree and supporters, ends only by rule.
  bound: 200_000,
}

/** A faction sits once at a table unless it may return, and wanderers never alone: somebody must hold the woodland. */
function check({ options }: Setup): Mistake | null {
  const factions = options.factions as readonly FactionId[]
  for (const faction of IDS) {
    const times = factions.filter(one => one === faction).length
    if (times > (factionOf(faction).again?.seats ?? 1))
      return new Mistake(say('setup.twice', { faction }), `Too many seats play the ${faction}.`)
  }
  return factions.every(id => factionOf(id).wanders)
    ? new Mistake(say('setup.onlyWanderers'), 'Nobody at this table would hold the woodland.')
    : null
}

/** The name of a seat: its faction; the later of two is the second. */
function party(state: RootState, seat: number): string {
  const { faction } = state.players[seat]
  const earlier = state.players.slice(0, seat).some(player => player.faction === faction)
  return earlier ? `${faction}2` : faction
}
