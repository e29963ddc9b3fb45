import type { SheetWords } from '../../../../text/en/sheet.ts'

/** The sheet of Cursed Island, in French. */
export const sheet: SheetWords = {
  tasks: [{ name: 'Dresser 5 croix', line: 'chacune sur sa tuile, debout à la fin d’un tour' }],
  lose: [],
  comes: { 6: 'le dé Hiver' },
  book: 'Posez du brouillard sur deux cases de votre choix, un marqueur au plus par case.',
  totem:
    'Le premier est le Temple obscur : l’explorer plus tard fait piocher jusqu’à 3 trésors et 1 créature. Le deuxième blesse deux fois qui l’explore. Les suivants sont dans le brouillard.',
  rules: [
    {
      name: 'Brouillard',
      line: 'Une action y demande 1 pion de plus, son terrain ne compte pas, et un camp dans le brouillard ne tire rien de ses sources.',
    },
    {
      name: 'Croix',
      line: '2 bois, sur toute tuile face visible ; une par tuile. Une tuile retournée perd sa croix.',
    },
  ],
}
