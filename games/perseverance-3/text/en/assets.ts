import type { Cast, Text } from '@tablee/kernel'
import type { OfficerId, Specialist, Species } from '@tablee/perseverance/ids.ts'
import type { Cost, Effect } from '../../data/effects.ts'
import type { ArtefactId, CardId, CityZone, RanchTileId, SiteId, StructureId } from '../../data/types.ts'
import type { Unit } from '../../state.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'
import { things } from './things.ts'
import { CELL, card, count, Does, officer, ROW, site, unit, untamed, zone } from './words.ts'

/** Whose a unit is, at the head of a report. */
type Of = { seat: number; unit: Unit }

/** What players gain, spend and lose, and what effects ask. */
export const assets = {
  'untamed.spent': (v: { seat: number; species: Species }, cast: Cast) =>
    `${Does(cast, v.seat, 'spends', 'spend')} ${untamed(v.species)}.`,
  'dino.freed': (v: { seat: number; species: Species }, cast: Cast) =>
    `${Does(cast, v.seat, 'gives up', 'give up')} ${unit(v.species)} for its saddle.`,
  'ranger.gained': (v: { seat: number }, cast: Cast) => `${Does(cast, v.seat, 'gains', 'gain')} a ranger.`,
  'unit.tired': (v: Of, cast: Cast) => `${Does(cast, v.seat, 'tires', 'tire')} ${unit(v.unit)}.`,
  'unit.wounded': (v: Of, cast: Cast) => `${Does(cast, v.seat, 'has', 'have')} ${unit(v.unit)} wounded.`,
  'unit.defeated': (v: Of, cast: Cast) => `${Does(cast, v.seat, 'loses', 'lose')} ${unit(v.unit)}.`,
  'unit.healed': (v: Of, cast: Cast) => `${Does(cast, v.seat, 'heals', 'heal')} ${unit(v.unit)}.`,
  'unit.home': (v: Of, cast: Cast) => `${Does(cast, v.seat, 'takes', 'take')} ${unit(v.unit)} back Home.`,
  'infirmary.opened': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'opens', 'open')} the rest of the infirmary.`,
  'crate.gained': (v: { seat: number; row: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'gains', 'gain')} a crate beside the ${ROW[v.row]}.`,
  'crate.lost': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'has', 'have')} no place for another crate.`,
  'crates.spent': (v: { seat: number; row: number; n: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'spends', 'spend')} ${count(v.n, 'crate')} of the ${ROW[v.row]}.`,
  'influence.placed': (v: { seat: number; officer: OfficerId; n: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'places', 'place')} ${count(v.n, 'influence cube')} on ${officer(v.officer)}.`,
  'artefact.gained': (v: { seat: number; artefact: ArtefactId }, cast: Cast) =>
    `${Does(cast, v.seat, 'gains', 'gain')} the ${names.artefact[v.artefact]}.`,
  'artefact.again': (v: { seat: number; artefact: ArtefactId }, cast: Cast) =>
    `${Does(cast, v.seat, 'owns', 'own')} the ${names.artefact[v.artefact]} already.`,
  mounted: (v: { seat: number }, cast: Cast) => `${Does(cast, v.seat, 'mounts', 'mount')} a dino.`,
  'die.swapped': (v: { seat: number; face: Specialist }, cast: Cast) =>
    `${Does(cast, v.seat, 'replaces', 'replace')} a neutral die that shows ${names.specialist[v.face]}.`,
  'ranch.new': (v: { tile: RanchTileId }) => `New ranch tile: ${PROPER[v.tile]}.`,
  'ranch.placed': (v: { seat: number; tile: RanchTileId; cell: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'places', 'place')} ${PROPER[v.tile]} (${CELL[v.cell]}).`,
  'ranch.resolves': (v: { seat: number; cell: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'resolves', 'resolve')} a ranch effect (${CELL[v.cell]}).`,
  'shelter.city': (v: { seat: number; zone: CityZone; space: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'builds', 'build')} a shelter in ${zone(v.zone)}, space ${v.space + 1}.`,
  'shelter.wild': (v: { seat: number; site: SiteId }, cast: Cast) =>
    `${Does(cast, v.seat, 'builds', 'build')} a shelter at ${site(v.site)}.`,
  harvests: (v: { seat: number; site: SiteId }, cast: Cast) =>
    `${Does(cast, v.seat, 'harvests', 'harvest')} ${site(v.site)}.`,
  discovers: (v: { seat: number; site: SiteId }, cast: Cast) =>
    `${Does(cast, v.seat, 'resolves', 'resolve')} the discovery of ${site(v.site)}.`,
  'structure.built': (v: { seat: number; structure: StructureId }, cast: Cast) =>
    `${Does(cast, v.seat, 'builds', 'build')} ${PROPER[v.structure]}.`,
  'leader.home': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'calls', 'call')} the leader Home.`,
  'adventure.new': (v: { card: CardId }) => `New adventure: ${card(v.card)}.`,

  untamed: () => 'Which dino do you gain?',
  heal: (v: { left: number }) =>
    `Whom do you heal? ${count(v.left, 'heal')} left: a ranger takes 1, a dino 2.`,
  'heal.noMore': () => 'Heal nobody else',
  'ranger.back': () => 'You have no ranger in reserve: does one come Home from the infirmary?',
  'infirmary.full': (v: { unit: Unit }) => `The infirmary has no room for ${unit(v.unit)}: who is discarded?`,
  tame: (v: { left: number; free: boolean }) =>
    `Which dino do you tame${v.free ? ', without paying resources' : ''}? Up to ${v.left}.`,
  'tame.noMore': () => 'Tame no more',
  'tame.impact': (v: { species: Species; impact: 'tired' | 'wounded' | 'defeated' }) =>
    `Who is ${names.fate[v.impact]} by taming the ${names.species[v.species]}?`,
  'saddle.free': (v: { species: Species }) =>
    `You have no saddle left for a ${names.species[v.species]}: which dino do you give up for one?`,
  'saddle.from': (v: { place: 'home' | 'tired' | 'infirmary'; species: Species }) =>
    `${unit(v.species)} (${{ home: 'Home', tired: 'tired', infirmary: 'infirmary' }[v.place]})`,
  'crate.row': () => 'Beside which row do you put the crate?',
  'crate.spend': () => 'From which row do you spend a crate?',
  influence: (v: { n: number }) => `On which officer do you place ${count(v.n, 'influence cube')}?`,
  'artefact.which': () => 'Which artefact do you gain?',
  'die.swap': () => 'Which neutral die of the pool do you replace by your third die?',
  'die.swapInCity': () => 'Which neutral die of the city do you replace by your third die?',
  'followers.area': () => 'For which area do you gain followers?',
  'followers.zone': () => 'For which zone do you gain followers?',
  'ranch.tile': () => 'Which ranch tile do you take?',
  'ranch.cell': (v: { tile: RanchTileId }) => `On which cell do you place ${PROPER[v.tile]}?`,
  'ranch.effect': () => 'Which effect of your ranch do you resolve?',
  'shelter.zone': () => 'In which zone do you build a shelter?',
  'shelter.space': () => 'On which space of the city do you build a shelter?',
  'shelter.site': () => 'Where in the wilderness do you build a shelter?',
  harvest: (v: { left: number }) => `Which site do you harvest? (${v.left} left)`,
  discovery: () => 'Which discovery do you resolve?',
  structure: () => 'Which structure do you build?',
  'leader.recall': () => 'Do you call your leader Home?',
  'leader.recallYes': () => 'Call the leader Home',
  'leader.toCity': () => 'To which zone does your leader go?',
  pay: (v: { cost: Cost; then: readonly Effect[] }) =>
    `Do you pay ${things.cost(v.cost)} for: ${things.effects(v.then)}?`,
  or: () => 'Which of the two do you choose?',
} satisfies Text
