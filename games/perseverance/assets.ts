import type { Seat } from '@tablee/kernel'
import { type Goods, type Herd, RESOURCES, type Resources, type Species } from './ids.ts'

// What a player has and what becomes of it; nothing here asks.

/** Who has something. */
interface Holder {
  followers: number
  resources: Resources
  untamed: Pick<Herd, Species>
}

/** A table of either episode. */
interface AssetTable {
  readonly state: { readonly players: readonly Holder[]; readonly supply: Pick<Herd, Species> }
  say(id: 'gained', values: { seat: Seat; what: Goods }): void
  say(id: 'paid', values: { seat: Seat; what: Goods }): void
  say(id: 'followers.gained', values: { seat: Seat; n: number }): void
  say(id: 'followers.lost', values: { seat: Seat; n: number }): void
  say(id: 'untamed.gained', values: { seat: Seat; species: Species }): void
}

/** Resources never run out (L503). */
export function gain(t: AssetTable, seat: Seat, what: Goods): void {
  const { resources } = t.state.players[seat]
  for (const resource of RESOURCES) resources[resource] += what[resource] ?? 0
  t.say('gained', { seat, what })
}

/** Whether a player has these resources. */
export function hasGoods({ resources }: Pick<Holder, 'resources'>, goods: Goods): boolean {
  for (const resource of RESOURCES) if (resources[resource] < (goods[resource] ?? 0)) return false
  return true
}

export function payGoods(t: AssetTable, seat: Seat, goods: Goods): void {
  const { resources } = t.state.players[seat]
  let some = false
  for (const resource of RESOURCES) {
    const n = goods[resource] ?? 0
    resources[resource] -= n
    if (n > 0) some = true
  }
  if (some) t.say('paid', { seat, what: goods })
}

export function gainFollowers(t: AssetTable, seat: Seat, n: number): void {
  if (n === 0) return
  t.state.players[seat].followers += n
  t.say('followers.gained', { seat, n })
}

/** Followers never fall below none. */
export function loseFollowers(t: AssetTable, seat: Seat, n: number): void {
  const player = t.state.players[seat]
  const lost = Math.min(n, player.followers)
  if (lost === 0) return
  player.followers -= lost
  t.say('followers.lost', { seat, n: lost })
}

/** A dino of the general supply comes Home; whoever asks for it knows that there is one left (L517). */
export function gainUntamed(t: AssetTable, seat: Seat, species: Species): void {
  const { supply, players } = t.state
  supply[species]--
  players[seat].untamed[species]++
  t.say('untamed.gained', { seat, species })
}
