import type { Board, Passage } from '@tablee/board'
import type { Language, Ref, Report, Seat } from '@tablee/kernel'
import type { BuildingId } from '../../data/board.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { PathId, ZoneId } from '../../state.ts'
import type { SceneKind } from '../../text/en/passages.ts'
import type { MonsterView } from '../../view.ts'
import { memberName, NAMES, PASSAGE_WORDS, properName } from '../words.ts'
import { type Fight, type Fighter, fightOf } from './fight.ts'
import { type Scene, scenesIn, spoken } from './scenes.ts'
import { told } from './told.ts'

/** A passage with the whole scene that it is a part of. */
export interface Told extends Passage {
  readonly kind: SceneKind
  /** From its beginning up to what this passage tells. */
  readonly scene: readonly Report[]
}

/** What the rules resolved, as scenes to be seen one after the other. */
export const passages: NonNullable<Board<MonsterView>['passages']> = (reports, known, language) => {
  const journal = spoken(known.journal)
  const first = reports.find(({ id }) => id !== 'kernel.only')
  const from = first ? journal.indexOf(first) : -1
  if (from < 0) return []
  return scenesIn(journal)
    .filter(({ to }) => to > from)
    .flatMap(scene => passageOf(scene, from, known.after, language))
}

/** The passage of a scene as far as it is new. */
function passageOf(scene: Scene<Report>, from: number, view: MonsterView, language: Language): Told[] {
  const { kind } = scene
  const news = scene.reports.slice(Math.max(0, from - scene.from))
  if (kind === null || news.length === 0) return []
  const showing = SHOWS[kind](scene.reports, news, view)
  if (!showing) return []
  return [
    {
      key: `${kind}:${news[0].at}.${scene.from}`,
      name: PASSAGE_WORDS[language].name[kind],
      sentence: sentenceOf(kind, scene.reports, language),
      at: placesIn(scene.reports),
      ...(AT_HOME.has(kind) && { whole: true as const }),
      ...showing,
      ...(news.some(one => matters(one, view)) && { stops: true as const }),
      reports: news,
      kind,
      scene: scene.reports,
    },
  ]
}

/** What happens all over the board, or nowhere on it. */
const AT_HOME: ReadonlySet<SceneKind> = new Set(['home', 'panic', 'wages', 'turn'])

/** Whom a passage concerns, and whose colours it wears; null where it is not shown. */
type Showing = { readonly seat?: Seat; readonly concerns?: readonly Seat[] } | null
type Shows = (scene: readonly Report[], news: readonly Report[], view: MonsterView) => Showing

const has = (reports: readonly Report[], ...ids: readonly string[]): boolean =>
  reports.some(({ id }) => ids.includes(id))

/** Everybody who is in a zone, or was when a scene began. */
function seatsAt(view: MonsterView, scene: readonly Report[]): Seat[] {
  const { zone } = told<{ zone?: string }>(scene[0])
  const there = view.zones.find(({ id }) => id === zone)?.paths.map(one => one?.owner ?? -1) ?? []
  const named = scene.map(report => told<{ seat?: Seat }>(report).seat ?? -1)
  return [...new Set([...there, ...named])].filter(seat => seat >= 0)
}

/** A fight goes by die by die; what it came to waits for those who are there. */
const battle: Shows = (scene, news, view) => {
  const { seat } = told<Fighter>(scene[0])
  const ended = has(news, 'attack.failed', 'monster.captured', 'monster.killed', 'death')
  if (ended) return { seat, concerns: seatsAt(view, scene) }
  // Whoever fights sees it with the next question.
  if (seat === view.seat || !has(news, 'monster.rolled', 'rolled', 'rerolled', 'venom.used', 'loot.spent'))
    return null
  return { seat, concerns: [] }
}

const conquest: Shows = (scene, news, view) => {
  const { seat } = told<Fighter>(scene[0])
  if (has(news, 'conquest.failed', 'region.conquered')) return { seat, concerns: seatsAt(view, scene) }
  return seat !== view.seat && has(news, 'rolled', 'rerolled') ? { seat, concerns: [] } : null
}

