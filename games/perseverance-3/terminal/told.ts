import type { Ref } from '@tablee/kernel'
import { mineOf } from '@tablee/perseverance/owners.ts'
import type { GameData } from '../data/shape.ts'
import {
  type AdventureId,
  ARTEFACTS,
  type Area,
  type CardId,
  type CityZone,
  type LocationId,
  type OptionId,
  type OutpostId,
  type RanchTileId,
  type StructureId,
  type TempleId,
  type TileId,
} from '../data/types.ts'
import { PROPER } from '../text/proper.ts'
import type { Perseverance3View } from '../view.ts'
import { dataOf, placedBefore } from './contents.ts'
import type { Spoken } from './words.ts'

/** What a piece, card or place is, in a line or two. */
export function toldOf(ref: Ref, view: Perseverance3View, words: Spoken): string | null {
  const [kind, id, which] = ref.split(':')
  const data = dataOf(view)
  if (kind === 'tip') return ref.slice(4)
  return EXPLAIN[kind]?.({ id, which, view, data, words }) ?? null
}

interface Asked {
  readonly id: string
  readonly which: string
  readonly view: Perseverance3View
  readonly data: GameData
  readonly words: Spoken
}

const EXPLAIN: { readonly [kind: string]: ((asked: Asked) => string | null) | undefined } = {
  die: ({ id, which, view, data, words: { board, names } }) => {
    const zone = id as CityZone
    const face = names.specialist[data.zones[zone].dice[Number(which)]]
    return view.city[zone].blocked === Number(which)
      ? `${board.dieSpace(face)}${board.colon}${board.blocked}`
      : board.dieSpace(face)
  },
  location: ({ id, view, data, words }) => locationTip(id as LocationId, view, data, words),
  site: ({ id, view, data, words }) =>
    id in data.outposts
      ? `${words.names.outpost[id as OutpostId]}. ${words.board.harvest}${words.board.colon}${words.things.effects(data.outposts[id as OutpostId].harvest)}`
      : locationTip(id as LocationId, view, data, words),
  option: ({ id, which, data, words: { board, things } }) =>
    `${board.letter(which)}${board.colon}${things.effects(optionEffects(data, id as CityZone, which))}`,
  shelter: ({ id, which, view, data, words: { board, things } }) =>
    board.shelterSpace(
      Number(which) + 1,
      things.effects(data.zones[id as CityZone].shelters[view.side][Number(which)] ?? []),
    ),
  officer: ({ id, words: { board, names } }) =>
    `${names.officer[id as keyof typeof names.officer]}. ${board.favour}${board.colon}${board.favours[id as keyof typeof board.favours]}`,
  area: ({ id, view, words: { board, names } }) => {
    const { above } = view.stacks[id as Area]
    const when = view.gathering[id as Area]
    const told =
      above === null
        ? `${board.assembly} ${when === 'due' ? board.due : board.held}`
        : board.before(placedBefore(above))
    return `${names.area[id as Area]}${board.colon}${told}`
  },
  card: ({ id, data, words }) => cardTip(id as CardId, data, words),
  ranchTile: ({ id, data, words: { board, things } }) =>
    `${PROPER[id as RanchTileId]}${board.colon}${things.effects(data.ranchTiles[id as RanchTileId].effects)}`,
  structure: ({ id, data, words: { board, things } }) => {
    const { bonus, score } = data.structures[id as StructureId]
    const parts = [
      things.ability(id as StructureId),
      bonus.length > 0 && `${board.builds}${board.colon}${things.effects(bonus)}`,
      score.length > 0 && `${board.final}${board.colon}${things.tallies(score)}`,
    ].filter(Boolean)
    return `${PROPER[id as StructureId]}. ${parts.join('. ')}`
  },
  artefact: ({ id, view, data, words }) => artefactTip(id, view, data, words),
  cell: ({ id, view, data, words: { board, things } }) => {
    const mine = mineOf(view)
    if (!mine) return null
    const { effect, bonus } = data.leaders[mine.leader].ranch[Number(id)]
    const tile = mine.ranch[Number(id)].at(-1)
    if (tile) return `${PROPER[tile]}${board.colon}${things.effects(data.ranchTiles[tile].effects)}`
    return `${things.effects(effect)}. ${board.bonus}${board.colon}${things.effects(bonus)}`
  },
  tile: ({ id, data, words }) => tileTip(id as TileId, data, words),
  harvest: ({ id, view, data, words: { board, things } }) => {
    const tile = view.locations[id as LocationId]?.tile
    return tile ? `${board.harvest}${board.colon}${things.effects(data.tiles[tile].harvest)}` : null
  },
  discovery: ({ id, view, data, words: { board, names, things } }) => {
    const tile = view.locations[id as LocationId]?.tile
    if (!tile) return null
    const { artefact, discovery } = data.tiles[tile]
    return `${board.discovery}${board.colon}${names.artefact[artefact]}, ${things.effects(discovery)}`
  },
  resource: ({ id, words: { names } }) => names.resource[id as keyof typeof names.resource] ?? null,
  zone: ({ id, words: { names } }) => names.zone[id as CityZone] ?? null,
}

