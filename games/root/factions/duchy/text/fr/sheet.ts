import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Underground Duchy plays, in French. */
export const sheet: FactionSheet = {
  goal: 'Il surgit de sous terre pour gagner son Parlement : chaque Ministre rallié travaille pour lui à tous les tours.',
  turn: [
    'Un guerrier arrive dans le Terrier, et un de plus par symbole découvert par les Citadelles.',
    'Deux actions : construction, recrutement, déplacement, combat ou tunnel. Puis chaque Ministre rallié agit une fois. Enfin, il peut en rallier un, en révélant des cartes de clairières où il a des pièces.',
    'Parmi les cartes révélées, les Oiseaux sont défaussés, les autres reviennent en main. Il fabrique avec Citadelles et Marchés, puis pioche une carte, et une de plus par symbole découvert par les Marchés.',
  ],
  against:
    'Ses bâtiments sont son point faible : retirez-en un, et son Ministre le plus haut s’en va, la couronne perdue pour de bon, et une carte avec. Tenez les abords de ses Tunnels, et frappez avant que ses Seigneurs ne marquent à chaque tour.',
}
