import type { BoardWords } from '../en/board.ts'

/** What the panels say in French. */
export const board: BoardWords = {
  choices: 'Ce que l’on peut choisir ici',
  clan: { fire: 'Clan du Feu', water: 'Clan de l’Eau', air: 'Clan de l’Air', jungle: 'Clan de la Jungle' },
  player: n => `Joueur ${n}`,
  turn: (turn, of) => `Tour ${turn} sur ${of}`,
  rivals: 'Rivaux',
  stalls: 'Étals de la Citadelle',
  scores: 'Gloire (figurines) et réputation (disques)',
  mine: 'Votre clan',
  hand: 'Vos membres et régions',
}
