import type { Fitting } from '@tablee/common/fitting.ts'
import type { CampaignRules, Meta, NewMatch, Playable, Room } from '@tablee/kernel'
import { metas } from './shelf.ts'

/** How a game is loaded. */
interface Loading {
  readonly load: () => Promise<Room>
  /** Loads only what playing needs, where the game has it apart; given a table, as far as that goes. */
  readonly loadPlay?: (table?: NewMatch) => Promise<Playable>
  /** Loads the rules alone, without the judgement that only bots need, as far as a table goes. */
  readonly loadRules?: (table: NewMatch) => Promise<Playable>
  /** Loads its rules of a campaign, where it has one. */
  readonly loadCampaign?: () => Promise<CampaignRules>
  /** Loads by what a network judges its positions, where it has one that is fitted to games. */
  readonly loadFitting?: () => Promise<Fitting>
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
    loadPlay: async table => (await import('@tablee/root/play.ts')).loadPlay(table),
    loadRules: async table => (await import('@tablee/root/keep.ts')).loadRules(table),
  },
  'robinson-crusoe': {
    load: async () => (await import('@tablee/robinson-crusoe')).room,
    loadPlay: async () => (await import('@tablee/robinson-crusoe/play.ts')).play,
    loadRules: async ({ options = {} }) => (await import('@tablee/robinson-crusoe/keep.ts')).rulesOf(options),
    loadCampaign: async () => (await import('@tablee/robinson-crusoe/campaign.ts')).campaign,
    loadFitting: async () => (await import('@tablee/robinson-crusoe/bot/fitting.ts')).fitting,
  },
  'monster-lands': {
    load: async () => (await import('@tablee/monster-lands')).room,
    loadPlay: async () => (await import('@tablee/monster-lands/play.ts')).play,
    loadRules: async table => (await import('@tablee/monster-lands/keep.ts')).rulesOf(table),
    loadCampaign: async () => (await import('@tablee/monster-lands/campaign.ts')).campaign,
  },
  'perseverance-3': {
    load: async () => (await import('@tablee/perseverance-3')).room,
    loadPlay: async () => (await import('@tablee/perseverance-3/play.ts')).play,
    loadRules: async table => (await import('@tablee/perseverance-3/keep.ts')).rulesOf(table),
  },
  'perseverance-4': {
    load: async () => (await import('@tablee/perseverance-4')).room,
    loadPlay: async () => (await import('@tablee/perseverance-4/play.ts')).play,
    loadRules: async table => (await import('@tablee/perseverance-4/keep.ts')).rulesOf(table),
  },
  diluvium: {
    load: async () => (await import('@tablee/diluvium')).room,
    loadPlay: async () => (await import('@tablee/diluvium/play.ts')).play,
    loadCampaign: async () => (await import('@tablee/diluvium/campaign.ts')).campaign,
  },
  'tic-tac-toe': { load: async () => (await import('@tablee/tic-tac-toe')).room },
  harbour: { load: async () => (await import('@tablee/harbour')).room },
}

/** Every game there is, in the order of the shelf. */
export const catalogue: readonly Entry[] = metas.flatMap(meta => {
  const { id, stage } = meta
  return games[id] ? [{ id, meta, offered: stage === 'offered', ...games[id] }] : []
})

/** Loads what playing a game needs, and no more if that can be had: at one table, or at any. */
export function loadToPlay({ load, loadPlay = load }: Entry, table?: NewMatch): Promise<Playable> {
  return loadPlay(table)
}

/** Loads what keeping a table of a game needs, a usual one if none is given: what the bots need besides is fetched when they think. */
export function loadToKeep(entry: Entry, table: NewMatch = usualTable(entry)): Promise<Playable> {
  return entry.loadRules?.(table) ?? loadToPlay(entry)
}

const usualTable = ({ meta: { usual = 1 } }: Entry): NewMatch => ({ seats: usual, seed: 0 })

/** The entry of a game by its id. */
export function entryOf(id: string): Entry | undefined {
  return catalogue.find(entry => entry.id === id)
}

const rooms = new Map<string, Promise<Room>>()

/** A game's room, made once for all its tables. */
export function roomOf(id: string): Promise<Room> | undefined {
  const room = rooms.get(id) ?? entryOf(id)?.load()
  if (room) rooms.set(id, room)
  return room
}

/** The rules of a game's campaign; null where it has none. */
export async function campaignOf(id: string): Promise<CampaignRules | null> {
  return (await entryOf(id)?.loadCampaign?.()) ?? null
}

/** The games that have a campaign and are offered. */
export const campaigns: readonly Entry[] = catalogue.filter(
  ({ offered, loadCampaign }) => offered && loadCampaign !== undefined,
)
