import type { Cast, Text } from '@tablee/kernel'
import type { Specialist, Species } from '@tablee/perseverance/ids.ts'
import type { Branches, Effect, Goal } from '../../data/effects.ts'
import type { ArtefactId, Crew, OfficerId, OptionId, PreparationId, Zone } from '../../data/types.ts'
import type { Cost } from '../../data/zones.ts'
import { goals } from './counters.ts'
import { names } from './names.ts'
import {
  capital,
  cost,
  count,
  crates,
  Does,
  Effects,
  effects,
  isSpare,
  list,
  officer,
  price,
  who,
  zone,
} from './words.ts'

const stage = (branches: Branches): string => list(branches.map(effects), 'or')

/** With two seats, the third colour is nobody’s. */
const die = (cast: Cast, owner: number, face: Specialist): string => {
  const whose = owner < 0 ? 'Neutral die' : isSpare(cast, owner) ? 'Spare die' : `Die of ${who(cast, owner)}`
  return `${whose}, ${names.specialist[face]}`
}

/** What things are called where they can be chosen, and what is gained and lost. */
export const core = {
  zone: (v: { zone: Zone }) => zone(v.zone),
  slot: (v: { zone: Zone; slot: number }) => `${zone(v.zone)}, slot ${v.slot + 1}`,
  effects: (v: { effects: readonly Effect[] }) => Effects(v.effects),
  preparation: (v: { card: PreparationId; stage1: Branches; stage2: Branches }) =>
    `${names.preparation[v.card]}: ${stage(v.stage1)}; then ${stage(v.stage2)}`,
  repair: (v: { lines: readonly Goal[] }) => `Repair: ${goals(v.lines)}`,
  'die.one': (v: { owner: number; face: Specialist }, cast: Cast) => die(cast, v.owner, v.face),
  'die.priced': (
    v: { owner: number; face: Specialist; glowberries: number; followers: number },
    cast: Cast,
  ) => `${die(cast, v.owner, v.face)}: ${price(v.glowberries, v.followers)}`,
  'crates.gained': (v: { seat: number; n: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'gains', 'gain')} ${crates(v.n)}.`,
  tame: (v: { left: number; free: boolean }) =>
    `Which dino do you tame${v.free ? ' without paying' : ''}? (${v.left} left)`,
  'tame.noMore': () => 'Tame no more',
  heal: (v: { left: number }) => `Which dino do you heal? (${v.left} left)`,
  'heal.noMore': () => 'Heal no more',
  'dino.healed': (v: { seat: number; species: Species }, cast: Cast) =>
    `${Does(cast, v.seat, 'heals', 'heal')} a ${names.species[v.species]}.`,
  'dino.wounded': (v: { seat: number; species: Species }, cast: Cast) =>
    `A ${names.species[v.species]} of ${who(cast, v.seat)} goes to the infirmary.`,
  'dino.defeated': (v: { seat: number; species: Species }, cast: Cast) =>
    `A ${names.species[v.species]} of ${who(cast, v.seat)} returns to the supply.`,
  'infirmary.full': (v: { species: Species }) =>
    `The infirmary is full with this ${names.species[v.species]}: which dino returns to the supply?`,
  'saddle.free': (v: { species: Species }) =>
    `No saddle is left for the ${names.species[v.species]}: which dino do you give up?`,
  'saddle.from': (v: { species: Species; place: 'home' | 'infirmary' }) =>
    `${capital(names.species[v.species])} ${v.place === 'home' ? 'at Home' : 'in the infirmary'}`,
  influence: (v: { left: number }) => `On which officer do you place a cube? (${v.left} left)`,
  'influence.placed': (v: { seat: number; officer: OfficerId; n: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'places', 'place')} ${count(v.n, 'cube')} on ${officer(v.officer)}.`,
  rescued: (v: { seat: number; n: number; at: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'advances', 'advance')} ${count(v.n, 'rescue step')}, to ${v.at}.`,
  'artefact.gained': (v: { seat: number; artefact: ArtefactId }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} the ${names.artefact[v.artefact]} artefact.`,
  cabin: () => 'Where do you build a cabin?',
  'cabin.none': () => 'Build none',
  'cabin.space': (v: { zone: Zone; crew: Crew; row: number; effects: readonly Effect[] }) =>
    `${capital(names.crew[v.crew])}, ${zone(v.zone)}, row ${v.row + 1}${v.effects.length > 0 ? `: ${effects(v.effects)}` : ''}`,
  'cabin.built': (v: { seat: number; zone: Zone; crew: Crew }, cast: Cast) =>
    `${Does(cast, v.seat, 'builds', 'build')} a ${names.crew[v.crew]} cabin below ${zone(v.zone)}.`,
  'option.one': (v: { option: OptionId; cost: Cost | null; effects: readonly Effect[] }) =>
    `${v.cost === null ? 'Free' : capital(cost(v.cost))}: ${effects(v.effects)}`,
} satisfies Text
