import { type NewMatch, type Options, type Playable, readSetup, settle } from '@tablee/kernel'
import { ALL_BOXES, type Boxes } from './boxes.ts'
import { core, known } from './core.ts'
import { ownLandmarks } from './data/map.ts'
import { FACTIONS } from './factions/index.ts'
import { HIRELINGS } from './hirelings/index.ts'
import { LANDMARKS } from './landmarks/index.ts'
import { fetchRules } from './open.ts'
import { ROBOTS } from './robots/index.ts'
import { hirelingPool } from './rules/hirelings/setup.ts'
import { landmarkChoice, landmarkPool } from './rules/landmarks.ts'
import { robotsOf } from './rules/robots/card.ts'
import type { RootState } from './state.ts'
import type { RootText } from './text/en.ts'

/** What keeping a table needs: the rules of who sits there. */
export async function loadRules(table: NewMatch): Promise<Playable<RootState, RootText>> {
  await fetchRules(boxesFor(table))
  return { game: core }
}

/**
 * The boxes that a table opens: of who sits there, and of whatever may still be dealt. It is known before any of them
 * is open; where a setup is refused, all are, and whoever reads it tells why.
 */
export function boxesFor({ seats, options = {}, seed, pack }: NewMatch): Boxes {
  try {
    return boxesOf(settle(core, readSetup(core, seats, options, seed, pack)).options)
  } catch {
    return ALL_BOXES
  }
}

function boxesOf(options: Options): Boxes {
  const seated = options.factions as readonly string[]
  const hired = options.hirelings ? hirelingPool(known(options)).map(({ id }) => id) : []
  const choice = landmarkChoice(options)
  const { standing, cards } = landmarkPool(choice, ownLandmarks(options.map as string))
  const placed = [...standing.map(({ id }) => id), ...(choice.landmarks > 0 ? cards : [])]
  return {
    factions: options.setup === 'draft' ? FACTIONS : FACTIONS.filter(({ id }) => seated.includes(id)),
    hirelings: HIRELINGS.filter(({ id }) => hired.includes(id)),
    landmarks: LANDMARKS.filter(({ id }) => placed.includes(id)),
    robots: ROBOTS.filter(({ id }) => robotsOf(options).includes(id)),
  }
}
