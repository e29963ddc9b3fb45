import { dealAgain } from '@tablee/common/piles.ts'
import { type Chance, clone, type Seat } from '@tablee/kernel'
import { type CardId, FACE_DOWN } from './data/cards.ts'
import type { Item } from './data/items.ts'
import { CLEARINGS, type Clearing } from './data/map.ts'
import { partyAt } from './rules/faction.ts'
import { hiddenOnLandmarks, landmarkOf } from './rules/landmark.ts'
import { ruler } from './rules/ruler.ts'
import type { Party, Player, RootState } from './state.ts'

/** A player as a seat sees it: cards that are hidden lie face down. */
export type PlayerView = Player

/** What a seat, or a spectator, may know of a game of Root. */
export interface RootView extends Omit<RootState, 'deck' | 'questDeck' | 'ruins' | 'players'> {
  /** How many cards are left in the deck. */
  deck: number
  questDeck: number
  /** How many items lie under the ruin of each clearing; null where there is no ruin. */
  ruins: (number | null)[]
  /** The items that the viewer has seen under ruins; null where it does not know them. 9.7.3 */
  ruinItems: (Item[] | null)[]
  players: PlayerView[]
  /** The party that rules each clearing, -1 where nobody does; [0] is not used. 2.5 */
  rulers: Party[]
  /** The seat that looks, null for a spectator. */
  viewer: Seat | null
}

/** The view of a seat: hands, supporters, ruins and decks hidden. 1.2.1 */
export function view(state: RootState, viewer: Seat | null): RootView {
  return clone(views(state, [viewer])[0])
}

/** The views of several, which share with the state what all may know. */
export function views(state: RootState, viewers: readonly (Seat | null)[]): RootView[] {
  const { deck, questDeck, ruins, players } = state
  const common = {
    ...state,
    deck: deck.length,
    questDeck: questDeck.length,
    ruins: ruins.map(items => (items === null ? null : items.length)),
    rulers: [-1, ...CLEARINGS.map(clearing => ruler(state, clearing))],
  }
  const hidden = players.map((player, party) => faceDown(state, player, party))
  return viewers.map(viewer => ({
    ...common,
    ...(state.landmarks && landmarkViews(state, viewer)),
    ruinItems: ruinItems(state, viewer),
    players: hidden.map((player, party) => (party === viewer ? knownToOwner(state, party) : player)),
    viewer,
  }))
}

/** What lies on landmarks, as a seat may know it. */
function landmarkViews(state: RootState, viewer: Seat | null): Pick<RootState, never> {
  return Object.assign({}, ...(state.landmarks ?? []).map(({ id }) => landmarkOf(id).view?.(state, viewer)))
}

function ruinItems(state: RootState, viewer: Seat | null): (Item[] | null)[] {
  return state.ruins.map((items, clearing) =>
    items !== null && knowsRuin(state, viewer, clearing) ? items.slice().sort() : null,
  )
}

/** A player as whoever plays it sees it. */
function knownToOwner(state: RootState, party: Party): PlayerView {
  const player = state.players[party]
  return partyAt(state, party).hideFromAll?.(player) ?? player
}

/** A player as the others see it; it shares with the player what they may see. */
function faceDown(state: RootState, player: Player, party: Party): PlayerView {
  const hidden = {
    ...knownToOwner(state, party),
    hand: partyAt(state, party).publicHand ? player.hand : player.hand.map(() => FACE_DOWN),
    seen: player.seen.map(shown => ({ ...shown, cards: shown.cards.map(() => FACE_DOWN) })),
  }
  return partyAt(state, party).hide?.(hidden) ?? hidden
}

/** Deals again, in place, all that a seat does not know. */
export function redeal(state: RootState, viewer: Seat | null, chance: Chance): void {
  const piles: CardId[][] = [state.deck]
  for (const [party, player] of state.players.entries()) {
    const own = partyAt(state, party)
    own.redealUnknown?.(player, chance)
    if (party === viewer) continue
    if (!own.publicHand) piles.push(player.hand)
    piles.push(...(own.hiddenPiles?.(player) ?? []))
    own.redeal?.(player, chance)
  }
  const known = knownCards(state, viewer)
  const unseen = hiddenOnLandmarks(state).filter(({ by }) => viewer === null || by !== viewer)
  const onLandmarks = unseen.map(({ card }) => card)
  if (unseen.length > 0) piles.push(onLandmarks)
  dealAgain(piles, chance, card => known.includes(card))
  for (const [place, one] of unseen.entries()) one.card = onLandmarks[place]
  chance.shuffle(state.questDeck)
  dealAgain(
    state.ruins.filter(
      (items, clearing) => items !== null && !knowsRuin(state, viewer, clearing),
    ) as Item[][],
    chance,
  )
}

function knowsRuin(state: RootState, viewer: Seat | null, clearing: Clearing): boolean {
  return viewer !== null && partyAt(state, viewer).knowsRuin?.(state.players[viewer], clearing) === true
}

/** The cards in other hands that a seat was shown there. */
function knownCards({ players }: RootState, viewer: Seat | null): CardId[] {
  if (viewer === null) return []
  return players[viewer].seen.flatMap(({ seat, cards }) =>
    cards.filter(card => players[seat].hand.includes(card)),
  )
}
