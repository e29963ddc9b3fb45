import type { SameMessages } from '@tablee/kernel'
import type { GuideText } from './en.ts'

/** The guided first game, in French. */
export const fr: SameMessages<GuideText> = {
  // Lessons
  'goal.title': () => 'La gloire, et un nom',
  goal: () =>
    'Bienvenue ! Vous menez le clan du Feu, des mercenaires à louer. Après six tours, ou dès que quelqu’un atteint 30 de gloire, on compte : la gloire, la réputation de vos gens, les trophées et les affinités réunies. La piste est tout en haut.',
  'clan.title': () => 'Vos gens',
  clan: () =>
    'Votre chef et votre premier mercenaire sont devant vous, en cartes. Chacun a un talent bien à lui et apporte des dés à chaque tour. Qui part en expédition n’est plus là pour rien d’autre jusqu’à la fin du tour.',
  'dice.title': () => 'Vos dés',
  dice: () =>
    'Vos gens et votre gloire vous donnent des dés à chaque tour. Le rouge est la Force, le violet la Magie : on les lance dehors, pendant l’Aventure. Le jaune est la Persuasion, lancée tout de suite : elle sert à marchander en ville.',
  'turn.title': () => 'Un tour',
  turn: () =>
    'Un tour a quatre phases : on prépare ses dés, on les déploie une action à la fois, chaque clan à son tour, puis on résout ce qui est parti dehors ; le soir, on paie les salaires. Tous les dés doivent être déployés.',
  'free.title': () => 'Ce qui ne coûte pas d’action',
  free: () =>
    'Certains talents s’utilisent sans dé, avant votre action : votre chef prépare une potion par tour. Vendre un trophée, soigner quelqu’un, passer un équipement ne coûtent pas d’action non plus.',
  'tavern.title': () => 'La Taverne',
  tavern: () =>
    'Des mercenaires y attendent, chacun avec son prix, sa réputation et ses dés. Un dé de Persuasion retire sa valeur du prix. Si le dernier posé là était plus haut que le vôtre, il compte aussi : laissez donc un autre poser un gros dé.',
  'lair.title': () => 'Le Repère du chasseur',
  lair: () =>
    'Les pièges renforcent une attaque : des dés de plus, ou un meilleur total. Sans piège révélé, pas de capture, seulement l’élimination. Ils partent face cachée, et vous seul savez lequel est où.',
  'lands.title': () => 'Les terres',
  lands: () =>
    'Chaque région a son monstre, et des chemins qui y mènent. Un chemin demande des dés, en accepte d’autres et donne son avantage. On affronte le monstre de gauche à droite ; une fois battu, ceux qui restent peuvent prendre la région.',
  'load.title': () => 'Le départ',
  load: () =>
    'Qui part emporte les dés que le chemin demande. Ajoutez des renforts, des jetons Défense contre les touches, des pièges, une potion, un venin. Les chances de réussir et de mourir s’affichent à mesure : regardez avant d’envoyer quelqu’un.',
  'mission.title': () => 'Les missions',
  mission: () =>
    'Deux missions par tour. Dans la compétitive, le meilleur résultat emporte la récompense, et qui manque le seuil perd de la gloire. Un contrat est sûr : apportez ce qu’il demande, et il paie. Ni l’un ni l’autre ne prend pièges ou Défense.',
  'attack.title': () => 'Le monstre frappe d’abord',
  attack: () =>
    'Dehors, le monstre lance ses dés le premier. Chaque 3 ou plus est une touche, et chaque touche que rien n’annule une blessure : on en supporte une, la deuxième tue. La Défense annule des touches, une potion emportée évite une blessure.',
  'strike.title': () => 'Puis les vôtres attaquent',
  strike: () =>
    'Vous lancez vos dés dans l’ordre que vous voulez, et vous pouvez vous arrêter. Le premier seuil capture, pour l’or et la gloire, si un piège est révélé. Le second élimine, pour un trophée. Ce que vous avez infligé aide le suivant.',
  'mine.title': () => 'De l’or',
  mine: () =>
    'À la Mine, les dés de Force deviennent de l’or. Le prêteur sur gage prend n’importe quel dé, pour peu de chose. Il vous en faudra ce soir : tous veulent leur salaire, sauf votre chef et ceux qui gèrent une région.',
  'alchemist.title': () => 'L’alchimiste',
  alchemist: () =>
    'Un dé de Magie y devient des potions et des venins. Une potion soigne une blessure, un venin ajoute 2 à une attaque. Une expédition peut emporter un de chaque.',
  'wages.title': () => 'Les salaires',
  wages: () =>
    'En fin de tour, chaque membre à payer coûte 1 or, 2 à partir de 11 de gloire, 3 au-delà de 20. Qui ne peut pas tout payer perd tout son or, et son membre le plus réputé s’en va. La prévision est à côté de votre or.',
  'gates.title': () => 'Les Portes de la Citadelle',
  gates: () =>
    'Un monstre que personne n’a battu vient aux Portes. Tant qu’il y en a un, la panique ferme un bâtiment de plus à chaque tour. Qui le bat rouvre tout, mais n’y gagne ni région ni butin.',
  'conquest.title': () => 'Les régions',
  conquest: () =>
    'Le monstre battu, ceux qui n’ont pas combattu peuvent conquérir la région avec leurs dés. Elle rapporte de la gloire, et une action par tour si l’un des vôtres la gère. Un gérant ne demande pas de salaire.',
  'shops.title': () => 'Armurerie et Bazar',
  shops: () =>
    'L’Armurerie vend des jetons Défense, le Bazar des équipements : une arme, un vêtement et un sort pour chacun des vôtres. Là aussi la Persuasion baisse le prix, jamais en dessous de 1 or.',
  'loot.title': () => 'Le butin',
  loot: () =>
    'Qui est en vie dehors sans avoir battu le monstre ni conquis la région choisit un butin. On le dépense plus tard : des relances, un meilleur total, de la gloire pour un exploit. Échouer n’est donc pas toujours perdre.',
  'surplus.title': () => 'Gloire et réputation',
  surplus: () =>
    'Ce que votre gloire a de plus que la réputation de votre clan est votre excès. Personne de réputation plus haute ne vous rejoindra. La gloire d’abord, les gens ensuite ; et à 11 puis à 21 de gloire, des dés en plus.',
  'alone.title': () => 'À vous de jouer',
  alone: () =>
    'Vous savez l’essentiel. Recrutez tôt, n’envoyez personne sans de bonnes chances, gardez de l’or pour le soir, et regardez ce que les autres vous laissent. La partie continue ; si vous hésitez, demandez un conseil.',

  // Why
  'why.any': () => 'Cela ne change pas grand-chose ici.',
  'why.talent': () => 'Cela ne coûte rien.',
  'why.recruit': () => 'Un membre de plus, ce sont des dés à chaque tour : autant commencer tôt.',
  'why.cheap': () => 'La meilleure affaire pour vous.',
  'why.trap': () => 'Sans piège, pas de capture.',
  'why.enough': () => 'Cela suffit pour l’instant.',
  'why.expedition': () => 'Ce sont les monstres qui rapportent le plus de gloire.',
  'why.mission': () => 'Une mission est plus facile qu’un monstre.',
  'why.mine': () => 'Ce soir, il faudra payer les salaires.',
  'why.gold': () => 'Le plus d’or pour vos dés.',
  'why.brew': () => 'Les potions gardent vos gens en vie.',
  'why.mix': () => 'Un peu des deux.',
  'why.defense': () => 'Chaque jeton annule une touche.',
  'why.pawn': () => 'Tous les dés doivent être déployés : que celui-ci rapporte au moins un peu d’or.',
  'why.discount': () => 'C’est lui qui baisse le plus le prix.',
  'why.member': () => 'Votre chef peut rester à la maison.',
  'why.load': () => 'C’est ce qui améliore le plus les chances.',
  'why.depart': () => 'Rien d’autre n’aiderait beaucoup.',
  'why.face': () => 'Gardez vos dés de Magie pour l’attaque.',
  'why.magic': () => 'Un dé de moins, mais la vie sauve.',
  'why.redirect': () => 'Qu’un autre affronte ceux-là.',
  'why.defend': () => 'C’est fait pour cela.',
  'why.oneByOne': () => 'Un dé après l’autre : vous vous arrêterez quand cela suffira.',
  'why.helps': () => 'Vos chances en sont meilleures.',
  'why.done': () => 'Vous avez ce qu’il faut.',
  'why.stop': () => 'Rien de plus n’aiderait.',
  'why.roll': () => 'Tout est prêt.',
  'why.capture': () => 'Une capture rapporte aussi de l’or.',
  'why.manager': () => 'Un gérant ne demande pas de salaire, et la région sert.',
  'why.pay': () => 'Vous avez de quoi payer les salaires.',
}
