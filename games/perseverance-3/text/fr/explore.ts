import type { SameMessages } from '@tablee/kernel'
import { UNITS } from '../../state.ts'
import type { explore as en } from '../en/explore.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'
import { things } from './things.ts'
import { area, card, count, Does, list, location, unit, unitsOf, verb } from './words.ts'

const GROUP = { infantry: 'un groupe d’infanterie', mounted: 'un groupe monté' } as const

const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** Exploring, combat, adventures and their stages. */
export const explore: SameMessages<typeof en> = {
  'explore.where': () => 'Quel emplacement explorez-vous ?',
  'explore.dino': v => `Qui placez-vous sur ${location(v.location)} ?`,
  'explore.placed': (v, cast) =>
    `${Does(cast, v.seat, 'place', 'placez')} ${unit(v.unit)} sur ${location(v.location)}.`,
  'adventures.unlocked': v => `Les aventures sont débloquées dans ${area(v.area)}.`,
  'combat.group': v => `Quel groupe capture le ${names.species[v.wild]} sauvage ?`,
  'combat.as': v =>
    v.group === 'infantry'
      ? `Groupe d’infanterie : ${things.group(v.slots)}`
      : `Groupe monté : ${things.group(v.slots)}. Récompense : ${things.effects(v.prize)}`,
  'combat.unit': v =>
    `Qui combat ici et devient ${names.fate[v.fate]} ? Il faut ${things.requires([v.slot]).toLowerCase()}.`,
  'combat.captured': (v, cast) =>
    `${Does(cast, v.seat, 'capture', 'capturez')} un ${names.species[v.wild]} sauvage avec ${GROUP[v.group]}.`,
  'explore.drawn': v => `Deux tuiles sont révélées : ${list(v.tiles.map(tile => PROPER[tile]))}.`,
  'explore.which': v => `Quelle tuile placez-vous sur ${location(v.location)} ?`,
  'explore.tile': (v, cast) =>
    `${Does(cast, v.seat, 'place', 'placez')} ${PROPER[v.tile]} sur ${location(v.location)}.`,
  'explore.returned': v => `${PROPER[v.tile]} va sous sa pile.`,
  'explore.flipped': v => `La tuile sur ${location(v.location)} est retournée : ${PROPER[v.tile]}.`,
  'explore.reward': v =>
    `Construisez-vous un abri sur ${location(v.location)} pour récolter, ou prenez-vous la découverte ?`,
  'explore.as': v =>
    v.reward === 'harvest'
      ? `Un abri et la récolte : ${things.effects(v.effects)}`
      : `La découverte : ${names.artefact[v.artefact]} ; ${things.effects(v.effects)}`,
  'temple.explored': (v, cast) => `${Does(cast, v.seat, 'explore', 'explorez')} ${location(v.temple)}.`,
  'assembly.due': v => `À la fin de ce tour, une assemblée a lieu dans ${area(v.area)}.`,

  'adventure.card': () => 'Quelle aventure commencez-vous ?',
  'adventure.units': v =>
    v.enough
      ? `Quelqu’un d’autre part-il pour ${card(v.card)} ?`
      : `Qui part pour ${card(v.card)} ? Il faut ${uncapital(things.requires(v.requires))}.`,
  'adventure.done': () => 'Personne d’autre',
  'adventure.started': (v, cast) => `${Does(cast, v.seat, 'commence', 'commencez')} ${card(v.card)}.`,
  'adventure.sent': (v, cast) =>
    `${Does(cast, v.seat, 'envoie', 'envoyez')} ${list(UNITS.filter(one => v.units[one] > 0).map(one => unitsOf(v.units[one], one)))}.`,
  stage: (v, cast) =>
    `${Does(cast, v.seat, 'résout', 'résolvez')} ${v.stage === 1 ? 'la première' : 'la seconde'} étape : ${card(v.card)}.`,
  'threat.roll': v => `Menace ${v.threat} : un résultat inférieur blesse l’une de vos unités.`,
  'threat.now': () => 'Lancer le dé menace',
  'threat.rolled': (v, cast) =>
    `${Does(cast, v.seat, 'obtient', 'obtenez')} ${v.rolled} contre une menace de ${v.threat}.`,
  'threat.advanced': (v, cast) =>
    `${Does(cast, v.seat, 'avance', 'avancez')} le marqueur de menace de ${count(v.steps, 'case')}.`,
  'threat.wound': () => 'Qui est blessé dans l’aventure ?',
  'leader.prone': (v, cast) =>
    `${Does(cast, v.seat, 'couche', 'couchez')} ${verb(cast, v.seat, 'son', 'votre')} chef sur la carte.`,
  'adventure.completed': (v, cast) => `${Does(cast, v.seat, 'termine', 'terminez')} ${card(v.card)}.`,
}
