import { Mistake, type Room, type Seat } from '@tablee/kernel'
import type { Problem } from '@tablee/table'
import { type Command, type Desk, openRoom, printJson } from '../desk.ts'
import { readReplayed } from '../files.ts'
import { Lines } from '../lines.ts'
import { Reel } from '../reel.ts'
import { ending, journalOf, paintedSeat, picture, questions, sentence } from '../view.ts'
import { wrong } from '../words.ts'

/** Whose view is shown: a seat's, or a spectator's. */
type Viewer = Seat | null

/** `tablee replay`: steps through a saved game. */
export const replay: Command = {
  flags: { to: 'value', seat: 'value' },
  words: [1, 1],
  async run(desk, given) {
    const { saved, problem } = readReplayed(given.words[0])
    const room = await openRoom(desk, saved.game)
    const viewer = given.number('seat', 1, saved.setup.seats)
    const seat = viewer === undefined ? (problem?.seat ?? null) : viewer - 1
    const to = given.number('to', 0) ?? (problem && Math.min(problem.picks, saved.picks.length))
    const reel = Reel.of(room.game, saved)
    desk.words.speakOf(reel.match)
    room.rename?.(saved.setup.pack?.data ?? null)
    reel.goTo(to ?? reel.last)
    if (problem && !desk.json) desk.out.line(aboutProblem(desk, problem))
    if (desk.json) printJson(desk, asJson(desk, reel, seat))
    else if (desk.out.live && process.stdin.isTTY) await step(desk, room, reel, seat)
    else {
      for (const report of journalOf(reel.match, seat)) desk.out.line(sentence(desk.words, report, desk.out))
      desk.out.line()
      show(desk, room, reel, seat)
    }
    return 0
  },
}

function asJson({ words }: Desk, reel: Reel, viewer: Viewer): unknown {
  const { match, saved, fault } = reel
  const { ask, outcome } = match
  return {
    game: saved.game,
    rules: saved.rules,
    setup: saved.setup,
    at: match.picks,
    picks: saved.picks,
    view: match.view(viewer),
    state: match.state,
    journal: journalOf(match, 'everything').map(report => ({ ...report, text: words.tell(report) })),
    outcome: outcome && { ...outcome, text: words.tell(outcome.why) },
    ask: ask && {
      id: ask.id,
      kind: ask.kind,
      seats: ask.waiting,
      faces: ask.waiting.map(seat => ({ seat, ...match.face(seat) })),
    },
    wrong: match.game.invariants(match.state),
    ...(fault && match.picks === fault.at && { fault: words.tell(fault.why) }),
  }
}

/** What its sender says is wrong, and what the table had refused. */
function aboutProblem({ words, out }: Desk, { kind, text, said }: Problem): string {
  const lines = [
    words.say('cli.problem', { kind, text }),
    ...(said === null ? [] : [words.say('cli.problemSaid', { said })]),
  ]
  return out.paint('bold', lines.join('\n'))
}

/** The position, what was just chosen, and what comes next. */
function show({ out, words }: Desk, room: Room, reel: Reel, viewer: Viewer): void {
  const { match, saved, fault } = reel
  const last = reel.chosen()
  out.line(out.paint('bold', words.say('cli.position', { at: match.picks, last: saved.picks.length })))
  if (last)
    out.line(
      words.say('cli.chosen', {
        who: paintedSeat(words, match, last.seat, out),
        what: last.say ? words.tell(last.say) : last.key,
      }),
    )
  out.line()
  out.line(picture(room, match, viewer, out, words.language))
  out.line()
  for (const line of ending(words, match, out)) out.line(line)
  for (const line of questions(words, match, out)) out.line(line)
  for (const problem of match.game.invariants(match.state)) out.line(out.paint('red', problem))
  if (fault && match.picks === fault.at) out.line(out.paint('red', words.tell(fault.why)))
}

async function step(desk: Desk, room: Room, reel: Reel, viewer: Viewer): Promise<void> {
  const { out, words } = desk
  const lines = new Lines(desk)
  let said = ''
  try {
    for (;;) {
      out.clear()
      const before = reel.match.picks - 1
      show(desk, room, reel, viewer)
      for (const report of journalOf(reel.match, viewer).filter(one => one.at > before))
        out.line(out.paint('dim', `· ${words.tell(report)}`))
      if (said) out.line(said)
      said = ''
      const line = await lines.next(`${out.paint('dim', words.say('cli.replayKeys'))} › `)
      if (line === null || line === 'q') return
      said = wind(desk, reel, line)
    }
  } finally {
    lines.close()
  }
}

/** Does what was typed; tells what was wrong with it. */
function wind({ words }: Desk, reel: Reel, line: string): string {
  const { match, first, last } = reel
  try {
    if (line === '' || line === 'n') reel.goTo(Math.min(match.picks + 1, last))
    else if (line === 'p') reel.goTo(Math.max(match.picks - 1, first))
    else if (/^\d+$/.test(line)) reel.goTo(Number(line))
    else throw wrong('cli.unknownKey', { key: line })
    return ''
  } catch (error) {
    if (error instanceof Mistake) return words.mistake(error)
    throw error
  }
}
