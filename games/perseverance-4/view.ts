import { dealAgain } from '@tablee/common/piles.ts'
import { type Chance, clone, type Seat } from '@tablee/kernel'
import { type ActionDeckView, redealDeck, viewDeck } from '@tablee/perseverance/dissenters/unseen.ts'
import { reconstructed } from './data/all.ts'
import type { GameData } from './data/shape.ts'
import { ACTION_CARDS, type ActionCardId, RESHUFFLE } from './data/solo/actions.ts'
import type { PreparationId } from './data/types.ts'
import { dissentersGlory, gloryBy, type Source } from './rules/end/score.ts'
import type { Perseverance4, Solo } from './state.ts'

/** What is known of the Dissenters: all but the order of their deck (solo.vis.1 to solo.vis.3). */
export interface SoloView extends Omit<Solo, 'cards'> {
  readonly cards: ActionDeckView<ActionCardId>
  /** What they would score now. */
  readonly glory: number
}

type Hidden = 'data' | 'preparations' | 'aside' | 'solo'

/** What a seat, or a spectator, may know. */
export interface Perseverance4View extends Omit<Perseverance4, Hidden> {
  readonly seat: Seat | null
  /** What is printed on components, where a pack has replaced some of it. */
  readonly data: GameData | null
  readonly preparations: { readonly open: readonly PreparationId[]; readonly deck: number }
  /** What each would score now; without the repair card where that is hidden. */
  readonly glory: readonly { readonly [S in Source]: number }[]
  readonly solo: SoloView | null
}

/** e4.vis.1: whether the repair cards of a seat are known to another. */
const seesRepairs = ({ players, phase }: Perseverance4, owner: Seat, seat: Seat | null): boolean =>
  owner === seat || players.length === 1 || phase === 'over'

/** The state without what a seat, or a spectator (null), may not know. */
export function view(state: Perseverance4, seat: Seat | null): Perseverance4View {
  const { preparations, aside: _aside, solo, data, ...open } = state
  return {
    ...clone(open),
    seat,
    data: data === reconstructed.usual ? null : data,
    players: state.players.map((player, owner) => ({
      ...clone(player),
      repairs: seesRepairs(state, owner, seat) ? [...player.repairs] : [],
    })),
    preparations: { open: [...preparations.open], deck: preparations.deck.length },
    glory: state.players.map((_, owner) => {
      const by = gloryBy(state, owner)
      return seesRepairs(state, owner, seat) ? by : { ...by, repair: 0 }
    }),
    solo: solo && soloView(state, solo),
  }
}

function soloView(state: Perseverance4, { cards, ...open }: Solo): SoloView {
  return { ...clone(open), cards: viewDeck(cards, ACTION_CARDS), glory: dissentersGlory(state) }
}

/** Deals again, in place, what a seat cannot know: preparations, repair cards of others, the action deck (e4.vis.2). */
export function redeal(state: Perseverance4, seat: Seat | null, chance: Chance): void {
  chance.shuffle(state.preparations.deck)
  const hidden = state.players.filter((_, owner) => !seesRepairs(state, owner, seat))
  dealAgain([state.aside, ...hidden.map(({ repairs }) => repairs)], chance)
  if (state.solo !== null) redealDeck(state.solo.cards, RESHUFFLE, chance)
}
