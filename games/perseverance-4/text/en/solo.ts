import type { Cast, Text } from '@tablee/kernel'
import type { Choice } from '@tablee/perseverance/dissenters/place.ts'
import type { Specialist } from '@tablee/perseverance/ids.ts'
import { because } from '@tablee/perseverance/text/en/dissenters.ts'
import type { ActionCardId } from '../../data/solo/actions.ts'
import type { ProgramId } from '../../data/solo/programs.ts'
import type { ArtefactId, Crew, OfficerId, OptionId, Zone } from '../../data/types.ts'
import type { Avoided } from '../../rules/solo/query.ts'
import type { Part } from '../../rules/solo/turn.ts'
import { names } from './names.ts'
import { count, Does, followers, list, officer, who, zone } from './words.ts'

const AVOIDED: { readonly [A in Avoided]: string } = { full: 'no space', ahead: '2 more than you' }

/** What led to a zone, in brackets; nothing where the card named it. */
export const byZone = (choice: Choice<Zone, Avoided>): string =>
  because(choice, { place: zone, avoided: AVOIDED })

const PART: { readonly [P in Part]: string } = {
  primary: 'Primary action',
  secondary: 'Secondary action',
  reserve: 'Reserve action',
}

/** The game alone: what Narek and Camilla do, and why. */
export const solo = {
  'solo.assigned': (v: { top: ActionCardId; narek: ActionCardId; camilla: ActionCardId }) =>
    `Card ${v.top} is turned up: Narek acts with card ${v.narek}, Camilla with card ${v.camilla}.`,
  'solo.turn': () => 'Narek and Camilla are about to act.',
  'solo.go': () => 'Turn up the top action card',
  'solo.acts': (
    v: { owner: number; part: Part; card: ActionCardId | null; program: ProgramId },
    cast: Cast,
  ) =>
    `${PART[v.part]} of ${who(cast, v.owner)}, ${v.card === null ? `${names.program[v.program]} program` : `card ${v.card}`}.`,
  'solo.reset': (v: { owner: number }, cast: Cast) =>
    `The reserve marker of ${who(cast, v.owner)} is back on 0.`,
  'solo.row': (v: { cards: readonly ActionCardId[] }) =>
    `The used action cards are discarded; ${list(v.cards.map(card => `card ${card}`))} ${v.cards.length === 1 ? 'joins' : 'join'} the row.`,
  'solo.noDie': (v: { owner: number; zone: Zone }, cast: Cast) =>
    `${Does(cast, v.owner, 'finds', 'find')} no die for ${zone(v.zone)}: no primary action.`,
  'solo.turned': (v: { owner: number; die: number; face: Specialist; spent: boolean }, cast: Cast) =>
    `No die fits: ${who(cast, v.owner)} turns one that showed ${names.specialist[v.face]}${v.spent ? ' for 1 reserve' : ', free'}.`,
  'solo.reserve': (v: { owner: number; n: number; space: number; onProgram: boolean }, cast: Cast) =>
    `${Does(cast, v.owner, 'gains', 'gain')} ${count(v.n, 'reserve')}: the marker is on ${v.onProgram ? 'the program card' : v.space}.`,
  'solo.followers': (v: { n: number }) => `The Dissenters gain ${followers(v.n)}.`,
  'solo.artefact': (v: { owner: number; zone: Zone; artefact: ArtefactId }, cast: Cast) =>
    `${Does(cast, v.owner, 'takes', 'take')} the ${names.artefact[v.artefact]} artefact of ${zone(v.zone)}.`,
  'solo.advanced': (v: { owner: number; space: number }, cast: Cast) =>
    `The rally marker of ${who(cast, v.owner)} advances to ${v.space}.`,
  'solo.noRally': (v: { owner: number; zone: Zone }, cast: Cast) =>
    `${Does(cast, v.owner, 'has', 'have')} nobody to face in ${zone(v.zone)}, and the marker stays.`,
  'solo.cannotRally': (v: { owner: number; zone: Zone; choice: Choice<Zone, Avoided> }, cast: Cast) =>
    `${Does(cast, v.owner, 'cannot', 'cannot')} rally in ${zone(v.zone)}: the rally marker advances 2.`,
  'solo.cabin': (v: { owner: number; zone: Zone; crew: Crew; choice: Choice<Zone, Avoided> }, cast: Cast) =>
    `${Does(cast, v.owner, 'builds', 'build')} a ${names.crew[v.crew]} cabin below ${zone(v.zone)}${byZone(v.choice)}.`,
  'solo.fort': (v: { owner: number; zone: Zone; space: number; choice: Choice<Zone, Avoided> }, cast: Cast) =>
    `${Does(cast, v.owner, 'builds', 'build')} a fortification on space ${v.space} in ${zone(v.zone)}${byZone(v.choice)}.`,
  'solo.leader': (v: { owner: number; zone: Zone; choice: Choice<Zone, Avoided> }, cast: Cast) =>
    `The leader of ${who(cast, v.owner)} stands in ${zone(v.zone)}${byZone(v.choice)}.`,
  'solo.crate': (
    v: {
      owner: number
      zone: Zone
      place: 'battlefield' | 'voyage' | OptionId
      choice: Choice<Zone, Avoided>
    },
    cast: Cast,
  ) =>
    `${Does(cast, v.owner, 'places', 'place')} a crate ${v.place === 'battlefield' ? 'on the battlefield' : v.place === 'voyage' ? 'on the voyage' : `on cost ${v.place}`} of ${zone(v.zone)}${byZone(v.choice)}.`,
  'solo.influence': (
    v: { owner: number; officer: OfficerId; choice: Choice<OfficerId, Avoided> },
    cast: Cast,
  ) =>
    `${Does(cast, v.owner, 'places', 'place')} a cube on ${officer(v.officer)}${because(v.choice, { place: officer, avoided: AVOIDED })}.`,
  'solo.pays': (v: { owner: number; officer: OfficerId; paid: boolean }, cast: Cast) =>
    v.paid
      ? `${Does(cast, v.owner, 'spends', 'spend')} a cube of ${officer(v.officer)} for the secondary action.`
      : `${Does(cast, v.owner, 'has', 'have')} no cube on ${officer(v.officer)}: no secondary action.`,
  'solo.reshuffled': () => 'The action cards are reshuffled.',
} satisfies Text
