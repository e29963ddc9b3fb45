import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Marquise de Cat plays, in French. */
export const sheet: FactionSheet = {
  goal: 'Elle tient la Forêt et veut qu’elle travaille pour elle : du bois, des ateliers, des soldats.',
  turn: [
    'Chaque Scierie donne un jeton Bois.',
    'Elle fabrique avec ses Ateliers, puis effectue trois actions : combat, marche (deux déplacements), un recrutement, construction ou surmenage. Chaque carte Oiseau dépensée en offre une de plus.',
    'Elle pioche une carte, et une de plus par bonus que ses Recruteurs ont découvert.',
  ],
  against:
    'Ses guerriers sont nombreux, mais épars. Coupez en deux les clairières qu’elle contrôle : son bois n’atteint plus les chantiers. Abattez ses bâtiments, un point pièce, avant que les derniers d’une ligne ne soient construits.',
}