const mission: Shows = (scene, news, view) => {
  if (has(news, 'mission.won', 'mission.outdone', 'mission.failed')) return { concerns: seatsAt(view, scene) }
  const rolled = news.find(({ id }) => id === 'rolled' || id === 'rerolled')
  const seat = rolled && told<Fighter>(rolled).seat
  return seat !== undefined && seat !== view.seat ? { seat, concerns: [] } : null
}

/** What is told to all, whenever something of it is new. */
const always: Shows = () => ({})

const SHOWS: { readonly [K in SceneKind]: Shows } = {
  mission,
  contract: (_, news) => {
    const done = news.find(({ id }) => id === 'contract.fulfilled' || id === 'contract.left')
    return done ? { seat: told<Fighter>(done).seat } : null
  },
  traps: (scene, news, view) =>
    has(news, 'trap.revealed', 'ambush.aimed', 'ambush.cancelled', 'ambush.stole', 'ambush.fizzles')
      ? { concerns: seatsAt(view, scene) }
      : null,
  battle,
  conquest,
  loot: (_, news) => {
    const taken = news.find(({ id }) => id === 'plundered')
    return taken ? { seat: told<Fighter>(taken).seat } : null
  },
  madhala: always,
  home: (_, news) => ({ concerns: news.map(one => told<Fighter>(one).seat) }),
  panic: always,
  wages: always,
  turn: always,
}

/** What is never skipped with the rest: a death or a desertion of one's own. */
const matters = (report: Report, { seat }: MonsterView): boolean =>
  (report.id === 'death' || report.id === 'deserted') && told<Fighter>(report).seat === seat

/** Where a scene happens. */
function placesIn(scene: readonly Report[]): Ref[] {
  const places = scene.flatMap((report): Ref[] => {
    const { zone, path, building } = told<{ zone?: string; path?: number | string; building?: string }>(
      report,
    )
    if (typeof path === 'string') return [`path:${path}`]
    if (zone !== undefined && path !== undefined) return [`path:${zone}:${path}`]
    return building === undefined ? [] : [`building:${building}`]
  })
  return [...new Set(places)].slice(0, 4)
}

function sentenceOf(kind: SceneKind, scene: readonly Report[], language: Language): string {
  const words = PASSAGE_WORDS[language]
  if (kind === 'battle') return battleTold(fightOf(scene), language)
  if (kind === 'conquest') {
    const { member, region } = told<Fighter & { region: RegionId }>(scene[0])
    const last = scene.findLast(({ values }) => values && 'total' in values)
    if (last)
      return words.conquers(
        memberName(member, language),
        properName(region),
        has(scene, 'region.conquered'),
        told<{ total: number }>(last).total,
      )
  }
  return (kind === 'madhala' && madhalaTold(scene, language)) || `${words.title[kind]}.`
}

/** Where Madhala goes, or what she takes away. */
function madhalaTold(scene: readonly Report[], language: Language): string {
  const words = PASSAGE_WORDS[language]
  for (const report of scene) {
    const { building, path, monster, region } = told<{
      building?: BuildingId
      path?: PathId
      monster?: MonsterId
      region?: RegionId
    }>(report)
    if (building !== undefined) return words.goesTo(NAMES[language].building[building])
    if (path !== undefined) {
      const [zone, place] = path.split(':') as [ZoneId, string]
      return words.goesTo(words.at(NAMES[language].zone[zone], words.path(zone, Number(place))))
    }
    if (monster !== undefined || region !== undefined)
      return words.removes(properName((monster ?? region) as MonsterId | RegionId))
  }
  return ''
}

function battleTold({ member, monster, blows, end, total, dice }: Fight, language: Language): string {
  const words = PASSAGE_WORDS[language]
  const who = memberName(member, language)
  if (end !== null) return words.endOf(who, properName(monster), end, total)
  if (dice.length > 0) return words.totals(who, total)
  const blow = blows.at(-1)
  return blow
    ? words.struck(properName(monster), memberName(blow.member, language), blow.hits)
    : `${words.title.battle}.`
}
