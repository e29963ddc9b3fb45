import type { Cast, Text } from '@tablee/kernel'
import type { Choice } from '@tablee/perseverance/dissenters/place.ts'
import type { Specialist, Species } from '@tablee/perseverance/ids.ts'
import type {
  Ancient,
  Danger,
  OfficerId,
  OptionId,
  PreparationId,
  Scout,
  ScoutFace,
  Zone,
} from '../../data/types.ts'
import type { Avoided } from '../../rules/solo/query.ts'
import { names } from './names.ts'
import { byZone } from './solo.ts'
import { capital, Does, dinos, officer, who, zone } from './words.ts'

type Place = 'battlefield' | 'voyage' | OptionId

const PLACE: { readonly [P in Place]: string } = {
  battlefield: 'on the battlefield',
  voyage: 'on the voyage',
  a: 'on the first cost',
  b: 'on the second cost',
  c: 'on the third cost',
  d: 'on the fourth cost',
}

/** A turn: the die, options, dinos, the secondary action, preparations. */
export const turn = {
  'repair.keep': () => 'Which repair card do you keep?',
  'repair.kept': (v: { seat: number }, cast: Cast) => `${Does(cast, v.seat, 'keeps', 'keep')} a repair card.`,
  'start.zone': () => 'Where do you start?',
  'start.chosen': (v: { owner: number; zone: Zone }, cast: Cast) =>
    `${Does(cast, v.owner, 'starts', 'start')} in ${zone(v.zone)}.`,
  'turn.begins': (v: { seat: number; turn: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'begins', 'begin')} turn ${v.turn} of 7.`,
  space: () => 'On which space do you place a die?',
  'space.one': (v: { zone: Zone; space: number; face: Specialist; danger: Danger }) =>
    `${zone(v.zone)}, ${names.specialist[v.face]}: ${names.danger[v.danger]}`,
  die: (v: { zone: Zone; space: number }) => `Which die do you place in ${zone(v.zone)}?`,
  'die.placed': (
    v: { who: number; owner: number; face: Specialist; zone: Zone; space: number },
    cast: Cast,
  ) => `${Does(cast, v.who, 'places', 'place')} a die (${names.specialist[v.face]}) in ${zone(v.zone)}.`,
  'die.rerolled': (v: { owner: number; face: Specialist }) =>
    `A die is rolled into the pool: ${names.specialist[v.face]}.`,
  scout: (v: { zone: Zone; scout: Scout; face: ScoutFace }) =>
    `The ${v.scout === 'dangerousScout' ? 'dangerous ' : ''}scout die shows ${names.scoutFace[v.face]} in ${zone(v.zone)}.`,
  'unit.deployed': (v: { zone: Zone; kind: Ancient; slot: number }) =>
    `A ${names.ancient[v.kind]} comes to slot ${v.slot + 1} of ${zone(v.zone)}.`,
  'unit.noSlot': (v: { zone: Zone; kind: Ancient }) =>
    `No slot is free in ${zone(v.zone)}: the ${names.ancient[v.kind]} does not come.`,
  option: (v: { zone: Zone; left: number }) =>
    `Which option of ${zone(v.zone)} do you resolve? (${v.left} left)`,
  'option.resolved': (v: { seat: number; zone: Zone; option: OptionId }, cast: Cast) =>
    `${Does(cast, v.seat, 'resolves', 'resolve')} option ${v.option} of ${zone(v.zone)}.`,
  branch: () => 'Which of these?',
  'rally.zone': (v: { n: number }) => `On which battlefield do you rally up to ${v.n} dinos?`,
  'rally.group': (v: { zone: Zone; left: number }) =>
    `Whom do you rally in ${zone(v.zone)}? (${v.left} ${v.left === 1 ? 'dino' : 'dinos'} left)`,
  'rally.noMore': () => 'Rally no more',
  'rally.against': (v: {
    slot: number
    kind: Ancient
    dinos: readonly Species[]
    damage: number
    strength: number
  }) =>
    `${capital(dinos(v.dinos))} against the ${names.ancient[v.kind]} in slot ${v.slot + 1}: ${v.damage} against ${v.strength}`,
  rallied: (
    v: {
      owner: number
      zone: Zone
      slot: number
      kind: Ancient
      dinos: readonly Species[]
      /** What led a Dissenter there; nothing where nothing was chosen. */
      choice?: Choice<Zone, Avoided>
    },
    cast: Cast,
  ) =>
    `${Does(cast, v.owner, 'rallies', 'rally')} ${dinos(v.dinos)} against the ${names.ancient[v.kind]} in slot ${v.slot + 1} of ${zone(v.zone)}${v.choice ? byZone(v.choice) : ''}.`,
  secondary: () => 'Your secondary action: a crate, or an officer’s favour?',
  'secondary.none': () => 'None',
  'secondary.favour': (v: { officer: OfficerId }) => `Favour of ${officer(v.officer)}`,
  'secondary.crate': (v: { zone: Zone; place: Place }) => `Crate ${PLACE[v.place]} of ${zone(v.zone)}`,
  'favour.used': (v: { seat: number; officer: OfficerId }, cast: Cast) =>
    `${Does(cast, v.seat, 'spends', 'spend')} a cube for the favour of ${officer(v.officer)}.`,
  'crate.placed': (v: { owner: number; zone: Zone; place: Place }, cast: Cast) =>
    `${Does(cast, v.owner, 'places', 'place')} a crate ${PLACE[v.place]} of ${zone(v.zone)}.`,
  voyage: () => 'On which voyage do you put a crate?',
  'voyage.none': () => 'On none',
  'leader.zone': () => 'Where does your leader go?',
  'leader.placed': (v: { owner: number; zone: Zone }, cast: Cast) =>
    `The leader of ${who(cast, v.owner)} comes to ${zone(v.zone)}.`,
  fort: () => 'Where do you build a fortification?',
  'fort.none': () => 'Build none',
  'fort.built': (v: { owner: number; zone: Zone; space: number }, cast: Cast) =>
    `${Does(cast, v.owner, 'builds', 'build')} a fortification on space ${v.space} of the warpath of ${zone(v.zone)}.`,
  'fort.held': (v: { owner: number; zone: Zone }, cast: Cast) =>
    `A fortification of ${who(cast, v.owner)} stops the trail figure of ${zone(v.zone)} and returns.`,
  trail: () => 'Which trail figure moves up?',
  'trail.none': () => 'None',
  'trail.up': (v: { zone: Zone; to: number }) => `The trail figure of ${zone(v.zone)} moves up to ${v.to}.`,
  'trail.down': (v: { zone: Zone; to: number }) =>
    `The trail figure of ${zone(v.zone)} moves down to ${v.to}.`,
  spearman: () => 'Which spearman do you remove?',
  'spearman.none': () => 'None',
  'spearman.removed': (v: { seat: number; zone: Zone }, cast: Cast) =>
    `${Does(cast, v.seat, 'removes', 'remove')} a spearman from ${zone(v.zone)}.`,
  'preparation.which': () => 'Which preparation do you start?',
  'preparation.none': () => 'None',
  'preparation.started': (v: { seat: number; card: PreparationId }, cast: Cast) =>
    `${Does(cast, v.seat, 'starts', 'start')} ${names.preparation[v.card]}.`,
  'preparation.new': (v: { card: PreparationId }) => `${names.preparation[v.card]} is offered.`,
  'preparation.stage': (v: { seat: number; card: PreparationId; stage: 1 | 2 }, cast: Cast) =>
    `${Does(cast, v.seat, 'resolves', 'resolve')} stage ${v.stage} of ${names.preparation[v.card]}.`,
  'no.optionUsed': () => 'You have resolved it this turn.',
  'no.cost': () => 'You cannot pay for it.',
  'no.effect': () => 'It would do nothing.',
  'no.dieSpace': () => 'A die lies there.',
  'no.price': () => 'You cannot pay for it.',
  'no.crate': () => 'You have no crate in stock.',
  'no.crateRoom': () => 'No crate fits there any more.',
  'no.cube': () => 'You have no cube on this officer.',
} satisfies Text
