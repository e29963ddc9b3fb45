import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Riverfolk Company plays, in French. */
export const sheet: FactionSheet = {
  goal: 'Elle fait commerce de tout : ce qui manque aux autres, elle le vend, et leur paiement bâtit ses comptoirs.',
  turn: [
    'Deux de ses guerriers arrivent si personne n’a payé ; deux fonds gardés rapportent un point, avec un comptoir sur le plateau ; puis tout ce qui est sur son plateau devient des fonds.',
    'Elle investit un fonds pour se déplacer, combattre, piocher ou fabriquer, et le récupère ; elle dépense un fonds pour recruter au bord d’une rivière, ou deux de qui contrôle une clairière pour y placer un comptoir et un guerrier.',
    'Elle ne pioche pas. Elle garde cinq cartes au plus, toutes à vendre, et peut fixer de nouveaux prix.',
  ],
  against:
    'Chaque guerrier payé travaille pour elle : n’achetez que ce qui vous rapporte davantage. Sans vos guerriers, pas de comptoir chez vous : refusez un tour ou deux, et retirez un comptoir, ce qui lui coûte la moitié de ses fonds ; il est perdu pour de bon.',
}
