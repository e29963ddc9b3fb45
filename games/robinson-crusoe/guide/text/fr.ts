import type { SameMessages } from '@tablee/kernel'
import type { GuideText } from './en.ts'

/** The guided first game of Robinson Crusoe, in French. */
export const fr: SameMessages<GuideText> = {
  // Before the first plan
  'goal.title': () => 'Rentrer chez soi',
  goal: () =>
    'Bienvenue à terre ! Empilez quinze bois en cinq étapes, inventez le Feu, et allumez le signal quand un navire passe, du tour 10 au tour 12. Si votre personnage meurt, ou si le tour 12 s’achève sans signal, l’île a gagné. Il n’y a pas d’autre adversaire qu’elle.',
  'castaway.title': () => 'Vous, Vendredi et le Chien',
  castaway: () =>
    'Vous êtes la menuisière : deux pions à chaque tour. Comme vous jouez en solo, Vendredi en apporte un troisième, et le Chien aide à explorer et à chasser. Chaque cœur perdu est une blessure ; quand une flèche est franchie, le moral baisse d’un cran.',
  'round.title': () => 'Six phases',
  round: () =>
    'Tous les tours se déroulent de la même façon : Événement, Moral, Production, Actions, Météo, Nuit. Le premier n’a pas d’événement : deux phases viennent donc de passer. On ne vous demande que ce qui se décide ; le reste se fait tout seul.',
  'morale.title': () => 'Le moral',
  morale: () =>
    'À chaque tour, le moral donne de la Détermination, ou en retire s’il est sous zéro. En solo, il monte d’abord d’un cran : vous voilà à +1, avec un jeton de gagné. La Détermination paie vos compétences.',
  'production.title': () => 'La production',
  production: () =>
    'Le camp vit de la case où il se trouve. La plage donne un bois et une nourriture à chaque tour. Tout le reste, il faut aller le chercher.',
  'pile.title': () => 'Du bois pour le tas ?',
  pile: () =>
    'Avant les actions, vous pouvez mettre du bois sur le tas, une étape à la fois : un bois d’abord, puis deux, jusqu’à cinq. Rien ne presse encore. Un Abri coûte deux bois, et sans lui les nuits font mal.',

  // The first plan
  'plan.title': () => 'Le plan',
  plan: () =>
    'Voici le cœur du jeu : placez vos pions, regardez les chances, confirmez. Jusque-là, tout se déplace et s’annule. Cliquez sur un endroit qui brille pour y envoyer le pion en main, ou d’abord sur un autre pion pour le prendre.',
  'explore.title': () => 'Explorer',
  explore: () =>
    'Trois cases inconnues touchent la plage. Une nouvelle case, c’est un terrain, du bois ou de la nourriture à récolter, parfois des bêtes à chasser, et de petites trouvailles. Pour une voisine, un pion suffit ; chaque case plus loin en demande un de plus.',
  'odds.title': () => 'Un pion tente, deux réussissent',
  odds: () =>
    'Avec le minimum de pions, on lance trois dés : réussite, blessure, aventure. Le plan en affiche les chances. Un pion de plus, et l’on ne lance rien : c’est réussi, voilà tout. Le Chien ne mène aucune action, mais il fait ce deuxième pion.',
  'build.title': () => 'Les inventions',
  build: () =>
    'Une invention demande un terrain ou d’autres objets : c’est écrit sur sa carte. Pour la Pelle, la plage suffit, et bien des malheurs se réparent à la pelle. Vous y allez sans aide, donc aux dés marron ; un échec rapporte au moins deux jetons Détermination.',
  'arrange.title': () => 'Aménager le camp',
  arrange: () =>
    'Ici, un pion rapporte à coup sûr deux jetons Détermination et un cran de moral, sans un dé. Juste à côté, le Repos soigne une blessure. De quoi occuper un pion qui n’a rien de mieux à faire.',
  'wreck.title': () => 'Ce que la mer rejette',
  wreck: () =>
    'À gauche du plan, les menaces. Aujourd’hui, rien que des caisses de votre navire, pour qui enverra un pion. Laissons-les : ce soir, un repas suffit, et la nourriture fraîche ne passe pas la nuit.',
  'confirm.title': () => 'D’accord ?',
  confirm: () =>
    'Le plan se résout colonne par colonne, de gauche à droite, et ce que l’on gagne n’arrive qu’une fois tout terminé. Après la confirmation, ce sont les dés qui parlent. Un dernier coup d’œil, et c’est parti.',

  // What came of it
  'dice.title': () => 'Les dés sont jetés',
  dice: () =>
    'Le journal raconte comment ils sont tombés : réussite ou échec, blessure ou non, aventure ou non, chacun pour soi. Construire blesse souvent, explorer réserve bien des aventures, récolter est le plus doux.',
  'adventure.title': () => 'Une aventure',
  adventure: () =>
    'Le dé Aventure fait piocher une carte : quelque chose arrive à qui mène l’action. Souvent, on choisit entre renoncer et gagner tout de suite, mais la carte rejoint alors les événements et reviendra un jour, en pire. Comparez, puis choisissez.',
  'tile.title': () => 'Une nouvelle case',
  tile: () =>
    'Vous connaissez un peu mieux l’île. Le terrain de cette case compte pour les inventions ; ses sources se récoltent dès le prochain tour, un pion pour chacune. Ce que vous avez trouvé attend à côté du plateau que vous vous en serviez.',
  'night.title': () => 'La nuit',
  night: () =>
    'La nuit, chacun mange une nourriture, ou subit deux blessures. Dormir sans Abri en coûte une autre, et la nourriture fraîche qui reste se perd. Puis le camp peut gagner une case voisine, mais ce qui est construit ne suit qu’en partie.',
  'weather.title': () => 'La météo',
  weather: () =>
    'Avant la nuit, la météo. La piste des tours montre ses dés : aucun avant le tour 4, puis la pluie, et dès le tour 7 la neige et les animaux affamés. Chaque nuage de plus que votre Toit emporte un bois et une nourriture : construisez-le à temps.',

  // The second round
  'event.title': () => 'Les événements',
  event: () =>
    'Désormais, chaque tour s’ouvre sur un événement : il frappe aussitôt, puis se range à droite parmi les menaces. Le suivant le pousse à gauche, celui d’après le fait tomber, et il frappe une seconde fois, à moins que quelqu’un ne s’en soit occupé.',
  'shelter.title': () => 'Un abri pour la nuit',
  shelter: () =>
    'Deux bois pour l’Abri, et finie la blessure de chaque nuit. Sans lui, ni Toit ni Palissade. Il vaut bien deux pions : emmenez Vendredi, et rien ne peut rater.',
  'gather.title': () => 'Récolter',
  gather: () =>
    'Bois et nourriture se récoltent aux sources découvertes, une fois par tour chacune. Les dés gris sont aimables : cinq fois sur six, cela réussit, et l’on s’y blesse rarement. Une chance à tenter avec un seul pion.',
  'skills.title': () => 'Vos compétences',
  skills: () =>
    'La Détermination sert aux compétences, chacune une fois par tour ; leur prix est sur votre fiche. Pour deux jetons, une construction coûte un bois de moins, ou vous relancez un dé marron. On vous le propose dès que cela peut compter.',
  'wounds.title': () => 'Les blessures',
  wounds: () =>
    'Les blessures guérissent lentement : par le Repos, par quelques objets, ou quand le moral est au plus haut. Surveillez les flèches de votre fiche : chacune coûte un cran de moral. Vendredi a peu de cœurs, mais sans lui la partie continue.',

  // The third
  'threat.title': () => 'La carte de gauche',
  threat: () =>
    'La menace de gauche tombera au prochain événement. Ce qu’elle demande, ce qu’elle rapporte et ce qui arrive sinon, tout y est écrit. Parfois un pion y est bien employé ; parfois encaisser coûte moins cher.',
  'hunt.title': () => 'Chasser',
  hunt: () =>
    'Certaines cases ajoutent une bête au paquet Chasse. Deux pions chassent la première, sans l’avoir vue : viande et fourrure sont assurées, mais chaque point de force au-dessus de vos Armes est une blessure. Armez-vous d’abord.',
  'alone.title': () => 'À vous de jouer',
  alone: () =>
    'Vous savez l’essentiel. D’abord un Toit et de quoi manger, ensuite les montagnes pour le Feu, et du bois sur le tas chaque fois qu’il en reste. À plusieurs, c’est le même jeu, et l’on fait le plan ensemble. Si vous hésitez, demandez un conseil.',

  // Why
  'why.keepWood': () => 'Deux bois, et c’est l’Abri.',
  'why.pile': () => 'Ce qui est sur le tas y reste à l’abri.',
  'why.explore': () => 'Vendredi passe devant : pour lui, pas d’aventures, des égratignures.',
  'why.dog': () => 'Avec le Chien, plus de hasard.',
  'why.shovel': () => 'Elle ne coûte rien, et tout est là.',
  'why.arrange': () => 'Du gain sûr, sans un dé.',
  'why.threat': () => 'Non seulement on l’évite, mais cela rapporte.',
  'why.shelter': () => 'Chaque nuit à la belle étoile vous coûte une blessure.',
  'why.sure': () => 'À deux pions, la réussite est assurée.',
  'why.gather': () => 'Il faut du bois pour presque tout.',
  'why.fire': () => 'Pas de signal sans Feu.',
  'why.roof': () => 'La pluie finira par venir.',
  'why.lacks': () => 'Il manque un pion à cette action.',
  'why.idle': () => 'Ce pion n’a rien de mieux à faire.',
  'why.confirm': () => 'Tous les pions sont bien placés.',
  'why.stay': () => 'La plage vous nourrit ; rien ne presse.',
  'why.eat': () => 'Vous d’abord : c’est vous qui ne devez pas mourir.',
  'why.heal': () => 'Une blessure de moins vaut mieux pour l’instant.',
  'why.det': () => 'La Détermination paie les compétences.',
  'why.mildest': () => 'Cela semble la meilleure affaire.',
  'why.rerollFailure': () => 'Un échec mérite un second essai.',
  'why.rerollWound': () => 'Peut-être échapperez-vous à la blessure.',
  'why.goodRoll': () => 'On ne pouvait guère espérer mieux.',
  'why.save': () => 'Vous en aurez plus besoin une autre fois.',
  'why.any': () => 'Ici, peu importe.',
}
