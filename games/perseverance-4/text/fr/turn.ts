import type { SameMessages } from '@tablee/kernel'
import type { turn as en } from '../en/turn.ts'
import { names } from './names.ts'
import { byZone } from './solo.ts'
import { capital, Does, de, dinos, ofOfficer, place, zone } from './words.ts'

const PLACE = {
  battlefield: 'sur le champ de bataille',
  voyage: 'sur le voyage',
  a: 'sur le premier coût',
  b: 'sur le deuxième coût',
  c: 'sur le troisième coût',
  d: 'sur le quatrième coût',
} as const

/** A turn: the die, options, dinos, the secondary action, preparations. */
export const turn: SameMessages<typeof en> = {
  'repair.keep': () => 'Quelle carte réparation gardez-vous ?',
  'repair.kept': (v, cast) => `${Does(cast, v.seat, 'garde', 'gardez')} une carte réparation.`,
  'start.zone': () => 'Où commencez-vous ?',
  'start.chosen': (v, cast) => `${Does(cast, v.owner, 'commence', 'commencez')} dans ${zone(v.zone)}.`,
  'turn.begins': (v, cast) => `${Does(cast, v.seat, 'commence', 'commencez')} le tour ${v.turn} sur 7.`,
  space: () => 'Sur quelle case placez-vous un dé ?',
  'space.one': v => `${place(v.zone)}, ${names.specialist[v.face]} : ${names.danger[v.danger]}`,
  die: v => `Quel dé placez-vous dans ${zone(v.zone)} ?`,
  'die.placed': (v, cast) =>
    `${Does(cast, v.who, 'place', 'placez')} un dé (${names.specialist[v.face]}) dans ${zone(v.zone)}.`,
  'die.rerolled': v => `Un dé est relancé et revient dans la réserve : ${names.specialist[v.face]}.`,
  scout: v =>
    `Le dé éclaireur${v.scout === 'dangerousScout' ? ' dangereux' : ''} montre ${names.scoutFace[v.face]} dans ${zone(v.zone)}.`,
  'unit.deployed': v =>
    `Un ${names.ancient[v.kind]} arrive à l’emplacement ${v.slot + 1} de ${zone(v.zone)}.`,
  'unit.noSlot': v =>
    `Aucun emplacement libre dans ${zone(v.zone)} : le ${names.ancient[v.kind]} ne vient pas.`,
  option: v => `Quelle option de ${zone(v.zone)} ? (encore ${v.left})`,
  'option.resolved': (v, cast) =>
    `${Does(cast, v.seat, 'résout', 'résolvez')} l’option ${v.option} de ${zone(v.zone)}.`,
  branch: () => 'Que choisissez-vous ?',
  'rally.zone': v => `Sur quel champ de bataille ralliez-vous jusqu’à ${v.n} dinos ?`,
  'rally.group': v =>
    `Qui ralliez-vous dans ${zone(v.zone)} ? (encore ${v.left} ${v.left === 1 ? 'dino' : 'dinos'})`,
  'rally.noMore': () => 'Ne plus rallier',
  'rally.against': v =>
    `${capital(dinos(v.dinos))} face au ${names.ancient[v.kind]} de l’emplacement ${v.slot + 1} : ${v.damage} contre ${v.strength}`,
  rallied: (v, cast) =>
    `${Does(cast, v.owner, 'rallie', 'ralliez')} ${dinos(v.dinos)} face au ${names.ancient[v.kind]} de l’emplacement ${v.slot + 1} de ${zone(v.zone)}${v.choice ? byZone(v.choice) : ''}.`,
  secondary: () => 'Votre action secondaire : une caisse, ou la faveur d’un officier ?',
  'secondary.none': () => 'Aucune',
  'secondary.favour': v => `Faveur ${ofOfficer(v.officer)}`,
  'secondary.crate': v => `Caisse ${PLACE[v.place]} de ${zone(v.zone)}`,
  'favour.used': (v, cast) =>
    `${Does(cast, v.seat, 'dépense', 'dépensez')} un cube pour la faveur ${ofOfficer(v.officer)}.`,
  'crate.placed': (v, cast) =>
    `${Does(cast, v.owner, 'place', 'placez')} une caisse ${PLACE[v.place]} de ${zone(v.zone)}.`,
  voyage: () => 'Sur quel voyage placez-vous une caisse ?',
  'voyage.none': () => 'Sur aucun',
  'leader.zone': () => 'Où va votre chef ?',
  'leader.placed': (v, cast) => `Le chef ${de(cast, v.owner)} arrive dans ${zone(v.zone)}.`,
  fort: () => 'Où construisez-vous une fortification ?',
  'fort.none': () => 'N’en construire aucune',
  'fort.built': (v, cast) =>
    `${Does(cast, v.owner, 'construit', 'construisez')} une fortification sur la case ${v.space} du sentier de guerre de ${zone(v.zone)}.`,
  'fort.held': (v, cast) =>
    `Une fortification ${de(cast, v.owner)} arrête la figurine de sentier de ${zone(v.zone)} et lui revient.`,
  trail: () => 'Quelle figurine de sentier monte ?',
  'trail.none': () => 'Aucune',
  'trail.up': v => `La figurine de sentier de ${zone(v.zone)} monte à ${v.to}.`,
  'trail.down': v => `La figurine de sentier de ${zone(v.zone)} descend à ${v.to}.`,
  spearman: () => 'Quel lancier retirez-vous ?',
  'spearman.none': () => 'Aucun',
  'spearman.removed': (v, cast) =>
    `${Does(cast, v.seat, 'retire', 'retirez')} un lancier de ${zone(v.zone)}.`,
  'preparation.which': () => 'Quelle préparation commencez-vous ?',
  'preparation.none': () => 'Aucune',
  'preparation.started': (v, cast) =>
    `${Does(cast, v.seat, 'commence', 'commencez')} « ${names.preparation[v.card]} ».`,
  'preparation.new': v => `« ${names.preparation[v.card]} » est proposée.`,
  'preparation.stage': (v, cast) =>
    `${Does(cast, v.seat, 'résout', 'résolvez')} l’étape ${v.stage} de « ${names.preparation[v.card]} ».`,
  'no.optionUsed': () => 'Vous l’avez déjà résolue ce tour-ci.',
  'no.cost': () => 'Vous ne pouvez pas la payer.',
  'no.effect': () => 'Elle ne ferait rien.',
  'no.dieSpace': () => 'Un dé s’y trouve.',
  'no.price': () => 'Vous ne pouvez pas le payer.',
  'no.crate': () => 'Vous n’avez pas de caisse disponible.',
  'no.crateRoom': () => 'Il n’y a plus de place pour une caisse.',
  'no.cube': () => 'Vous n’avez pas de cube sur cet officier.',
}
