import type { AnyBoard, AnyGuide, BoardBoxes, DatumName, GameOptions, Outline, Sections } from '@tablee/board'
import type { Game, Language, PackValues, Text } from '@tablee/kernel'
import type { FC } from 'react'

export { metaOf, offered, shelf } from '@tablee/games/shelf.ts'

/** What the page needs of a game, besides its rules, which run in a worker. */
export interface Parts {
  readonly text: Text
  /** What names its parties and phases; null where nobody has written it. */
  readonly outline: Outline<never> | null
  /** The game drawn; null where nobody has drawn it. */
  readonly board: AnyBoard | null
  /** Whether they go as far as a view does: it may show what was not at the table before. */
  readonly reach: (view: unknown) => boolean
}

// Every game there is, found by its files and loaded when it is wanted.
const texts = import.meta.glob<{ [language: string]: Text }>('../../games/*/text/{fr,en}.ts')
const outlines = import.meta.glob<{ outline: Outline<never> }>('../../games/*/board/outline.ts')
const boards = import.meta.glob<{ board: AnyBoard }>('../../games/*/board/index.{ts,tsx}')

// What of a game lies in boxes that not every table opens.
const boxed = import.meta.glob<{ boxes: BoardBoxes<never> }>('../../games/*/board/boxes.ts')

// What a game's board says, where it comes apart for each language.
const words = import.meta.glob<unknown>('../../games/*/board/words/{fr,en}.ts')

const sections = import.meta.glob<{ sections: Sections<never> }>('../../games/*/board/sections.ts')

const options = import.meta.glob<{ options: GameOptions }>('../../games/*/board/options.{ts,tsx}')

const names = import.meta.glob<{ nameOf: DatumName }>('../../games/*/board/sources.ts')

// What has the words of a game call things as a data pack does.
const renames = import.meta.glob<{ rename: (titles: PackValues | null) => void }>(
  '../../games/*/text/{fr,en}/rename.ts',
)

/** How a game draws its campaign. */
export interface CampaignArt {
  /** The sign of each stage, as a path on a grid of 512. */
  readonly signs: { readonly [stage: string]: string }
  /** What its roads are drawn on, and what stands beside the stage that is next. */
  readonly Ground?: FC<{ readonly width: number; readonly height: number }>
  readonly Pawn?: FC
}

const arts = import.meta.glob<CampaignArt>('../../games/*/board/stages.{ts,tsx}')

// A game is taught as a whole, or by its parties, each in its own folder.
const guides = import.meta.glob<{ guide: AnyGuide }>([
  '../../games/*/guide/index.ts',
  '../../games/*/*/*/guide/index.ts',
])

// Whose label it is stands in the path.
const drawn = import.meta.glob<string>('../../games/*/label.svg', { eager: true, import: 'default' })

/** The label of each game, drawn by us in flat inks. */
export const labels: { readonly [game: string]: string | undefined } = Object.fromEntries(
  Object.entries(drawn).map(([path, label]) => [path.split('/').at(-2) ?? path, label]),
)

/** Loads the file of a game whose path fits; null where the game has none. */
export function found<M>(
  files: Record<string, () => Promise<M>>,
  game: string,
  file: RegExp,
): Promise<M | null> {
  const path = Object.keys(files).find(one => one.includes(`/games/${game}/`) && file.test(one))
  return path === undefined ? Promise.resolve(null) : files[path]()
}

/** Loads what renames things in the words of a game; null where that language has no title that is ours. */
export async function renameOf(game: string, language: Language) {
  return (await found(renames, game, new RegExp(`/${language}/rename\\.ts$`)))?.rename ?? null
}

/** Whether something of a game is reconstructed, so that a data pack may replace it. */
export const takesPacks = ({ id, reconstructed }: Game): boolean =>
  reconstructed !== undefined || Object.keys(renames).some(path => path.includes(`/games/${id}/`))

