import { type Cast, reads, type Text } from '@tablee/kernel'
import type { CardId } from '../../data/cards.ts'
import type { Item } from '../../data/items.ts'
import type { Source } from '../../data/sources.ts'
import type { Suit } from '../../data/suits.ts'
import type { LandmarkId } from '../../landmarks/index.ts'
import type { Forecast } from '../../rules/forecast.ts'
import type { Slot } from '../../rules/pieces.ts'
import type { Phase } from '../../state.ts'
import { LANDMARK } from './landmark.ts'
import { OPTION, SOURCES } from './names.ts'
import {
  capital,
  card,
  cards,
  count,
  Does,
  does,
  ITEM,
  PHASE,
  PIECE,
  Place,
  place,
  SUIT,
  TITLE,
  verb,
  Who,
  who,
} from './words.ts'

type Hits = { attacker: number; defender: number }

/** The general procedures of Root, in English. */
export const core = {
  // Names
  clearing: (v: { clearing: number }) => Place(v.clearing),
  seat: (v: { seat: number }, cast: Cast) => Who(cast, v.seat),
  suit: (v: { suit: Suit }) => capital(SUIT[v.suit]),
  item: (v: { item: Item }) => capital(ITEM[v.item]),
  card: (v: { card: CardId }) => card(v.card),
  piece: (v: { seat: number; kind: string }) => capital(PIECE[v.kind]),
  'piece.extra': (v: { seat: number; kind: string }) => `${capital(PIECE[v.kind])} in the landmark’s slot`,
  landmark: (v: { landmark: LandmarkId }) => capital(LANDMARK[v.landmark].name),
  path: (v: { from: number; to: number }) => `Path from ${v.from} to ${v.to}`,

  // Turn
  'turn.begins': (v: { seat: number; round: number }, cast: Cast) =>
    `Round ${v.round}: ${does(cast, v.seat, 'begins a', 'begin a')} turn.`,
  'phase.begins': (v: { phase: Phase }) => `${PHASE[v.phase]} begins.`,
  'turn.end': (v: { cards: number }) =>
    `Your turn is over: ${v.cards === 0 ? 'no card' : count(v.cards, 'card')} to draw.`,
  'turn.end.now': () => 'End the turn',
  'birdsong.window': (_: { actions: number }) => 'Birdsong: use an effect, or go on.',
  'birdsong.window.end': () => 'Go on',
  'birdsong.start': () => 'The start of Birdsong: what do you do first?',
  'birdsong.start.end': () => 'Go on',
  'effects.order': () => 'Which effect comes first?',
  'effects.none': () => 'Use no effect',
  'effects.own': () => 'Your faction’s own effect',
  'effect.used': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'uses', 'use')} ${card(v.card)}.`,
  'effect.discarded': (v: { seat: number; card: CardId }, cast: Cast) =>
    reads(cast, v.seat)
      ? `Your ${card(v.card)} is discarded.`
      : `${card(v.card)} of ${who(cast, v.seat)} is discarded.`,

  // Acts that any faction has
  'act.craft': (v: { card: CardId }) => `Craft ${card(v.card)}`,
  'act.effect': (v: { card: CardId }) => `Use ${card(v.card)}`,
  'act.dominance': (v: { card: CardId }) => `Activate ${card(v.card)}`,
  'act.takeDominance': (v: { card: CardId }) => `Take ${card(v.card)}`,
  'act.battle': () => 'Battle',
  'act.move': () => 'Move',
  'act.recruit': () => 'Recruit',
  'act.build': () => 'Build',

  // Cards
  'deck.reshuffled': () => 'The discard pile is shuffled into a new deck.',
  'cards.drawn': (v: { seat: number; count: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'draws', 'draw')} ${count(v.count, 'card')}.`,
  'cards.drawn.own': (v: { cards: readonly CardId[] }) => `You drew ${cards(v.cards)}.`,
  'cards.drawn.shown': (v: { cards: readonly CardId[] }) => `Face up: ${cards(v.cards)}.`,
  'spend.card': (v: { suit: Suit }) =>
    v.suit === 'bird' ? 'Spend a bird card.' : `Spend a ${SUIT[v.suit]} card (birds count).`,
  'card.spent': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'spends', 'spend')} ${card(v.card)}.`,
  'discard.card': (v: { over: number }) => `Your hand is full: discard ${count(v.over, 'more card')}.`,
  'card.discarded': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'discards', 'discard')} ${card(v.card)}.`,
  'card.taken': (v: { from: number; to: number }, cast: Cast) =>
    `${Does(cast, v.to, 'takes', 'take')} a random card from ${who(cast, v.from)}.`,
  'card.taken.which': (v: { from: number; to: number; card: CardId }, cast: Cast) =>
    `${card(v.card)} goes from ${who(cast, v.from)} to ${who(cast, v.to)}.`,
  'informants.take': () => 'Informants: take an ambush from the discard pile instead of drawing?',
  'informants.draw': () => 'Draw',
  'informants.took': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} ${card(v.card)} instead of drawing.`,

  // Pieces
  'place.warrior': () => 'The supply is short: where does the next warrior go?',
  'warriors.placed': (v: { seat: number; clearing: number; count: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'places', 'place')} ${count(v.count, 'warrior')} in ${place(v.clearing)}.`,
  'building.placed': (v: { seat: number; kind: string; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'places', 'place')} a ${PIECE[v.kind]} in ${place(v.clearing)}.`,
  'token.placed': (v: { seat: number; kind: string; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'places', 'place')} a ${PIECE[v.kind]} in ${place(v.clearing)}.`,
  removed: (v: { seat: number; kind: string; clearing: number; count: number; by: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'loses', 'lose')} ${count(v.count, PIECE[v.kind])} in ${place(v.clearing)}.`,
  'build.slot': (v: { kind: string; clearing: number }) =>
    `Which slot of ${place(v.clearing)} does the ${PIECE[v.kind]} take?`,
  'build.slot.which': (v: { slot: Slot }) => (v.slot === 'extra' ? 'The landmark’s slot' : 'A printed slot'),
  'build.slot.taken': (v: { slot: Slot }) =>
    v.slot === 'extra' ? 'It stands in the landmark’s slot.' : 'It stands in a printed slot.',
  'trigger.whose': () => 'Whose effect is resolved first?',
  'trigger.which': () => 'Which effect is resolved first?',

  // Score
  scored: (v: { seat: number; points: number; total: number; source: Source }, cast: Cast) =>
    `${Does(cast, v.seat, 'scores', 'score')} ${count(v.points, 'point')}${sourced(v.source)} (${v.total}).`,
  'lost.points': (v: { seat: number; points: number; total: number; source: Source }, cast: Cast) =>
    v.points === 0
      ? `${Does(cast, v.seat, 'has', 'have')} no points to lose${sourced(v.source)}.`
      : `${Does(cast, v.seat, 'loses', 'lose')} ${count(v.points, 'point')}${sourced(v.source)} (${v.total}).`,
  'won.points': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'reaches', 'reach')} 30 points and ${verb(cast, v.seat, 'wins', 'win')}.`,
  'won.dominance': (v: { seat: number }, cast: Cast) => `${Does(cast, v.seat, 'wins', 'win')} by dominance.`,
  'dominance.activated': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'activates', 'activate')} ${card(v.card)} and ${verb(cast, v.seat, 'leaves', 'leave')} the score track.`,
  'dominance.taken': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} ${card(v.card)}.`,
  'coalition.with': () => 'With whom do you form a coalition?',
  'coalition.formed': (v: { seat: number; partner: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'joins', 'join')} ${who(cast, v.partner)}: victory will be shared.`,

  // Crafting
  crafted: (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'crafts', 'craft')} ${card(v.card)}.`,
  'craft.activate': () => 'Which crafting piece do you activate?',

  // Moving
  'move.from': (v: { march: number }) => `${march(v.march)} from where?`,
  'move.to': (v: { from: number; march: number }) => `${march(v.march)} from ${place(v.from)} to where?`,
  'move.count': (v: { from: number; to: number }) => `How many go from ${place(v.from)} to ${place(v.to)}?`,
  'move.warriors': (v: { count: number }) => count(v.count, 'warrior'),
  moved: (v: { seat: number; from: number; to: number; count: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'moves', 'move')} ${count(v.count, 'warrior')} from ${place(v.from)} to ${place(v.to)}.`,
  'move.chief': (v: { from: number; to: number }) =>
    `Is your ${PIECE.chief} among those who go from ${place(v.from)} to ${place(v.to)}?`,
  'move.chief.with': (v: { count: number }) =>
    v.count === 1 ? `The ${PIECE.chief} alone` : `The ${PIECE.chief} and ${count(v.count - 1, 'warrior')}`,
  'move.chief.without': (v: { count: number }) => `${count(v.count, 'warrior')}; the ${PIECE.chief} stays`,
  'moved.chief': (_: { seat: number; from: number; to: number }) => `The ${PIECE.chief} goes with them.`,
  carried: (v: { seat: number; kind: string; from: number; to: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} a ${PIECE[v.kind]} along.`,

  'move.ride': (v: { landmark: LandmarkId; from: number; to: number }) =>
    `Does ${LANDMARK[v.landmark].name} come along from ${place(v.from)} to ${place(v.to)}?`,
  'move.onFoot': () => 'Without it',

  // Closed paths
  'act.openPath': () => 'Open a closed path',
  'path.open': () => 'Which closed path do you open, for 1 point?',
  'path.card': (v: { from: number; to: number }) =>
    `Which card do you spend to open the path from ${v.from} to ${v.to}?`,
  'path.opened': (v: { seat: number; from: number; to: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'opens', 'open')} the path from ${v.from} to ${v.to}.`,
  'path.why.used': () => 'You have already opened a path this turn.',
  'path.why.noPiece': () => 'You have no piece at either end of a closed path.',
  'path.why.noCard': () => 'You have no card to spend.',

  // Battle
  'battle.where': () => 'Battle where?',
  'battle.defender': (v: { clearing: number }) => `Whom do you attack in ${place(v.clearing)}?`,
  'battle.starts': (v: { attacker: number; defender: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.attacker, 'attacks', 'attack')} ${who(cast, v.defender)} in ${place(v.clearing)}.`,
  'battle.begin': (v: Forecast) => `Battle in ${place(v.clearing)}: ready to roll the dice?`,
  'battle.roll': () => 'Roll the dice',
  'battle.ambush': (v: { attacker: number; defender: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.attacker, 'attacks', 'attack')} you in ${place(v.clearing)}: play an ambush?`,
  'battle.foil': (v: { attacker: number; defender: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.defender, 'ambushes', 'ambush')} you in ${place(v.clearing)}: foil it with an ambush?`,
  'battle.noAmbush': () => 'No ambush',
  'battle.noFoil': () => 'Do not foil it',
  'battle.ambushed': (v: { defender: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.defender, 'plays', 'play')} ${card(v.card)}.`,
  'battle.foiled': (v: { attacker: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.attacker, 'foils', 'foil')} the ambush with ${card(v.card)}.`,
  'battle.overByAmbush': (v: { attacker: number }, cast: Cast) =>
    `${Does(cast, v.attacker, 'has', 'have')} nobody left: the battle is over.`,
  'battle.rolled': (
    v: { high: number; low: number; attacker: number; defender: number; swapped: boolean },
    cast: Cast,
  ) =>
    `The dice show ${v.high} and ${v.low}: ${v.swapped ? v.low : v.high} for ${who(cast, v.attacker)}, ${v.swapped ? v.high : v.low} for ${who(cast, v.defender)}.`,
  'battle.defenceless': (v: { defender: number }, cast: Cast) =>
    `${Does(cast, v.defender, 'is', 'are')} defenceless: one extra hit.`,
  'battle.effectsFirst': () => 'Both sides have effects: who goes first?',
  'battle.effect': (v: { attacker: number; defender: number; rolled: Hits; extra: Hits }, cast: Cast) =>
    `${Who(cast, v.attacker)} will deal ${count(v.rolled.attacker + v.extra.attacker, 'hit')}, ${who(cast, v.defender)} ${v.rolled.defender + v.extra.defender}. Use an effect?`,
  'battle.noEffect': () => 'Use no effect',
  'battle.option': (v: { option: string }) => TITLE[v.option] ?? OPTION[v.option],
  'battle.hits': (v: { seat: number; hits: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} ${count(v.hits, 'hit')}.`,
  'battle.firstIgnored': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'ignores', 'ignore')} the first hit.`,
  'battle.lose': (v: { seat: number }, cast: Cast) =>
    `Which piece ${verb(cast, v.seat, 'does', 'do')} ${who(cast, v.seat)} lose?`,

  // Why not
  'why.noWarriors': (v: { clearing: number }) => `You have no warriors in ${place(v.clearing)}.`,
  'why.noRuleToLeave': (v: { clearing: number }) =>
    `You rule neither ${place(v.clearing)} nor a clearing next to it.`,
  'why.otherSuit': (v: { clearing: number }) => `${Place(v.clearing)} is not of the suit required here.`,
  'why.notAdjacent': (v: { from: number; to: number }) =>
    `${Place(v.to)} is not adjacent to ${place(v.from)}.`,
  'why.closedPath': (v: { from: number; to: number }) =>
    `The path from ${place(v.from)} to ${place(v.to)} is closed.`,
  'why.scorched': (v: { clearing: number }) => `${Place(v.clearing)} is scorched: nothing enters it.`,
  'why.cannotMove': () => 'None of your warriors can move.',
  'why.cannotBattle': () => 'You share no clearing with an enemy.',
  'why.noneLeft': () => 'None is left in the supply.',
  'why.kept': (v: { clearing: number }) => `You cannot place pieces in ${place(v.clearing)}.`,
  'why.noSlot': (v: { clearing: number }) => `No building slot is free in ${place(v.clearing)}.`,
  'why.rulesNeither': (v: { from: number; to: number }) =>
    `You rule neither ${place(v.from)} nor ${place(v.to)}.`,
  'why.ambushNotCrafted': () => 'An ambush is not crafted: play it in battle, or spend it for its suit.',
  'why.dominanceNotCrafted': () => 'A dominance card is not crafted: activate it, or spend it for its suit.',
  'why.itemGone': (v: { item: Item }) => `No ${ITEM[v.item]} left in the item supply.`,
  'why.alreadyInPlay': () => 'You already have this effect in play.',
  'why.craftingPieces': () => 'You have not enough crafting pieces of these suits left this turn.',
} satisfies Text

/** Which move of a march a question belongs to; 0 outside of one. */
const march = (step: number): string => (step === 0 ? 'Move' : `March, ${step} of 2: move`)

/** What any faction scores or loses points for, after their number; what is one faction’s own, it names itself. */
const SOURCE: { readonly [S in Source]?: string } = {
  ...SOURCES,
  crafting: 'for crafting',
  battles: 'for what fell in battle',
  removals: 'for what was removed',
  effects: 'by a card',
  landmarks: 'by a landmark',
  cards: 'instead of a card',
  nightmare: 'for the nightmare',
  paths: 'for an opened path',
}

/** Games saved before sources were told have none. */
const sourced = (source: Source | undefined): string => (source ? ` ${SOURCE[source]}` : '')
