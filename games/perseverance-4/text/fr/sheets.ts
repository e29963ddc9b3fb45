import { count } from '@tablee/common/words/fr.ts'
import type { SheetWords } from '../en/sheets.ts'

/** What sheets explain, in French. */
export const sheets: SheetWords = {
  label: 'Explication',
  book: 'Les règles',
  seatLine: 'Ce que ce chef a au départ, sait faire et possède à présent',
  ability: {
    tamer: 'Le premier dino dressé d’un tour coûte 1 baie lumineuse de moins.',
    persuader: 'Changer la face d’un dé coûte 1 baie lumineuse de moins.',
    builder: 'Chaque cabine rapporte 1 partisan de plus.',
    healer: 'Chaque soin guérit 1 dino de plus.',
  },
  abilityHead: 'Capacité',
  begins: 'Commence avec',
  now: 'À présent',
  nothing: 'rien de plus que les autres',
  glowberries: n => `${n > 0 ? '+' : '−'}${count(Math.abs(n), 'baie lumineuse', 'baies lumineuses')}`,
  tamed: species => `un ${species} dressé`,
  untamed: species => `un ${species} non dressé`,
  dissenterLine: 'Un automate : il suit ses cartes et ne choisit rien',
  program: 'Programme',
  howHead: 'Comment une zone est choisie',
  how: [
    'La zone que nomme la carte, sauf si elle est pleine ou s’il y a là 2 éléments de plus que les vôtres.',
    'Sinon, parmi les zones qu’il n’évite pas, celle où il a le moins d’éléments.',
    'À égalité : la zone du programme, puis la zone opposée, puis la suite de la boucle.',
  ],
  order: 'Ordre des dés',
  zoneLine: section => `Au-dessus de la section : ${section}`,
  danger: 'Dangers des cases dé',
  options: 'Options',
  bonus: 'Pour qui commence ici',
  units: 'Champ de bataille',
  officerLine: zone => `Se tient en ${zone}`,
  memoirs: 'Mémoires, à la fin',
  atAssembly: 'À une assemblée',
  places: 'Tout pour la première place, la moitié arrondie en dessous pour la seconde.',
}
