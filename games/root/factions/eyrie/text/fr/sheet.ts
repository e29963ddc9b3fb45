import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Eyrie Dynasties play, in French. */
export const sheet: FactionSheet = {
  goal: 'Elle veut couvrir la Forêt de Perchoirs : plus il y en a sur le plateau, plus elle marque à chaque Crépuscule.',
  turn: [
    'Elle ajoute une ou deux cartes au Décret, un seul Oiseau au plus. Sans Perchoir, elle en fonde un, avec trois guerriers.',
    'Elle fabrique avec ses Perchoirs, puis accomplit tout le Décret, colonne par colonne : recruter, se déplacer, combattre, construire, chaque fois dans une clairière de la couleur de la carte.',
    'Elle marque pour ses Perchoirs, puis pioche une carte, une de plus à partir de trois Perchoirs, et encore une à partir de six.',
  ],
  against:
    'Son Décret est visible de tous : cherchez l’ordre qui ne tient qu’à un fil. Privez-la du dernier emplacement, du dernier adversaire à combattre ou d’un Perchoir de la bonne couleur, et c’est la Crise.',
}
