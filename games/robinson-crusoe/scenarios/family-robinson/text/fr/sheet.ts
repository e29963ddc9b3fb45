import type { SheetWords } from '../../../../text/en/sheet.ts'

/** The sheet of Family Robinson, in French. */
export const sheet: SheetWords = {
  tasks: [
    { name: 'Construire les inventions', line: 'celles tirées au départ' },
    { name: 'Un foyer sûr', line: 'abri, toit, palissade et armes, à la fin d’un tour' },
  ],
  lose: ['s’il n’y a pas à manger pour les enfants'],
  comes: { 7: 'un enfant naît', 9: 'un deuxième enfant', 11: 'un troisième enfant' },
  book: 'Mauvaises récoltes : la moitié de la production du tour est perdue.',
  totem: 'La première tuile de son terrain est envahie : ce terrain compte comme inexploré.',
  rules: [
    { name: 'Les enfants', line: 'Chacun mange une nourriture par nuit, avant tous les autres.' },
    {
      name: 'Défricher',
      line: 'Une action à 2 pions exactement, résolue en dernier : elle ôte un marqueur noir de l’île.',
    },
    {
      name: 'Davantage de nourriture',
      line: 'Plusieurs jetons Nourriture supplémentaire peuvent être sur la tuile du camp.',
    },
  ],
}
