import type { SameMessages } from '@tablee/kernel'
import { common } from '../../../../guide/text/fr.ts'
import type { GuideText } from './en.ts'

/** The guided first game as the Marquise, in French. */
export const fr: SameMessages<GuideText> = {
  ...common,
  'offer.title': () => 'La Marquise de Chat',
  offer: () => 'Elle tient la Forêt et vit de ce qu’elle y construit. La façon la plus calme de commencer.',

  // Lessons
  'goal.title': () => 'Trente points',
  goal: () =>
    'Bienvenue ! Vous êtes la Marquise de Chat, et presque toute la Forêt est à vous. Le premier à 30 points gagne : la piste est tout en haut. On en marque en construisant, en fabriquant des objets et en détruisant ce que les autres ont bâti.',
  'keep.title': () => 'Votre Donjon',
  keep: () =>
    'Votre Donjon se dresse dans un coin, et personne d’autre ne peut placer de pièce dans sa clairière. Vous commencez avec un guerrier partout, sauf dans le coin opposé : c’est là que niche la Canopée.',
  'buildings.title': () => 'Trois sortes de bâtiments',
  buildings: () =>
    'La Scierie donne du bois, l’Atelier fabrique, le Recruteur lève des guerriers. On place le premier de chaque près du Donjon. Rien ne vous oblige à m’écouter : toutes les clairières qui brillent sont permises.',
  'rule.title': () => 'Contrôler une clairière',
  rule: () =>
    'Une clairière est contrôlée par celui qui y a le plus de guerriers et de bâtiments réunis ; les jetons ne comptent pas. À égalité, elle n’est à personne, sauf si la Canopée en est : l’égalité lui profite. Le petit drapeau dit qui contrôle.',
  'board.title': () => 'Votre plateau',
  board: () =>
    'Vos bâtiments attendent sur trois pistes. Chaque fois que vous en construisez un, le suivant de la même sorte coûte plus de bois et rapporte plus de points. Les derniers de chaque ligne valent le plus cher.',
  'birdsong.title': () => 'L’Aurore : du bois',
  birdsong: () =>
    'Un tour a trois temps : l’Aurore, le Jour, le Crépuscule. À l’Aurore, chaque Scierie donne d’elle-même un jeton Bois : la vôtre vient de le faire. C’est avec lui qu’on paie les bâtiments.',
  'craft.title': () => 'Fabriquer',
  craft: () =>
    'Le Jour commence par la fabrication. Le coût d’une carte se lit en couleurs : un Atelier dans une clairière de cette couleur en paie une, une fois par tour. Un objet rapporte ses points tout de suite ; les autres cartes restent devant vous et vous aident.',
  'actions.title': () => 'Trois actions',
  actions: () =>
    'Ensuite, trois actions parmi cinq : Combat, Marche, Recrutement, Construction, Surmenage. Dans l’ordre que vous voulez et autant de fois que vous voulez, sauf le Recrutement : une fois par tour. Vous vivez de vos bâtiments, alors commençons par là.',
  'cost.title': () => 'Ce que ça coûte, ce que ça rapporte',
  cost: () =>
    'De chaque sorte, le deuxième bâtiment coûte 1 bois, le troisième 2, puis 3, 3 et 4. Les points montent avec. Une Scierie construite tôt se rembourse vite : un jeton Bois de plus à chaque Aurore.',
  'site.title': () => 'Où construire',
  site: () =>
    'Il faut contrôler la clairière, et y trouver un emplacement libre. Le bois peut venir de loin, pourvu que des clairières que vous contrôlez le relient au chantier. Que l’on coupe cette ligne, et il reste hors d’atteinte.',
  'recruit.title': () => 'Recruter',
  recruit: () =>
    'Chaque Recruteur du plateau vous donne un guerrier, sur place. Une seule fois par tour : ne l’oubliez pas.',
  'march.title': () => 'Marcher',
  march: () =>
    'Une Marche, c’est deux déplacements, chacun d’autant de guerriers que vous voulez. Pour chacun, il faut contrôler la clairière que l’on quitte ou celle où l’on entre. Laissez quelqu’un derrière vous : une clairière vide n’est plus à personne.',
  'bird.title': () => 'Une action de plus',
  bird: () =>
    'Plus d’action ? Chaque carte Oiseau dépensée en offre une, autant de fois que vous avez d’Oiseaux. Faites-le quand cela vous rapporte : une bonne main se garde aussi.',
  'evening.title': () => 'Le Crépuscule',
  evening: () =>
    'Au Crépuscule, vous piochez une carte, une de plus à partir de trois Recruteurs sur le plateau, et encore une à partir de cinq. Au-delà de cinq cartes en main, on défausse. Puis les autres jouent : regardez-les faire.',
  'eyrie.title': () => 'Les Dynasties de la Canopée',
  eyrie: () =>
    'À chaque tour, elles ajoutent une ou deux cartes à leur Décret, puis doivent l’accomplir en entier : recruter, se déplacer, combattre, construire. Un seul ordre impossible, et c’est la Crise : des points perdus, leur Dirigeant aussi. Leurs Perchoirs leur rapportent à chaque Crépuscule : abattez-en.',
  'alliance.title': () => 'L’Alliance de la Forêt',
  alliance: () =>
    'Elle sème des jetons de Sympathie, et cela lui rapporte. Entrez dans une clairière sympathisante, ou retirez-en le jeton, et vous lui devez une carte de cette couleur : c’est l’Indignation. Laissez-la trop tranquille, et sa Révolte balaie tout dans la clairière.',
  'overwork.title': () => 'Le Surmenage',
  overwork: () =>
    'Dépensez une carte de la couleur d’une clairière à Scierie : elle donne aussitôt un jeton Bois de plus. Précieux quand il en manque un seul pour un beau bâtiment.',
  'dice.title': () => 'Les pertes',
  dice: () =>
    'Chaque perte retire une pièce : les guerriers d’abord, puis les bâtiments et les jetons, qui vous valent un point chacun. Un défenseur qui n’a plus de guerrier est sans défense : une perte de plus. Et quand l’Alliance se défend, le dé le plus haut est pour elle.',
  'hospitals.title': () => 'Les Hôpitaux de campagne',
  hospitals: () =>
    'Quand vos guerriers tombent, une seule carte de la couleur de la clairière les ramène tous au Donjon. Sans Donjon, plus d’Hôpitaux : veillez sur lui.',
  'alone.title': () => 'À vous de jouer',
  alone: () =>
    'Vous savez l’essentiel. Vos points viennent des bâtiments, surtout des derniers de chaque piste, des objets, et de ce que vous détruisez. La partie continue ; si vous hésitez, demandez un conseil.',

  // Why
  'why.corner': () => 'Un coin tranquille : autour, il y a de la place pour construire.',
  'why.first': () => 'Près du Donjon, et loin des autres.',
  'why.build': () => 'Vous avez le bois qu’il faut.',
  'why.recruit': () => 'Ces guerriers vont servir.',
  'why.overwork': () => 'Il vous manque du bois.',
  'why.bird': () => 'Une action de plus serait bien employée.',
  'why.sawmill': () => 'Deux Scieries, deux fois plus de bois à chaque Aurore.',
  'why.points': () => 'C’est ce qui rapporte le plus.',
  'why.safe': () => 'L’endroit le plus sûr : les autres en sont loin.',
  'why.exposedWood': () => 'Dépensez d’abord le bois que l’on pourrait vous prendre.',
  'why.heal': () => 'Une carte pour plusieurs guerriers : bonne affaire.',
  'why.noHeal': () => 'Une carte pour un seul guerrier, c’est trop cher.',
  'why.cheapMill': () => 'La carte qu’il y faut est celle qui vous manquera le moins.',
}
