import { take } from '@tablee/common/piles.ts'
import { choose, type Options, type Rule } from '@tablee/kernel'
import type { Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { SADDLE, SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import { ACTION_CARD_IDS, type ActionCardId, RESHUFFLE_CARD } from '../data/solo/actions.ts'
import type { ProgramId } from '../data/solo/programs.ts'
import { type ArtefactId, OBJECTIVES } from '../data/types.ts'
import { perseverance3 } from '../game.ts'
import { cratesDue } from '../rules/solo/artefacts.ts'
import { automatonOf, soloOf, stockOf } from '../rules/solo/query.ts'
import type { Automaton } from '../rules/solo/state.ts'
import type { Perseverance3Table } from '../state.ts'
import { say } from '../text/say.ts'
import { type P3Match, position } from './position.ts'

export type Position = ReturnType<typeof position>

/** The owners of a game alone: you, Narek, Camilla. */
export const YOU = 0
export const NAREK = 1
export const CAMILLA = 2

/** A table for one: the Dissenters have the dinos of the start, and neither shelters nor cubes on the board. */
export const alone = (options: Options = {}): Position => position('adelita').with(options)

/** Their programs; objectives with the three other officers lie face up. */
export function programs(table: Position, narek: ProgramId, camilla: ProgramId): Position {
  return table.change(state => {
    const { objectives, dissenters } = state.data
    const solo = soloOf(state)
    const shown = [dissenters.programs[narek].officer, dissenters.programs[camilla].officer]
    solo.automata.narek.program = narek
    solo.automata.camilla.program = camilla
    solo.objectives = []
    for (const id of OBJECTIVES) {
      if (shown.includes(objectives[id].officer)) continue
      shown.push(objectives[id].officer)
      solo.objectives.push(id)
    }
    state.aside = OBJECTIVES.filter(id => !solo.objectives.includes(id))
  })
}

/** Their action cards of this round, in their slots; the others lie in the deck, but for one in the row. */
export function cards(table: Position, narek: ActionCardId, camilla: ActionCardId): Position {
  return table.change(state => {
    const [kept, ...rest] = ACTION_CARD_IDS.filter(
      card => card !== narek && card !== camilla && card !== RESHUFFLE_CARD,
    )
    const deck: ActionCardId[] = [RESHUFFLE_CARD, ...rest]
    state.phase = 'dissenters'
    soloOf(state).cards = {
      deck,
      shown: true,
      row: [kept, null, null],
      slots: { narek, camilla },
      discard: [],
    }
  })
}

/** The cards at the left and the right of the row, before a round. */
export function row(table: Position, left: ActionCardId, right: ActionCardId): Position {
  return table.change(state => {
    const [middle, ...rest] = ACTION_CARD_IDS.filter(
      card => card !== left && card !== right && card !== RESHUFFLE_CARD,
    )
    const { cards: before } = soloOf(state)
    soloOf(state).cards = { ...before, row: [left, middle, right], deck: [RESHUFFLE_CARD, ...rest] }
  })
}

/** Exactly these dinos of a Dissenter, from the supply. */
export function dinos(
  table: Position,
  dissenter: Dissenter,
  has: { readonly [S in 'tamed' | 'untamed']?: Partial<Automaton[S]> },
): Position {
  return table.change(state => {
    const automaton = automatonOf(state, dissenter)
    const { saddles } = stockOf(state, dissenter)
    for (const species of SPECIES) {
      const set = (kind: 'tamed' | 'untamed', n: number) => {
        state.supply[species] -= n - automaton[kind][species]
        if (kind === 'tamed') saddles[SADDLE[species]] -= n - automaton.tamed[species]
        automaton[kind][species] = n
      }
      set('tamed', has.tamed?.[species] ?? 0)
      set('untamed', has.untamed?.[species] ?? 0)
    }
  })
}

/** A tamed dino of a Dissenter’s supply stands on the thunderhorn space of a zone. */
export function thunderhornIn(table: Position, owner: number, zone: 'military' | 'sustenance'): Position {
  return table.change(state => {
    state.supply.thunderhorn--
    state.dissenters[owner - 1].saddles.large--
    state.city[zone].companion = { owner, leader: false }
  })
}

/** Where a marker is: on a space, or on the program card. */
export function reserve(table: Position, dissenter: Dissenter, at: number | 'program'): Position {
  return table.change(state => {
    automatonOf(state, dissenter).marker =
      at === 'program' ? { space: 0, onProgram: true } : { space: at, onProgram: false }
  })
}

/** The artefacts that the Dissenters own together, and the crates that lie for them. */
export function artefacts(table: Position, ...owned: readonly ArtefactId[]): Position {
  return table.change(state => {
    const solo = soloOf(state)
    solo.artefacts = [...owned]
    solo.crates = cratesDue(solo)
  })
}

/** No dice but yours are left in the pool; the others lie in zones. */
export function onlyYours(table: Position): Position {
  return table.change(({ pool, city }) => {
    const zones = ['expansion', 'construction', 'sustenance'] as const
    for (const die of pool.filter(({ owner }) => owner !== YOU)) {
      const zone = zones.find(one => city[one].dice.filter(at => at !== null).length < 3)
      if (zone === undefined) throw new Error('There are too many dice.')
      take(pool, die)
      city[zone].dice[city[zone].dice.indexOf(null)] = die
    }
  })
}

const stop = function* (t: Perseverance3Table) {
  yield* choose(t, YOU, 'solo.turn', ['go'], { say: () => say('solo.go'), waits: true })
  return 'primary'
}

/** What comes of something that happens at a table, and no more. */
export const after = (table: Position, happens: (t: Perseverance3Table) => void): P3Match =>
  table.at('trial', {
    ...perseverance3,
    steps: {
      ...perseverance3.steps,
      *trial(t: Perseverance3Table) {
        happens(t)
        return yield* stop(t)
      },
    },
  })

/** What comes of a rule that may ask something, and no more. */
export const during = (table: Position, rule: (t: Perseverance3Table) => Rule): P3Match =>
  table.at('trial', {
    ...perseverance3,
    steps: {
      ...perseverance3.steps,
      *trial(t: Perseverance3Table) {
        yield* rule(t)
        return yield* stop(t)
      },
    },
  })

/** The whole turn of a Dissenter, without what its end brings. */
export const turnOf = (table: Position, dissenter: Dissenter): P3Match =>
  table.at(['dissenterTurn', dissenter], {
    ...perseverance3,
    steps: { ...perseverance3.steps, dissenterEnd: stop },
  })

/** The values of all reports of a kind, in their order. */
export const reports = (match: P3Match, id: string) =>
  (match.history?.journal ?? []).filter(one => one.id === id).map(({ values }) => values)

export const ids = (match: P3Match): string[] => (match.history?.journal ?? []).map(({ id }) => id)

export const tamedOf = (match: P3Match, dissenter: Dissenter, species: Species): number =>
  automatonOf(match.state, dissenter).tamed[species]

export const untamedOf = (match: P3Match, dissenter: Dissenter, species: Species): number =>
  automatonOf(match.state, dissenter).untamed[species]

export const markerOf = (match: P3Match, dissenter: Dissenter): number | 'program' => {
  const { space, onProgram } = automatonOf(match.state, dissenter).marker
  return onProgram ? 'program' : space
}
