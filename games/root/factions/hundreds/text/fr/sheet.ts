import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Lord of the Hundreds plays, in French. */
export const sheet: FactionSheet = {
  goal: 'Une horde derrière son seigneur de guerre : elle vide des clairières de tous les autres, et les garde ainsi.',
  turn: [
    'Les Foules rasent bâtiments et jetons des autres, puis une s’étend. Le seigneur de guerre reçoit autant de guerriers que sa Bravoure, chaque Bastion un. S’il est tombé, un autre est nommé. Son humeur change.',
    'Ils fabriquent avec leurs Bastions, effectuent autant d’actions que leur Autorité (déplacement, combat, Bastion contre une carte), puis chargent avec leur seigneur autant de fois que sa Bravoure.',
    'Pour une carte chacune, ils incitent des Foules. Ils marquent pour les clairières qu’ils contrôlent sans pièce adverse, puis piochent une carte.',
  ],
  against:
    'Une seule de vos pièces, et la clairière n’est pas opprimée : laissez un guerrier ou un jeton dans le plus grand nombre possible. Abattez le seigneur de guerre : plus de charge ni de renforts avant la Nomination. Ne laissez pas d’objets à piller.',
}
