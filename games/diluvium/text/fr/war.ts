import { type Cast, reads, type SameMessages } from '@tablee/kernel'
import type { Defeat } from '../../rules/end.ts'
import type { war as en } from '../en/war.ts'
import { names } from './names.ts'
import { road } from './roads.ts'
import {
  arms,
  at,
  capital,
  count,
  Does,
  from,
  island,
  list,
  Monster,
  monster,
  ofType,
  own,
  verb,
  Who,
  who,
} from './words.ts'

const DEFEAT: { readonly [D in Defeat]: string } = {
  cityFell: 'Le Navire de Guerre adverse a atteint votre Cité.',
  poorer: 'Votre but est atteint, mais vous n’avez pas plus d’or que la civilisation adverse.',
  noGoal: 'La partie s’arrête sans qu’aucun but soit atteint.',
  swallowed: 'Un de vos Navires est englouti.',
  settlersSwallowed: 'Tous vos Colons sont engloutis.',
  alliesLost: 'Il n’y a plus de Colons alliés en jeu.',
  sanctuarySank: 'Le sanctuaire est englouti.',
}

const golds = (gold: number, rival: number): string =>
  rival < 0 ? `Votre or : ${gold}.` : `Votre or : ${gold}, le leur : ${rival}.`

/** « Les Grecs attaquent les Aztèques », « Les Aztèques vous attaquent ». */
function attacks(v: { readonly attacker: number; readonly defender: number }, cast: Cast): string {
  const does = verb(cast, v.attacker, 'attaque', 'attaquent', 'attaquez')
  const whom = who(cast, v.defender)
  return `${Who(cast, v.attacker)} ${reads(cast, v.defender) ? `${whom} ${does}` : `${does} ${whom}`}`
}

