import type { SameMessages } from '@tablee/kernel'
import type { cards as en } from '../en/cards.ts'
import { CARD_LINES } from './names.ts'

/** What each card does, in full; those that are crafted for an item are told by `help`. */
export const cards: SameMessages<typeof en> = {
  ambush: () =>
    'Jouez-la quand on vous attaque dans une clairière de sa couleur (Oiseau : partout) : l’attaquant subit 2 pertes avant le jet de dés. Il peut la contrer par une Embuscade de la couleur de la clairière, ou Oiseau.',
  dominance: () =>
    `À 10 points ou plus, activez-la pendant votre Jour : vous ne marquez plus rien, mais vous gagnez si, au début de votre Aurore, vous contrôlez trois clairières de sa couleur (Oiseau : deux coins opposés). ${CARD_LINES.dominance.full}`,
  vizier: () => CARD_LINES.vizier.full,
  retainer: () => CARD_LINES.retainer.full,
  favorFoxes: () => favor('Renard'),
  favorRabbits: () => favor('Lapin'),
  favorMice: () => favor('Souris'),
  armorers: () =>
    'En combat, après le jet de dés, défaussez-la : le dé de l’adversaire ne vous inflige rien. Les pertes additionnelles restent.',
  sappers: () => 'Quand vous défendez, défaussez-la après le jet de dés : vous infligez 1 perte de plus.',
  brutalTactics: () =>
    'Quand vous attaquez, vous pouvez infliger 1 perte de plus ; le défenseur marque alors 1 point.',
  royalClaim: () =>
    'Pendant votre Aurore, défaussez-la pour marquer 1 point par clairière que vous contrôlez.',
  standAndDeliver: () =>
    'Une fois pendant votre Aurore, prenez au hasard une carte d’un adversaire : il marque 1 point.',
  taxCollector: () =>
    'Une fois pendant votre Jour, ôtez du plateau un de vos guerriers pour piocher une carte.',
  commandWarren: () => 'Au début de votre Jour, vous pouvez combattre.',
  betterBurrowBank: () =>
    'Au début de votre Aurore, vous pouvez piocher une carte ; un adversaire de votre choix en pioche alors une.',
  cobbler: () => 'Au début de votre Crépuscule, vous pouvez vous déplacer.',
  scoutingParty: () => 'Quand vous attaquez, personne ne peut vous tendre d’embuscade.',
  codebreakers: () => 'Une fois pendant votre Jour, regardez la main d’un autre joueur.',
  saboteurs: () =>
    'Au début de votre Aurore, défaussez-la pour défausser une carte fabriquée qu’un adversaire a en jeu. Les Dominations ne risquent rien.',
  soupKitchens: () => 'Chacun de vos jetons compte pour 2 quand on cherche qui contrôle une clairière.',
  boatBuilders: () =>
    'Pour vous, les rivières sont des chemins : deux clairières qu’une rivière relie sont adjacentes.',
  corvidPlanners: () =>
    'Vous vous déplacez sans devoir contrôler ni la clairière de départ ni celle d’arrivée.',
  eyrieEmigre: () =>
    'À la fin de votre Aurore, vous devez vous déplacer, puis combattre là où vous arrivez. Si vous ne faites pas les deux, défaussez-la.',
  foxPartisans: () => partisans('Renard'),
  rabbitPartisans: () => partisans('Lapin'),
  mousePartisans: () => partisans('Souris'),
  propagandaBureau: () =>
    'Une fois pendant votre Jour, dépensez une carte pour remplacer un guerrier adverse par un des vôtres dans une clairière de cette couleur. Il vous faut un guerrier en réserve, et pouvoir le placer là.',
  falseOrders: () =>
    'Pendant votre Aurore, défaussez-la : la moitié des guerriers d’un adversaire dans une clairière, arrondie au-dessus, part vers une clairière adjacente de votre choix, quel que soit le contrôle.',
  informants: () =>
    'Chaque fois que vous devez piocher au Crépuscule, vous pouvez prendre à la place une Embuscade dans la défausse.',
  tunnels: () =>
    'Pour vous, toutes les clairières qui ont une de vos pièces de fabrication sont adjacentes entre elles.',
  charmOffensive: () =>
    'Au début de votre Crépuscule, vous pouvez piocher une carte ; un autre joueur de votre choix marque alors 1 point.',
  swapMeet: () =>
    'Une fois pendant votre Aurore, prenez au hasard une carte d’un autre joueur, puis rendez-lui une carte de votre choix.',
  coffinMakers: () =>
    'Les guerriers de tous les joueurs retirés du plateau, sauf s’ils sont remplacés, sont posés ici. Au début de votre Aurore, marquez 1 point par groupe de 5, puis rendez-les tous.',
  leagueOfAdventurousMice: () =>
    'Une fois pendant votre Jour, épuisez un de vos objets fabriqués pour vous déplacer ou pour combattre.',
  murineBroker: () => 'Chaque fois qu’un autre joueur fabrique un objet, piochez une carte.',
  masterEngravers: () => 'Chaque fois que vous fabriquez un objet, marquez 1 point de plus.',
}

const favor = (suit: string): string =>
  `Fabriquez-la pour retirer toutes les pièces adverses de toutes les clairières ${suit} ; chaque bâtiment ou jeton rapporte 1 point.`

const partisans = (suit: string): string =>
  `En combat dans une clairière ${suit}, vous pouvez infliger 1 perte de plus ; vous défaussez ensuite toute votre main, sauf les cartes ${suit}.`
