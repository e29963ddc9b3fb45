import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Vagabond plays, in French. */
export const sheet: FactionSheet = {
  goal: 'Seul avec sa Sacoche, ami ou ennemi de chacun selon son intérêt, il prend ce que les autres laissent traîner.',
  turn: [
    'Il rafraîchit trois objets épuisés, et deux de plus par café sur sa piste ; puis il peut se faufiler dans une clairière ou une forêt voisine.',
    'Il épuise des objets pour agir tant qu’il en a : une botte pour se déplacer, une épée pour combattre, une torche pour explorer, un marteau pour fabriquer ou réparer, une arbalète pour frapper, un objet quelconque pour aider, deux pour une quête.',
    'En forêt, tous ses objets endommagés sont réparés. Il pioche une carte, et une de plus par jeton Pièces sur sa piste.',
  ],
  against:
    'Frappez-le tôt : les pertes endommagent ses objets et, sans épée intacte, il est sans défense. Vos objets fabriqués sont un appât qu’il prend contre une carte ; et si vous lui êtes hostile, ne laissez pas traîner de guerrier seul.',
}
