import type { Text } from '@tablee/kernel'
import { list, type RoundOf, round } from './phrase.ts'

const NTH = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
const nth = (number: number): string => NTH[number - 1] ?? `${number}th`

/** Campaigns, in English. */
export const campaign = {
  'campaign.title': () => 'Campaigns',
  'campaign.one': () => 'Campaign',
  'campaign.line': () => 'What is kept from one game to the next',
  'campaign.map': (v: { won: number; of: number }) => `${v.won} of ${v.of} scenarios won`,
  'campaign.unplayed': () => 'To be played',
  'campaign.won': (v: RoundOf) => `Won, ${round(v)}`,
  'campaign.lost': (v: RoundOf) => `Lost, ${round(v)}`,
  'campaign.stage': (v: { number: number; of: number }) => `Scenario ${v.number} of ${v.of}`,
  'campaign.best': () => 'Your best',
  'campaign.tries': () => 'Games played',
  'campaign.lives': () => 'Lives',
  'campaign.livesLeft': (v: { left: number; of: number }) => `${v.left} of ${v.of}`,
  'campaign.score': () => 'In all',
  'campaign.play': () => 'Set out',
  'campaign.again': () => 'Set out again',
  'campaign.goOn': () => 'Go on with the game',
  'campaign.setup': (v: { stage: string }) => `A game of your campaign: ${v.stage}.`,
  'campaign.fresh': () => 'Start afresh, take it along',
  'campaign.freshLine': () => 'The old campaign stays. Your name brings them all to your other devices.',
  'campaign.new': () => 'New campaign',
  'campaign.export': () => 'Save to a file',
  'campaign.import': () => 'Open a file…',
  'campaign.forget': () => 'Delete this campaign',
  'campaign.forgetSure': (v: { games: number }) =>
    v.games === 1
      ? 'Delete this campaign and the result of its game? The game itself stays.'
      : `Delete this campaign and the results of its ${v.games} games? The games themselves stay.`,
  'campaign.forgetYes': () => 'Delete the campaign',
  'campaign.online': () => 'Play it online together',
  'campaign.which': () => 'Campaign',
  'campaign.of': (v: { day: string; games: number }) =>
    `${v.day}, ${v.games === 1 ? 'one game' : `${v.games} games`}`,
  'site.campaigns': () => 'Campaigns',

  'campaign.all': () => 'All',
  'campaign.chart': (v: { won: number; of: number }) =>
    `Chart of the campaign: ${v.won} of ${v.of} games won`,
  'campaign.column': (v: { number: number; of: number }) =>
    v.number === 1 ? 'First scenario' : v.number === v.of ? `${nth(v.number)} and last` : nth(v.number),
  'campaign.halt.won': () => 'won',
  'campaign.halt.next': () => 'to be played now',
  'campaign.halt.open': () => 'still possible',
  'campaign.halt.closed': () => 'closed',
  'campaign.key.taken': () => 'road taken',
  'campaign.key.open': () => 'still possible',
  'campaign.key.closed': () => 'closed',
  'campaign.youAre': (v: { way: string }) => `You are now ${v.way}.`,
  'campaign.over': (v: { title: string | null }) =>
    v.title === null ? 'The campaign is won.' : `The campaign is won. Your title: ${v.title}.`,
  'campaign.fallen': () => 'The last life is lost: the campaign begins again, with nothing of what was won.',
  'campaign.step': (v: { number: number }) => `Game ${v.number}:`,
  'campaign.ways': (v: { count: number }) =>
    v.count === 1 ? 'One way to win it:' : `${v.count} ways to win it:`,
  'campaign.way': (v: { way: string; brings: readonly string[]; to: string | null }) =>
    `${v.way}${v.brings.length > 0 ? ` (${list(v.brings)})` : ''}, ${v.to === null ? 'and the campaign is won' : `then “${v.to}”`}`,
  'campaign.wonAs': (v: RoundOf & { way: string }) => `Won in ${round(v)}, as ${v.way}.`,
  'campaign.wonBy': (v: RoundOf & { way: string; tries: number }) =>
    `${v.way}, ${v.tries > 1 ? `at the ${nth(v.tries).toLowerCase()} try` : `in ${round(v)}`}`,
  'campaign.notOpen': () => 'Not open now in this campaign.',
  'campaign.alone': () => 'Play it on its own',
  'campaign.back': () => 'Back to the campaign',
  'campaign.log': () => 'Log of the campaign',
  'campaign.chosen': (v: { option: string; value: string }) => `${v.option}: ${v.value}`,
  'campaign.wins': (v: { won: number; of: number }) => `${v.won} of ${v.of} won`,
  'campaign.depends': () => 'depends on how you win',
  'campaign.or': () => ' or ',
  'campaign.bonuses': () => 'Bonuses',
  'campaign.noBonus': () => 'None yet.',
  'campaign.titleNow': () => 'as it stands',
  'campaign.titleWon': () => 'your title',
  'campaign.titleFrom': (v: { from: number }) => `from ${v.from}`,
  'campaign.choices': () => 'Chosen now, for the whole campaign.',
  'campaign.given': () => 'By your campaign',
} as const satisfies Text
