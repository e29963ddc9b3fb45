import type { SameMessages } from '@tablee/kernel'
import { fr as marquise } from '../../../../factions/marquise/guide/text/fr.ts'
import type { GuideText } from './en.ts'

/** The guided first game against a robot, in French. */
export const fr: SameMessages<GuideText> = {
  ...marquise,
  'offer.title': () => 'La Marquise, seule face à un robot',
  offer: () =>
    'Une table pour une personne : la Canopée Électrique joue d’elle-même. Pour qui connaît un peu la Marquise.',

  // Lessons
  'goal.title': () => 'Une table pour une personne',
  goal: () =>
    'Vous êtes la Marquise de Chat, et votre seul adversaire est un robot : la Canopée Électrique. Comme toujours, le premier à 30 points gagne. Ici, on apprend à vivre avec un robot ; la partie guidée de la Marquise la présente plus longuement.',
  'robot.title': () => 'Un robot, qu’est-ce que c’est ?',
  robot: () =>
    'Un robot est une faction que personne ne joue. Ses règles décident de tout : il n’hésite pas, ne bluffe pas et n’a pas de main. Il a les pièces de la Canopée, un plateau à lui et des points sur la même piste que vous. Qui connaît ses règles le voit venir.',
  'corner.title': () => 'Chacun son coin',
  corner: () =>
    'Vous choisissez le coin de votre Donjon. Le robot niche ensuite dans le coin opposé, avec un Perchoir et six guerriers. Rien ne vous oblige à m’écouter : tout ce qui brille est permis.',
  'turn.title': () => 'Votre tour ne change pas',
  turn: () =>
    'Avec un robot, votre tour reste le même : du bois à l’Aurore, puis la fabrication et trois actions, puis une carte au Crépuscule. Construisez tôt, car le robot n’attendra pas. Dès que vous avez fini, il joue.',
  'order.title': () => 'La carte d’ordre',
  order: () =>
    'Le robot commence son tour en révélant la première carte de la pioche. La couleur de cette carte d’ordre dit où il agit, et l’Oiseau vaut pour toutes. Si elle montre un objet encore disponible, le robot le prend et marque 1 point, quoi que dise la carte.',
  'steps.title': () => 'Pas à pas, avec les raisons',
  steps: () =>
    'Vous venez de voir passer son tour à côté de la carte, chaque étape avec la règle qu’elle suit. Là où il fallait choisir, chaque clairière disait ce qu’on y avait compté, et pourquoi elle a été prise ou laissée. Avancez avec Suivant, ou passez tout ; cela se revoit, et le journal le garde.',
  'decree.title': () => 'Le Décret',
  decree: () =>
    'La Canopée Électrique ne défausse pas son ordre : il rejoint le Décret, dans la colonne de sa couleur. Chaque colonne garnie recrute, déplace et combat une fois, et recrute un guerrier par carte. Deux Vizirs Fidèles y figurent dès le début, chez les Oiseaux : cette colonne-là agit toujours.',
  'priority.title': () => 'Quand deux endroits se valent',
  priority: () =>
    'Chaque clairière porte un numéro de 1 à 12 : sa priorité, 1 étant la plus haute. Quand tout le reste est égal, c’est ce numéro qui tranche : rien n’est laissé au goût. La Canopée construit là où elle est la plus haute, et le plus souvent recrute et combat là où elle est la plus basse.',
  'roosts.title': () => 'Un Perchoir par tour, ou la Crise',
  roosts: () =>
    'À chaque tour, il lui faut construire un Perchoir là où elle contrôle et trouve un emplacement libre ; au Crépuscule, ses Perchoirs rapportent. Sinon, c’est la Crise : un point perdu par Oiseau du Décret, qui se vide, sauf des Vizirs. Occupez les emplacements autour d’elle.',
  'attack.title': () => 'Attaquer un robot',
  attack: () =>
    'Un robot n’a pas de main : aucune Embuscade ne vous attend, vous combattez ce que vous voyez. Il perd ses guerriers d’abord, puis ses bâtiments ; chaque Perchoir abattu vous vaut un point, et sa piste recule. Mais à égalité, c’est la Canopée qui contrôle.',
  'attacked.title': () => 'Quand il attaque',
  attacked: v =>
    `${v.clearing > 0 ? `Il vous a attaqué dans la clairière ${v.clearing}, en évidence ici ; « Revoir » montre comment. ` : ''}Contre l’attaque d’un robot, pas d’Embuscade. Si une colonne du Décret a plus de cartes que toutes les autres, son combat inflige une perte de plus. Il vise volontiers les bâtiments sans défense : laissez un guerrier ou deux auprès des vôtres, et gardez une carte pour les Hôpitaux.`,
  'cards.title': () => 'Les cartes et le robot',
  cards: () =>
    'Ce que vous prendriez dans sa main, vous le piochez ; ce que vous lui donneriez est défaussé, et il marque 1 point. À si peu de personnes, les cartes Domination restent dans la boîte. Seuls les points décident.',
  'others.title': () => 'Plus durs, ou plus nombreux',
  others: () =>
    'En préparant une table, vous choisissez la difficulté de chaque robot, de facile à cauchemardesque, et pouvez lui donner des traits. Il y en a huit, et plusieurs peuvent s’asseoir à la même table, que vous y soyez seul ou entre amis. Chacun a son plateau ; son tour se raconte de la même façon.',
  'alone.title': () => 'À vous de jouer',
  alone: () =>
    'Surveillez la plus longue colonne, abattez un Perchoir dès que les chances sont bonnes, et construisez à chaque tour. La partie continue. Si vous hésitez, demandez un conseil ; et revoyez son tour chaque fois qu’il vous a surpris.',
}
