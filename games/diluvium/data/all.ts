import { fieldData, fieldMusts, replaced } from '@tablee/common/fields.ts'
import type { Datum, PackValues, Reconstructed } from '@tablee/kernel'
import {
  type Board,
  type BoardId,
  boardTable,
  type City,
  cityTable,
  type Tracks,
  trackTable,
} from './boards.ts'
import { campaignData, livesTable } from './campaign.ts'
import { type Card, type CardId, cardTable } from './cards.ts'
import { clash } from './check.ts'
import { type Layout, type LayoutId, layoutTable } from './layouts.ts'
import { type Multi, multiTable } from './multi.ts'
import { type ScenarioId, type ScenarioSetup, scenarioTable } from './scenarios.ts'
import {
  type Backing,
  type Fight,
  levelTable,
  type MonsterId,
  monsterTable,
  type Tile,
  tileTable,
} from './tiles.ts'
import { astrolabeTable, type CombatToken, type TokenId, tokenTable } from './tokens.ts'
import type { Civ, Level } from './types.ts'

/** What the rules read of the components as `state.data`: what is reconstructed of it a pack may replace. */
export interface GameData {
  readonly tiles: { readonly [number: string]: Tile }
  readonly monsters: { readonly [M in MonsterId]: { readonly fight: Fight } }
  readonly levels: { readonly [L in Level]: Backing }
  readonly boards: { readonly [B in BoardId]: Board }
  readonly tracks: Tracks
  readonly cities: { readonly [C in Civ]: City }
  readonly cards: { readonly [C in CardId]: Card }
  readonly tokens: { readonly [T in TokenId]: CombatToken }
  /** The Astrolabe's numbers, clockwise. */
  readonly ring: readonly number[]
  readonly layouts: { readonly [L in LayoutId]: Layout }
  readonly scenarios: { readonly [S in ScenarioId]: ScenarioSetup }
  /** Tables of several, by the number of players. */
  readonly multi: { readonly [seats: number]: Multi }
  readonly lives: number
}

function dataWith(values: PackValues): GameData {
  return {
    tiles: replaced(tileTable, values),
    monsters: replaced(monsterTable, values),
    levels: replaced(levelTable, values),
    boards: replaced(boardTable, values),
    tracks: replaced(trackTable, values).tracks,
    cities: replaced(cityTable, values),
    cards: replaced(cardTable, values),
    tokens: replaced(tokenTable, values),
    ring: replaced(astrolabeTable, values).astrolabe.ring,
    layouts: replaced(layoutTable, values),
    scenarios: replaced(scenarioTable, values),
    multi: replaced(multiTable, values),
    lives: replaced(livesTable, values).lives.n,
  }
}

/** Every datum of the components, with its provenance. */
export const componentData = (): Datum[] => [
  ...fieldData(tileTable),
  ...fieldData(monsterTable),
  ...fieldData(levelTable),
  ...fieldData(boardTable),
  ...fieldData(trackTable),
  ...fieldData(cityTable),
  ...fieldData(cardTable),
  ...fieldData(tokenTable),
  ...fieldData(astrolabeTable),
  ...fieldData(layoutTable),
  ...fieldData(scenarioTable),
  ...fieldData(multiTable),
  ...fieldData(livesTable),
  ...campaignData(),
]

/** What is reconstructed, for whoever owns the box. */
export const reconstructed: Reconstructed<GameData> = {
  must: fieldMusts(componentData()),
  usual: dataWith({}),
  with: dataWith,
  clash,
}
