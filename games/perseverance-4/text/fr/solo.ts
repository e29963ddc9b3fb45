import type { SameMessages } from '@tablee/kernel'
import type { Choice } from '@tablee/perseverance/dissenters/place.ts'
import { because } from '@tablee/perseverance/text/fr/dissenters.ts'
import type { Zone } from '../../data/types.ts'
import type { Avoided } from '../../rules/solo/query.ts'
import type { Part } from '../../rules/solo/turn.ts'
import type { solo as en } from '../en/solo.ts'
import { names } from './names.ts'
import { count, Does, de, followers, list, officer, ofOfficer, place, who, zone } from './words.ts'

const AVOIDED: { readonly [A in Avoided]: string } = { full: 'pas de place', ahead: '2 de plus que vous' }

/** What led to a zone, in brackets; nothing where the card named it. */
export const byZone = (choice: Choice<Zone, Avoided>): string => because(choice, { place, avoided: AVOIDED })

const PART: { readonly [P in Part]: string } = {
  primary: 'Action primaire',
  secondary: 'Action secondaire',
  reserve: 'Action de réserve',
}

/** The game alone: what Narek and Camilla do, and why. */
export const solo: SameMessages<typeof en> = {
  'solo.assigned': v =>
    `La carte ${v.top} est retournée : Narek agit avec la carte ${v.narek}, Camilla avec la carte ${v.camilla}.`,
  'solo.turn': () => 'Narek et Camilla vont agir.',
  'solo.go': () => 'Révéler la première carte action',
  'solo.acts': (v, cast) =>
    `${PART[v.part]} ${de(cast, v.owner)}, ${v.card === null ? `programme ${names.program[v.program]}` : `carte ${v.card}`}.`,
  'solo.reset': (v, cast) => `Le marqueur de réserve ${de(cast, v.owner)} revient à 0.`,
  'solo.row': v =>
    `Les cartes action utilisées sont défaussées ; ${list(v.cards.map(card => `la carte ${card}`))} ${v.cards.length === 1 ? 'rejoint' : 'rejoignent'} la rangée.`,
  'solo.noDie': (v, cast) =>
    `${Does(cast, v.owner, 'ne trouve', 'ne trouvez')} aucun dé pour ${zone(v.zone)} : pas d’action primaire.`,
  'solo.turned': (v, cast) =>
    `Aucun dé ne convient : ${who(cast, v.owner)} en tourne un qui montrait ${names.specialist[v.face]}${v.spent ? ' pour 1 réserve' : ', gratuitement'}.`,
  'solo.reserve': (v, cast) =>
    `${Does(cast, v.owner, 'gagne', 'gagnez')} ${count(v.n, 'réserve')} : le marqueur est sur ${v.onProgram ? 'la carte programme' : v.space}.`,
  'solo.followers': v => `Les dissidents gagnent ${followers(v.n)}.`,
  'solo.artefact': (v, cast) =>
    `${Does(cast, v.owner, 'prend', 'prenez')} l’artefact ${names.artefact[v.artefact]} de ${zone(v.zone)}.`,
  'solo.advanced': (v, cast) => `Le marqueur de ralliement ${de(cast, v.owner)} avance à ${v.space}.`,
  'solo.noRally': (v, cast) =>
    `${Does(cast, v.owner, 'n’a', 'n’avez')} personne à affronter dans ${zone(v.zone)}, et le marqueur reste.`,
  'solo.cannotRally': (v, cast) =>
    `${Does(cast, v.owner, 'ne peut', 'ne pouvez')} rallier dans ${zone(v.zone)} : le marqueur de ralliement avance de 2.`,
  'solo.cabin': (v, cast) =>
    `${Does(cast, v.owner, 'construit', 'construisez')} une cabine de ${names.crew[v.crew]} sous ${zone(v.zone)}${byZone(v.choice)}.`,
  'solo.fort': (v, cast) =>
    `${Does(cast, v.owner, 'construit', 'construisez')} une fortification sur la case ${v.space} dans ${zone(v.zone)}${byZone(v.choice)}.`,
  'solo.leader': (v, cast) =>
    `Le chef ${de(cast, v.owner)} se tient dans ${zone(v.zone)}${byZone(v.choice)}.`,
  'solo.crate': (v, cast) =>
    `${Does(cast, v.owner, 'place', 'placez')} une caisse ${v.place === 'battlefield' ? 'sur le champ de bataille' : v.place === 'voyage' ? 'sur le voyage' : `sur le coût ${v.place}`} de ${zone(v.zone)}${byZone(v.choice)}.`,
  'solo.influence': (v, cast) =>
    `${Does(cast, v.owner, 'place', 'placez')} un cube sur ${officer(v.officer)}${because(v.choice, { place: officer, avoided: AVOIDED })}.`,
  'solo.pays': (v, cast) =>
    v.paid
      ? `${Does(cast, v.owner, 'dépense', 'dépensez')} un cube ${ofOfficer(v.officer)} pour l’action secondaire.`
      : `${Does(cast, v.owner, 'n’a', 'n’avez')} aucun cube sur ${officer(v.officer)} : pas d’action secondaire.`,
  'solo.reshuffled': () => 'Les cartes action sont remélangées.',
}
