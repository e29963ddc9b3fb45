import type { Cast, Text } from '@tablee/kernel'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import type { ActionCardId } from '../../data/solo/actions.ts'
import type { ProgramId } from '../../data/solo/programs.ts'
import type { ArtefactId, CityZone, ObjectiveId, Zone } from '../../data/types.ts'
import type { Part } from '../../rules/solo/action.ts'
import type { Place } from '../../rules/solo/primary.ts'
import { names } from './names.ts'
import { count, Does, followers, list, officer, Who, who, zone } from './words.ts'

const actionCard = (one: ActionCardId): string => `[[action:${one}|action card ${one}]]`

const program = (one: ProgramId): string => `[[program:${one}|${names.program[one]}]]`

const objective = (one: ObjectiveId): string => `[[objective:${one}|objective ${one.slice(1)}]]`

const PART: { readonly [P in Part]: string } = {
  primary: 'Primary action',
  secondary: 'Secondary action',
  program: 'Program action',
  reserve: 'Reserve action',
}

const WAY = { high: 'the highest location', low: 'the lowest location' } as const

/** Where a primary action takes place, and why. */
function place({ zone: where, direction, by, findings }: Place): string {
  const there = where === 'wilderness' ? `the wilderness, towards ${WAY[direction]}` : zone(where)
  switch (by) {
    case 'card':
      return `${there}, as the card says`
    case 'program':
      return `${there}, as the program says`
    case 'assembly':
      return findings.length === 0
        ? `${there}, where one more die calls an assembly and their presence beats yours`
        : `${there}, the first in the loop of those where one more die calls an assembly and their presence beats yours`
  }
}

/** The game alone: the course of a round, the start and the end. */
export const solo = {
  'setup.firstAlone': () => 'The suggestions for a first game are for two to four players.',
  'solo.programs': (v: { narek: ProgramId; camilla: ProgramId; objectives: readonly ObjectiveId[] }) =>
    `Narek has the ${program(v.narek)} program, Camilla the ${program(v.camilla)}. At the end you score one of ${list(v.objectives.map(objective))}.`,
  'solo.begins': (v: { owner: number; zone: Zone; moved: boolean }, cast: Cast) =>
    `${Does(cast, v.owner, 'starts', 'start')} in ${zone(v.zone)}${v.moved ? ', the next zone after the one Narek is in' : ''}.`,
  'solo.turn': () => 'Narek and Camilla are about to act.',
  'solo.go': () => 'Turn up the top action card',
  'solo.assigned': (v: { top: ActionCardId; narek: ActionCardId; camilla: ActionCardId }) =>
    `${actionCard(v.top).replace('|a', '|A')} is turned up: Narek takes ${actionCard(v.narek)}, Camilla ${actionCard(v.camilla)}.`,
  'solo.acts': (
    v: { owner: number; part: Part; card: ActionCardId | null; program: ProgramId },
    cast: Cast,
  ) =>
    `${PART[v.part]} of ${who(cast, v.owner)}, ${v.card === null ? `${program(v.program)} program` : actionCard(v.card)}.`,
  'solo.place': (v: { owner: number; place: Place }, cast: Cast) =>
    `${Does(cast, v.owner, 'goes', 'go')} to ${place(v.place)}.`,
  'solo.assemblyComes': (v: { owner: number; zone: CityZone }, cast: Cast) =>
    `An assembly is called in ${zone(v.zone)}: ${who(cast, v.owner)} leaves the program action out.`,
  'solo.reserve': (v: { owner: number; n: number; space: number | null }, cast: Cast) =>
    `${Does(cast, v.owner, 'gains', 'gain')} ${count(v.n, 'reserve')}: the marker is on ${v.space === null ? 'the program card' : `space ${v.space}`}.`,
  'solo.reserveFull': (v: { owner: number }, cast: Cast) =>
    `The marker of ${who(cast, v.owner)} is on the program card and stays there.`,
  'solo.spent': (v: { owner: number; space: number }, cast: Cast) =>
    `${Does(cast, v.owner, 'spends', 'spend')} 1 reserve: the marker is on space ${v.space}.`,
  'solo.reset': (v: { owner: number }, cast: Cast) =>
    `The marker of ${who(cast, v.owner)} is back on space 0.`,
  'solo.reshuffle': () => 'The card that reshuffles comes up: all action cards but the row are shuffled.',
  'solo.row': (v: { cards: readonly ActionCardId[] }) =>
    `The used action cards are discarded; ${list(v.cards.map(actionCard))} ${v.cards.length === 1 ? 'joins' : 'join'} the row.`,
  'solo.artefact': (v: { owner: number; artefact: ArtefactId; n: number }, cast: Cast) =>
    `${Does(cast, v.owner, 'gains', 'gain')} the ${names.artefact[v.artefact]} artefact, number ${v.n} of the Dissenters.`,
  'solo.owned': (v: { owner: number; artefact: ArtefactId }, cast: Cast) =>
    `The Dissenters have the ${names.artefact[v.artefact]} artefact already: ${who(cast, v.owner)} builds there instead and gains a reserve.`,
  'solo.crate': (v: { space: number; pushed: readonly number[] }, cast: Cast) =>
    `A crate covers space ${v.space} of both reserve tracks${
      v.pushed.length === 0
        ? ''
        : `, and the marker of ${list(v.pushed.map(one => who(cast, one)))} goes to the program card`
    }.`,
  'solo.followers': (v: { n: number; total: number }) =>
    `The Dissenters gain ${followers(v.n)} and have ${v.total} now.`,
  'solo.objective': () => 'Which objective do you score?',
  'solo.objectiveCard': (v: { objective: ObjectiveId }) => `Objective ${v.objective.slice(1)}`,
  'solo.chosen': (v: { seat: number; objective: ObjectiveId }, cast: Cast) =>
    `${Does(cast, v.seat, 'scores', 'score')} ${objective(v.objective)}.`,
  'solo.programOfficer': (v: { owner: number; officer: OfficerId }, cast: Cast) =>
    `${Who(cast, v.owner)}’s program shows ${officer(v.officer)}.`,
  'solo.artefactScore': (v: { n: number }) => `Artefacts are worth ${followers(v.n)} to the Dissenters.`,
  'win.solo': (v: { n: number; theirs: number }) =>
    `You win: ${v.n} followers against ${v.theirs} of the Dissenters.`,
  'lose.solo': (v: { n: number; theirs: number }) =>
    v.n === v.theirs
      ? `The Dissenters win: ${v.n} followers each, and a tie is theirs.`
      : `The Dissenters win: ${v.theirs} followers against ${v.n}.`,
} satisfies Text
