import type { SheetWords } from '../../../../text/en/sheet.ts'

/** The sheet of Castaways, in French. */
export const sheet: SheetWords = {
  tasks: [
    { name: 'Empiler 15 bois', line: 'cinq étapes, une seule par tour' },
    { name: 'Construire le Feu', line: 'il doit encore être là quand le navire passe' },
    { name: 'Être vus', line: 'au tour 10, 11 ou 12' },
  ],
  lose: [],
  comes: { 10: 'un navire peut voir le feu' },
  book: 'Il ne se passe rien ici.',
  totem: 'Ils n’ont aucun effet ici.',
  rules: [
    {
      name: 'Le tas de bois',
      line: 'Avant les actions, posez du bois sur la première étape incomplète. La suivante attend le prochain tour, et le bois posé ne se reprend jamais.',
    },
  ],
}
