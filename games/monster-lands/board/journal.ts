import type { Reckoning } from '@tablee/board'
import type { Cast, Language, Message, Seat } from '@tablee/kernel'
import { END } from './words.ts'

/** Reports that begin something: those that follow are its consequences. */
const HEADS: readonly string[] = [
  'clan.founded',
  'clan.restarts',
  'turn.begins',
  'favor.took',
  'monster.came',
  'die.laid',
  'assign.left',
  'region.used',
  'passed',
  'novice.swapped',
  'talent.used',
  'trophy.sold',
  'healed',
  'madhala.rolled',
  'mission.begins',
  'fight.begins',
  'faces.monster',
  'faces.region',
  'madhala.monster',
  'madhala.region',
  'panic.spread',
  'leader.promoted',
  'wages.paid',
  'wages.short',
  'first.player',
  'score.clan',
]

/** What begins something unless it follows from a victory. */
const UNLESS_WON: readonly string[] = ['loot.used', 'manage.taken']
const WON: readonly string[] = ['region.conquered', 'monster.captured', 'monster.killed', 'glory.gained']

/** Whether a report begins something. */
export function heads({ id }: Message, before?: Message): boolean {
  if (UNLESS_WON.includes(id)) return !WON.includes(before?.id ?? '')
  return HEADS.includes(id)
}

/** The glory that a report gives a clan or takes from it. */
export function points({ id, values }: Message): { readonly seat: Seat; readonly points: number } | null {
  if (id !== 'glory.gained' && id !== 'glory.lost') return null
  const { seat, glory } = values as { readonly seat: Seat; readonly glory: number }
  return { seat, points: id === 'glory.gained' ? glory : -glory }
}

/** What is remembered of a game, by the report that tells it. */
const TELLS: { readonly [id: string]: number | undefined } = {
  'monster.killed': 9,
  'monster.captured': 8,
  'region.conquered': 8,
  death: 7,
  'clan.restarts': 10,
  deserted: 6,
  'wages.short': 5,
  'mission.won': 4,
  'contract.fulfilled': 3,
  'ambush.aimed': 4,
  'tavern.joined': 2,
  'attack.failed': 2,
}

/** How much a report tells of a game: great events, then glory. */
export function tells(report: Message): number {
  return TELLS[report.id] ?? Math.abs(points(report)?.points ?? 0)
}

const SOURCES = ['glory', 'reputation', 'trophies', 'affinities'] as const

/** Where the victory points of each clan come from, as the end tells. */
export function reckoning(journal: readonly Message[], cast: Cast, language: Language): Reckoning {
  const words = END[language]
  const counts = cast.map(() => SOURCES.map(() => 0))
  for (const { id, values } of journal) {
    if (id !== 'score.clan') continue
    const { seat, ...told } = values as { readonly seat: Seat } & {
      readonly [S in (typeof SOURCES)[number]]: number
    }
    counts[seat] = SOURCES.map(source => told[source])
  }
  return {
    sources: SOURCES.map(source => words[source]),
    seats: cast.map((_, seat) => ({ own: words.glory, points: counts[seat] })),
  }
}
