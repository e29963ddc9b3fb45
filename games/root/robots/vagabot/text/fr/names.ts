import type { FrenchNames } from '../../../../text/fr/party.ts'
import type { BotCharacter } from '../../data.ts'

/** What the Vagabot is called. */
export const names: FrenchNames = {
  parties: {
    vagabot: {
      article: 'le ',
      pronoun: 'Il',
      name: 'Vagabot',
      full: 'Vagabot',
      fullArticle: 'le ',
      short: 'Vagabot',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    vagabot:
      'Va seul : explore les ruines, accomplit des quêtes, aide contre des objets fabriqués et traque qui mène. Les pertes n’endommagent que ses objets.',
  },
}

/** What each character of the Vagabot does. */
export const SPECIAL: { readonly [C in BotCharacter]: string } = {
  thief: 'défausse au hasard une carte de qui mène dans sa clairière, pour un point',
  tinker: 'fabrique la première carte de la défausse dont l’objet reste ; commence avec trois objets',
  ranger: 'se faufile dans une forêt dès qu’il a trois objets endommagés',
  vagrant: 'fait se battre deux autres dans sa clairière et retire ce qui tombe',
  scoundrel: 'vide une clairière encombrée et en recouvre un emplacement à jamais',
  arbiter: 'prête aux défenseurs de sa clairière les objets de sa Piste de Combat, pour un point',
}
