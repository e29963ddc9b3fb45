import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import { hasGoods, payGoods } from '@tablee/perseverance/assets.ts'
import { type Goods, SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import { bySpecies } from '@tablee/perseverance/naming.ts'
import { TAMED_BY } from '../data/types.ts'
import type { Perseverance3, Perseverance3Table, Player, Unit } from '../state.ts'
import { say } from '../text/say.ts'
import { suffer } from './infirmary.ts'
import { byUnit } from './naming.ts'
import { canSaddle, findSaddle, saddle } from './saddles.ts'

/** taming.5: what taming a species costs now. */
export function tamingCost({ data }: Perseverance3, { artefacts }: Player, species: Species): Goods {
  return artefacts.includes(TAMED_BY[species]) ? FREE : data.taming[species].cost
}

const FREE: Goods = {}

/** taming.10, taming.11: who at Home can take what taming does to a ranger. */
function bearersOf({ data }: Perseverance3, { home }: Player, species: Species): Unit[] {
  const bearers: Unit[] = []
  if (home.ranger > 0) bearers.push('ranger')
  if (home.leader > 0 && data.taming[species].impact !== 'defeated') bearers.push('leader')
  return bearers
}

/** taming.8 */
function canTame(state: Perseverance3, seat: Seat, species: Species, free: boolean): boolean {
  const player = state.players[seat]
  if (player.untamed[species] === 0 || !canSaddle(player, species)) return false
  if (!free && !hasGoods(player, tamingCost(state, player, species))) return false
  return state.data.taming[species].impact === null || bearersOf(state, player, species).length > 0
}

/** The species of which a dino can be tamed here. */
export const tameable = (
  state: Perseverance3,
  seat: Seat,
  free: boolean,
  only: Species | undefined,
): Species[] =>
  SPECIES.filter(species => (only ?? species) === species && canTame(state, seat, species, free))

/** training.3: up to so many dinos are tamed, one after the other. */
export function* tame(
  t: Perseverance3Table,
  seat: Seat,
  n: number,
  { free = false, only }: { readonly free?: boolean; readonly only?: Species },
): Rule {
  for (let left = n; left > 0; left--) {
    const species = yield* maybe(t, seat, 'tame', tameable(t.state, seat, free, only), {
      like: bySpecies,
      values: () => ({ left, free }),
      pass: TAME_NO_MORE,
      rule: 'training.3',
    })
    if (species === null) return
    yield* tameOne(t, seat, species, free)
  }
}

const TAME_NO_MORE = say('tame.noMore')

/** taming.1 to taming.9 */
function* tameOne(t: Perseverance3Table, seat: Seat, species: Species, free: boolean): Rule {
  const { state } = t
  const player = state.players[seat]
  if (!(yield* findSaddle(t, seat, species))) return
  if (!free) payGoods(t, seat, tamingCost(state, player, species))
  const { impact } = state.data.taming[species]
  if (impact !== null) {
    const unit = yield* choose(t, seat, 'tame.impact', bearersOf(state, player, species), {
      like: byUnit,
      values: () => ({ species, impact }),
      rule: 'taming.10',
    })
    yield* suffer(t, seat, unit, impact)
  }
  player.untamed[species]--
  saddle(player, species)
  t.say('tamed', { seat, species })
}
