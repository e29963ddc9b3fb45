import type { SameMessages } from '@tablee/kernel'
import type { GuideText } from './en.ts'

/** The guided first game, in French. */
export const fr: SameMessages<GuideText> = {
  // Lessons
  'goal.title': () => 'Tenir, puis rentrer',
  goal: () =>
    'Bienvenue ! Les Anciens passent le portail et gagnent les quatre champs de bataille devant la ville. En sept tours, vous les tenez à distance et réparez le navire. Pour gagner, il faut plus de gloire que Narek et Camilla ensemble, et moins de brèches que la limite, en haut à gauche du plateau.',
  'repair.title': () => 'La carte réparation',
  repair: () =>
    'Vous gardez une de ces deux cartes. Chaque ligne demande des cabines sur le navire : remplie, elle vaut 3 points de gloire, et les trois ensemble 3 de plus. Le panneau de gauche en tient le compte.',
  'start.title': () => 'Quatre zones',
  start: () =>
    'Une colonne du plateau est une zone : voyage, sentier de guerre, champ de bataille, communauté, section du navire, officier. Là où vous commencez, vous avez une cabine, 4 cubes sur l’officier, 3 sur chacun des autres, et un petit bonus.',
  'turn.title': () => 'Un dé pour une zone',
  turn: () =>
    'Chaque tour commence par un dé sur une case libre d’une zone. Vous y résolvez ensuite deux options, puis vous pouvez rallier deux dinos. Le troisième dé d’une zone déclenche une assemblée à la fin du tour.',
  'danger.title': () => 'Le danger',
  danger: () =>
    'Le petit disque d’une case dit ce qui arrive quand on y place un dé : rien, un lancier, ou ce que montre un dé éclaireur. Les épées croisées annoncent un combat à la fin de ce tour. Pointez une case pour voir les chances.',
  'price.title': () => 'Le prix d’un dé',
  price: () =>
    'Vos dés et les dés clairs sont gratuits s’ils montrent la face de la case ; en tourner un coûte 2 baies lumineuses. Un dé de dissident coûte 3 partisans. Le prix est écrit à côté de chacun.',
  'options.title': () => 'Les options',
  options: () =>
    'Chaque option se paie à sa gauche. Une caisse posée sur un coût rend l’option gratuite pour tout le monde, à qui qu’elle soit.',
  'rally.title': () => 'Rallier',
  rally: () =>
    'Envoyez un ou deux dinos face à une unité sans opposition. Leurs dégâts doivent au moins égaler sa force : seuls les groupes assez forts sont proposés. Le premier dino gagne ce qui est imprimé sur sa case. À droite, vous voyez comment un combat finirait à présent.',
  'secondary.title': () => 'L’action secondaire',
  secondary: () =>
    'Placez une caisse et gagnez ce qu’elle couvre, ou dépensez un cube pour la faveur d’un officier. Une caisse sur un voyage donne des partisans tout de suite et de la gloire à la fin ; sur un champ de bataille, elle renforce tous les groupes.',
  'dissenters.title': () => 'Narek et Camilla',
  dissenters: () =>
    'Aux dissidents d’agir. La carte retournée donne à chacun une des trois cartes de droite. Eux aussi placent des dés, bâtissent des cabines, dépensent de l’influence et affrontent les Anciens. Chaque choix est expliqué pas à pas.',
  'combat.title': () => 'Le combat',
  combat: () =>
    'Dans un combat, toute unité affrontée est vaincue, et qui l’affrontait gagne des partisans ou des étapes de sauvetage. Si une seule reste sans opposition, c’est une brèche : vous perdez des partisans, la figurine du sentier se rapproche, et la vague suivante est plus forte.',
  'assembly.title': () => 'L’assemblée',
  assembly: () =>
    'Une assemblée récompense la présence : vos dés, vos cabines et votre chef dans la zone. Puis vos cabines y travaillent, et l’officier compte selon l’influence. Seul en tête, on peut plutôt négocier avec les Anciens.',
  'ship.title': () => 'D’où vient la gloire',
  ship: () =>
    'La réparation, les voyages qui portent votre caisse, dix partisans, les dinos, la piste de sauvetage et les mémoires des officiers donnent de la gloire. Le panneau en bas à gauche dit ce que chacun rapporte à présent, face aux dissidents.',
  'alone.title': () => 'À vous de jouer',
  alone: () =>
    'Vous savez l’essentiel. Surveillez les unités en rouge, et regardez quelles cartes les dissidents peuvent recevoir. La partie continue ; si vous hésitez, demandez un conseil.',

  // Why
  'why.any': () => 'Cela ne change pas grand-chose ici.',
  'why.calm': () => 'Sans danger, et le dé est gratuit.',
  'why.cheap': () => 'Le moins cher, avec le moins de danger possible.',
  'why.option': () => 'Vous pouvez la payer, et elle aide.',
  'why.tame': () => 'Seuls les dinos dressés combattent.',
  'why.heal': () => 'À l’infirmerie, il ne sert à rien.',
  'why.cabin': () => 'Les cabines réparent le navire et travaillent aux assemblées.',
  'why.trail': () => 'Plus la figurine est haute, plus la prochaine vague est faible.',
  'why.group': () => 'La plus forte unité possible, sans envoyer plus qu’il ne faut.',
  'why.voyage': () => 'Des partisans tout de suite, de la gloire à la fin.',
  'why.secondary': () => 'C’est mieux que rien.',
  'why.courage': () => 'Les partisans paient beaucoup de choses.',
  'why.turn': () => 'Votre tour est fini.',
}
