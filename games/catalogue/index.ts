import type { CampaignRules, Meta, Playable, Room } from '@tablee/kernel'
import { metas } from './shelf.ts'

/** The options of a table as they were kept, defaults left out. */
export interface Chosen {
  readonly [name: string]: unknown
}

/** How a game is loaded. */
interface Loading {
  readonly load: () => Promise<Room>
  /** Loads only what playing needs, where the game has it apart: a browser fetches no more. */
  readonly loadPlay?: () => Promise<Playable>
  /** Loads the rules alone, without the judgement that only bots need, as far as a game with these options goes. */
  readonly loadRules?: (options: Chosen) => Promise<Playable>
  /** Loads its rules of a campaign, where it has one. */
  readonly loadCampaign?: () => Promise<CampaignRules>
}

/** A game in the list: what is told of it, how to load it, and whether players are offered it. */
export interface Entry extends Loading {
  readonly id: string
  readonly meta: Meta
  /** False for the small games that only tests and benchmarks play. */
  readonly offered: boolean
}

/** The games that can be played, loaded only when they are wanted. */
const games: { readonly [id: string]: Loading } = {
  root: {
    load: async () => (await import('@tablee/root')).loadRoom(),
    loadPlay: async () => (await import('@tablee/root/play.ts')).loadPlay(),
    loadRules: async () => ({ game: (await import('@tablee/root/game.ts')).root }),
  },
  'robinson-crusoe': {
    load: async () => (await import('@tablee/robinson-crusoe')).room,
    loadPlay: async () => (await import('@tablee/robinson-crusoe/play.ts')).play,
    loadRules: async options => (await import('@tablee/robinson-crusoe/keep.ts')).rulesOf(options),
    loadCampaign: async () => (await import('@tablee/robinson-crusoe/campaign.ts')).campaign,
  },
  'tic-tac-toe': { load: async () => (await import('@tablee/tic-tac-toe')).room },
  harbour: { load: async () => (await import('@tablee/harbour')).room },
}

/** Every game there is, in the order of the shelf. */
export const catalogue: readonly Entry[] = metas.flatMap(meta => {
  const { id, stage } = meta
  return games[id] ? [{ id, meta, offered: stage === 'offered', ...games[id] }] : []
})

/** Loads what playing a game needs, and no more if that can be had. */
export function loadToPlay({ load, loadPlay = load }: Entry): Promise<Playable> {
  return loadPlay()
}

/** Loads what keeping a table of a game needs: what the bots need besides is fetched when they think. */
export function loadToKeep(entry: Entry, options: Chosen = {}): Promise<Playable> {
  return entry.loadRules?.(options) ?? loadToPlay(entry)
}

/** The entry of a game by its id. */
export function entryOf(id: string): Entry | undefined {
  return catalogue.find(entry => entry.id === id)
}

/** The rules of a game's campaign; null where it has none. */
export async function campaignOf(id: string): Promise<CampaignRules | null> {
  return (await entryOf(id)?.loadCampaign?.()) ?? null
}

/** The games that have a campaign and are offered. */
export const campaigns: readonly Entry[] = catalogue.filter(
  ({ offered, loadCampaign }) => offered && loadCampaign !== undefined,
)
