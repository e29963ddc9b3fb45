import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import { hasGoods, payGoods } from '@tablee/perseverance/assets.ts'
import { type Goods, type Herd, SADDLE, SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import { bySpecies } from '@tablee/perseverance/naming.ts'
import type { P4Table, Perseverance4, Player } from '../state.ts'
import { say } from '../text/say.ts'
import { defeatDino } from './assets.ts'
import { hasAbility, herdSize } from './query.ts'

const PLACES = ['home', 'infirmary'] as const

/** A tamed dino on the player board. */
interface Kept {
  readonly species: Species
  readonly place: (typeof PLACES)[number]
}

const bearers = (player: Player, wanted: Species): Kept[] =>
  PLACES.flatMap(place =>
    SPECIES.filter(species => SADDLE[species] === SADDLE[wanted] && player[place][species] > 0).map(
      species => ({
        species,
        place,
      }),
    ),
  )

/** Whether there is a saddle for a species, or one can be had (e4.turn.27). */
export const canSaddle = (player: Player, species: Species): boolean =>
  player.saddles[SADDLE[species]] > 0 || bearers(player, species).length > 0

/** e4.turn.27: whoever has no saddle left may give a dino up for one. Tells whether there is one now. */
function* findSaddle(t: P4Table, seat: Seat, species: Species): Rule<boolean> {
  const player = t.state.players[seat]
  if (player.saddles[SADDLE[species]] > 0) return true
  const given = yield* maybe(t, seat, 'saddle.free', bearers(player, species), {
    key: ({ place, species: one }: Kept) => `${place}:${one}`,
    say: (one: Kept) => say('saddle.from', { ...one }),
    at: ({ place, species: one }: Kept) => `${place}:${one}`,
    values: () => ({ species }),
    rule: 'e4.turn.27',
  })
  if (given === null) return false
  player[given.place][given.species]--
  defeatDino(t, seat, given.species)
  return true
}

function saddle(player: Player, species: Species): void {
  player.saddles[SADDLE[species]]--
  player.home[species]++
}

/** A dino of the supply comes Home tamed. */
export function* gainTamed(t: P4Table, seat: Seat, species: Species): Rule {
  if (!(yield* findSaddle(t, seat, species))) return
  t.state.supply[species]--
  saddle(t.state.players[seat], species)
  t.say('tamed.gained', { seat, species })
}

/** e4.dino.3, e4.leader.4: what taming a dino costs now. */
export function tamingCost(state: Perseverance4, player: Player, species: Species): Goods {
  const { taming } = state.data.dinos[species]
  if (player.tamed || !hasAbility(state, player, 'tamer')) return taming
  return { ...taming, glowberry: Math.max(0, taming.glowberry - 1) }
}

/** e4.turn.11: the species of which a dino can be tamed. */
export function tameable(state: Perseverance4, seat: Seat, free: boolean): Species[] {
  const player = state.players[seat]
  return SPECIES.filter(
    species =>
      player.untamed[species] > 0 &&
      canSaddle(player, species) &&
      (free || hasGoods(player, tamingCost(state, player, species))),
  )
}

const TAME_NO_MORE = say('tame.noMore')

/** e4.turn.11: up to so many, one after the other. */
export function* tame(t: P4Table, seat: Seat, n: number, free: boolean): Rule {
  const player = t.state.players[seat]
  for (let left = n; left > 0; left--) {
    const species = yield* maybe(t, seat, 'tame', tameable(t.state, seat, free), {
      like: bySpecies,
      values: () => ({ left, free }),
      pass: TAME_NO_MORE,
      rule: 'e4.turn.11',
    })
    if (species === null) return
    if (!(yield* findSaddle(t, seat, species))) return
    if (!free) payGoods(t, seat, tamingCost(t.state, player, species))
    player.tamed = true
    player.untamed[species]--
    saddle(player, species)
    t.say('tamed', { seat, species })
  }
}

const wounded = (herd: Herd): Species[] => SPECIES.filter(species => herd[species] > 0)

export const canHeal = ({ players }: Perseverance4, seat: Seat): boolean =>
  wounded(players[seat].infirmary).length > 0

const HEAL_NO_MORE = say('heal.noMore')

/** e4.dino.5, e4.turn.12: each heal returns a dino Home; Phoenix has one more (e4.leader.7). */
export function* heal(t: P4Table, seat: Seat, n: number): Rule {
  const player = t.state.players[seat]
  for (let left = n + (hasAbility(t.state, player, 'healer') ? 1 : 0); left > 0; left--) {
    const species = yield* maybe(t, seat, 'heal', wounded(player.infirmary), {
      like: bySpecies,
      values: () => ({ left }),
      pass: HEAL_NO_MORE,
      rule: 'e4.turn.12',
    })
    if (species === null) return
    player.infirmary[species]--
    player.home[species]++
    t.say('dino.healed', { seat, species })
  }
}

/** e4.dino.6, e4.dino.10: a wounded dino, which is nowhere else any more, goes to the infirmary; when it is full, one is discarded. */
export function* hospitalize(t: P4Table, seat: Seat, species: Species): Rule {
  const { infirmary } = t.state.players[seat]
  infirmary[species]++
  t.say('dino.wounded', { seat, species })
  if (herdSize(infirmary) <= t.state.data.numbers.infirmary) return
  const gone = yield* choose(t, seat, 'infirmary.full', wounded(infirmary), {
    like: bySpecies,
    values: () => ({ species }),
    rule: 'e4.dino.6',
    waits: true,
  })
  infirmary[gone]--
  defeatDino(t, seat, gone)
}
