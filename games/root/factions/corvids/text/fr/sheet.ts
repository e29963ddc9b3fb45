import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Corvid Conspiracy plays, in French. */
export const sheet: FactionSheet = {
  goal: 'Ils sèment des Complots partout, et marquent en les retournant là où personne n’est venu voir.',
  turn: [
    'Ils fabriquent avec leurs Complots. Là où ils ont des guerriers, ils peuvent en retourner : chacun rapporte un point par Complot face visible. Pour une carte, un guerrier arrive dans chaque clairière de sa couleur.',
    'Trois actions : se déplacer, poser un Complot contre des guerriers, combattre, ou échanger deux Complots. Le premier du tour coûte un guerrier, chaque suivant un de plus.',
    'Ils peuvent agir une fois encore et renoncer à piocher ; sinon, ils piochent une carte, et une de plus par Extorsion face visible.',
  ],
  against:
    'Un Complot caché ne rapporte encore rien : retirez-le au combat, ou devinez-le en misant une carte de sa couleur, pour un point si vous voyez juste. Ils ont peu de guerriers ; sans un guerrier à côté, un Complot ne se retourne pas.',
}