const guidesIn = (game: string): string[] =>
  Object.keys(guides).filter(path => path.startsWith(`../../games/${game}/`))

/** How many guided first games a game has. */
export const guidesFor = (game: string): number => guidesIn(game).length

/** Loads the table of a game in text; null where nobody has written it. */
export async function sectionsOf(game: string): Promise<Sections<never> | null> {
  return (await found(sections, game, /sections\.ts$/))?.sections ?? null
}

/** Loads what the options of a game are called; null where nobody has written it. */
export async function optionsOf(game: string, language: Language): Promise<GameOptions | null> {
  const [own] = await Promise.all([found(options, game, /options\.tsx?$/), wordsOf(game, language)])
  await own?.options.open?.(language)
  return own?.options ?? null
}

const wordsOf = (game: string, language: Language) =>
  found(words, game, new RegExp(`/words/${language}\\.ts$`))

/** Loads what names the data of a game; null where nobody has written it. */
export async function dataNamesOf(game: string, language: Language): Promise<DatumName | null> {
  const [own] = await Promise.all([found(names, game, /sources\.ts$/), wordsOf(game, language)])
  return own?.nameOf ?? null
}

/** Loads how a game draws its campaign; without signs where nobody has drawn any. */
export async function campaignArtOf(game: string): Promise<CampaignArt> {
  return (await found(arts, game, /stages\.tsx?$/)) ?? { signs: {} }
}

/** Loads the guided first games of a game, the easiest first. */
export async function guidesOf(game: string): Promise<readonly AnyGuide[]> {
  const all = await Promise.all(guidesIn(game).map(path => guides[path]()))
  return all.map(({ guide }) => guide).toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0))
}

/** Loads the guide to the first of some parties that has one, or that of the game; null where nobody has written one. */
export async function guideOf(game: string, parties: readonly string[]): Promise<AnyGuide | null> {
  const path =
    parties
      .map(party => guidesIn(game).find(one => one.endsWith(`/${party}/guide/index.ts`)))
      .find(one => one !== undefined) ?? `../../games/${game}/guide/index.ts`
  return path in guides ? (await guides[path]()).guide : null
}

const loaded = new Map<string, Promise<Parts>>()

/** Loads the words and the drawing of a game, once: as far as a view of a table goes, or all. */
export async function partsOf(game: string, language: Language, view?: unknown): Promise<Parts> {
  // What every table needs comes along while it is found out what this one does.
  const shared = [outlineOf(game, language), found(boards, game, /index\.tsx?$/)] as const
  const boxes = (await found(boxed, game, /boxes\.ts$/))?.boxes ?? null
  const wanted = boxes === null ? [] : view === undefined ? boxes.all : boxes.in(view as never)
  const key = [game, language, ...wanted].join(' ')
  const parts = loaded.get(key) ?? loadParts(game, language, boxes, wanted, shared)
  loaded.set(key, parts)
  return parts
}

async function loadParts(
  game: string,
  language: Language,
  boxes: BoardBoxes<never> | null,
  wanted: readonly string[],
  shared: readonly [Promise<Parts['outline']>, Promise<{ board: AnyBoard } | null>],
): Promise<Parts> {
  const [text, outline, board] = await Promise.all([
    boxes ? boxes.open(wanted, language) : textOf(game, language),
    ...shared,
  ])
  const reach = (view: unknown) => boxes?.in(view as never).every(box => wanted.includes(box)) ?? true
  return { text, outline, board: board?.board ?? null, reach }
}

async function textOf(game: string, language: Language): Promise<Text> {
  return (await found(texts, game, new RegExp(`/${language}\\.ts$`)))?.[language] ?? {}
}

/** Loads what names the parties and phases of a game; null where nobody has written it. */
export async function outlineOf(game: string, language: Language): Promise<Outline<never> | null> {
  const [own] = await Promise.all([found(outlines, game, /outline\.ts$/), wordsOf(game, language)])
  return own?.outline ?? null
}
