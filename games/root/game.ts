import { type Game, Mistake, type Setup } from '@tablee/kernel'
import type { Faction } from './factions/faction.ts'
import { FACTIONS } from './factions/index.ts'
import { invariants } from './invariants.ts'
import { ALL_MAPS } from './maps/index.ts'
import { type Effect, openEffects } from './rules/effect.ts'
import { EFFECTS } from './rules/effects/index.ts'
import { factionOf, openBoxes } from './rules/faction.ts'
import { isSeated } from './rules/party.ts'
import { setup, startState } from './rules/setup.ts'
import { part, turn } from './rules/turn.ts'
import type { FactionId, RootState } from './state.ts'
import type { RootText } from './text/en.ts'
import { say } from './text/say.ts'
import { redeal, view, views } from './view.ts'

/** Root, by the Law of Root. */
export const root = rootOf(FACTIONS, EFFECTS)

/** Root with what is in some boxes: they are opened here. */
function rootOf(
  factions: readonly Faction<FactionId>[],
  effects: readonly Effect[],
): Game<RootState, RootText> {
  openBoxes(factions)
  openEffects(effects)
  const ids = factions.map(({ id }) => id)
  return {
    id: 'root',
    version: 2,
    seats: { min: 2, max: 5 },
    options: {
      factions: {
        kind: 'perSeat',
        values: ids,
        default: seats => ids.flatMap(id => (mayReturn(id) ? [id, id] : [id])).slice(0, seats),
      },
      map: { kind: 'choice', values: ALL_MAPS.map(({ id }) => id), default: ALL_MAPS[0].id },
      suits: { kind: 'choice', values: ['printed', 'random', 'balanced'], default: 'printed' },
      deck: { kind: 'choice', values: ['standard', 'exiles'], default: 'standard' },
      seating: { kind: 'choice', values: ['random', 'asListed'], default: 'random' },
      partisansKeepBirds: { kind: 'flag', default: false },
      coalitionAnyScore: { kind: 'flag', default: false },
    },
    check: setup => check(setup, ids),
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
}

const mayReturn = (id: FactionId): boolean => factionOf(id).again !== undefined

/** A faction sits once at a table unless it may return, and wanderers never alone: somebody must hold the woodland. */
function check({ options }: Setup, ids: readonly FactionId[]): Mistake | null {
  const factions = options.factions as readonly FactionId[]
  for (const faction of ids) {
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
