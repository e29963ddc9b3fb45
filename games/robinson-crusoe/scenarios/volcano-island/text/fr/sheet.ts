import type { SheetWords } from '../../../../text/en/sheet.ts'
import type { lava as english } from '../en/sheet.ts'

/** The sheet of Volcano Island, in French. */
export const sheet: SheetWords = {
  tasks: [
    { name: 'Explorer des tuiles', line: 'sans le volcan ni la première' },
    { name: 'Fouiller des lieux totem', line: 'une fois chacun' },
    { name: 'Construire la Chaloupe', line: 'Corde et 3 bois, quand le reste est fait' },
  ],
  lose: ['si la lave prend le camp'],
  comes: {},
  book: 'Des cendres sur deux cases de votre choix, jamais sur le volcan. Une action y demande 1 pion de plus, en s’ajoutant au reste.',
  totem:
    'Chacun est un lieu qu’on explore une fois, en piochant toutes ses cartes Mystère : 3, 4, 4, puis 5. Les deux derniers demandent 1 pion de plus.',
  rules: [
    {
      name: 'Explorer : +1 pion',
      line: 'Toute la partie, chaque exploration demande 1 pion de plus.',
    },
    {
      name: 'Fourrure pour bois',
      line: 'Pour l’abri, le toit et la palissade, une fourrure peut tenir lieu d’un bois.',
    },
    { name: 'Outils de départ', line: 'Pelle et Couteau sont construits, et les armes sont à 1.' },
  ],
}

/** The lava as the sheet tells it, in French. */
export const lava: typeof english = {
  title: 'La lave, tour par tour',
  now: where => `Ce tour-ci, la lave a pris : ${where}.`,
  next: (rounds, where) => `${rounds === 1 ? 'Au prochain tour' : `Dans ${rounds} tours`} : ${where}.`,
  camp: 'Le camp doit partir, sinon tout est perdu.',
}
