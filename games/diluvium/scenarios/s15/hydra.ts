import { take } from '@tablee/common/piles.ts'
import { fewest, most, prefer } from '@tablee/common/prefer.ts'
import { choose, type Rule } from '@tablee/kernel'
import { withdraw } from '../../rules/combat.ts'
import { gainGold } from '../../rules/gold.ts'
import { distances } from '../../rules/hex.ts'
import { alliesAt, isRival, monsterAt, placesOf, spotOf } from '../../rules/query.ts'
import { storyIn } from '../../rules/scenario.ts'
import type { Diluvium, DiluviumTable, Island, Party, Place } from '../../state.ts'
import { say } from '../../text/say.ts'

export const HEADS = 3

export const isHydra = (state: Diluvium, place: Place): boolean => monsterAt(state, place) === 'hydra'

/** The islands on which allies live. */
export const allied = (state: Diluvium): { readonly place: Place; readonly island: Island }[] =>
  placesOf(state).flatMap(place =>
    place.islands.filter(({ settlers }) => settlers.includes('ally')).map(island => ({ place, island })),
  )

/** s15.9 to s15.11: the Hydra takes an ally from the nearest tile, of several from that with most allies. */
export function* eats(t: DiluviumTable): Rule {
  const { state } = t
  const lair = placesOf(state).find(place => isHydra(state, place))
  if (!lair) return
  const far = distances([lair.at], at => state.places[at]?.city === null)
  const preference = prefer(allied(state), [
    fewest('distance', ({ place }) => far.get(place.at) ?? Number.POSITIVE_INFINITY),
    most('allies', ({ place }) => alliesAt(place)),
  ])
  if (!preference) return
  const { place, island } = yield* choose(t, 0, 'hydra', preference.left, {
    key: one => `${one.place.at}:${one.island.type}`,
    say: one => say('settler.island', { place: spotOf(one.place), type: one.island.type }),
    at: one => `island:${one.place.at}:${one.island.type}`,
    rule: 's15.11',
  })
  take(island.settlers, 'ally')
  state.players[0].beside++
  t.say('hydra.ate', { place: spotOf(place), type: island.type })
}

/** Somebody has beaten the Hydra: you cut a head; the rival is paid once, and cuts none. */
export function* beaten(t: DiluviumTable, by: Party, place: Place): Rule<boolean> {
  const { state } = t
  if (!isHydra(state, place)) return false
  const story = storyIn(state, 's15')
  const { gold } = state.data.monsters.hydra.fight
  if (isRival(state, by)) {
    if (!story.paid) yield* gainGold(t, by, gold) // s15.19
    story.paid = true
    return true
  }
  story.heads++
  place.beaten++
  t.say('hydra.head', { heads: story.heads })
  if (story.heads < HEADS)
    yield* withdraw(t, by, place.at) // s15.16, s15.17
  else yield* gainGold(t, by, gold) // s15.18
  return true
}
