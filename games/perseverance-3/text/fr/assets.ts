import type { SameMessages } from '@tablee/kernel'
import type { assets as en } from '../en/assets.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'
import { things } from './things.ts'
import { CELL, card, count, Does, officer, ROW, site, unit, untamed, verb, Who, zone } from './words.ts'

const PLACE = { home: 'Maison', tired: 'épuisé', infirmary: 'infirmerie' } as const

/** What players gain, spend and lose, and what effects ask. */
export const assets: SameMessages<typeof en> = {
  'untamed.spent': (v, cast) => `${Does(cast, v.seat, 'dépense', 'dépensez')} ${untamed(v.species)}.`,
  'dino.freed': (v, cast) =>
    `${Does(cast, v.seat, 'renonce', 'renoncez')} à ${unit(v.species)} pour récupérer sa selle.`,
  'ranger.gained': (v, cast) => `${Does(cast, v.seat, 'gagne', 'gagnez')} un ranger.`,
  'unit.tired': (v, cast) => `${Does(cast, v.seat, 'épuise', 'épuisez')} ${unit(v.unit)}.`,
  'unit.wounded': (v, cast) =>
    `${Who(cast, v.seat)} ${verb(cast, v.seat, 'a', 'avez')} ${unit(v.unit)} ${v.unit === 'ranger' ? 'blessé' : 'et blessé'}.`,
  'unit.defeated': (v, cast) => `${Does(cast, v.seat, 'perd', 'perdez')} ${unit(v.unit)}.`,
  'unit.healed': (v, cast) => `${Does(cast, v.seat, 'soigne', 'soignez')} ${unit(v.unit)}.`,
  'unit.home': (v, cast) =>
    `${Does(cast, v.seat, 'reprend', 'reprenez')} ${unit(v.unit)} dans la zone Maison.`,
  'infirmary.opened': (v, cast) => `${Does(cast, v.seat, 'agrandit', 'agrandissez')} l’infirmerie.`,
  'crate.gained': (v, cast) =>
    `${Does(cast, v.seat, 'gagne', 'gagnez')} une caisse à côté de la ${ROW[v.row]}.`,
  'crate.lost': (v, cast) =>
    `${Who(cast, v.seat)} n’${verb(cast, v.seat, 'a', 'avez')} plus de place pour une caisse.`,
  'crates.spent': (v, cast) =>
    `${Does(cast, v.seat, 'dépense', 'dépensez')} ${count(v.n, 'caisse')} de la ${ROW[v.row]}.`,
  'influence.placed': (v, cast) =>
    `${Does(cast, v.seat, 'place', 'placez')} ${count(v.n, 'cube d’influence', 'cubes d’influence')} sur ${officer(v.officer)}.`,
  'artefact.gained': (v, cast) =>
    `${Does(cast, v.seat, 'gagne', 'gagnez')} l’artefact ${names.artefact[v.artefact]}.`,
  'artefact.again': (v, cast) =>
    `${Does(cast, v.seat, 'possède', 'possédez')} déjà l’artefact ${names.artefact[v.artefact]}.`,
  mounted: (v, cast) => `${Does(cast, v.seat, 'monte', 'montez')} désormais un dino.`,
  'die.swapped': (v, cast) =>
    `${Does(cast, v.seat, 'remplace', 'remplacez')} un dé neutre (${names.specialist[v.face]}).`,
  'ranch.new': v => `Nouvelle tuile ranch : ${PROPER[v.tile]}.`,
  'ranch.placed': (v, cast) =>
    `${Does(cast, v.seat, 'place', 'placez')} ${PROPER[v.tile]} (${CELL[v.cell]}).`,
  'ranch.resolves': (v, cast) =>
    `${Does(cast, v.seat, 'résout', 'résolvez')} un effet de ranch (${CELL[v.cell]}).`,
  'shelter.city': (v, cast) =>
    `${Does(cast, v.seat, 'construit', 'construisez')} un abri dans ${zone(v.zone)}, case ${v.space + 1}.`,
  'shelter.wild': (v, cast) =>
    `${Does(cast, v.seat, 'construit', 'construisez')} un abri sur ${site(v.site)}.`,
  harvests: (v, cast) => `${Does(cast, v.seat, 'récolte', 'récoltez')} sur ${site(v.site)}.`,
  discovers: (v, cast) =>
    `${Does(cast, v.seat, 'résout', 'résolvez')} l’effet découverte sur ${site(v.site)}.`,
  'structure.built': (v, cast) => `${Does(cast, v.seat, 'construit', 'construisez')} ${PROPER[v.structure]}.`,
  'leader.home': (v, cast) =>
    `${Does(cast, v.seat, 'récupère', 'récupérez')} ${verb(cast, v.seat, 'son', 'votre')} chef.`,
  'adventure.new': v => `Nouvelle aventure : ${card(v.card)}.`,

  untamed: () => 'Quel dino gagnez-vous ?',
  heal: v => `Qui soignez-vous ? Il vous reste ${count(v.left, 'soin')} : un ranger en demande 1, un dino 2.`,
  'heal.noMore': () => 'Ne plus soigner personne',
  'ranger.back': () => 'Vous n’avez plus de ranger en réserve : en reprenez-vous un de l’infirmerie ?',
  'infirmary.full': v => `L’infirmerie n’a pas de place pour ${unit(v.unit)} : qui est défaussé ?`,
  tame: v =>
    `Quel dino dressez-vous${v.free ? ', sans payer de ressources' : ''} ? Encore ${v.left} au plus.`,
  'tame.noMore': () => 'Ne plus dresser',
  'tame.impact': v => `Qui est ${names.fate[v.impact]} par le dressage du ${names.species[v.species]} ?`,
  'saddle.free': v =>
    `Vous n’avez plus de selle pour un ${names.species[v.species]} : à quel dino renoncez-vous pour en récupérer une ?`,
  'saddle.from': v => `${unit(v.species)} (${PLACE[v.place]})`,
  'crate.row': () => 'À côté de quelle rangée placez-vous la caisse ?',
  'crate.spend': () => 'De quelle rangée dépensez-vous une caisse ?',
  influence: v => `Sur quel officier placez-vous ${count(v.n, 'cube d’influence', 'cubes d’influence')} ?`,
  'artefact.which': () => 'Quel artefact gagnez-vous ?',
  'die.swap': () => 'Quel dé neutre de la réserve remplacez-vous par votre troisième dé ?',
  'die.swapInCity': () => 'Quel dé neutre de la ville remplacez-vous par votre troisième dé ?',
  'followers.area': () => 'Pour quelle zone de nature sauvage gagnez-vous des partisans ?',
  'followers.zone': () => 'Pour quelle zone de la ville gagnez-vous des partisans ?',
  'ranch.tile': () => 'Quelle tuile ranch prenez-vous ?',
  'ranch.cell': v => `Sur quelle case placez-vous ${PROPER[v.tile]} ?`,
  'ranch.effect': () => 'Quel effet de votre ranch résolvez-vous ?',
  'shelter.zone': () => 'Dans quelle zone construisez-vous un abri ?',
  'shelter.space': () => 'Sur quelle case de la ville construisez-vous un abri ?',
  'shelter.site': () => 'Où construisez-vous un abri dans la nature sauvage ?',
  harvest: v => `Où récoltez-vous ? (encore ${v.left})`,
  discovery: () => 'Quel effet découverte résolvez-vous ?',
  structure: () => 'Quelle structure construisez-vous ?',
  'leader.recall': () => 'Récupérez-vous votre chef ?',
  'leader.recallYes': () => 'Récupérer le chef',
  'leader.toCity': () => 'Vers quelle zone va votre chef ?',
  pay: v => `Payez-vous ${things.cost(v.cost)} pour : ${things.effects(v.then)} ?`,
  or: () => 'Lequel des deux choisissez-vous ?',
}
