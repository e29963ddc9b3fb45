import type { Law } from '../../laws/index.ts'
import type { Message, Text } from '../../message.ts'
import { type DenTable, en, honest, type Parts, say } from './honest.ts'

/** A den that breaks a law: how, and by which part. */
export interface BrokenDen {
  readonly law: Law
  readonly how: string
  readonly parts: Partial<Parts>
}

// What rules must never have: something that lives outside the state.
const outside = { luck: 1, streak: 0, prices: [1, 2] }

function ownLuck(): number {
  outside.luck = (outside.luck * 48271) % 0x7fffffff
  return outside.luck
}

class Purse {
  coins = 1
}

const { stopped: _, ...withoutStopped } = en

/** Plays a card and leaves something in the state. */
function leaving(extra: (t: DenTable) => unknown): Partial<Parts> {
  return {
    lay(t, seat, card) {
      honest.lay(t, seat, card)
      t.state.extra = extra(t)
    },
  }
}

/** Nine broken dens, one for each law. */
export const BROKEN: readonly BrokenDen[] = [
  {
    law: 'determinism',
    how: 'luck of its own, which goes on from game to game',
    parts: { worth: () => ownLuck() % 7 },
  },
  {
    law: 'resume',
    how: 'a counter outside the state, set when a game starts',
    parts: {
      start(chance, seats) {
        outside.streak = 0
        return honest.start(chance, seats)
      },
      worth: () => ++outside.streak,
    },
  },
  { law: 'plain-state', how: 'undefined in the state', parts: leaving(() => undefined) },
  {
    law: 'no-leak',
    how: 'a guard that is asked for only when it is held',
    parts: { asksGuard: guards => guards.length > 0 },
  },
  {
    law: 'undo',
    how: 'a card taken from the deck without drawing it',
    parts: {
      lay(t, seat, card) {
        honest.lay(t, seat, card)
        const taken = t.state.deck.pop()
        if (taken !== undefined) t.state.hands[seat].push(taken)
      },
    },
  },
  { law: 'no-dead-end', how: 'two candidates of the same key', parts: { bids: () => [1, 1] } },
  { law: 'conservation', how: 'a card that is lost when played', parts: { lay: () => {} } },
  { law: 'text', how: 'a sentence that is missing in French', parts: { fr: withoutStopped } },
  {
    law: 'fork',
    how: 'a redeal that changes what all games share',
    parts: {
      playNaming: () => ({ say: () => say('coins', { coins: outside.prices[0] }) }),
      redeal(state, seat, chance) {
        honest.redeal(state, seat, chance)
        outside.prices.reverse()
      },
    },
  },
]

/** More ways to break them. */
export const ALSO_BROKEN: readonly BrokenDen[] = [
  {
    law: 'determinism',
    how: 'a candidate that comes and goes',
    parts: { bids: () => (ownLuck() % 2 ? [0, 1] : [0, 1, 2, 3]) },
  },
  { law: 'plain-state', how: 'not a number', parts: leaving(() => Number.NaN) },
  { law: 'plain-state', how: 'an infinite number', parts: leaving(() => Number.POSITIVE_INFINITY) },
  { law: 'plain-state', how: 'a minus zero', parts: leaving(() => [-0]) },
  { law: 'plain-state', how: 'an instance of a class', parts: leaving(() => new Purse()) },
  { law: 'plain-state', how: 'a function', parts: leaving(() => ({ worth: () => 1 })) },
  { law: 'plain-state', how: 'a big integer', parts: leaving(() => 1n) },
  { law: 'plain-state', how: 'one list in two places', parts: leaving(t => t.state.hands[0]) },
  {
    law: 'plain-state',
    how: 'a step that is given a part of the state',
    parts: { next: t => ['bid', t.state.points] },
  },
  {
    law: 'plain-state',
    how: 'a view that holds undefined',
    parts: { view: (state, seat) => ({ seen: honest.view(state, seat), more: undefined }) },
  },
  {
    law: 'plain-state',
    how: 'a message that holds undefined',
    parts: { tell: (t, seat) => t.sayTo([seat], 'drew', { card: t.state.deck[-1] }) },
  },
  {
    law: 'no-leak',
    how: 'a view that shows the deck',
    parts: { view: (state, seat) => ({ seen: honest.view(state, seat), top: state.deck.at(-1) ?? null }) },
  },
  {
    law: 'no-leak',
    how: 'a drawn card that is told to everybody',
    parts: { tell: (t, _, card) => t.say('drew', { card }) },
  },
  {
    law: 'no-leak',
    how: 'a question that speaks of a hidden card',
    parts: { playNaming: t => ({ say: () => say('coins', { coins: t.state.deck[0] ?? 0 }) }) },
  },
  {
    law: 'no-leak',
    how: 'a redeal that changes what the seat knows',
    parts: { redeal: (state, _, chance) => honest.redeal(state, null, chance) },
  },
  { law: 'no-dead-end', how: 'no candidate', parts: { bids: () => [] } },
  { law: 'no-dead-end', how: 'too many candidates', parts: { bids: () => [...Array(201).keys()] } },
  { law: 'no-dead-end', how: 'a game beyond its bound', parts: { bound: 3 } },
  {
    law: 'no-dead-end',
    how: 'rules that fail',
    parts: {
      worth() {
        throw new Error('worthless')
      },
    },
  },
  {
    law: 'no-dead-end',
    how: 'a candidate that is also refused',
    parts: {
      playNaming: t => ({
        refused: () =>
          t.state.hands
            .flat()
            .map(card => ({ key: `${card}`, say: say('card', { card }), why: say('held', { card }) })),
      }),
    },
  },
  { law: 'no-dead-end', how: 'a step that does not exist', parts: { next: () => 'tidy' } },
  {
    law: 'conservation',
    how: 'a redeal that loses a card',
    parts: {
      redeal({ deck, hands }) {
        if (deck.length > 0) deck[0] = hands[0][0] ?? deck[0]
      },
      view: () => null,
    },
  },
  { law: 'text', how: 'a sentence without a value', parts: { fr: { ...en, bids: () => `${undefined}` } } },
  { law: 'text', how: 'an empty sentence', parts: { fr: { ...en, play: () => ' ' } } },
  { law: 'text', how: 'a French sentence too many', parts: { fr: { ...en, more: () => 'Encore.' } as Text } },
  {
    law: 'text',
    how: 'a message that no text knows',
    parts: { playNaming: () => ({ say: (): Message => ({ id: 'unheard' }) }) },
  },
  {
    law: 'fork',
    how: 'a redeal that puts another list in the place of the deck',
    parts: {
      redeal(state, seat, chance) {
        honest.redeal(state, seat, chance)
        state.deck = [...state.deck]
      },
    },
  },
]
