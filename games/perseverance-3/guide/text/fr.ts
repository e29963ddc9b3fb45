import type { SameMessages } from '@tablee/kernel'
import type { GuideText } from './en.ts'

/** The guided first game, in French. */
export const fr: SameMessages<GuideText> = {
  'goal.title': () => 'Le plus de partisans',
  goal: () =>
    'Bienvenue ! Vous menez les naufragés d’Adelita. Après huit tours chacun, qui a le plus de partisans l’emporte. Ils viennent des assemblées, des officiers, et de bien des choses en chemin.',
  'turn.title': () => 'Un tour en quatre temps',
  turn: () =>
    'D’abord l’action primaire : travailler en ville ou explorer. Puis une action secondaire, puis votre aventure s’il y en a une. À la fin les épuisés rentrent à la Maison, et les assemblées dues se tiennent.',
  'work.title': () => 'Travailler en ville',
  work: () =>
    'Vous placez un dé sur une case libre d’une zone et résolvez deux de ses options. Un thunderhorn qui vous y rejoint en donne une troisième. Le dé reste là et compte comme présence s’il est à vous.',
  'die.title': () => 'Le prix d’un dé',
  die: () =>
    'Un dé à vous, ou neutre, qui montre la face de sa case est gratuit. Tourner un dé coûte 2 baies lumineuses, prendre celui d’un autre en coûte 2 de plus ; sans assez de baies, vous perdez 3 partisans à la place. Le prix est écrit à côté de chaque dé.',
  'options.title': () => 'Les options d’une zone',
  options: () =>
    'A et B sont gratuites, C a souvent un prix, D doit d’abord être débloquée. Vous en résolvez deux différentes, dans l’ordre que vous voulez. Au-dessus de la question, on lit ce qui est en cours.',
  'crates.title': () => 'Les caisses',
  crates: () =>
    'À côté de chaque rangée de votre ranch attendent des caisses. Utiliser une rangée donne un de ses effets gratuitement, et un de plus par caisse dépensée. À la place, un officier qui porte un de vos cubes peut vous faire une faveur.',
  'ranch.title': () => 'Votre ranch',
  ranch: () =>
    'Chacune des neuf cases a un effet. Les tuiles de l’offre les recouvrent, donnent aussitôt le bonus imprimé et apportent de meilleurs effets. Ce que vous y placez sert jusqu’à la fin.',
  'assembly.title': () => 'Les assemblées',
  assembly: () =>
    'Quand une zone tient autant de dés qu’il y a de joueurs, son assemblée a lieu à la fin de ce tour. Le plus présent prend le prix de la tuile, au-dessus de la carte. L’égalité est pacifique : tous le prennent entier.',
  'officers.title': () => 'Les officiers',
  officers: () =>
    'Après le prix, l’officier de la zone paie selon l’influence. Le premier touche tout ce que l’officier compte, le deuxième la moitié. Pointez les marques d’une zone pour voir ce qu’une assemblée vous paierait.',
  'explore.title': () => 'Explorer',
  explore: () =>
    'Envoyez un dino dressé vers un emplacement voisin d’un lieu exploré. Il doit être assez fort pour la case dino. Là où vous ne pouvez aller, le lieu dit pourquoi.',
  'combat.title': () => 'Les dinos sauvages',
  combat: () =>
    'Ceux qui restent à la Maison capturent le dino sauvage, en groupe d’infanterie ou monté. Certains le paient d’une blessure, ou pire. Un groupe monté gagne un prix de plus.',
  'reward.title': () => 'Deux tuiles, un choix',
  reward: () =>
    'Vous piochez deux tuiles de la zone et en gardez une. Elle montre une récolte et une découverte. Vous touchez le bonus recouvert, puis la découverte, ou construisez un abri là pour la récolte.',
  'shelters.title': () => 'Abris et structures',
  shelters: () =>
    'Les abris comptent comme présence, et leur case donne un bonus. Les structures au-dessus d’une zone vous aident ou rapportent à la fin. Chacune prend un de vos abris : la réserve n’est pas sans fond.',
  'taming.title': () => 'Dresser',
  taming: () =>
    'Un dino non dressé ne fait rien. Le dresser coûte des ressources, et les plus gros coûtent sa santé à un ranger. Quatre artefacts le rendent gratuit, pour une espèce chacun.',
  'adventures.title': () => 'Les aventures',
  adventures: () =>
    'Une aventure prend les unités qu’elle demande, pendant deux de vos tours. Chaque étape paie en fin de tour, puis le dé menace peut blesser quelqu’un. Un abri au bon endroit rapporte en plus la cartographie.',
  'influence.title': () => 'L’influence',
  influence: () =>
    'Les cubes d’influence décident de ce que paient les officiers. Ils sont aussi le prix des faveurs. Être premier chez peu d’officiers vaut mieux que troisième chez tous.',
  'infirmary.title': () => 'Les blessés',
  infirmary: () =>
    'Les blessés vont à l’infirmerie, qui a peu de lits. Les soins les ramènent à la Maison. Quand elle est pleine, quelqu’un doit la quitter pour de bon.',
  'areas.title': () => 'La nature s’assemble aussi',
  areas: () =>
    'Le Marécage, la Jungle et les Collines tiennent chacun une assemblée, quand leur pile est descendue jusqu’au rappel. Là comptent dinos, chefs montés et abris. L’étiquette de la zone dit combien de tuiles il reste.',
  'objective.title': () => 'Votre objectif',
  objective: () =>
    'Vous avez un objectif secret. Il est décompté après votre huitième tour : un but personnel, trois zones où avoir le plus d’abris et de structures, et un décompte de plus pour son officier. Pensez-y à temps.',
  'alone.title': () => 'À vous de jouer',
  alone: () =>
    'Vous savez l’essentiel. Soyez présent là où une assemblée vient, et regardez ce que chacune paierait. La partie continue ; si vous hésitez, demandez un conseil.',

  'why.any': () => 'Cela ne change pas grand-chose ici.',
  'why.explore': () => 'Une terre nouvelle apporte un artefact, une tuile et de la place pour des abris.',
  'why.work': () => 'Un dé à vous y va, et vous y êtes présent.',
  'why.die': () => 'C’est le moins cher, et votre dé compte comme présence.',
  'why.crates': () => 'Les caisses sont faites pour être dépensées.',
  'why.influence': () => 'Un cube de plus, et vous y êtes à égalité en tête.',
}
