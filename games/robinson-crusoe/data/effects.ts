import type { Terrain, TileSource } from './board.ts'
import type { InventionId } from './inventions.ts'
import type { ActionType, AdventureType, BodyPart, CostSpot, Level, Resource, TokenKind } from './types.ts'

/** Whom an effect concerns; `actor` is who resolves the action, or the first player outside the action phase. */
export type Target = 'actor' | 'all' | 'first' | 'chosen' | 'bearer'

/** Where a token is placed; `theTile` is the tile or space of the action that is being resolved. */
export type TokenPlace = Exclude<ActionType, 'threat' | 'reclaim'> | CostSpot | 'theTile' | 'camp' | 'night'

/** What this round's production is limited by. */
export type ProductionRule = 'skip' | 'half' | 'noFood' | 'noWood' | 'plusWood' | 'minusFood'

/** One branch of a choice; it may be taken only when its `lose` and negative `det` can be paid in full. L1560 */
export type Branch = readonly Effect[]

/** What a card, token, item or skill does: a verb and its parameters, applied in order. */
export type Effect =
  // Characters
  | { readonly do: 'wound'; readonly who: Target; readonly n: number }
  | { readonly do: 'heal'; readonly who: Target; readonly n: number }
  /** Points of healing, split freely among the characters at camp (2 on one, or 1 on two). */
  | { readonly do: 'healShared'; readonly n: number }
  /** Determination; a loss is a personal demand. */
  | { readonly do: 'det'; readonly who: Target; readonly n: number }
  | { readonly do: 'detShared'; readonly n: number }
  | { readonly do: 'loseAllDet' }
  | {
      readonly do: 'limit'
      readonly who: Target
      /** One pawn only, these actions only, or no skills. */
      readonly to: 'onePawn' | 'noSkills' | readonly ActionType[]
      readonly nextRound?: true
    }
  | { readonly do: 'specialWound'; readonly colour: AdventureType; readonly part: BodyPart }
  /** Takes the token of this card off its bearer. */
  | { readonly do: 'removeSpecialWound' }
  /** The actor sleeps on the tile of the action; `next` happens to them at the start of the next round. */
  | { readonly do: 'nightOutside'; readonly next?: readonly Effect[] }
  // The group
  | { readonly do: 'morale'; readonly n: number }
  | {
      readonly do: 'gain'
      readonly what: Resource
      readonly n: number
      /** So many for each player. L2201 */
      readonly perPlayer?: true
      /** Available at once, even in the action phase. L2431 */
      readonly atOnce?: true
    }
  /** A demand for a resource (food may be paid with either kind). */
  | { readonly do: 'lose'; readonly what: 'wood' | 'food' | 'fur'; readonly n: number }
  /** All available resources go. */
  | { readonly do: 'loseAll' }
  /** A level up (roof and palisade only with a shelter) or, as a demand, down. */
  | { readonly do: 'level'; readonly of: Level; readonly n: number }
  /** The same for the roof or the palisade, as the group likes. */
  | { readonly do: 'roofOrPalisade'; readonly n: number }
  | { readonly do: 'loseHalf'; readonly of: 'roof' | 'either' }
  | { readonly do: 'noWeapons' }
  | { readonly do: 'production'; readonly rule: ProductionRule }
  | { readonly do: 'passFirstPlayer' }
  // Tokens and markers
  | { readonly do: 'token'; readonly kind: TokenKind; readonly at: TokenPlace }
  /** Takes back the tokens that this card placed. */
  | { readonly do: 'removeTokens' }
  /** Rain, snow, storm, or the hungry-animals die, for this round's weather. */
  | { readonly do: 'weather'; readonly kind: 'rain' | 'snow' | 'storm' | 'animals' }
  /** Covers so many sources of tiles adjacent to the camp; the group chooses. */
  | { readonly do: 'exhaustAdjacent'; readonly n: number }
  /** Covers the closest source of these kinds; `else` when there is none. */
  | { readonly do: 'exhaustClosest'; readonly of: readonly TileSource[]; readonly else: readonly Effect[] }
  /** Covers all sources of one tile adjacent to the camp. */
  | { readonly do: 'exhaustTile' }
  /** Covers the source that is being gathered, or one of the tile of the action. */
  | { readonly do: 'exhaust'; readonly which: 'gathered' | 'onTheTile' }
  | { readonly do: 'coverTerrain'; readonly of: Terrain | 'theTile' }
  /** Removes the markers that this card placed on sources and terrain. */
  | { readonly do: 'uncover' }
  /** Turns a tile adjacent to the camp face down; `unturn` turns it back. */
  | { readonly do: 'turnTile' }
  | { readonly do: 'unturnTile' }
  /** A marker on Arrange Camp: the next one only removes it. */
  | { readonly do: 'blockArrange' }
  | { readonly do: 'moveCamp' }
  // Fights and decks
  | {
      readonly do: 'fight'
      readonly strength: number
      /** What is lost in weapons and palisade and won in food and fur; only strength counts when left out. */
      readonly weapons?: number
      readonly food?: number
      readonly fur?: number
      readonly palisade?: number
    }
  | { readonly do: 'temporaryWeapons'; readonly n: number }
  | {
      readonly do: 'hunting'
      readonly op:
        | 'discardTop'
        | 'lookTop'
        | 'topToBottom'
        | 'topOrBottom'
        | 'fightTop'
        | 'takeTop'
        | 'addBeast'
    }
  /** `dangers`: so many creatures or traps in all. */
  | {
      readonly do: 'mystery'
      readonly treasures?: number
      readonly creatures?: number
      readonly traps?: number
      readonly dangers?: number
    }
  | { readonly do: 'stopDrawing' }
  | { readonly do: 'drawDiscoveries'; readonly n: number; readonly keep?: number }
  | { readonly do: 'drawEquipment' }
  /** The top card of the invention deck, onto the board. */
  | { readonly do: 'drawInvention' }
  /** A demand for invention cards on the board. */
  | { readonly do: 'discardInventions'; readonly n: number }
  /** Items are turned to their invention side, their effects reversed. */
  | { readonly do: 'flipItems'; readonly n: number }
  /** An item goes back into the invention deck, its effect reversed. */
  | { readonly do: 'discardItem' }
  | { readonly do: 'buildFree'; readonly from: readonly InventionId[] }
  | { readonly do: 'lookTiles'; readonly n: number; readonly put: 'inOrder' | 'oneOnTop' }
  | { readonly do: 'lookEvent' }
  // The weather
  | { readonly do: 'ignoreCloud'; readonly kind: 'rain' | 'snow' }
  | { readonly do: 'snowBecomesRain' }
  // How effects are put together
  | { readonly do: 'ifPossible'; readonly effects: readonly Effect[] }
  | { readonly do: 'choose'; readonly by: 'actor' | 'group'; readonly branches: readonly Branch[] }
  | { readonly do: 'medicine'; readonly with: readonly Effect[]; readonly without: readonly Effect[] }
  | {
      readonly do: 'ifWeapons'
      readonly atLeast: number
      readonly met: readonly Effect[]
      readonly unmet: readonly Effect[]
    }
  /** What happens in the night phase; `everyNight` as long as the card is kept. */
  | { readonly do: 'atNight'; readonly effects: readonly Effect[]; readonly everyNight?: true }
  | { readonly do: 'book' }
  /** The card goes into the event deck; otherwise it leaves the game. */
  | { readonly do: 'shuffle' }
  /** What it is good for as long as it is there: other rules look for it, and words tell it. */
  | { readonly do: 'lasting'; readonly id: string }
  /** Something of its own: the function registered under this id in rules/cards. */
  | { readonly do: 'special'; readonly id: string }

/** The verbs. */
export type Verb = Effect['do']

/** The effect of a verb. */
export type EffectOf<V extends Verb> = Extract<Effect, { readonly do: V }>
