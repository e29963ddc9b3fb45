import type { Message, Rule } from '@tablee/kernel'
import { CHARACTERS } from '../../data/characters.ts'
import type { CharacterId } from '../../data/types.ts'
import type { Piece, PieceKind, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askGroup } from '../ask.ts'
import type { Cause } from '../cause.ts'
import { characterOf, gainDet, living } from '../characters.ts'
import { markSeen } from '../decks.ts'
import { flipItem } from '../items.ts'
import { ignoreMystery } from '../mystery.ts'
import { isNode, remove } from '../pieces.ts'
import { byCause } from '../why.ts'
import type { Specials } from './special.ts'

/** How many arrows the Amulet of the Lady covers. */
const ARROWS = 2

/** An arrow of a wound track, by the heart that it follows. */
interface Arrow {
  readonly who: CharacterId
  readonly heart: number
}

const arrowNaming = {
  key: ({ who, heart }: Arrow): string => `${who}:${heart}`,
  say: (arrow: Arrow): Message => say('arrow', { who: arrow.who, heart: arrow.heart }),
  at: ({ who }: Arrow): string => `character:${who}`,
  rule: 'card.mystery.amulet-of-the-lady',
}

const bareArrows = ({ characters }: Robinson): Arrow[] =>
  characters.flatMap(({ id, alive, coveredArrows }) =>
    CHARACTERS[id].arrows
      .filter(heart => alive && !coveredArrows.includes(heart))
      .map(heart => ({ who: id, heart })),
  )

/** Two arrows lower morale no more. */
function* coverArrows(t: RobinsonTable): Rule {
  const { state } = t
  for (let i = 0; i < ARROWS; i++) {
    const arrows = bareArrows(state)
    if (arrows.length === 0) return
    const { who, heart } = yield* askGroup(t, 'amulet', arrows, arrowNaming)
    characterOf(state, who).coveredArrows.push(heart)
    t.say('arrow.covered', { who, heart })
  }
}

const LOOKS = ['event', 'beast'] as const
const lookNaming = {
  say: (one: (typeof LOOKS)[number]): Message => say(`look.${one}`),
  rule: 'card.mystery.herbal-mixture.2',
}

/** The next card of the event deck, or the beast that waits beside it. L2309 */
function* look(t: RobinsonTable): Rule {
  const { state } = t
  const { asideBeast, decks } = state
  const top = decks.event.at(-1)
  const where = LOOKS.filter(one => (one === 'event' ? top !== undefined : asideBeast !== ''))
  if (where.length === 0) return
  const one = yield* askGroup(t, 'look', where, lookNaming)
  t.reveal()
  if (one === 'beast' && asideBeast !== '') {
    state.notes.seenBeast = [asideBeast]
    t.say('beast.seen', { beast: asideBeast })
  } else if (top !== undefined) {
    markSeen(state, 'event', top)
    t.say('event.seen', { card: top })
  }
}

/** What the group has built or burnt down on the island it does not take away again. */
const LASTING: readonly PieceKind[] = ['cross', 'trap', 'burnt']

const pieceNaming = {
  key: ({ kind, at, source }: Piece): string => `${kind}:${at}:${source}`,
  say: ({ kind, at, source }: Piece): Message => say('piece', { kind, at, source }),
  at: ({ at }: Piece): string => `node:${at}`,
  rule: 'card.mystery.protective-amulet',
}

/** One token or marker of the island is taken away. */
function* removePiece(t: RobinsonTable): Rule {
  const { state } = t
  const pieces = state.pieces.filter(
    (piece, i, all) =>
      isNode(piece.at) &&
      !LASTING.includes(piece.kind) &&
      all.findIndex(one => pieceNaming.key(one) === pieceNaming.key(piece)) === i, // stacked ones are alike
  )
  if (pieces.length === 0) return
  const piece = yield* askGroup(t, 'protect', pieces, pieceNaming)
  t.say('piece.removed', { kind: piece.kind, at: piece.at, source: piece.source })
  if (piece.kind === 'shortcut') flipItem(t, 'shortcut')
  else remove(state, piece)
}

/** The round after a find; what somebody brings from a night outside was found the day before. L1268 */
const roundAfterFind = ({ phase, round }: Robinson): number => (phase === 'start' ? round : round + 1)

/** Irregular treasures. */
export const treasures: Specials = {
  amuletOfTheLady: coverArrows,
  herbalMixture: look,
  protectiveAmulet: removePiece,

  ceremonialBowl(t, { actor }) {
    characterOf(t.state, actor).bowl = roundAfterFind(t.state)
    t.say('bowl.found', { who: actor })
  },
  'ceremonialBowl:lower'(t) {
    for (const character of t.state.characters) character.bowl = 0
    t.say('bowl.lost')
  },

  helmet({ state }, { actor }: Cause) {
    state.parry.push(actor)
  },
  ignoreMystery: ({ state }) => ignoreMystery(state),

  /** A find that is of use from the next round on. */
  fromNextRound({ state }, { card }) {
    const found = state.treasures.find(({ id }) => id === card)
    if (found) found.from = roundAfterFind(state)
  },

  /** Friday reads it too. L2383 */
  oldMap(t, cause) {
    for (const { id } of living(t.state)) gainDet(t, id, 1, byCause(cause))
  },
}