/** What is said of combats, flight, monsters, the rival and the end. */
export const war: SameMessages<typeof en> = {
  combat: (v, cast) =>
    `${attacks(v, cast)} ${at(v.place)}, ${v.attack} contre ${v.defence}. Combien d’Armes ajoutez-vous ?`,
  'combat.weapons': v => capital(arms(v.weapons)),
  'combat.committed': (v, cast) =>
    v.weapons === 0
      ? `${Does(cast, v.party, 'n’engage', 'n’engagent', 'n’engagez')} aucune Arme.`
      : `${Does(cast, v.party, 'engage', 'engagent', 'engagez')} ${arms(v.weapons)}.`,
  'combat.fought': (v, cast) =>
    `Combat ${at(v.place)} : ${v.attack} contre ${v.defence}. ${Does(cast, v.won ? v.attacker : v.defender, 'l’emporte', 'l’emportent', 'l’emportez')}.`,
  'warship.beaten': (v, cast) => `${capital(own(cast, v.party, 'le ', 'Navire de Guerre'))} est renvoyé.`,
  'fight.whom': () => 'Quel Navire de Guerre combattez-vous d’abord ?',
  'fight.warship': (v, cast) => capital(own(cast, v.party, 'le ', 'Navire de Guerre')),
  escort: () => 'Le Navire de Guerre à vos côtés vous suit-il ?',
  'escort.along': () => 'L’emmener',
  'escort.stay': () => 'Le laisser ici',

  flee: v => `Votre Colon est chassé de ${island(v.place, v.type)}. Où fuit-il ?`,
  'flee.reserve': () => 'Vers votre réserve',
  'flee.city': v => `Vers l’emplacement ${ofType(v.type)} de votre Cité`,
  'explorer.fled': (v, cast) =>
    `${capital(own(cast, v.party, 'le ', 'Navire d’Exploration'))} est chassé ${from(v.place)}.`,
  'settler.fled': (v, cast) =>
    `Un ${own(cast, v.party, '', 'Colon').replace('votre Colon', 'de vos Colons')} fuit ${from(v.place)} vers ${v.to === 'reserve' ? 'la réserve' : 'la Cité'}.`,

  monster: v => `${Monster(v.monster)} (${v.strength}) : combattez-vous ?`,
  'monster.fight': v =>
    `Combattre ${monster(v.monster)} ${v.weapons === 0 ? 'sans Arme' : `avec ${arms(v.weapons)}`} pour ${v.gold} or`,
  'monster.spare': () => 'Ne pas combattre',
  'monster.beaten': (v, cast) =>
    `${Does(cast, v.party, 'vainc', 'vainquent', 'vainquez')} ${monster(v.monster)} ${at(v.place)}.`,

  'token.drawn': v =>
    `Jeton Combat : ${v.value}${v.random && v.purpose === 'turn' ? ', avec le symbole d’action aléatoire' : ''}.`,
  'tokens.shuffled': () => 'Trois valeurs identiques : tous les jetons Combat sont mélangés.',
  'column.shuffled': v =>
    `Les jetons Colonisation sont mélangés : ${list(v.column.map(type => names.island[type]))}.`,
  'rival.acts': (v, cast) =>
    v.random
      ? `Action aléatoire : ${who(cast, v.party)} ${verb(cast, v.party, 'choisit', 'choisissent', 'choisissez')} ${names.action[v.action]}.`
      : `${Does(cast, v.party, 'vous imite', 'vous imitent', 'imitez')} : ${names.action[v.action]}.`,
  'rival.stays.home': (v, cast) =>
    `${capital(own(cast, v.party, 'le ', 'Navire de Guerre'))}, vaincu, reste sur sa Cité.`,
  'rival.nothing': (v, cast) => `${Does(cast, v.party, 'n’a', 'n’ont', 'n’avez')} plus de tuile à explorer.`,
  'rival.stays': v => `Le Navire d’Exploration adverse est retenu ${at(v.place)}.`,
  'rival.tie': v =>
    `Le Colon adverse va sur une île ${ofType(v.type)}, et plusieurs tuiles se valent : choisissez.`,
  'rival.settled': (v, cast) =>
    `${Does(cast, v.party, 'place', 'placent', 'placez')} un Colon sur ${island(v.place, v.type)}${v.others > 0 ? ` ; ${count(v.others, 'autre tuile', 'autres tuiles')} à égalité` : ''}.`,
  'rival.noSettler': (v, cast) => `${Does(cast, v.party, 'n’a', 'n’ont', 'n’avez')} plus de Colon à placer.`,
  'rival.cannotPlace': (v, cast) =>
    `${Does(cast, v.party, 'ne trouve', 'ne trouvent', 'ne trouvez')} aucun emplacement pour un Colon.`,
  'rival.card': (v, cast) =>
    `${Does(cast, v.party, 'pioche', 'piochent', 'piochez')} « ${names.card[v.card]} ».`,
  'rival.monster': (v, cast) =>
    `${Does(cast, v.party, 'affronte', 'affrontent', 'affrontez')} ${monster(v.monster)} ${at(v.place)} avec ${v.total} et ${v.won ? verb(cast, v.party, 'gagne', 'gagnent', 'gagnez') : verb(cast, v.party, 'perd', 'perdent', 'perdez')}.`,

  outcome: () => 'Deux buts sont atteints : qui êtes-vous ?',
  'outcome.named': v => capital(names.outcome[v.outcome]),
  'end.won': v => `Vous voilà ${names.outcome[v.outcome]}. ${golds(v.gold, v.rival)}${road(v.outcome)}`,
  'end.lost': v => `${DEFEAT[v.reason]} ${golds(v.gold, v.rival)}`,
  'end.richest': (v, cast) =>
    v.seats.length === 1
      ? `${Does(cast, v.seats[0], 'l’emporte', 'l’emportent', 'l’emportez')} avec ${v.gold} or.`
      : `${capital(list(v.seats.map(seat => who(cast, seat))))} partagent la victoire avec ${v.gold} or.`,
}
