import type { SameMessages } from '@tablee/kernel'
import type { Item } from '../../data/items.ts'
import type { effects as en } from '../en/effects.ts'
import { a, card, cards, count, de, du, ITEM, SUIT, verb, Who } from './words.ts'

/** Crafted cards and what they do, in French. */
export const effects: SameMessages<typeof en> = {
  // Hands
  'give.card': (v, cast) => `Quelle carte donnez-vous ${a(cast, v.to)} ?`,
  'card.given': (v, cast) =>
    `${Who(cast, v.from)} ${verb(cast, v.from, 'donne', 'donnent')} une carte ${a(cast, v.to)}.`,
  'card.given.which': (v, cast) => `${card(v.card)} passe ${de(cast, v.from)} ${a(cast, v.to)}.`,
  'hand.shown': (v, cast) =>
    `${Who(cast, v.to)} ${verb(cast, v.to, 'regarde', 'regardent')} la main ${de(cast, v.of)}.`,
  'hand.seen': (v, cast) =>
    v.cards.length === 0
      ? `${Who(cast, v.of)} ${verb(cast, v.of, 'n’a', 'n’ont')} aucune carte en main.`
      : `${Who(cast, v.of)} ${verb(cast, v.of, 'a', 'ont')} en main ${cards(v.cards)}.`,

  // Birdsong
  'coffinMakers.buries': v =>
    v.count < 2
      ? `${count(v.count, 'guerrier')} chez les Fabricants de cercueils : retour à sa réserve.`
      : `${count(v.count, 'guerrier')} chez les Fabricants de cercueils : retour à leurs réserves.`,
  'betterBurrowBank.who': () => 'Banque du Bon Terrier : qui d’autre pioche une carte ?',
  'saboteurs.what': () => 'Saboteurs : quelle carte sabotez-vous ?',
  'saboteurs.target': (v, cast) => `${card(v.card)} ${de(cast, v.seat)}`,
  'standAndDeliver.who': () =>
    'La bourse ou la vie ! : à qui prenez-vous une carte ? Votre victime marque 1 point.',
  'swapMeet.who': () => 'Troc : avec qui échangez-vous une carte ?',
  'falseOrders.who': () => 'Directives erronées : quels guerriers envoyez-vous ailleurs ?',
  'falseOrders.from': (v, cast) => `De quelle clairière part la moitié des guerriers ${de(cast, v.enemy)} ?`,
  'falseOrders.to': (v, cast) =>
    `Où envoyez-vous ${count(v.count, 'guerrier')} ${de(cast, v.enemy)} qui ${v.count < 2 ? 'part' : 'partent'} ${du(v.from)} ?`,
  'eyrieEmigre.leaves': (v, cast) =>
    `${Who(cast, v.seat)} ${verb(cast, v.seat, 'n’a', 'n’ont')} pas enchaîné un déplacement et un combat.`,

  // Daylight
  'taxCollector.where': () => 'Percepteur : où retirez-vous un guerrier pour piocher une carte ?',
  'codebreakers.who': () => 'Briseurs de codes : de qui regardez-vous la main ?',
  'propagandaBureau.card': () =>
    'Bureau de propagande : dépensez une carte de la couleur de la clairière visée.',
  'propagandaBureau.where': () => 'Bureau de propagande : dans quelle clairière ?',
  'propagandaBureau.whom': () => 'Bureau de propagande : quel guerrier cède la place au vôtre ?',
  'league.item': () => 'Souris aventurières : quel objet épuisez-vous ?',
  'league.venture': () => 'Souris aventurières : déplacement ou combat ?',
  'league.exhausted': (v, cast) =>
    `${Who(cast, v.seat)} ${verb(cast, v.seat, 'épuise', 'épuisent')} un objet fabriqué (${ITEM[v.item]}).`,

  // Evening and battle
  'charmOffensive.who': () => 'Opération séduction : qui marque 1 point ?',
  'partisans.discarded': (v, cast) =>
    `${Who(cast, v.seat)} ${verb(cast, v.seat, 'défausse', 'défaussent')} ${cards(v.cards)}.`,

  // Why not
  'why.effectUsed': () => 'Vous avez déjà utilisé cette carte ce tour-ci.',
  'why.effectIdle': () => 'Cette carte ne pourrait rien faire en ce moment.',
  'why.dominanceScore': v => `Il faut ${v.points} points pour activer une carte Domination.`,
  'why.dominanceOnce': () => 'Vous avez quitté la piste de score : il n’y a pas de seconde Domination.',
  'why.dominanceSuit': v =>
    v.suit === 'bird'
      ? 'Vous n’avez pas de carte Oiseau à dépenser, et rien ne la remplace.'
      : `Vous n’avez ni carte ${SUIT[v.suit]} ni carte Oiseau à dépenser.`,
  'why.coalitionSeats': () =>
    'Une coalition demande quatre joueurs ; pour vous, cette carte ne sert qu’à sa couleur.',
  'why.coalitionPartner': () => 'Le joueur qui a le moins de points est déjà en coalition.',

  // What each card does
  'card.help.ambush': () =>
    'Jouez-la quand on vous attaque dans une clairière de sa couleur (Oiseau : partout) : l’attaquant subit 2 pertes avant le jet de dés. Il peut la contrer en en jouant une de la bonne couleur.',
  'card.help.dominance': () =>
    'À 10 points ou plus, activez-la pendant votre Jour : vous ne marquez plus rien, mais vous gagnez si, au début de votre Aurore, vous contrôlez trois clairières de sa couleur (Oiseau : deux coins opposés).',
  'card.help.vizier': () =>
    'Une carte Oiseau qui reste pour toujours dans le Décret de la Canopée : la Crise ne l’emporte pas.',
  'card.help.birdyBindle': () => crafts('bag', 1),
  'card.help.woodlandRunners': () => crafts('boots', 1),
  'card.help.armsTrader': () => crafts('sword', 2),
  'card.help.crossbowBird': () => crafts('crossbow', 1),
  'card.help.gentlyUsedKnapsack': () => crafts('bag', 1),
  'card.help.rootTeaFox': () => crafts('tea', 2),
  'card.help.travelGearFox': () => crafts('boots', 1),
  'card.help.protectionRacket': () => crafts('coins', 3),
  'card.help.foxfolkSteel': () => crafts('sword', 2),
  'card.help.anvil': () => crafts('hammer', 2),
  'card.help.smugglersTrail': () => crafts('bag', 1),
  'card.help.rootTeaRabbit': () => crafts('tea', 2),
  'card.help.aVisitToFriends': () => crafts('boots', 1),
  'card.help.bakeSale': () => crafts('coins', 3),
  'card.help.mouseInASack': () => crafts('bag', 1),
  'card.help.rootTeaMouse': () => crafts('tea', 2),
  'card.help.travelGearMouse': () => crafts('boots', 1),
  'card.help.investments': () => crafts('coins', 3),
  'card.help.sword': () => crafts('sword', 2),
  'card.help.crossbowMouse': () => crafts('crossbow', 1),
  'card.help.favorFoxes': () => favor('Renard'),
  'card.help.favorRabbits': () => favor('Lapin'),
  'card.help.favorMice': () => favor('Souris'),
  'card.help.armorers': () =>
    'En combat, après le jet de dés, défaussez-la : le dé de l’adversaire ne vous inflige rien. Les pertes additionnelles restent.',
  'card.help.sappers': () =>
    'Quand vous défendez, défaussez-la après le jet de dés : vous infligez 1 perte de plus.',
  'card.help.brutalTactics': () =>
    'Quand vous attaquez, vous pouvez infliger 1 perte de plus ; le défenseur marque alors 1 point.',
  'card.help.royalClaim': () =>
    'Pendant votre Aurore, défaussez-la pour marquer 1 point par clairière que vous contrôlez.',
  'card.help.standAndDeliver': () =>
    'Une fois pendant votre Aurore, prenez au hasard une carte d’un autre joueur : il marque 1 point.',
  'card.help.taxCollector': () =>
    'Une fois pendant votre Jour, ôtez du plateau un de vos guerriers pour piocher une carte.',
  'card.help.commandWarren': () => 'Au début de votre Jour, vous pouvez combattre.',
  'card.help.betterBurrowBank': () =>
    'Au début de votre Aurore, vous pouvez piocher une carte ; un autre joueur de votre choix en pioche alors une.',
  'card.help.cobbler': () => 'Au début de votre Crépuscule, vous pouvez vous déplacer.',
  'card.help.scoutingParty': () => 'Quand vous attaquez, personne ne peut vous tendre d’embuscade.',
  'card.help.codebreakers': () => 'Une fois pendant votre Jour, regardez la main d’un autre joueur.',
  'card.help.saboteurs': () =>
    'Au début de votre Aurore, défaussez-la pour défausser une carte fabriquée qu’un adversaire a en jeu. Les Dominations ne risquent rien.',
  'card.help.soupKitchens': () =>
    'Chacun de vos jetons compte pour 2 quand on cherche qui contrôle une clairière.',
  'card.help.boatBuilders': () => 'Pour vos déplacements, les rivières sont des chemins.',
  'card.help.corvidPlanners': () =>
    'Vous vous déplacez sans devoir contrôler ni la clairière de départ ni celle d’arrivée.',
  'card.help.eyrieEmigre': () =>
    'À la fin de votre Aurore, vous devez vous déplacer, puis combattre là où vous arrivez. Si vous ne faites pas les deux, défaussez-la.',
  'card.help.foxPartisans': () => partisans('Renard'),
  'card.help.rabbitPartisans': () => partisans('Lapin'),
  'card.help.mousePartisans': () => partisans('Souris'),
  'card.help.propagandaBureau': () =>
    'Une fois pendant votre Jour, dépensez une carte : un guerrier adverse quitte une clairière de cette couleur, et un des vôtres y prend place.',
  'card.help.falseOrders': () =>
    'Pendant votre Aurore, défaussez-la : la moitié des guerriers d’un adversaire dans une clairière, arrondie au-dessus, part vers une clairière adjacente de votre choix, quel que soit le contrôle.',
  'card.help.informants': () =>
    'Au Crépuscule, au lieu de piocher, vous pouvez prendre une Embuscade dans la défausse.',
  'card.help.tunnels': () =>
    'Pour vous, toutes les clairières qui ont une de vos pièces de fabrication sont adjacentes entre elles.',
  'card.help.charmOffensive': () =>
    'Au début de votre Crépuscule, vous pouvez piocher une carte ; un autre joueur de votre choix marque alors 1 point.',
  'card.help.swapMeet': () =>
    'Une fois pendant votre Aurore, prenez au hasard une carte d’un autre joueur, puis rendez-lui une carte de votre choix.',
  'card.help.coffinMakers': () =>
    'Les guerriers de tous les joueurs qui devraient regagner leur réserve sont posés ici. Au début de votre Aurore, marquez 1 point par groupe de 5, puis rendez-les tous.',
  'card.help.leagueOfAdventurousMice': () =>
    'Une fois pendant votre Jour, épuisez un de vos objets fabriqués pour vous déplacer ou pour combattre.',
  'card.help.murineBroker': () => 'Chaque fois qu’un autre joueur fabrique un objet, piochez une carte.',
  'card.help.masterEngravers': () => 'Chaque fois que vous fabriquez un objet, marquez 1 point de plus.',
}

const AN_ITEM: { readonly [I in Item]: string } = {
  boots: 'une botte',
  bag: 'un sac',
  crossbow: 'une arbalète',
  hammer: 'un marteau',
  sword: 'une épée',
  tea: 'un café',
  coins: 'des pièces',
  torch: 'une torche',
}

const crafts = (item: Item, points: number): string =>
  `Fabriquez-la pour prendre ${AN_ITEM[item]} dans la réserve d’objets et marquer ${count(points, 'point')}.`

const favor = (suit: string): string =>
  `Fabriquez-la pour retirer toutes les pièces adverses de toutes les clairières ${suit} ; chaque bâtiment ou jeton rapporte 1 point.`

const partisans = (suit: string): string =>
  `En combat dans une clairière ${suit}, vous pouvez infliger 1 perte de plus ; vous défaussez ensuite toute votre main, sauf les cartes ${suit}.`
