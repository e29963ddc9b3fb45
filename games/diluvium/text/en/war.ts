import { type Cast, reads, type Text } from '@tablee/kernel'
import type { OutcomeId } from '../../data/campaign.ts'
import type { CardId } from '../../data/cards.ts'
import type { MonsterId } from '../../data/tiles.ts'
import type { Action, IslandType } from '../../data/types.ts'
import type { Defeat } from '../../rules/end.ts'
import type { Spot } from '../../rules/query.ts'
import { names } from './names.ts'
import { road } from './roads.ts'
import { arms, capital, count, Does, island, list, Monster, monster, own, place, verb, who } from './words.ts'

const DEFEAT: { readonly [D in Defeat]: string } = {
  cityFell: 'The enemy Warship has reached your City.',
  poorer: 'You have reached your goal, but no more gold than your opponent.',
  noGoal: 'The game is over, and no goal is reached.',
  swallowed: 'One of your ships is swallowed by the sea.',
  settlersSwallowed: 'All your settlers are swallowed by the sea.',
  alliesLost: 'None of your allies is left.',
  sanctuarySank: 'The sanctuary has sunk.',
}

const golds = (gold: number, rival: number): string =>
  rival < 0 ? `Your gold: ${gold}.` : `Your gold: ${gold}, theirs: ${rival}.`

