import { createRequire } from 'node:module'
import type * as Parser from '@seiyria/rootlog-parser'
import { ITEMS } from '../data/items.ts'
import { CLEARINGS, MAPS } from '../data/map.ts'
import { COLUMNS } from '../factions/eyrie/data.ts'
import { COLUMN } from '../factions/eyrie/rootlog.ts'
import { sharedCards } from '../factions/eyrie/rules/board.ts'
import { CHARACTERS, type Character } from '../factions/vagabond/data.ts'
import { RELATION } from '../factions/vagabond/rootlog/index.ts'
import { lettersOf, loadLogs } from '../rootlog/rootlog.ts'
import { ITEM, regionOf } from '../rootlog/vocabulary.ts'
import type { Player } from '../state.ts'
import type { RootMatch } from './position.ts'

// A CommonJS bundle whose names Node does not see from outside.
const parser = createRequire(import.meta.url)('@seiyria/rootlog-parser') as typeof Parser

/** A log as the community's parser reads it. */
export const read = (log: string): Parser.RootGame => parser.parseRootlog(log)

/** A turn line as the community's parser reads it; it throws at what it does not understand. */
export const readTurn = (line: string): Parser.RootTurn => parser.parseTurn(line)

/** What can be counted on the table: `Cw@7` warriors of the Marquise in clearing 7, `#@E` cards in the Eyrie's hand… */
export type Table = { [what: string]: number | string }

const logs = await loadLogs()
const PIECE: { readonly [kind: string]: string } = Object.assign(
  {},
  ...Object.values(logs).map(({ pieces }) => pieces),
)

/** The cards dealt before the log begins. */
const STARTING_HAND = 3

/** The table at the end of a log, by its actions alone. */
export class Reader {
  readonly table: Table = {}
  private taker = ''

  constructor({ players, turns }: Parser.RootGame) {
    for (const letter of Object.keys(players)) {
      this.add(`#@${letter}`, STARTING_HAND)
      this.add(`++@${letter}`, 0)
    }
    for (const { taker, actions } of turns) {
      this.taker = taker
      for (const action of actions) this.follow(action)
    }
    for (const [what, count] of Object.entries(this.table))
      if (count === 0 && !what.startsWith('++')) delete this.table[what]
  }

  private add(what: string, count: number): void {
    this.table[what] = Number(this.table[what] ?? 0) + count
  }

  private follow(action: Parser.RootAction): void {
    if ('vp' in action) this.add(`++@${action.faction}`, action.vp)
    else if ('target' in action) this.table[`++@${this.taker}`] = 'none'
    else if ('attacker' in action) {
      if (action.ambush) this.add(`#@${action.defender}`, -1)
      if (action.foilAmbush) this.add(`#@${action.attacker}`, -1)
    } else if ('craftItem' in action) {
      this.add(`#@${this.taker}`, -1)
      this.add(`%${action.craftItem}@${this.taker}`, 1)
    } else if ('craftCard' in action) {
      this.add(`#@${this.taker}`, -1)
      if (!action.craftCard?.startsWith('favor')) this.add(`#@${this.taker}$`, 1)
    } else if ('things' in action) for (const thing of action.things) this.carry(thing)
    else if ('priceTypes' in action)
      for (const of of action.priceTypes) this.table[`price_${of}`] = action.price
    else if ('funds' in action) this.table.funds = action.funds
    else if (!('subjects' in action)) throw new Error(`Not understood: ${JSON.stringify(action)}`)
  }

  private carry({ thing, number, start, destination }: Parser.RootThing): void {
    const from = placeOf(start)
    const to = placeOf(destination)
    if (thing === null) for (const column of COLUMNS) this.table[COLUMN[column]] = 0
    else if (typeof thing === 'string') this.carryItem(thing, number, from, to)
    else if ('cardName' in thing) this.carryCard(thing, number, from, to)
    else if ('pieceType' in thing) this.carryPiece(thing, number, from, to)
    else if ('faction' in thing) this.table[`${from}_${thing.faction}`] = to === RELATION.indifferent ? 0 : to
  }

