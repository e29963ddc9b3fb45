import type { SameMessages } from '@tablee/kernel'
import type { GuideText } from './en.ts'

/** The guided first game, in French. */
export const fr: SameMessages<GuideText> = {
  // Lessons
  'goal.title': () => 'Terre d’écueil',
  goal: () =>
    'Bienvenue ! Vous menez les Grecs, nouveaux venus dans un archipel que les Égyptiens convoitent aussi. Deux façons de gagner ici : vaincre quatre fois leur Navire de Guerre, ou installer vos neuf Colons sur les tuiles cerclées de vert.',
  'gold.title': () => 'Et plus d’or qu’eux',
  gold: () =>
    'Un but atteint met fin à la partie, et il vous faut alors plus d’or que les Égyptiens : autant ne suffit pas. La liste des buts montre à tout moment où vous en êtes. Si leur Navire de Guerre atteint votre Cité, tout est perdu.',
  'rudder.title': () => 'Le gouvernail',
  rudder: () =>
    'À chaque tour, une action parmi quatre : explorer, coloniser, exploiter ou combattre. Le gouvernail doit tourner : jamais deux fois de suite la même action. Pensez donc vos actions deux par deux.',
  'rival.title': () => 'Ils vous imitent',
  rival: () =>
    'Dès le deuxième tour, les Égyptiens jouent avant vous et font en général ce que vous venez de faire. À côté de chaque action se lit ce qu’ils feraient s’ils la copiaient maintenant. Une action qui les sert plus que vous est un mauvais choix.',
  'explore.title': () => 'Explorer',
  explore: () =>
    'Votre Navire d’Exploration se déplace et pose un marqueur sur la tuile où il s’arrête. Vos Colons ne vont que sur des tuiles qui portent un de vos marqueurs : c’est donc par là qu’on commence.',
  'sail.title': () => 'En mer',
  sail: () =>
    'Deux tuiles sont gratuites, chaque tuile de plus coûte 1 Nourriture. Une tuile face cachée arrête le Navire, et la révéler coûte la Nourriture indiquée au dos. Les lieux hors d’atteinte disent pourquoi.',
  'space.title': () => 'Un marqueur',
  space: () =>
    'Votre marqueur le plus à gauche va sur un emplacement libre de la tuile. Vous gagnez ce qu’il cachait et ce que montre l’emplacement : de l’or, ou un Colon déplacé ici aussitôt. Les marqueurs suivants cachent davantage.',
  'end.title': () => 'La fin de votre tour',
  end: () =>
    'Avant et après votre action, vous pouvez jouer des cartes Ruines. À la fin du tour, votre support garde six ressources ; le surplus est défaussé. D’ici là, vous pouvez revenir sur presque tout.',
  'copies.title': () => 'Le jeton Combat',
  copies: () =>
    'Au début de leur tour, on pioche un jeton Combat. Sans symbole, ils vous imitent ; avec, leurs quatre jetons Colonisation sont mélangés et le premier décide. Quand plusieurs chemins se valent, l’Astrolabe tranche.',
  'colonise.title': () => 'Coloniser',
  colonise: () =>
    'Vous déplacez deux Colons vers des emplacements libres de tuiles que vous avez explorées, depuis la réserve ou d’ailleurs sur la carte. Les Égyptiens suivent leur colonne de jetons Colonisation, de haut en bas.',
  'settler.title': () => 'Où s’installer',
  settler: () =>
    'Un Colon qui arrive rapporte aussitôt une ressource de l’île ; sur des Ruines, vous piochez une carte. La Nourriture mène les Navires plus loin, l’Artisanat devient de l’or, les Armes gagnent les combats.',
  'column.title': () => 'Leurs Colons',
  column: () =>
    'Chaque Égyptien sur de la Nourriture fait avancer leurs Navires d’une tuile de plus. Quand ils exploitent, les paires sur l’Artisanat leur donnent de l’or, celles sur les Armes de la Force. Réserve vide, ils gagnent 10 or au lieu de placer un Colon.',
  'exploit.title': () => 'Exploiter',
  exploit: () =>
    'Chacun de vos Colons rapporte une ressource de son île, ceux de votre Cité aussi. Les Égyptiens n’en prennent pas : ils comptent seulement leurs paires.',
  'convert.title': () => 'Qu’en faire ?',
  convert: () =>
    'Deux Artisanat deviennent 3 or, un seul n’en donne que 1. Deux Armes augmentent votre Force Militaire pour de bon. Vous pouvez aussi les garder : en combat, chaque Arme ajoute 1.',
  'clock.title': () => 'L’horloge',
  clock: () =>
    'Quand une pile de ressources ou l’or s’épuise, le tour suivant est le dernier. Sans but atteint à ce moment-là, la partie est perdue. Gardez un œil sur les réserves, au-dessus de la carte.',
  'cards.title': () => 'Les cartes Ruines',
  cards: () =>
    'Elles donnent des ressources, de l’or, de la Force, un Colon, un marqueur ou un petit voyage. Elles ne coûtent pas d’action et restent secrètes. Les Égyptiens appliquent les leurs aussitôt.',
  'warship.title': () => 'Combattre',
  warship: () =>
    'Votre Navire de Guerre se déplace comme l’autre. Là où il s’arrête, Navires d’Exploration et Colons adverses fuient, et vous pouvez combattre un monstre pour de l’or. Tant qu’il y reste, aucun Navire d’Exploration adverse n’y entre et personne d’autre ne s’y installe.',
  'combat.title': () => 'Face à face',
  combat: () =>
    'Vous choisissez combien d’Armes ajouter à votre Force, puis un jeton Combat ajoute 0, 1 ou 2 à la leur. À égalité, l’attaquant gagne. Le vainqueur est payé selon la Force du vaincu, dont le Navire rentre.',
  'city.title': () => 'Votre Cité',
  city: () =>
    'Leur Navire de Guerre va toujours vers votre Cité, au plus court, et seulement quand ils combattent. Vaincu par votre attaque, il reste chez lui un tour. S’il s’arrête sur la tuile du vôtre, ils se combattent.',
  'alone.title': () => 'À vous de jouer',
  alone: () =>
    'Vous savez l’essentiel. Avant chaque action, regardez leur réponse ; amassez de l’or en route vers un but, et ne vous laissez pas surprendre par l’horloge. La partie continue ; si vous hésitez, demandez un conseil.',

  // Why
  'why.any': () => 'Cela ne change pas grand-chose ici.',
  'why.explore': () => 'On ne s’installe que là où l’on a exploré.',
  'why.colonise': () => 'Il y a de la place pour vos Colons.',
  'why.exploit': () => 'Vos Colons rapportent déjà beaucoup.',
  'why.defend': () => 'Leur Navire de Guerre est trop près.',
  'why.card': () => 'Elle ne coûte pas d’action.',
  'why.new': () => 'Une tuile à explorer, pour peu de Nourriture.',
  'why.meet': () => 'À égalité, l’attaquant gagne.',
  'why.guard': () => 'Ici, il garde votre Cité.',
  'why.space': () => 'C’est ce qui rapporte le plus tout de suite.',
  'why.reserve': () => 'Dans la réserve, ils ne rapportent rien.',
  'why.enough': () => 'Les autres sont bien où ils sont.',
  'why.green': () => 'Des Colons sur les tuiles vertes, c’est un de vos buts.',
  'why.least': () => 'C’est ce qui vous manque le plus.',
  'why.ruins': () => 'Une carte vaut souvent mieux qu’une ressource.',
  'why.pair': () => 'Par deux, c’est le meilleur prix.',
  'why.strength': () => 'La Force reste.',
  'why.keep': () => 'Gardez le reste pour plus tard.',
  'why.most': () => 'C’est ce que vous avez le plus.',
  'why.weapons': () => 'Un combat gagné, c’est de l’or et un pas vers un but.',
  'why.monster': () => 'Un monstre paie bien.',
  'why.flee': () => 'De la réserve, ils repartiront où vous voudrez.',
  'why.ship': () => 'Plus près de la prochaine tuile.',
  'why.end': () => 'Rien d’autre à faire pour l’instant.',
}