/** What is said of combats, flight, monsters, the rival and the end. */
export const war = {
  combat: (
    v: {
      place: Spot
      attacker: number
      defender: number
      attack: number
      defence: number
      ties: boolean
    },
    cast: Cast,
  ) =>
    `${Does(cast, v.attacker, 'attacks', 'attack')} ${who(cast, v.defender)} at ${place(v.place)}, ${v.attack} against ${v.defence}. How many Weapons do you add?`,
  'combat.weapons': (v: { weapons: number }) => capital(arms(v.weapons)),
  'combat.committed': (v: { party: number; weapons: number }, cast: Cast) =>
    `${Does(cast, v.party, 'commits', 'commit')} ${arms(v.weapons)}.`,
  'combat.fought': (
    v: {
      place: Spot
      attacker: number
      defender: number
      attack: number
      defence: number
      won: boolean
    },
    cast: Cast,
  ) =>
    `Combat at ${place(v.place)}: ${v.attack} against ${v.defence}. ${Does(cast, v.won ? v.attacker : v.defender, 'wins', 'win')}.`,
  'warship.beaten': (v: { party: number }, cast: Cast) =>
    `${capital(own(cast, v.party, 'Warship'))} is sent back.`,
  'fight.whom': () => 'Which Warship do you fight first?',
  'fight.warship': (v: { party: number }, cast: Cast) => `The Warship of ${who(cast, v.party)}`,
  escort: () => 'Does the Warship beside yours come along?',
  'escort.along': () => 'Take it along',
  'escort.stay': () => 'Leave it here',

  flee: (v: { place: Spot; type: IslandType }) =>
    `Your settler is driven off ${island(v.place, v.type)}. Where does it flee?`,
  'flee.reserve': () => 'To your reserve',
  'flee.city': (v: { type: IslandType }) => `To the ${names.island[v.type]} slot of your City`,
  'explorer.fled': (v: { party: number; place: Spot }, cast: Cast) =>
    `${capital(own(cast, v.party, 'Exploration Ship'))} is driven off ${place(v.place)}.`,
  'settler.fled': (v: { party: number; place: Spot; to: 'reserve' | IslandType }, cast: Cast) =>
    `${reads(cast, v.party) ? 'One of your settlers' : `A settler of ${who(cast, v.party)}`} flees from ${place(v.place)} to ${v.to === 'reserve' ? 'the reserve' : 'the City'}.`,

  monster: (v: { monster: MonsterId; strength: number }) =>
    `${Monster(v.monster)} (${v.strength}): do you fight?`,
  'monster.fight': (v: { monster: MonsterId; weapons: number; gold: number }) =>
    `Fight ${monster(v.monster)} with ${arms(v.weapons)} for ${v.gold} gold`,
  'monster.spare': () => 'Do not fight',
  'monster.beaten': (v: { party: number; monster: MonsterId; place: Spot }, cast: Cast) =>
    `${Does(cast, v.party, 'beats', 'beat')} ${monster(v.monster)} at ${place(v.place)}.`,

  'token.drawn': (v: { purpose: 'turn' | 'combat'; value: number; random: boolean }) =>
    `Combat token: ${v.value}${v.random && v.purpose === 'turn' ? ', with the random symbol' : ''}.`,
  'tokens.shuffled': () => 'Three alike: all Combat tokens are shuffled.',
  'column.shuffled': (v: { column: readonly IslandType[] }) =>
    `The Colonisation tokens are shuffled: ${list(v.column.map(type => names.island[type]))}.`,
  'rival.acts': (v: { party: number; action: Action; random: boolean }, cast: Cast) =>
    v.random
      ? `By chance ${who(cast, v.party)} ${verb(cast, v.party, 'takes', 'take')} the action ${names.action[v.action]}.`
      : `${Does(cast, v.party, 'copies', 'copy')} you: ${names.action[v.action]}.`,
  'rival.stays.home': (v: { party: number }, cast: Cast) =>
    `${capital(own(cast, v.party, 'Warship'))} was beaten and stays in its City.`,
  'rival.nothing': (v: { party: number }, cast: Cast) =>
    `${Does(cast, v.party, 'finds', 'find')} no tile to explore.`,
  'rival.stays': (v: { place: Spot }) => `Their Exploration Ship is held back at ${place(v.place)}.`,
  'rival.tie': (v: { type: IslandType }) =>
    `Their settler goes to ${names.island[v.type]}, and two tiles are alike: you choose.`,
  'rival.settled': (v: { party: number; place: Spot; type: IslandType; others: number }, cast: Cast) =>
    `${Does(cast, v.party, 'settles', 'settle')} ${island(v.place, v.type)}${v.others > 0 ? `; ${count(v.others, 'tile was', 'tiles were')} as good` : ''}.`,
  'rival.noSettler': (v: { party: number }, cast: Cast) =>
    `${Does(cast, v.party, 'has', 'have')} no settler left to place.`,
  'rival.cannotPlace': (v: { party: number }, cast: Cast) =>
    `${Does(cast, v.party, 'finds', 'find')} no slot for a settler.`,
  'rival.card': (v: { party: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.party, 'draws', 'draw')} “${names.card[v.card]}”.`,
  'rival.monster': (
    v: { party: number; monster: MonsterId; place: Spot; total: number; won: boolean },
    cast: Cast,
  ) =>
    `${Does(cast, v.party, 'fights', 'fight')} ${monster(v.monster)} at ${place(v.place)} with ${v.total} and ${v.won ? verb(cast, v.party, 'wins', 'win') : verb(cast, v.party, 'loses', 'lose')}.`,

  outcome: () => 'Two goals are reached: who are you?',
  'outcome.named': (v: { outcome: OutcomeId }) => capital(names.outcome[v.outcome]),
  'end.won': (v: { outcome: OutcomeId; gold: number; rival: number; card: string; home: number }) =>
    `You are ${names.outcome[v.outcome]}. ${golds(v.gold, v.rival)}${road(v.outcome)}`,
  'end.lost': (v: { reason: Defeat; gold: number; rival: number }) =>
    `${DEFEAT[v.reason]} ${golds(v.gold, v.rival)}`,
  'end.richest': (v: { seats: readonly number[]; gold: number }, cast: Cast) =>
    v.seats.length === 1
      ? `${Does(cast, v.seats[0], 'wins', 'win')} with ${v.gold} gold.`
      : `${capital(list(v.seats.map(seat => who(cast, seat))))} share the victory with ${v.gold} gold.`,
} satisfies Text
