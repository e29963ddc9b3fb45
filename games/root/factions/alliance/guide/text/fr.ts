import type { SameMessages } from '@tablee/kernel'
import { common } from '../../../../guide/text/fr.ts'
import type { GuideText } from './en.ts'

/** The guided first game as the Alliance, in French. */
export const fr: SameMessages<GuideText> = {
  ...common,
  'offer.title': () => 'L’Alliance de la Forêt',
  offer: () =>
    'Rien sur le plateau, et la colère de tous pour grandir : gagnez la Sympathie, guettez le bon moment, révoltez-vous. Pour qui aime observer les autres.',

  // Lessons
  'goal.title': () => 'Trente points',
  goal: () =>
    'Bienvenue ! Vous menez l’Alliance de la Forêt, celle des petits à qui l’on n’a rien demandé. Le premier à 30 points gagne. Vous n’avez pas encore une pièce sur le plateau : vous marquez en répandant la Sympathie, doucement d’abord, puis plus vite que tous.',
  'supporters.title': () => 'Vos partisans',
  supporters: () =>
    'Trois cartes attendent face cachée près de votre plateau : vos partisans, que vous seul pouvez regarder. Ce n’est pas votre main. Leurs couleurs sont votre seule monnaie : elles paient la Sympathie et les Révoltes. Sans base, vous en gardez cinq au plus.',
  'sympathy.title': () => 'Gagner la Sympathie',
  sympathy: () =>
    'À l’Aurore, dépensez des partisans de la couleur d’une clairière pour y placer un jeton de Sympathie. Le premier va où vous voulez, les suivants à côté d’un autre. Un seul jeton par clairière, et jamais là où se dresse le Donjon.',
  'track.title': () => 'Ce que ça coûte, ce que ça rapporte',
  track: () =>
    'Les trois premiers jetons coûtent un partisan chacun, les trois suivants deux, les quatre derniers trois. Les points suivent : rien pour le premier, puis 1, jusqu’à 4 pour chacun des derniers. Un jeton retiré reprend sa place, et sera à regagner.',
  'next.title': () => 'De proche en proche',
  next: () =>
    'Continuez tant que vos partisans conviennent. La Sympathie vaut surtout là où les autres doivent passer, et auprès de bâtiments qu’une Révolte pourrait balayer. Les Oiseaux vont partout : gardez-les pour la fin.',
  'martial.title': () => 'La loi martiale',
  martial: () =>
    'Là où un autre joueur a trois guerriers ou plus, la Sympathie coûte un partisan de plus. Contournez ces garnisons, ou attendez qu’elles soient parties.',
  'day.title': () => 'Le Jour : votre main',
  day: () =>
    'C’est le moment de vos cartes en main. Dans l’ordre que vous voulez et autant de fois que vous voulez, vous fabriquez, vous mobilisez une carte parmi vos partisans, ou, dès que vous avez une base, vous entraînez des officiers.',
  'craft.title': () => 'Fabriquer',
  craft: () =>
    'Vos jetons de Sympathie sont vos ateliers : chacun, dans une clairière de la couleur, paie une part du coût d’une carte, une fois par tour. Un objet rapporte aussitôt. Vous fabriquez souvent plus que les autres : vos jetons sont vite dans les trois couleurs.',
  'mobilize.title': () => 'Mobiliser',
  mobilize: () =>
    'Une carte de votre main rejoint les partisans, face cachée. Choisissez les couleurs dont vous aurez besoin : celles des clairières voisines de votre Sympathie, et deux pareilles pour une Révolte. Gardez en main une Embuscade ou un bel objet.',
  'evening.title': () => 'Le Crépuscule',
  evening: () =>
    'Au Crépuscule, vos officiers agissent, quand vous en avez ; puis vous piochez une carte, et une de plus par base sur le plateau. Cinq cartes en main au plus. Ensuite les autres jouent : regardez où ils marchent.',
  'marquise.title': () => 'La Marquise de Chat',
  marquise: () =>
    'Elle est presque partout, un guerrier par-ci, un autre par-là, et marque en construisant. Ses bâtiments sont vos meilleures proies : chacun qu’une Révolte balaie vaut un point. Mais elle a du monde, et ses garnisons, c’est la loi martiale.',
  'eyrie.title': () => 'Les Dynasties de la Canopée',
  eyrie: () =>
    'Leur Décret s’allonge à chaque tour, et elles doivent l’accomplir en entier : se déplacer, combattre, construire, de gré ou de force. De la Sympathie sur leur route, et chaque pas vous vaut une carte. Qu’un ordre leur soit impossible, et c’est la Crise.',
  'outrage.title': () => 'L’Indignation',
  outrage: () =>
    'Qui retire un jeton de Sympathie, ou mène des guerriers dans sa clairière, doit à vos partisans une carte de cette couleur. Qui n’en a pas vous montre toute sa main, et vous prenez une carte à la pioche. Plus on vous piétine, plus vous grandissez.',
  'revolt.title': () => 'La Révolte',
  revolt: () =>
    'À l’Aurore, avant la Sympathie : dépensez deux partisans de la couleur d’une clairière sympathisante. Tout ce que les autres y ont disparaît : un point par bâtiment et par jeton. Une base s’y dresse, avec un guerrier par clairière sympathisante de sa couleur, et un officier.',
  'timing.title': () => 'Quand se révolter',
  timing: () =>
    'Assez tôt : sans base, ni officiers ni guerriers. De préférence là où cela fait mal, contre des bâtiments ou une grosse garnison, et avec plusieurs clairières sympathisantes de cette couleur : il faut du monde pour tenir la base.',
  'base.title': () => 'Une base',
  base: () =>
    'Elle change tout : plus de limite aux partisans, une carte de plus chaque Crépuscule, des officiers à entraîner avec des cartes de sa couleur, des guerriers à recruter. Il y en a trois, une par couleur ; chaque Révolte en demande une qui n’est pas encore placée.',
  'train.title': () => 'Entraîner des officiers',
  train: () =>
    'Dépensez une carte de la couleur d’une base placée : un guerrier de votre réserve devient officier. Il reste sur votre plateau, et c’est une opération de plus à chaque Crépuscule, jusqu’à la fin. Deux ou trois sont vite rentables.',
  'operations.title': () => 'Les opérations militaires',
  operations: () =>
    'Chaque officier agit une fois : déplacement, combat, recrutement d’un guerrier à une base, ou organisation. Dans l’ordre que vous voulez, et plusieurs fois la même s’il vous plaît. Vous n’avez que dix guerriers, officiers compris : ménagez-les.',
  'organize.title': () => 'S’organiser',
  organize: () =>
    'Un guerrier dans une clairière sans Sympathie retourne à la réserve, et un jeton prend sa place. Il rapporte comme les autres, sans coûter un seul partisan. Sortir, s’organiser, recommencer : en fin de partie, c’est de là que viennent vos points.',
  'guerrilla.title': () => 'La guérilla',
  guerrilla: () =>
    'Quand on vous attaque, le plus grand dé est pour vous, le plus petit pour l’attaquant. Quelques guerriers chez eux en valent beaucoup. Mais des jetons seuls sont sans défense : une perte de plus, et rien à craindre pour l’attaquant.',
  'guard.title': () => 'Garder la base',
  guard: () =>
    'Une base perdue coûte cher : tous les partisans de sa couleur et tous les Oiseaux, et la moitié des officiers, arrondie au supérieur. Laissez-y deux ou trois guerriers, gardez une Embuscade, et dépensez vos partisans plutôt que de les entasser.',
  'alone.title': () => 'À vous de jouer',
  alone: () =>
    'Vous savez l’essentiel. Semez la Sympathie là où les autres doivent passer, révoltez-vous quand cela paie, entraînez des officiers, organisez-vous. La partie continue ; si vous hésitez, demandez un conseil.',

  // Why
  'why.revolt': () => 'La clairière est balayée, et vous avez une base.',
  'why.noRevolt': () => 'Il manque deux partisans d’une même couleur.',
  'why.notYet': () => 'Mieux vaut ailleurs ou plus tard : celle-ci rapporterait peu.',
  'why.spread': () => 'Un bon endroit : des partisans de la couleur, et de quoi se révolter.',
  'why.noSpread': () => 'Vos partisans ne conviennent nulle part.',
  'why.save': () => 'Gardez deux partisans pour une Révolte.',
  'why.suited': () => 'De la couleur : les Oiseaux vont partout, gardez-les.',
  'why.onlyBird': () => 'Seul un Oiseau convient.',
  'why.craftHere': () => 'Votre Sympathie la paie, et elle ne coûte rien d’autre.',
  'why.train': () => 'Une opération de plus à chaque Crépuscule.',
  'why.mobilize': () => 'Vous vivez de vos partisans.',
  'why.battle': () => 'Quelque part, vous avez l’avantage.',
  'why.move': () => 'Un guerrier sort, pour s’organiser à côté.',
  'why.recruit': () => 'La base a besoin de gardes.',
  'why.organize': () => 'De la Sympathie sans payer de partisans.',
  'why.pass': () => 'Plus rien ne presse.',
  'why.guard': () => 'La base la moins gardée.',
  'why.organizeHere': () => 'Le meilleur endroit pour la Sympathie.',
  'why.out': () => 'Là, la Sympathie reste à gagner.',
  'why.oneGoes': () => 'Un seul suffit pour s’organiser ; les autres gardent.',
}
