import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { Item } from '../../data/items.ts'
import { type Clearing, forestOf, MAPS } from '../../data/map.ts'
import type { Act } from '../../rules/acts.ts'
import { actOf } from '../../rules/acts.ts'
import { type Battle, battle } from '../../rules/battle.ts'
import { defendersIn } from '../../rules/battlefields.ts'
import { drawCards } from '../../rules/cards.ts'
import { movePawn } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { chooseFor, maybeFor, seatOf } from '../../rules/party.ts'
import { clearingNaming, partyNaming } from '../../rules/pieces.ts'
import type { Loss } from '../../rules/remove.ts'
import { hasPiece } from '../../rules/ruler.ts'
import { score } from '../../rules/score.ts'
import type { HirelingCard, Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { EXILE } from './data.ts'
import { craftedNaming, exhaust, itemsOn, readyItems } from './items.ts'

const DAY = 'hireling.exile.promoted.c'

/** The Exile: a pawn in the forests, who fights with the items on his card. */
export const promoted = side({
  id: 'exile',
  start: player => {
    const clubs = Array.from({ length: EXILE.clubs }, () => ({ item: 'club' as const, exhausted: false }))
    player.hireling = { markers: 0, items: clubs }
  },
  *setUp(t, party, seat) {
    const forests = MAPS[t.state.map].forests.map(({ id }) => id)
    const forest = yield* choose(t, seat, 'hireling.pawn', forests, {
      like: forestNaming,
      values: () => ({ party }),
      rule: 'hireling.exile.promoted.a',
    })
    movePawn(t, party, forest)
  },
  items: ({ hireling }) => [
    ...(hireling?.items ?? []).flatMap(({ item }) => (item === 'club' ? [] : item)),
    ...(hireling?.lost ?? []),
  ],
  rolledCap: (state, _, party) => itemsOn(state.players[party]).length,
  takeHits,
  canFightOn: (state, _, party) => itemsOn(state.players[party]).length > 0,
  offering: { acts: ['exile', 'exileGift'], may, offers, take },
})

const forestNaming = {
  say: (forest: number) => say('clearing', { clearing: forest }),
  at: (forest: number) => `forest:${forest}`,
} as const

/** The clearings beside his forest. */
const around = ({ map, players }: RootState, party: Party): readonly Clearing[] =>
  forestOf(MAPS[map], players[party].pawn).clearings

const gives = (state: RootState, party: Party, seat: Seat): boolean =>
  state.players[seat].items.length > 0 &&
  around(state, party).some(clearing => hasPiece(state.players[seat], clearing))

const acts = (state: RootState, party: Party, seat: Seat): boolean =>
  state.turn.phase === 'daylight' &&
  state.players[party].controller === seat &&
  !state.turn.notes['day:exile'] &&
  readyItems(state, party).length > 0

function may(state: RootState, party: Party, seat: Seat): number {
  return (acts(state, party, seat) ? 1 : 0) + (gives(state, party, seat) ? 1 : 0)
}

const GIVE: Act = { do: 'exileGift', final: true }

function offers(state: RootState, party: Party, seat: Seat) {
  const found: Act[] = []
  if (acts(state, party, seat)) found.push(actOf('exile'))
  if (gives(state, party, seat)) found.push(GIVE)
  return { acts: found, refusals: [] }
}

function* take(t: RootTable, party: Party, seat: Seat, act: Act): Rule {
  t.state.turn.notes.ended = 0
  if (act.do === 'exileGift') {
    yield* give(t, party, seat)
    return
  }
  t.state.turn.notes['day:exile'] = 1
  t.say('hireling.acts', { party })
  yield* day(t, party)
}

/** Whoever has pieces beside his forest may give him a crafted item, for a card and a point. */
function* give(t: RootTable, party: Party, seat: Seat): Rule {
  const { items } = t.state.players[seat]
  const { hireling } = t.state.players[party]
  const kinds = [...new Set(items.map(({ item }) => item))]
  const item: Item = yield* choose(t, seat, 'exile.gift', kinds, {
    like: craftedNaming,
    rule: 'hireling.exile.promoted.b',
  })
  const [given] = items.splice(
    items.findIndex(one => one.item === item),
    1,
  )
  if (hireling) hireling.items = [...(hireling.items ?? []), given]
  t.say('exile.given', { seat, party, item })
  drawCards(t, seat, 1)
  score(t, seat, 1, 'effects')
}

/** He moves for an item, battles for two, as often as he can; then all his items are ready again. */
function* day(t: RootTable, party: Party): Rule {
  for (;;) {
    const ready = readyItems(t.state, party).length
    const fields = around(t.state, party).filter(one => defendersIn(t.state, party, one).length > 0)
    const ways = [
      ...(ready >= EXILE.moveCost ? ['move' as const] : []),
      ...(ready >= EXILE.battleCost && fields.length > 0 ? ['battle' as const] : []),
    ]
    const way = yield* maybeFor(t, party, 'exile.act', ways, {
      say: one => say(one === 'move' ? 'exile.moves' : 'exile.battles'),
      values: () => ({ ready }),
      pass: say('exile.rests'),
      rule: DAY,
    })
    if (way === null) break
    if (way === 'move') yield* wander(t, party)
    else yield* fight(t, party, fields)
  }
  for (const one of t.state.players[party].hireling?.items ?? []) one.exhausted = false
  t.say('exile.refreshed', { party })
}

function* wander(t: RootTable, party: Party): Rule {
  const { forests } = forestOf(MAPS[t.state.map], t.state.players[party].pawn)
  const to = yield* chooseFor(t, party, 'hireling.pawn', forests, {
    like: forestNaming,
    values: () => ({ party }),
    rule: DAY,
  })
  exhaust(t.state, party, EXILE.moveCost)
  movePawn(t, party, to)
}

function* fight(t: RootTable, party: Party, fields: readonly Clearing[]): Rule {
  const clearing = yield* chooseFor(t, party, 'battle.where', fields, { like: clearingNaming, rule: DAY })
  const foes = defendersIn(t.state, party, clearing)
  const defender = yield* choose(t, seatOf(t.state, party), 'battle.defender', foes, {
    like: partyNaming,
    values: () => ({ clearing }),
    rule: '4.3.b',
  })
  exhaust(t.state, party, EXILE.battleCost)
  yield* battle(t, party, defender, clearing)
}

/** A hit exhausts an item, or removes one when none is ready. */
function* takeHits(t: RootTable, _: Battle, party: Party, hits: number): Rule<Loss[]> {
  const { hireling } = t.state.players[party]
  for (let hit = 0; hit < hits && hireling?.items?.length; hit++)
    if (readyItems(t.state, party).length > 0) exhaust(t.state, party, 1)
    else loseItem(hireling)
  t.say('exile.hurt', { party, left: hireling?.items?.length ?? 0 })
  return []
}

function loseItem(hireling: HirelingCard): void {
  const gone = hireling.items?.shift()
  if (gone && gone.item !== 'club') hireling.lost = [...(hireling.lost ?? []), gone.item]
}