/** The effects of an option, as a structure may have changed it. */
function optionEffects(data: GameData, zone: CityZone, option: string) {
  return option in data.variants
    ? data.variants[option as keyof GameData['variants']]
    : data.zones[zone].options[option as OptionId]
}

function locationTip(
  id: LocationId,
  view: Perseverance3View,
  data: GameData,
  { board, names, things }: Spoken,
): string {
  const { needs, bonus } = data.locations[id]
  const { wild, tile, explored } = view.locations[id]
  const name = id in names.temple ? names.temple[id as TempleId] : board.location(id)
  const parts = [
    wild && board.wildDino(names.species[wild]),
    board.needs(names.species[needs]),
    !explored && bonus.length > 0 && `${board.bonus}${board.colon}${things.effects(bonus)}`,
    explored &&
      tile &&
      `${PROPER[tile]}. ${board.harvest}${board.colon}${things.effects(data.tiles[tile].harvest)}`,
  ].filter(Boolean)
  return `${name}${board.colon}${parts.join('. ')}`
}

function tileTip(id: TileId, data: GameData, { board, names, things }: Spoken): string {
  const { harvest, artefact, discovery } = data.tiles[id]
  return `${PROPER[id]}. ${board.harvest}${board.colon}${things.effects(harvest)}. ${board.discovery}${board.colon}${names.artefact[artefact]}, ${things.effects(discovery)}`
}

function cardTip(id: CardId, data: GameData, { board, things, names }: Spoken): string {
  if (id in data.temples) {
    const temple = data.temples[id as TempleId]
    return `${names.temple[id as TempleId]}. ${board.requirement}${board.colon}${things.requires(temple.requires)}. 1${board.colon}${things.effects(temple.stage1)}. 2${board.colon}${things.effects(temple.stage2)}`
  }
  const { requires, stage1, stage2, threat1, threat2 } = data.adventures[id as AdventureId]
  return `${PROPER[id as AdventureId]}. ${board.requirement}${board.colon}${things.requires(requires)}. 1${board.colon}${things.effects(stage1)}, ${board.threat(threat1.join(', '))}. 2${board.colon}${things.effects(stage2)}, ${board.threat(threat2.join(', '))}`
}

/** The four left artefacts give a bonus; the four right ones tame the species of a temple. */
function artefactTip(
  id: string,
  view: Perseverance3View,
  data: GameData,
  { board, names, things }: Spoken,
): string | null {
  const artefact = ARTEFACTS.find(one => one === id)
  if (!artefact) return null
  const mine = mineOf(view)
  const bonus = mine && data.leaders[mine.leader].artefacts[artefact]
  return bonus
    ? `${names.artefact[artefact]}${board.colon}${things.effects(bonus)}`
    : names.artefact[artefact]
}
