/** What irregular cards, items and skills do, in French, by the id of their effect. */
export const SPECIAL: { readonly [id: string]: string | undefined } = {
  // Events
  argument: 'aucune action de ce tour ne réunit les pions de deux joueurs, et Vendredi ne soutient personne',
  catastrophe: 'aucun objet n’est utilisable avant la fin de la phase Action',
  cloudburst: 'le camp doit être déplacé sur une tuile voisine',
  'cloudburst:action':
    'le Toit et la Palissade regagnent chacun 1 niveau s’ils en ont perdu par ce déplacement',
  council: 'une invention du paquet, à votre choix, rejoint le plateau',
  dangerousNight: 'une Bête cachée attaquera le premier joueur au début de la prochaine phase Événement',
  'dangerousNight:action': 'la Bête qui attend rejoint plutôt le paquet Chasse',
  howlingFromTheWoods: 'la plus forte de trois Bêtes va sur le paquet Chasse',
  strokeOfFate: 'toutes les menaces s’accomplissent, de gauche à droite',

  // Adventures
  'afterTheHurricane:lower': 'la tuile où se trouve le jeton de cette carte est retournée face cachée',
  fastWork: 'défaussez cette carte, ou construisez aussitôt sans pion, et la carte reviendra',
  'flu:night': 'chacun mange 1 nourriture de plus ou subit 1 blessure',
  'newFlock:lower': 'toutes les sources de la tuile où se trouve le jeton de cette carte sont épuisées',
  shortage: 'recevez 1 ressource récoltée de plus, même en cas d’échec',
  'signsOfAPredator:lower':
    'épuisez une source de nourriture de la tuile du camp ; à défaut : tout le monde subit 1 blessure',
  surprisingDiscovery: 'gardez cette carte : une fois, Armes +3 dans un combat',
  toolsInspection: 'si possible, marquez 2 objets',
  'toolsInspection:lower': 'les objets marqués par cette carte sont perdus, avec leurs effets',

  // Mysteries
  amuletOfTheLady: 'couvrez 2 flèches des pistes de blessures : elles ne baissent plus le moral',
  ceremonialBowl: 'dès le prochain tour, une réussite de chacun de vos lancers est relancée',
  'ceremonialBowl:lower': 'la Coupe rituelle perd son emprise',
  confused:
    'tout le prochain tour, vos réussites sont relancées, et même une action sûre lance le dé Réussite',
  fromNextRound: 'utilisable dès le prochain tour',
  helmet: 'le combattant ignore 1 blessure de ce combat',
  herbalMixture: 'regardez la première carte du paquet Événement, ou la Bête posée à côté',
  ignoreMystery: 'ignorez cette carte',
  oldMap: 'tout le monde, Vendredi compris, reçoit 1 jeton Détermination',
  'poisonousSpores:night':
    'au camp, tout le monde, Vendredi compris, subit 1 blessure ; dehors, vous seulement',
  protectiveAmulet: 'retirez de l’île un jeton ou un marqueur',
  'shinyJewel:night': 'tout le monde subit 1 blessure ; une nuit plus tard si son découvreur dort dehors',
  strangeDisease: 'répartissez 2 marqueurs par joueur : chacun vaut une blessure cette nuit',
  'strangeDisease:night': 'la maladie se déclare ; dehors, vous seul l’avez, pour 2 blessures',
  trapdoor: 'les Trésors de cette action sont perdus',

  // Items, equipment, tokens, skills
  aNewIdea: 'piochez 5 inventions, posez-en une sur le plateau',
  corral: 'épuisez une source de nourriture (perroquet) à côté du camp',
  handyman: 'un pion marron ce tour-ci, pour une Construction que vous menez',
  shortcut: 'à chaque production, une tuile à côté du camp donne une de ses ressources',
  stormGlass: 'lancez dès maintenant les dés Météo de ce tour',
  treasureToken: 'le premier joueur pioche un Trésor',
  fewerMysteries: 'une carte Mystère de moins ici',
  'fog:2': 'retirez jusqu’à 2 marqueurs Brouillard',
  'fog:3': 'retirez jusqu’à 3 marqueurs Brouillard',
  footprint: 'un pion vert ce tour-ci',
  ignoreAnimals: 'ignorez un dé Animaux affamés',
  plow: 'retirez de l’île un marqueur noir',
  rerollAnimals: 'relancez un dé Animaux affamés',
  rerollDie: 'relancez un dé',
  'woodpile:2': '2 bois pour le tas de bois',
  'woodpile:3': '3 bois pour le tas de bois',
}
