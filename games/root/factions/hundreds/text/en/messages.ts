import type { Cast, Text } from '@tablee/kernel'
import type { Item } from '../../../../data/items.ts'
import type { ClearingSuit } from '../../../../data/suits.ts'
import {
  capital,
  count,
  Does,
  ITEM,
  left,
  list,
  of,
  Place,
  place,
  SUIT,
  who,
} from '../../../../text/en/words.ts'
import type { Mood, Track } from '../../data.ts'
import { MOOD, TRACK } from './names.ts'

/** What each mood does. */
const EFFECT: { readonly [M in Mood]: string } = {
  bitter: 'before a roll, mobs around him become warriors',
  grandiose: 'he advances first, then commands',
  jubilant: 'inciting at his feet, he rolls for up to four mobs more',
  lavish: 'items of the Hoard become two warriors each',
  relentless: 'after a move and a battle, one more of either',
  rowdy: 'one more card, two among three enemy pieces',
  stubborn: 'the first hit where he fights is ignored',
  wrathful: 'one extra hit where he attacks',
}

/** An item with its article. */
const the = (item: Item): string => `the ${ITEM[item]}`

/** The Lord of the Hundreds, in English. */
export const messages = {
  // The Hoard
  'hundreds.item': (v: { item: Item; ruin: boolean }) =>
    `${capital(ITEM[v.item])}${v.ruin ? ' from a ruin' : ''}`,
  'hundreds.gained': (v: { seat: number; item: Item; track: Track }, cast: Cast) =>
    `${Does(cast, v.seat, 'hoards', 'hoard')} ${the(v.item)}: ${TRACK[v.track]}.`,
  'hundreds.dropped': (v: { seat: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'throws', 'throw')} ${the(v.item)} out of the Hoard for good.`,
  'hundreds.overflow': (v: { item: Item }) =>
    `No room for ${the(v.item)}: which item leaves the game, for 1 point?`,
  'hundreds.crafted': (v: { item: Item; points: number }) =>
    `Contempt for Trade: ${the(v.item)}, or ${count(v.points, 'point')}?`,
  'hundreds.keep': (v: { item: Item }) => `Hoard ${the(v.item)}, for no points`,
  'hundreds.score': (v: { item: Item; points: number }) =>
    `Throw ${the(v.item)} out of the game for ${count(v.points, 'point')}`,
  'hundreds.scorned': (v: { seat: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'throws', 'throw')} ${the(v.item)} out of the game.`,

  // Battle
  'hundreds.loot': (v: { defender: number; clearing: number; items: readonly Item[] }, cast: Cast) =>
    `Loot ${who(cast, v.defender)} in ${place(v.clearing)} (${list(v.items.map(the))})? Your die then deals no hits.`,
  'hundreds.loot.yes': () => 'Loot: no hits by the die, an item if you rule at the end',
  'hundreds.loot.no': () => 'Battle without looting',
  'hundreds.loots': (v: { seat: number; defender: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'means', 'mean')} to loot ${who(cast, v.defender)}: the die will deal no hits.`,
  'hundreds.loot.item': (v: { defender: number }, cast: Cast) =>
    `Which item do you loot from ${who(cast, v.defender)}?`,
  'hundreds.looted': (v: { seat: number; defender: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'loots', 'loot')} ${the(v.item)} from ${who(cast, v.defender)}.`,
  'hundreds.bitter': (v: { clearing: number }) =>
    `Bitter: which mob gives way to a warrior in ${place(v.clearing)}?`,
  'hundreds.bitter.end': () => 'No more mobs',
  'battle.wrathful': (v: { seat: number }, cast: Cast) =>
    `${of(cast, v.seat, 'The Wrathful warlord', 'Your Wrathful warlord')} deals one extra hit.`,

  // Birdsong
  'hundreds.raze': () => 'Raze: which mob first?',
  'hundreds.razed': (v: { seat: number; clearing: number }, cast: Cast) =>
    `${of(cast, v.seat, 'A mob', 'Your mob')} razes ${place(v.clearing)}.`,
  'hundreds.ruin': (v: { clearing: number }) =>
    `Which item do you take from the ruin in ${place(v.clearing)}?`,
  'hundreds.found': (v: { seat: number; clearing: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} ${the(v.item)} from the ruin in ${place(v.clearing)}.`,
  'hundreds.foundNothing': (v: { seat: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} nothing from the ruin in ${place(v.clearing)}.`,
  'hundreds.ruinGone': (v: { clearing: number }) => `The ruin in ${place(v.clearing)} is empty and goes.`,
  'hundreds.roll': () => 'The mobs have razed: roll the mob die.',
  'hundreds.roll.now': () => 'Roll the mob die',
  'hundreds.rolled': (v: { seat: number; suit: ClearingSuit }) => `The mob die shows ${SUIT[v.suit]}.`,
  'hundreds.noMob': (v: { seat: number; suit: ClearingSuit }) =>
    `No mob spreads to a ${SUIT[v.suit]} clearing.`,
  'hundreds.mob': (v: { suit: ClearingSuit }) => `To which ${SUIT[v.suit]} clearing does a mob spread?`,
  'hundreds.warlord': (v: { seat: number; clearing: number }, cast: Cast) =>
    `${of(cast, v.seat, 'The warlord', 'Your warlord')} stands up in ${place(v.clearing)}.`,
  'hundreds.anoint': () => 'Anoint: where does a new warlord stand up?',
  'hundreds.mood': () => 'Choose the warlord’s mood.',
  'hundreds.mood.name': (v: { mood: Mood }) => `${MOOD[v.mood]}: ${EFFECT[v.mood]}`,
  'hundreds.mooded': (v: { seat: number; mood: Mood }, cast: Cast) =>
    `${of(cast, v.seat, 'The warlord', 'Your warlord')} is now ${MOOD[v.mood]}.`,
  'hundreds.staysLavish': (v: { seat: number }, cast: Cast) =>
    `${of(cast, v.seat, 'The warlord', 'Your warlord')} stays ${MOOD.lavish}: every other mood is blocked.`,
  'hundreds.lavish': () => 'Lavish: which item leaves the Hoard for two warriors?',
  'hundreds.lavish.end': () => 'Keep the rest',

  // Daylight
  'hundreds.command': (v: { actions: number }) => `Command the Hundreds: ${left(v.actions, 'action')}.`,
  'hundreds.command.end': () => 'End Command',
  'hundreds.advance': (v: { actions: number }) => `Advance the warlord: ${left(v.actions, 'advance')}.`,
  'hundreds.advance.end': () => 'End the advance',
  'hundreds.advance.battle': (v: { clearing: number }) =>
    `The warlord is in ${place(v.clearing)}: whom does he attack?`,
  'hundreds.advance.peace': () => 'No battle',
  'hundreds.relentless': () => 'Relentless: one more move or battle?',
  'hundreds.relentless.end': () => 'Neither',
  'hundreds.build': () => 'Where do you place a stronghold?',

  // Evening
  'hundreds.incite': (_: { actions: number }) => 'Evening: incite a mob for a card?',
  'hundreds.incite.end': () => 'End the turn',
  'act.incite': (v: { clearing: number }) => `Incite a mob in ${place(v.clearing)}`,
  'hundreds.jubilant': (v: { left: number }) =>
    `Jubilant: roll for another mob (${count(v.left, 'roll')} left)?`,
  'hundreds.jubilant.end': () => 'Roll no more',
  'hundreds.oppressed': (v: { seat: number; clearings: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'oppresses', 'oppress')} ${count(v.clearings, 'clearing')}.`,

  // Why not
  'hundreds.why.sameMood': () => 'The mood must change.',
  'hundreds.why.blocked': (v: { item: Item }) => `With ${the(v.item)} in the Hoard this mood is blocked.`,
  'hundreds.why.twin': (v: { item: Item }) => `You have ${the(v.item)} from a ruin already.`,
  'hundreds.why.commanded': () => 'You have taken as many actions as your Command.',
  'hundreds.why.advanced': () => 'The warlord has advanced as often as his Prowess.',
  'hundreds.why.noWarlord': () => 'The warlord is not on the map.',
  'hundreds.why.stuck': () => 'The warlord cannot move: you rule neither his clearing nor one next to it.',
  'hundreds.why.noEnemy': () => 'No enemy is where the warlord is.',
  'hundreds.why.build': () => 'You have no stronghold, free slot or card for a clearing that you rule.',
  'hundreds.why.notRuled': (v: { clearing: number }) => `You do not rule ${place(v.clearing)}.`,
  'hundreds.why.noCard': (v: { clearing: number }) => `You have no card of the suit of ${place(v.clearing)}.`,
  'hundreds.why.mobThere': (v: { clearing: number }) => `${Place(v.clearing)} has a mob already.`,
} satisfies Text
