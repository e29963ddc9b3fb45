import type { SameMessages } from '@tablee/kernel'
import type { cards as english } from '../en/cards.ts'
import { Does } from './people.ts'
import { card } from './words.ts'

/** Cards, fights and mysteries, in French. */
export const cards: SameMessages<typeof english> = {
  'event.drawn': v => `Paquet Événement : ${card(v.card)}.`,
  'event.seen': v => `La prochaine carte Événement : ${card(v.card)}.`,
  'threat.strikes': v => `Carte sortie des menaces : ${card(v.card)}.`,

  'threat.faced': v => `La menace est écartée : ${card(v.card)}.`,

  'fight.wounds': v =>
    `Avec ${v.bonus} de plus pour ce combat : ${v.n === 0 ? 'aucune blessure' : v.n === 1 ? '1 blessure' : `${v.n} blessures`}.`,
  fight: (v, cast) =>
    `${Does(cast, v.who, 'combat', 'combattez')} : force ${v.strength} contre Armes ${v.weapons}.`,
  'beast.shown': v => `Bête : ${card(v.beast)}.`,
  'beast.joined': () => 'Une bête rejoint le paquet Chasse.',
  'hunting.seen': v => `La prochaine bête : ${card(v.beast)}.`,
  'hunting.discarded': v => `Carte retirée du paquet Chasse : ${card(v.beast)}.`,
  'hunting.where': () => 'Pistage : où va cette bête dans le paquet Chasse ?',
  'hunting.top': () => 'La laisser sur le dessus',
  'hunting.bottom': () => 'La glisser en dessous',

  'mystery.drawn': v => `Mystère : ${card(v.card)}.`,
  'mystery.aside': v => `Carte mise de côté : ${card(v.card)}.`,
  'mystery.more': () => 'Piocher une autre carte Mystère ?',
  'mystery.continue': () => 'Continuer à piocher',
  'mystery.stop': () => 'S’arrêter',

  'morale.top': () => 'Le moral est au plus haut : que prenez-vous ?',
  'morale.det': () => '2 jetons Détermination',
  'morale.heal': () => 'Soigner 1 blessure',
}
