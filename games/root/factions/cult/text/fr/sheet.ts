import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Lizard Cult plays, in French. */
export const sheet: FactionSheet = {
  goal: 'Il prêche à ceux que les autres rejettent, et plante un jardin partout où on l’écoute.',
  turn: [
    'La couleur la plus nombreuse des Âmes Perdues devient celle des Parias ; la pile est ensuite défaussée. Les acolytes paient des conspirations chez les Parias : croisade, conversion, sanctuaire.',
    'Il révèle des cartes, un rituel pour chacune : un jardin là où il contrôle, un guerrier, des points pour les jardins de la couleur (la carte est dépensée) ou, avec un Oiseau, un acolyte.',
    'Les cartes révélées reviennent en main. Il fabrique avec les jardins de la couleur des Parias, puis pioche une carte, et une de plus par bonus découvert.',
  ],
  against:
    'Surveillez ce que vous défaussez : c’est ce qui désigne les prochains Parias. N’attaquez pas ses guerriers sans raison, car ceux qui tombent en défense deviennent acolytes ; visez les jardins : chacun lui coûte aussi une carte.',
}
