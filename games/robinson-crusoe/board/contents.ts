import type { Language } from '@tablee/kernel'
import { NODES, type Node, type TileSource } from '../data/board.ts'
import { TILES, type Tile } from '../data/tiles.ts'
import type { ActionType, CharacterId } from '../data/types.ts'
import type { Outlook } from '../rules/plan/outlook.ts'
import { isElsewhere } from '../scenarios/board/faces.ts'
import type { PawnId, Piece, PlanAction } from '../state.ts'
import type { RobinsonView } from '../view.ts'
import { capital, cardName, ownDeed, thingName, WORDS } from './words.ts'

/** A source of the token of New Flock, on a tile without food. */
const TOKEN_SOURCE = 9

/** A source as it lies on a tile. */
export interface SourceView {
  readonly number: number
  readonly kind: TileSource
  readonly exhausted: boolean
}

/** The tile on a space that can be entered; null elsewhere. */
export function openTile({ island }: RobinsonView, node: Node): Tile | null {
  const { tile, faceDown, closed } = island[node]
  return tile !== 0 && !faceDown && !closed ? TILES[tile] : null
}

/** The sources of a space. */
export function sourcesAt(view: RobinsonView, node: Node): SourceView[] {
  const tile = openTile(view, node)
  if (!tile) return []
  const kinds: (readonly [number, TileSource])[] = tile.sources.map((kind, number) => [number, kind])
  const flock = view.pieces.some(one => one.kind === 'extraFood' && one.at === node && one.by === 'newFlock')
  if (flock && tile.sources.every(kind => kind === 'wood')) kinds.push([TOKEN_SOURCE, 'parrot'])
  return kinds.map(([number, kind]) => ({
    number,
    kind,
    exhausted: view.pieces.some(one => one.kind === 'exhausted' && one.at === node && one.source === number),
  }))
}

/** The tokens and markers of a space, those on its sources aside. */
export const piecesAt = ({ pieces }: RobinsonView, at: string): Piece[] =>
  pieces.filter(one => one.at === at && one.kind !== 'exhausted')

/** The spaces that this game uses. */
export const usedNodes = ({ island, scenario }: RobinsonView): readonly Node[] =>
  NODES.filter(node => !isElsewhere(node, scenario) || !island[node].closed)

/** The planned actions of a type. */
export const plannedOf = ({ plan }: RobinsonView, type: ActionType): readonly PlanAction[] =>
  plan.actions.filter(action => action.type === type)

/** The pawns that are to gather from a source. */
export const gatherersAt = (view: RobinsonView, node: Node, source: number): readonly PawnId[] =>
  plannedOf(view, 'gather').find(one => one.node === node && one.source === source)?.pawns ?? []

/** What is to be expected of a planned action. */
export const outlookOf = ({ outlooks }: RobinsonView, id: number): Outlook | undefined =>
  outlooks.find(one => one.id === id)

/** What a planned action is called; in brief, a place goes by its name alone. */
export function deedTitle(
  view: RobinsonView,
  action: PlanAction,
  language: Language,
  isBrief = false,
): string {
  const words = WORDS[language]
  const { type, what, node, source } = action
  const where = node === '' ? '' : words.node[node]
  if (type === 'threat') return cardName(what, language, 1)
  if (type === 'gather' && node !== '') {
    const tile = openTile(view, node)
    const kind = sourcesAt(view, node).find(one => one.number === source)?.kind ?? 'wood'
    if (isBrief || !tile) return `${words.source[kind]}, ${where}`
    return words.sourceAt(words.source[kind], words.terrain[tile.terrain], where)
  }
  const own = ownDeed(view.scenario, what, language)
  if (own !== undefined) return own
  if (type === 'explore' && what === '') return capital(isBrief ? where : words.space(where))
  if (type === 'build') {
    if (what === 'roof' || what === 'palisade' || what === 'weapons')
      return words.level(words[what], view[what] + 1)
    const name = thingName(what, language)
    return node === view.camp || where === '' ? name : `${name}, ${where}`
  }
  return what === '' ? words.action[type] : capital(thingName(what, language))
}

/** The seat that plays a character; -1 for Friday and Jenny. */
export const seatOf = (view: RobinsonView, who: string): number =>
  view.characters.findIndex(({ id }, seat) => id === who && seat < view.players)

/** Who resolves the card that is open. */
export const actorOf = ({ act, characters, firstPlayer }: RobinsonView): CharacterId =>
  act?.actor ?? characters[firstPlayer].id
