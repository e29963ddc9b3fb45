import type { Language, Seat } from '@tablee/kernel'
import { BASES, SYMPATHY_TRACK } from '../../factions/alliance/data.ts'
import { ROOST_TRACK } from '../../factions/eyrie/data.ts'
import { INDUSTRIES, MARQUISE_TRACKS } from '../../factions/marquise/data.ts'
import type { Player } from '../../state.ts'
import type { RootView } from '../../view.ts'
import { onMap } from '../contents.ts'
import { SHEETS, WORDS } from '../words.ts'

/** What a faction will score next, and what stands on its board, in sentences. */
export interface Standing {
  readonly now: string
  readonly facts: readonly string[]
}

/** How a faction stands, by what everybody sees. */
export function standingOf(view: RootView, seat: Seat, language: Language): Standing {
  const player = view.players[seat]
  if (player.eyrie) return eyrie(player, language)
  if (player.alliance) return alliance(player, language)
  if (player.vagabond) return vagabond(player, language)
  return marquise(player, language)
}

function marquise({ buildings, tokens }: Player, language: Language): Standing {
  const words = SHEETS[language]
  const next = INDUSTRIES.map(kind => ({ kind, at: onMap(buildings[kind]) }))
  const points = next.map(({ kind, at }) => MARQUISE_TRACKS.points[kind][at] ?? 0)
  return {
    now: words.now.marquise(Math.max(...points)),
    facts: [
      ...next.map(({ kind, at }) => {
        const wood = MARQUISE_TRACKS.wood[at]
        const told =
          wood === undefined ? words.allBuilt : words.buildingNext(wood, MARQUISE_TRACKS.points[kind][at])
        return `${WORDS[language].industry[kind]} ${at}${WORDS[language].colon}${told}`
      }),
      words.wood(onMap(tokens.wood)),
      words.crafts(onMap(buildings.workshop)),
    ],
  }
}

function eyrie({ buildings }: Player, language: Language): Standing {
  const roosts = onMap(buildings.roost)
  return { now: SHEETS[language].now.eyrie(ROOST_TRACK.points[roosts], roosts), facts: [] }
}

function alliance(player: Player, language: Language): Standing {
  const words = SHEETS[language]
  const spread = onMap(player.tokens.sympathy)
  const bases = BASES.filter(base => onMap(player.buildings[base]) > 0).length
  const cost = SYMPATHY_TRACK.cost[spread]
  return {
    now: cost === undefined ? words.now.allianceAll : words.now.alliance(cost, SYMPATHY_TRACK.points[spread]),
    facts: [
      words.supporters(player.alliance?.supporters.length ?? 0, bases),
      words.officers(player.alliance?.officers ?? 0),
      words.crafts(spread),
    ],
  }
}

function vagabond({ vagabond: own }: Player, language: Language): Standing {
  const words = SHEETS[language]
  const items = own?.items ?? []
  const whole = items.filter(({ damaged }) => !damaged)
  return {
    now: words.now.vagabond(own?.relations.filter(relation => relation === 'hostile').length ?? 0),
    facts: [
      words.ready(whole.filter(({ exhausted }) => !exhausted).length, items.length),
      words.swords(whole.filter(({ item }) => item === 'sword').length),
    ],
  }
}
