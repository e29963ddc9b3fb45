import type { Area, ArtefactId, CardId, CityZone, SiteId, Zone } from '../data/types.ts'
import type { Unit } from '../state.ts'
import { say } from '../text/say.ts'

// How candidates are called and where they light up on the board.

export const byUnit = { say: (unit: Unit) => say('unit', { unit }), at: (unit: Unit) => `unit:${unit}` }

export const byZone = { say: (zone: Zone) => say('zone', { zone }), at: (zone: Zone) => `zone:${zone}` }

export const byCityZone = {
  say: (zone: CityZone) => say('zone', { zone }),
  at: (zone: CityZone) => `zone:${zone}`,
}

export const byArea = { say: (area: Area) => say('area', { area }), at: (area: Area) => `area:${area}` }

export const bySite = { say: (site: SiteId) => say('site', { site }), at: (site: SiteId) => `site:${site}` }

/** Rows of the ranch, from the top. */
export const byRow = { say: (row: number) => say('row', { row }), at: (row: number) => `row:${row}` }

export const byArtefact = {
  say: (artefact: ArtefactId) => say('artefact', { artefact }),
  at: (artefact: ArtefactId) => `artefact:${artefact}`,
}

export const byCard = { say: (card: CardId) => say('card', { card }), at: (card: CardId) => `card:${card}` }
