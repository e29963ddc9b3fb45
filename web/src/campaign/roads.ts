import type { CampaignRules, Played, Progress, Stage, StageWay } from '@tablee/kernel'

/** A road was taken, may still be, or no longer. */
export type Course = 'taken' | 'open' | 'closed'

/** A road from one stage to the next, by the way that leads there. */
export interface Road {
  readonly from: Stage
  readonly to: Stage
  readonly way: StageWay
  readonly course: Course
}

/** How an island is drawn: it was won, it is next, it may still come, or no longer. */
export type Halt = 'won' | 'next' | 'open' | 'closed'

/** The way on which a game was won. */
export const wayOf = ({ ways = [] }: Stage, played: Played | undefined): StageWay | undefined =>
  ways.find(({ id }) => played?.won && id === played.way?.split(':')[0])

/** The stages that may still be played: what is next, and whatever can follow. */
export function reachable({ stages }: CampaignRules, { next }: Progress): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string | null): void => {
    if (id === null || found.has(id)) return
    found.add(id)
    for (const { to } of stages.find(stage => stage.id === id)?.ways ?? []) visit(to)
  }
  for (const { stage } of next) visit(stage)
  return found
}

/** Every road of a campaign, and whether it was taken. */
export function roadsOf(rules: CampaignRules, progress: Progress): Road[] {
  const ahead = reachable(rules, progress)
  return rules.stages.flatMap(from =>
    (from.ways ?? []).flatMap(way => {
      const to = rules.stages.find(({ id }) => id === way.to)
      if (!to) return []
      const isTaken = wayOf(from, progress.best[from.id])?.id === way.id
      const course: Course = isTaken ? 'taken' : ahead.has(from.id) ? 'open' : 'closed'
      return { from, to, way, course }
    }),
  )
}

/** How the island of a stage is drawn. */
export function haltOf(progress: Progress, ahead: ReadonlySet<string>, { id }: Stage): Halt {
  if (progress.best[id]?.won) return 'won'
  if (progress.next.some(({ stage }) => stage === id)) return 'next'
  return ahead.has(id) ? 'open' : 'closed'
}

/** The stages by when they come: the first ones, those that follow them, and so on to the last. */
export function columnsOf({ stages }: CampaignRules): readonly (readonly Stage[])[] {
  const columns: Stage[][] = []
  let left: readonly Stage[] = stages
  while (left.length > 0) {
    const later = new Set(left.flatMap(({ ways = [] }) => ways.map(({ to }) => to)))
    const column = left.filter(({ id }) => !later.has(id))
    // A road that leads back has no first stage.
    columns.push([...(column.length > 0 ? column : left)])
    left = left.filter(stage => !columns.at(-1)?.includes(stage))
  }
  return columns
}
