import type { SharedBoardWords } from '../en/board.ts'
import { names } from './names.ts'

/** What the boards of both episodes say. */
export const board: SharedBoardWords = {
  several: n => `${n} joueurs`,
  alone: 'solo',
  reads: 'Vous',
  robot: 'Robot',
  thinking: 'réfléchit',
  toPlay: 'joue',
  mine: 'Mon plateau',
  rivals: 'Les autres',
  everyone: 'Les sièges',
  score: 'Tours et assemblées',
  turn: 'Tour',
  start: 'Départ',
  colour: names.colour,
  assembly: 'Assemblée',
  dice: 'Dés',
  free: 'gratuit',
  neutral: 'neutre',
  leaderSpace: 'Case chef',
  presence: 'Présence',
  influence: 'Influence',
  followers: 'Partisans',
  home: 'Maison',
  untamed: 'Non dressés',
  infirmary: 'Infirmerie',
  none: 'aucun',
  crates: 'Caisses',
  artefacts: 'Artefacts',
  favour: 'Faveur',
}
