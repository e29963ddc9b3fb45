import type { SheetWords } from '../../../../text/en/sheet.ts'

/** The sheet of Cannibal Island, in French. */
export const sheet: SheetWords = {
  tasks: [
    { name: 'Incendier des villages', line: 'chacun affaiblit la Cité de 3' },
    { name: 'Détruire la Cité', line: 'une chasse par un chemin exploré, puis survivre à la nuit' },
  ],
  lose: [],
  comes: { 4: 'la Cité apparaît et peut être attaquée' },
  book: 'Les cannibales attaquent : 3 blessures chacun, une de moins par village incendié. Puis le camp doit fuir.',
  totem:
    'Les quatre premiers sont des villages : chacun blesse qui l’explore, le quatrième trois fois (une avec le Remède). Dès le deuxième, un bois ou une nourriture est pillé.',
  rules: [
    {
      name: 'Attaquer',
      line: 'Une chasse à 2 pions : la force contre les armes, sans carte. Un village a 4, et 1 par autre totem visible non incendié.',
    },
    {
      name: 'Près d’un village',
      line: 'Pas de camp sur un village debout, et y récolter demande 1 pion de plus.',
    },
  ],
}