  private carryPiece(
    { faction, piece, pieceType }: Parser.RootPiece,
    n: number,
    from: string,
    to: string,
  ): void {
    if (pieceType === 'p') {
      this.table[`p@${faction}`] = to
      return
    }
    if (from) this.add(`${faction}${piece}@${from}`, -n)
    if (to) this.add(`${faction}${piece}@${to}`, n)
  }

  private carryCard({ suit, cardName }: Parser.RootCard, n: number, from: string, to: string): void {
    if (suit === undefined) {
      for (const item of CHARACTERS[cardName as Character]?.items ?? [])
        this.add(`${ITEM[item]}@${this.taker}`, 1)
      return
    }
    const column = `$_${to}`
    if (from && from !== 'Discard pile' && from !== 'Quests') this.add(`#@${from}`, -n)
    if (Object.values(COLUMN).includes(column)) this.add(column, n)
    else if (from === 'Quests') this.add(`quests@${to}`, n)
    else if (to && to !== 'Quests') this.add(`#@${to}`, n)
  }

  private carryItem(item: string, n: number, from: string, to: string): void {
    const board = `${this.taker}$`
    const owner = from.endsWith('$') ? from[0] : this.taker
    if (to === '' || /^\d/.test(to)) this.add(`%${item}@${owner}`, -n)
    if (to.endsWith('$')) {
      this.add(`%${item}@${board[0]}`, n)
      if (from.endsWith('$')) this.add(`%${item}@${owner}`, -n)
    }
    if (to === 'd') this.add(`%${item}@${owner}:d`, n)
    if (from === 'd' && (to === '' || to === 's' || to === 't')) this.add(`%${item}@${owner}:d`, -n)
  }
}

function placeOf(place: Parser.RootLocation | null): string {
  if (place === null) return ''
  if (typeof place !== 'object') return String(place)
  return 'faction' in place ? `${place.faction}$` : place.clearings.join('_')
}

/** The table as it stands in a match. */
export function tableOf(match: RootMatch): Table {
  const table: Table = {}
  const put = (what: string, count: number): void => {
    if (count > 0) table[what] = Number(table[what] ?? 0) + count
  }
  const letters = lettersOf(match.state, logs)
  for (const [seat, player] of match.state.players.entries()) {
    const letter = letters[seat]
    table[`++@${letter}`] = player.score ?? 'none'
    put(`#@${letter}`, player.hand.length)
    put(`#@${letter}$`, cardsOnBoard(player))
    for (const { item } of player.items) put(`${ITEM[item]}@${letter}`, 1)
    for (const clearing of CLEARINGS) {
      put(`${letter}w@${clearing}`, player.warriors[clearing])
      for (const [kind, counts] of Object.entries({ ...player.buildings, ...player.tokens }))
        put(`${letter}${PIECE[kind]}@${clearing}`, counts[clearing])
    }
    put(`${letter}w@${letter}$`, player.alliance?.officers ?? 0)
    for (const column of COLUMNS)
      put(
        COLUMN[column],
        player.eyrie?.decree[column].filter(card => sharedCards(player).includes(card)).length ?? 0,
      )
    const { vagabond } = player
    if (!vagabond) continue
    if (player.pawn > 0) table[`p@${letter}`] = regionOf(MAPS[match.state.map], player.pawn)
    put(`quests@${letter}$`, vagabond.completed.length)
    for (const item of ITEMS) {
      const own = vagabond.items.filter(one => one.item === item)
      put(`${ITEM[item]}@${letter}`, own.length)
      put(`${ITEM[item]}@${letter}:d`, own.filter(one => one.damaged).length)
    }
    for (const [other, relation] of vagabond.relations.entries())
      if (relation !== null && relation !== 'indifferent')
        table[`${letter}$_${letters[other]}`] = RELATION[relation]
  }
  return table
}

function cardsOnBoard({ effects, dominance, alliance }: Player): number {
  return effects.length + (dominance === null ? 0 : 1) + (alliance?.supporters.length ?? 0)
}
