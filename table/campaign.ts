import {
  type CampaignRules,
  checksum,
  type Finished,
  mistake,
  type NextGame,
  type Played,
  type Progress,
  readOptions,
  type StageOptions,
} from '@tablee/kernel'

/** A game of a campaign that is still being played, by its table. */
export interface Pending {
  readonly table: string
  readonly stage: string
  readonly options: StageOptions
  /** The table is on the server. */
  readonly online?: true
}

/** A run of games of which a log carries over. */
export interface Campaign {
  readonly id: string
  readonly game: string
  /** What was chosen once, for all its games. */
  readonly options: StageOptions
  readonly made: number
  readonly log: readonly Played[]
  readonly pending: readonly Pending[]
}

/** A campaign that has not begun. */
export function newCampaign(id: string, game: string, options: StageOptions, made: number): Campaign {
  return { id, game, options, made, log: [], pending: [] }
}

/** Where a campaign stands; what nobody chose at its start is as usual. */
export const progressOf = (rules: CampaignRules, { options, log }: Campaign): Progress =>
  rules.progress(readOptions(rules.options, 1, options) as StageOptions, log)

/** Which game of a campaign may begin on a stage now; undefined for none. */
export function nextOn(rules: CampaignRules, campaign: Campaign, stage: string): NextGame | undefined {
  return progressOf(rules, campaign).next.find(one => one.stage === stage)
}

/** A campaign one of whose games began at a table. */
export function begun(campaign: Campaign, pending: Pending): Campaign {
  const others = campaign.pending.filter(({ table }) => table !== pending.table)
  return { ...campaign, pending: [...others, pending] }
}

/** A campaign after the game at a table was finished; as it was when the game does not count, or is not of it. */
export function finished(
  rules: CampaignRules,
  campaign: Campaign,
  table: string,
  game: Finished,
  at: number,
): Campaign {
  const own = campaign.pending.find(one => one.table === table)
  if (!own) return campaign
  const pending = campaign.pending.filter(one => one !== own)
  const result = rules.result(game)
  if (!result || !nextOn(rules, campaign, own.stage)) return { ...campaign, pending }
  const { stage, options } = own
  return {
    ...campaign,
    pending,
    log: [...campaign.log, { ...result, stage, options, seats: game.seats, at }],
  }
}

/** A campaign as a file: its log under a checksum, without the tables that are in this place only. */
export function campaignFile({ id, game, options, made, log }: Campaign): object {
  const body = { tablee: 'campaign', id, game, options, made, log }
  return { ...body, sum: checksum(body) }
}

/** Reads a campaign from a file, and checks that its log goes by the rules; anything else is refused. */
export async function readCampaign(
  text: string,
  rulesOf: (game: string) => Promise<CampaignRules | null>,
): Promise<Campaign> {
  const { sum, ...body } = fileIn(text)
  if (body.tablee !== 'campaign' || sum !== checksum(body)) throw mistake('kernel.notACampaign')
  const { id, game, options, made, log } = body as unknown as Campaign
  const rules = await rulesOf(game)
  if (!rules || !isLog(rules, options, log)) throw mistake('kernel.notACampaign')
  return { id, game, options, made, log, pending: [] }
}

/** Whether every game of a log could be played when it was. */
function isLog(rules: CampaignRules, options: StageOptions, log: readonly Played[]): boolean {
  if (!Array.isArray(log)) return false
  return log.every((played, place) => {
    const { next } = rules.progress(options, log.slice(0, place))
    return typeof played.won === 'boolean' && next.some(({ stage }) => stage === played.stage)
  })
}

function fileIn(text: string): { readonly [name: string]: unknown } {
  try {
    const file: unknown = JSON.parse(text)
    if (typeof file === 'object' && file !== null) return file as { readonly [name: string]: unknown }
  } catch {
    // Told below, like any other file that is none.
  }
  throw mistake('kernel.notACampaign')
}

/** The campaign of which more was played; the one in hand where they are the same. */
export const further = (here: Campaign, there: Campaign): Campaign =>
  there.log.length > here.log.length ? { ...there, pending: here.pending } : here
