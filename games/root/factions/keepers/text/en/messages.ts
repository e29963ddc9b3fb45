import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import { capital, card, count, Does, does, PIECE, Place, place, verb } from '../../../../text/en/words.ts'
import type { Column, RelicType } from '../../data.ts'
import { COLUMN, RELIC } from './names.ts'

/** The Keepers in Iron, in English. */
export const messages = {
  // Setup
  'keepers.setup.edge': (v: { corner: number }) =>
    `Which clearing on the map edge, next to ${place(v.corner)}, takes your other four warriors?`,
  'keepers.buried': (v: { seat: number; type: RelicType; forest: number }) =>
    `A ${RELIC[v.type]} relic lies face down in ${place(v.forest)}.`,

  // Relics
  'keepers.carry': (v: { from: number; to: number; left: number }) =>
    `Take a relic along from ${place(v.from)} to ${place(v.to)}? ${capital(count(v.left, 'warrior'))} can still carry one${v.left === 1 ? '' : ' each'}.`,
  'keepers.carry.none': () => 'Take none along',
  'keepers.carry.end': () => 'Take no more along',
  'keepers.trigger.relics': () => 'The relics go to forests',
  'keepers.trophy': (v: { kind: string }) => `Which forest takes the ${PIECE[v.kind]}?`,
  'keepers.reburied': (v: { seat: number; by: number; kind: string; forest: number }, cast: Cast) =>
    `${Does(cast, v.by, 'puts', 'put')} the ${PIECE[v.kind]} face up in ${place(v.forest)}.`,

  // Birdsong
  'keepers.encamp': (_: { actions: number }) => 'Birdsong: where does a warrior give way to a waystation?',
  'keepers.encamp.end': () => 'Encamp no more',
  'act.encamp': (v: { clearing: number }) => `Encamp in ${place(v.clearing)}`,
  'keepers.waystation': (v: { clearing: number }) =>
    `Which waystation stands in ${place(v.clearing)}, and which side up?`,
  'keepers.encamped': (v: { seat: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'encamps', 'encamp')} in ${place(v.clearing)}: a warrior gives way.`,
  'keepers.comeBack': () => 'Nothing of yours is left on the map: where on its edge do you come back?',
  'keepers.cameBack': (v: { seat: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'comes', 'come')} back in ${place(v.clearing)}.`,
  'keepers.decamp': (_: { actions: number }) => 'Birdsong: where does a waystation give way to a warrior?',
  'keepers.decamp.end': () => 'Decamp no more',
  'act.decamp': (v: { clearing: number }) => `Decamp in ${place(v.clearing)}`,
  'keepers.decamp.which': (v: { clearing: number }) => `Which waystation leaves ${place(v.clearing)}?`,
  'keepers.decamped': (v: { seat: number; kind: string; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'decamps', 'decamp')} in ${place(v.clearing)}: ${PIECE[v.kind]}.`,
  'keepers.recruit': (_: { actions: number }) =>
    'Birdsong: spend a card to place 2 warriors at which waystation?',
  'keepers.recruit.end': () => 'Recruit no more',
  'act.recruitAtWaystation': (v: { clearing: number }) => `Recruit in ${place(v.clearing)}`,

  // Daylight
  'keepers.craft': (_: { actions: number }) => 'Daylight: craft, before the Retinue acts.',
  'keepers.craft.end': () => 'Craft no more',
  'keepers.move': (v: { actions: number }) => `Retinue, move: ${count(v.actions, 'card')} left.`,
  'keepers.move.end': () => 'On to the next column',
  'act.retinueMove': (v: { card: CardId }) => `Move with ${card(v.card)}`,
  'keepers.delve': (v: { actions: number }) =>
    `Retinue, battle then delve: ${count(v.actions, 'card')} left.`,
  'keepers.delve.end': () => 'On to the next column',
  'act.retinueDelve': (v: { card: CardId }) => `Battle, then delve with ${card(v.card)}`,
  'keepers.recover': (v: { actions: number }) =>
    `Retinue, move or recover: ${count(v.actions, 'card')} left.`,
  'keepers.recover.end': () => 'Done with the Retinue',
  'act.retinueRecover': (v: { card: CardId }) => `Move or recover with ${card(v.card)}`,
  'keepers.acts': (v: { seat: number; card: CardId; column: Column }, cast: Cast) =>
    `${Does(cast, v.seat, 'acts', 'act')} with ${card(v.card)}: ${COLUMN[v.column]}.`,
  'keepers.delve.where': () => 'Battle and delve where? Where there is an enemy, you must battle.',
  'keepers.delve.which': (v: { clearing: number }) => `Which relic do you delve into ${place(v.clearing)}?`,
  'keepers.delve.none': () => 'Delve nothing',
  'keepers.relic': (v: { seat: number; kind: string; forest: number }) =>
    `${capital(PIECE[v.kind])} in ${place(v.forest)}`,
  'keepers.delved': (
    v: { seat: number; kind: string; forest: number; clearing: number; turned: boolean },
    cast: Cast,
  ) =>
    `${Does(cast, v.seat, 'delves', 'delve')} a ${PIECE[v.kind]} from ${place(v.forest)} into ${place(v.clearing)}.`,
  'keepers.cardLost': (v: { seat: number; card: CardId; column: Column }, cast: Cast) =>
    `Too few clearings ruled: ${does(cast, v.seat, 'loses', 'lose')} ${card(v.card)} from the Retinue.`,
  'keepers.recover.what': () => 'Move, or recover relics where?',
  'act.recover': (v: { clearing: number }) => `Recover in ${place(v.clearing)}`,
  'keepers.recover.which': (v: { clearing: number }) => `Which relic in ${place(v.clearing)} do you recover?`,
  'keepers.recover.stop': () => 'Recover no more here',
  'keepers.recover.suit': () => 'Ruled clearings of which suit count?',
  'keepers.recovered': (
    v: { seat: number; kind: string; clearing: number; completes: boolean },
    cast: Cast,
  ) =>
    `${Does(cast, v.seat, 'recovers', 'recover')} a ${PIECE[v.kind]} in ${place(v.clearing)}${v.completes ? ` and ${verb(cast, v.seat, 'completes', 'complete')} a column of relics` : ''}.`,
  'keepers.afterRetinue': (_: { actions: number }) => 'Daylight: the Retinue is done. Anything else?',
  'keepers.afterRetinue.end': () => 'End Daylight',

  // Evening
  'keepers.livesOff': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'lives', 'live')} off the land: a warrior leaves each clearing with four or more.`,
  'keepers.gather': (_: { actions: number }) =>
    'Evening: add cards to the Retinue, or shift one card of it to another column.',
  'keepers.gather.end': () => 'End the turn',
  'act.gather': (v: { card: CardId }) => `Add ${card(v.card)} to the Retinue`,
  'act.shift': (v: { card: CardId }) => `Shift ${card(v.card)}`,
  'keepers.column': (v: { card: CardId }) => `Which column of the Retinue takes ${card(v.card)}?`,
  'keepers.columnName': (v: { column: Column }) => capital(COLUMN[v.column]),
  'keepers.gathered': (v: { seat: number; card: CardId; column: Column }, cast: Cast) =>
    `${Does(cast, v.seat, 'adds', 'add')} ${card(v.card)} to the Retinue: ${COLUMN[v.column]}.`,
  'keepers.shifted': (v: { seat: number; card: CardId; from: Column; column: Column }, cast: Cast) =>
    `${Does(cast, v.seat, 'shifts', 'shift')} ${card(v.card)} in the Retinue to ${COLUMN[v.column]}.`,

  // Why not
  'keepers.why.encamped': (v: { clearing: number }) => `You have encamped in ${place(v.clearing)} this turn.`,
  'keepers.why.decamped': (v: { clearing: number }) => `You have decamped in ${place(v.clearing)} this turn.`,
  'keepers.why.noWaystationLeft': () => 'All your waystations are on the map.',
  'keepers.why.noWaystation': (v: { clearing: number }) => `You have no waystation in ${place(v.clearing)}.`,
  'keepers.why.noCard': (v: { clearing: number }) => `You have no card of the suit of ${place(v.clearing)}.`,
  'keepers.why.noMove': () => 'You can move from no clearing of its suit.',
  'keepers.why.noDelve': () => 'You can neither battle nor delve in a clearing of its suit.',
  'keepers.why.noRecover': () => 'You can neither move from nor recover in a clearing of its suit.',
  'keepers.why.laterColumn': (v: { now: Column }) => `First comes the column “${COLUMN[v.now]}”.`,
  'keepers.why.notRuled': (v: { clearing: number }) => `You do not rule ${place(v.clearing)}.`,
  'keepers.why.noRelicNear': (v: { clearing: number }) =>
    `${Place(v.clearing)}: no relic lies in a forest next to it.`,
  'keepers.why.retinueFull': () => 'The Retinue holds ten cards already.',
  'keepers.why.gathered': () => 'You have added cards this Evening: none may be shifted.',
} satisfies Text
