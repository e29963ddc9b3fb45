import type { SameMessages } from '@tablee/kernel'
import { common } from '../../../../guide/text/fr.ts'
import type { GuideText } from './en.ts'

/** The guided first game as the Eyrie, in French. */
export const fr: SameMessages<GuideText> = {
  ...common,
  'offer.title': () => 'Les Dynasties de la Canopée',
  offer: () =>
    'Fières et puissantes, mais tenues par leur propre Décret : chaque ordre ajouté devra être accompli à tous les tours. Pour qui aime prévoir.',

  // Lessons
  'goal.title': () => 'Trente points',
  goal: () =>
    'Bienvenue ! Vous menez les Dynasties de la Canopée, qui régnaient jadis sur toute la Forêt et comptent la reprendre. Le premier à 30 points gagne. Les vôtres viennent des Perchoirs : plus il y en a sur le plateau, plus ils rapportent à chaque Crépuscule.',
  'leader.title': () => 'Votre Dirigeant',
  leader: () =>
    'Quatre Dirigeants, un seul à la fois. Chacun a un pouvoir, et installe deux Vizirs Fidèles dans votre Décret : des cartes Oiseau, donc déjà deux ordres. Le Charismatique recrute par deux, et veut recruter et combattre à chaque tour.',
  'roosts.title': () => 'Vos Perchoirs',
  roosts: () =>
    'Vous voici dans un coin, avec un Perchoir et six guerriers. Un seul Perchoir par clairière, sept en tout. Deux sur le plateau rapportent 1 point par Crépuscule, trois 2 points, et ainsi de suite jusqu’à 5 ; à partir de trois, vous piochez une carte de plus, et encore une à partir de six.',
  'lords.title': () => 'Seigneurs de la Forêt',
  lords: () =>
    'Une clairière est contrôlée par celui qui y a le plus de guerriers et de bâtiments réunis ; les jetons ne comptent pas. À égalité, les autres ne contrôlent rien ; vous, si : l’égalité est toujours à vous. Un oiseau face à un chat suffit.',
  'decree.title': () => 'Le Décret',
  decree: () =>
    'Tout votre jeu est là : quatre colonnes d’ordres, recruter, se déplacer, combattre, construire. À chaque Aurore, vous ajoutez une carte, ou deux. Elles y restent, et tout le Décret doit être accompli à chaque tour : n’ordonnez que ce que vous pourrez refaire.',
  'column.title': () => 'La couleur dit où',
  column: () =>
    'Un ordre s’accomplit dans une clairière de sa couleur : recruter à un Perchoir Renard, partir d’une clairière Renard, y combattre, y construire. Un Oiseau va partout. Placez chaque carte là où vous aurez de quoi obéir, ce tour-ci et les suivants.',
  'second.title': () => 'Une carte ou deux',
  second: () =>
    'Deux ordres dès le début font une dynastie forte ; trop d’ordres la font tomber. Jamais plus d’un Oiseau par tour. Quand le Décret fait un peu de tout, une carte par tour suffit bien.',
  'craft.title': () => 'Mépris du commerce',
  craft: () =>
    'Avant le Décret, vous pouvez fabriquer : un Perchoir dans une clairière de la couleur paie une part du coût. Mais la Canopée méprise le commerce : un objet ne vous vaut que 1 point, sauf sous le Bâtisseur. Les cartes à effet durable valent souvent mieux.',
  'order.title': () => 'De gauche à droite',
  order: () =>
    'Le Décret s’accomplit colonne par colonne : tout le recrutement, puis les déplacements, les combats, les constructions. Dans une colonne, l’ordre est libre. Commencez par la carte la plus exigeante : un Oiseau peut toujours attendre.',
  'recruit.title': () => 'Recruter',
  recruit: () =>
    'Les nouveaux guerriers arrivent à un Perchoir, dans une clairière de la couleur de la carte. Pas de Perchoir de cette couleur, et l’ordre échoue. Le Charismatique en place deux par carte.',
  'move.title': () => 'Se déplacer',
  move: () =>
    'On quitte une clairière de la couleur de la carte, avec autant de guerriers qu’on veut. Il faut contrôler le départ ou l’arrivée : l’égalité vous y aide. Voyez plus loin : allez là où vous aurez quelqu’un à combattre et un emplacement où construire.',
  'dice.title': () => 'Les pertes',
  dice: () =>
    'Chaque perte retire une pièce : les guerriers d’abord, puis les bâtiments et les jetons, qui vous valent un point chacun. Un défenseur qui n’a plus de guerrier est sans défense : une perte de plus. Et quand l’Alliance se défend, le dé le plus haut est pour elle.',
  'build.title': () => 'Un nouveau Perchoir',
  build: () =>
    'Dans une clairière de la couleur de la carte, que vous contrôlez, avec un emplacement libre et pas encore de Perchoir. L’ordre revient à chaque tour, et il lui faut chaque fois un nouvel endroit : deux ordres de construction, c’est rarement sage.',
  'evening.title': () => 'Le Crépuscule',
  evening: () =>
    'Vos Perchoirs viennent de compter leurs points, sans que vous ayez rien à faire : c’est ainsi que vous gagnerez, tour après tour. Puis vous piochez, et gardez cinq cartes au plus. N’épuisez pas votre main : vide, elle vous laisse à la merci de la pioche.',
  'marquise.title': () => 'La Marquise de Chat',
  marquise: () =>
    'Elle tient presque tout, mais de justesse : un guerrier par-ci, un autre par-là. Elle marque en construisant, et son bois ne voyage que par des clairières qu’elle contrôle. Prenez-en une au milieu ; chaque bâtiment abattu vous vaut un point.',
  'alliance.title': () => 'L’Alliance de la Forêt',
  alliance: () =>
    'Elle sème des jetons de Sympathie, et cela lui rapporte. Menez des guerriers dans une clairière sympathisante, ou retirez-en le jeton, et vous lui devez une carte de cette couleur : c’est l’Indignation. Vos déplacements sont des ordres : gardez-leur une autre issue.',
  'turmoil.title': () => 'La Crise',
  turmoil: () =>
    'Un seul ordre impossible, et tout s’écroule. Vous perdez un point par Oiseau du Décret, Vizirs compris ; ses autres cartes sont défaussées ; votre Dirigeant cède la place à un autre ; et votre Jour s’arrête là.',
  'avoid.title': () => 'Tenir le Décret',
  avoid: () =>
    'Avant d’ajouter une carte, regardez sa colonne : reste-t-il un Perchoir de cette couleur et des guerriers, quelqu’un à combattre, un emplacement que vous contrôlez ? Votre plateau dit quel ordre échouerait. Une Crise n’est pas mortelle, si elle vient tôt et coûte peu d’Oiseaux.',
  'warriors.title': () => 'Vingt guerriers',
  warriors: v =>
    `Il vous en reste ${v.left} en réserve. Quand il n’y en aura plus, le recrutement échouera, et le Décret avec lui. Le Charismatique y arrive vite : perdez-en au combat avant d’ajouter du recrutement.`,
  'alone.title': () => 'À vous de jouer',
  alone: () =>
    'Vous savez l’essentiel. Étendez vos Perchoirs, gardez chacun avec quelques guerriers, et n’ajoutez au Décret qu’en pensant aux trois tours suivants. La partie continue ; si vous hésitez, demandez un conseil.',

  // Why
  'why.charismatic': () => 'Plus de guerriers dès le premier tour, et des chats à combattre tout autour.',
  'why.leader': () => 'Les ordres de ses Vizirs pourront être accomplis.',
  'why.order': () => 'Un ordre que vous pourrez accomplir plusieurs tours de suite.',
  'why.second': () => 'Il y a place pour un ordre de plus.',
  'why.noSecond': () => 'Une suffit : ce qu’on ajoute devra être accompli à chaque tour.',
  'why.column.recruit': () => 'Vous avez un Perchoir pour cela.',
  'why.column.move': () => 'Des guerriers peuvent en partir.',
  'why.column.battle': () => 'Il y a quelqu’un à combattre à portée.',
  'why.column.build': () => 'Il y a de la place pour un Perchoir, et les Perchoirs sont vos points.',
  'why.column.later': () =>
    'Pas encore possible, mais cela le sera quand vos guerriers auront bougé : les déplacements passent avant.',
  'why.decree': () => 'Rien à fabriquer : passons au Décret.',
  'why.craftFirst': () => 'C’est gratuit, et il faut le faire avant le Décret.',
  'why.possible': () => 'Il peut être accompli maintenant.',
  'why.turmoil': () => 'Plus rien ne sauvera le Décret.',
  'why.recruit': () => 'Le Perchoir qui en a le plus besoin.',
  'why.from': () => 'Vous y êtes assez pour partir et pour garder.',
  'why.to': () => 'Les ordres suivants pourront s’y accomplir.',
  'why.count': () => 'Les autres gardent la clairière.',
  'why.build': () => 'C’est la clairière que vous tenez le mieux.',
}
