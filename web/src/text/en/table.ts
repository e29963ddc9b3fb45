import type { Text } from '@tablee/kernel'

/** The table itself, in English. */
export const table = {
  'web.fault': (v: { why: string }) => `Something is wrong on our side: ${v.why}`,
  'web.noTable': () => 'This game is not in this browser.',
  'web.noGame': (v: { game: string }) => `This Tablée does not have the game “${v.game}”.`,
  'web.openElsewhere': () => 'This game is open in another window. Close it there to play it here.',
  'web.notKept': () => 'This browser refuses to keep the game: it will be lost when you leave this page.',

  'table.title': (v: { game: string }) => `${v.game}, game table`,
  'table.rules': () => 'Rules',
  'table.text': () => 'Text',
  'table.board': () => 'Board',
  'table.inText': () => 'Table in text',
  'table.menu': () => 'Menu',
  'table.save': () => 'Save to a file',
  'table.replay': () => 'Watch the whole game',
  'table.new': () => 'New game',
  'table.seats': () => 'Seats',
  'table.mine': () => 'Your things',
  'table.hand': () => 'Your hand',
  'table.common': () => 'Common',
  'table.goal': () => 'Goal',
  'table.plan': () => 'The plan',
  'table.map': () => 'Board',
  'table.score': () => 'Scores',
  'table.panes': () => 'Panes',
  'table.pane.table': () => 'Table',
  'table.pane.seats': () => 'Seats',
  'table.pane.board': () => 'Board',
  'table.pane.goal': () => 'Goal',
  'table.pane.journal': () => 'Journal',

  'prompt.label': () => 'What is to be decided',
  'prompt.yours': (v: { party: string }) => `Your choice, ${v.party}.`,
  'prompt.candidates': (v: { count: number }) =>
    v.count === 1 ? '1 possibility' : `${v.count} possibilities`,
  'prompt.rule': (v: { rule: string }) => `rule ${v.rule}`,
  'prompt.thinks': (v: { party: string }) => `${v.party}: the bot is thinking…`,
  'prompt.chooses': (v: { party: string; name: string }) => `${v.party}: ${v.name} chooses…`,
  'prompt.over': () => 'The game is over.',
  'prompt.list': () => 'View as a list',
  'prompt.listClose': () => 'Close the list',
  'prompt.refused': () => 'Not possible now',
  'prompt.hint': () => 'Hint',
  'prompt.hinting': () => 'Thinking…',
  'prompt.chance': (v: { percent: number }) => `${v.percent} % to win`,
  'prompt.undo': () => 'Undo',
  'prompt.redo': () => 'Redo',
  'prompt.restart': () => 'Restart the turn',
  'prompt.confirm': () => 'Confirm',
  'prompt.sure': (v: { choice: string }) => `${v.choice}: confirm, or choose something else.`,
  'count.label': () => 'How many',
  'count.less': () => 'One less',
  'count.more': () => 'One more',
  'count.all': () => 'All',
  'prompt.dismiss': () => 'Dismiss',
  'prompt.enter': () => 'Enter',

  'passage.label': () => 'What happens',
  'passage.next': (v: { name: string }) => `Next: ${v.name}`,
  'passage.toAsk': () => 'Next: your choice',
  'passage.toEnd': () => 'Next: the end',
  'passage.toTable': () => 'Back to the table',
  'passage.skip': () => 'Skip all',
  'passage.pace': () => 'Pace',
  'passage.pace.step': () => 'Step by step',
  'passage.pace.steady': () => 'Steady',
  'passage.pace.quick': () => 'Quick',
  'passage.still': () => 'Nothing to decide here',
  'passage.again': () => 'See it again',
  'passage.all': () => 'All that was resolved',

  'sheet.close': () => 'Close',
  'sheet.live': () => 'The table stays playable',

  'journal.title': () => 'Journal',
  'journal.since': () => 'Since my last turn',
  'journal.empty': () => 'Nothing has happened yet.',

  'handover.title': (v: { name: string }) => `The screen goes to ${v.name}`,
  'handover.line': () => 'Nothing of anybody’s hand shows until then.',
  'handover.go': (v: { name: string }) => `I am ${v.name}`,

  'end.title': () => 'The game is over',
  'end.won': (v: { names: readonly string[] }) =>
    v.names.length === 0
      ? 'Nobody wins.'
      : v.names.length === 1
        ? `${v.names[0]} wins.`
        : `${list(v.names)} win.`,
  'end.together': (v: { won: boolean }) => (v.won ? 'You have won together' : 'You have lost'),
  'end.party': () => 'Party',
  'end.character': () => 'Character',
  'end.player': () => 'Player',
  'end.score': () => 'Score',
  'end.chart': () => 'The scores over the game',
  'end.left': () => 'no longer scores',
  'end.again': () => 'Play again',
  'end.look': () => 'Look at the table',

  'replay.title': (v: { game: string }) => `${v.game}, replay`,
  'replay.at': (v: { at: number; last: number }) => `Choice ${v.at} of ${v.last}`,
  'replay.play': () => 'Play',
  'replay.pause': () => 'Pause',
  'replay.back': () => 'One choice back',
  'replay.on': () => 'One choice on',
  'replay.close': () => 'Back to the game',

  'text.name': () => 'table in text',
  'text.decision': () => 'Decision',
  'text.hand': () => 'Hand',
  'text.board': () => 'Board',
  'text.seats': () => 'Seats',
  'text.journal': () => 'Journal',
  'text.toBoard': () => 'See the board',
  'text.places': () => 'Places on this page',
} as const satisfies Text

function list(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`
}
