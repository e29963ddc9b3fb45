import type { Boxes } from './boxes.ts'
import type { HirelingSides } from './hirelings/hireling.ts'
import { LANDMARKS } from './landmarks/index.ts'
import { closedPathOffering } from './rules/closed-path.ts'
import { type FactionRules, openBoxes } from './rules/faction.ts'
import { type LandmarkRules, landmarkOf, openLandmarks } from './rules/landmark.ts'
import { openOfferings } from './rules/offers.ts'
import type { RobotRules } from './rules/robots/robot.ts'
import { UNDECIDED } from './rules/setup.ts'

/** Rules that lay in boxes. */
interface Rules {
  readonly factions: readonly { readonly rules: FactionRules }[]
  readonly hirelings: readonly HirelingSides[]
  readonly landmarks: readonly { readonly rules: LandmarkRules }[]
  readonly robots: readonly { readonly rules: RobotRules }[]
}

/** Opens boxes: the rules in them hold from now on, beside those that were opened before. */
export function openRules({ factions, hirelings, landmarks, robots }: Rules): void {
  openBoxes([...factions, ...robots, { rules: UNDECIDED }])
  openBoxes(hirelings.flatMap(({ promoted, demoted }) => [{ rules: promoted }, { rules: demoted }]))
  openLandmarks(landmarks)
  // In the order of the list, whatever was opened first.
  openOfferings([closedPathOffering, ...LANDMARKS.flatMap(({ id }) => landmarkOf(id)?.offering ?? [])])
}

/** Fetches the rules in some boxes, and opens them. */
export async function fetchRules({ factions, hirelings, landmarks, robots }: Boxes): Promise<void> {
  const [seated, hired, placed, clockwork] = await Promise.all([
    Promise.all(factions.map(({ rules }) => rules())),
    Promise.all(hirelings.map(({ rules }) => rules())),
    Promise.all(landmarks.map(({ rules }) => rules())),
    Promise.all(robots.map(({ rules }) => rules())),
  ])
  openRules({ factions: seated, hirelings: hired, landmarks: placed, robots: clockwork })
}
