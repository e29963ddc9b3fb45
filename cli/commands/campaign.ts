import { randomInt, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { entryOf } from '@tablee/games'
import { type CampaignRules, Match, type Played, type Room } from '@tablee/kernel'
import {
  begun,
  type Campaign,
  campaignFile,
  finished,
  newCampaign,
  nextOn,
  progressOf,
  readCampaign,
} from '@tablee/table'
import type { Given } from '../arguments.ts'
import { type Command, type Desk, openRoom, printJson, titleOf } from '../desk.ts'
import { dataDir, makeDir, readText, writeWhole } from '../files.ts'
import { Lines } from '../lines.ts'
import { aligned } from '../screen.ts'
import { readSeats } from '../seats.ts'
import { wrong } from '../words.ts'
import { againstBots, sit } from './play.ts'

/** `tablee campaign`: a run of games of which a log carries over. */
export const campaign: Command = {
  flags: { play: 'value', seats: 'value', seed: 'value', new: 'switch', export: 'value', import: 'value' },
  words: [1, 1],
  async run(desk, given) {
    const room = await openRoom(desk, given.words[0])
    const rules = await rulesOf(room.game.id)
    if (!rules) throw wrong('cli.noCampaign', { game: room.game.id })
    const now = await opened(room.game.id, given)
    const target = given.value('export')
    if (target !== undefined) {
      if (existsSync(target)) throw wrong('cli.exists', { file: target })
      writeWhole(target, `${JSON.stringify(campaignFile(now))}\n`)
    }
    const stage = given.value('play')
    const after = stage === undefined ? now : await play(desk, given, room, rules, now, stage)
    if (desk.json) printJson(desk, { ...after, progress: progressOf(rules, after) })
    else print(desk, room.game.id, rules, after)
    return 0
  },
}

/** The rules of a game's campaign; null where it has none. */
const rulesOf = async (game: string): Promise<CampaignRules | null> =>
  (await entryOf(game)?.loadCampaign?.()) ?? null

const fileOf = (game: string): string => join(dataDir(process.env), 'campaigns', `${game}.json`)

/** The campaign at hand: one from a file, a new one, the one that was kept. */
async function opened(game: string, given: Given): Promise<Campaign> {
  const file = fileOf(game)
  const from = given.value('import')
  if (from !== undefined) return keep(await readCampaign(readText(from), rulesOf))
  if (!given.has('new') && existsSync(file)) return readCampaign(readText(file), rulesOf)
  return keep(newCampaign(randomUUID().slice(0, 8), game, {}, Date.now()))
}

function keep(campaign: Campaign): Campaign {
  makeDir(join(dataDir(process.env), 'campaigns'))
  writeWhole(fileOf(campaign.game), `${JSON.stringify(campaignFile(campaign))}\n`)
  return campaign
}

/** Plays the game of a stage; its result is added when it is over. */
async function play(
  desk: Desk,
  given: Given,
  room: Room,
  rules: CampaignRules,
  campaign: Campaign,
  stage: string,
): Promise<Campaign> {
  if (desk.json) throw wrong('cli.noJson')
  const next = nextOn(rules, campaign, stage)
  if (!next) {
    const open = progressOf(rules, campaign).next.map(one => one.stage)
    throw wrong('cli.noStage', { stage, open })
  }
  const players = readSeats(given.value('seats'), room, againstBots(room.game.seats.min), true)
  const seed = given.number('seed', 0) ?? randomInt(2 ** 32)
  const match = Match.start(room.game, { seats: players.length, options: next.options, seed })
  const greeting = [desk.words.say('cli.started', { game: room.game.id, seats: players, seed })]
  const lines = new Lines(desk)
  try {
    await sit(desk, lines, { room, match, players, file: null, greeting })
  } finally {
    lines.close()
  }
  if (!match.outcome) return campaign
  const { outcome, setup, seats, state } = match
  const end = {
    outcome,
    round: room.game.round(state),
    seats,
    scores: room.game.scores?.(state) ?? [],
    options: setup.options,
  }
  const sat = begun(campaign, { table: 'here', stage, options: next.options })
  return keep(finished(rules, sat, 'here', end, Date.now()))
}

function print(desk: Desk, game: string, rules: CampaignRules, campaign: Campaign): void {
  const { out, words } = desk
  const { best, next, state, lives, score } = progressOf(rules, campaign)
  out.line(out.paint('bold', `${titleOf(desk, game)}, ${rules.title[words.language]}`))
  out.line(rules.line[words.language])
  const rows = rules.stages.map(({ id, title }) => [
    next.some(({ stage }) => stage === id) ? id : out.paint('dim', id),
    title[words.language],
    told(desk, game, best[id]),
  ])
  for (const line of aligned(rows)) out.line(`  ${line}`)
  if (lives) out.line(words.say('cli.lives', lives))
  if (score !== undefined) out.line(words.say('cli.campaignScore', { score }))
  if (state !== 'running') out.line(words.say(state === 'won' ? 'cli.campaignWon' : 'cli.campaignLost'))
}

function told({ out, words }: Desk, game: string, played: Played | undefined): string {
  if (!played) return out.paint('dim', words.say('cli.unplayed'))
  return words.say(played.won ? 'cli.stageWon' : 'cli.stageLost', { game, round: played.round })
}
