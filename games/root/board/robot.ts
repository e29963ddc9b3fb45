import type { Language } from '@tablee/kernel'
import { CARDS } from '../data/cards.ts'
import type { Player } from '../state.ts'
import type { FactionFace, Standing } from './faction.ts'
import { ROBOTS, WORDS } from './words.ts'

/** What differs between a robot and the faction whose pieces it plays with. */
interface Own {
  /** Its chapter of the Law of Robotics. */
  readonly chapter: string
  /** Its order in a sentence, where no card tells it. */
  order?(player: Player, language: Language): string
  /** What it will score next. */
  standing(player: Player, language: Language): string
  /** How it stands, for the table in text. */
  facts(player: Player, language: Language): readonly string[]
  /** How many of a kind stand on the map, and what that scores; null for what has no track. */
  track(player: Player, kind: string): readonly [n: number, points: number] | null
  readonly journal?: FactionFace['journal']
  readonly battle?: FactionFace['battle']
  readonly scenes?: FactionFace['scenes']
  readonly cards?: FactionFace['cards']
  /** Who it is at this table, where that is chosen. */
  title?(player: Player, language: Language): string
  readonly explains?: FactionFace['explains']
  readonly shows?: FactionFace['shows']
  readonly offers?: FactionFace['offers']
}

/** A robot at the table: the figure and pieces of its faction, and what it does by itself. */
export function robotFace(id: string, of: FactionFace, own: Own): FactionFace {
  const { figure, icons, tokens, tokenFace, values, heads } = of
  return {
    figure,
    icons,
    tokens,
    tokenFace,
    values,
    heads,
    powers: [],
    chapter: own.chapter,
    standing: (player, language): Standing => ({ now: own.standing(player, language), facts: [] }),
    facts: (_, player, language) => [
      ...boardFacts(player, language, own.order?.(player, language)),
      ...own.facts(player, language),
    ],
    title: (player, language) => titleOf(player, language, own.title?.(player, language)),
    cards: (player, mine) => [...orderOf(player), ...(own.cards?.(player, mine) ?? [])],
    explains: {
      ...own.explains,
      track(about, { players }, language) {
        const [robot, kind] = about.split('.')
        const player = players.find(({ faction }) => faction === robot)
        const found = robot === id && player ? own.track(player, kind) : null
        return found && ROBOTS[language].track(WORDS[language].piece[kind], ...found)
      },
    },
    journal: own.journal,
    battle: own.battle,
    scenes: own.scenes,
    shows: own.shows,
    offers: own.offers,
  }
}

/** How hard it plays, and as whom. */
function titleOf({ robot }: Player, language: Language, own: string | undefined): string | null {
  if (!robot) return null
  const level = ROBOTS[language].level[robot.level]
  return own === undefined ? level : `${own}, ${level}`
}

const orderOf = ({ robot }: Player): number[] => (robot && robot.order >= 0 ? [robot.order] : [])

/** The order and the traits of a robot. */
function boardFacts({ robot }: Player, language: Language, order?: string): string[] {
  if (!robot) return []
  const words = ROBOTS[language]
  const { suit } = WORDS[language]
  return [
    order ?? (robot.order >= 0 ? words.order(suit[CARDS[robot.order].suit]) : words.noOrder),
    ...(robot.traits.length > 0 ? [words.traitsAre(robot.traits.map(one => words.trait[one][0]))] : []),
  ]
}
