import { maybe, type Rule, type Seat } from '@tablee/kernel'
import { SADDLE, type SaddleSize, SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import type { Perseverance3Table, Player, Units } from '../state.ts'
import { say } from '../text/say.ts'
import { hasSaddle, toSupply } from './assets.ts'
import { wound } from './infirmary.ts'

const PLACES = ['home', 'tired', 'infirmary'] as const

/** A tamed dino on the player board. */
interface Kept {
  readonly species: Species
  readonly place: (typeof PLACES)[number]
}

/** asset.12: the dinos that bear a saddle of a size, at Home, Tired or in the infirmary. */
function bearers(player: Player, size: SaddleSize): Kept[] {
  const kept: Kept[] = []
  for (const place of PLACES)
    for (const species of SPECIES)
      if (SADDLE[species] === size && player[place][species] > 0) kept.push({ species, place })
  return kept
}

/** asset.13: whether there is a saddle for a species, or one can be had. */
export function canSaddle(player: Player, species: Species): boolean {
  return hasSaddle(player, species) || bearers(player, SADDLE[species]).length > 0
}

/** asset.11: whoever has no saddle left may give a dino up for one. Tells whether there is one now. */
export function* findSaddle(t: Perseverance3Table, seat: Seat, species: Species): Rule<boolean> {
  const player = t.state.players[seat]
  if (hasSaddle(player, species)) return true
  const given = yield* maybe(t, seat, 'saddle.free', bearers(player, SADDLE[species]), {
    ...keptNaming,
    values: () => ({ species }),
  })
  if (given === null) return false
  toSupply(t.state, seat, player[given.place], given.species)
  t.say('dino.freed', { seat, species: given.species })
  return true
}

const keptNaming = {
  key: ({ place, species }: Kept) => `${place}:${species}`,
  say: ({ place, species }: Kept) => say('saddle.from', { place, species }),
  at: ({ place, species }: Kept) => `${place}:${species}`,
  rule: 'asset.11',
}

/** taming.7: a saddle goes onto a dino, which is then at Home. */
export function saddle(player: Player, species: Species): void {
  player.saddles[SADDLE[species]]--
  player.home[species]++
}

/** A dino of the supply comes tamed; wounded ones go to the infirmary. */
export function* gainTamed(t: Perseverance3Table, seat: Seat, species: Species, wounded: boolean): Rule {
  if (!(yield* findSaddle(t, seat, species))) return
  const player = t.state.players[seat]
  t.state.supply[species]--
  saddle(player, species)
  t.say('tamed.gained', { seat, species })
  if (wounded) yield* wound(t, seat, player.home as Units, species)
}
