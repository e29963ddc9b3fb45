import type { Text } from '@tablee/kernel'

/** The guided first game, whatever the game. */
export const guide = {
  'guide.start': (v: { games: number }) => (v.games === 1 ? 'Guided first game' : 'Guided first games'),
  'guide.which': () => 'Learn to play as…',
  'guide.startLine': (v: { game: string }) => `Guided first game of ${v.game}, about ten minutes`,
  'guide.name': () => 'Guide',
  'guide.at': (v: { number: number; total: number }) => `${v.number} of ${v.total}`,
  'guide.advice': () => 'What I would do',
  'guide.free': () => 'Your choice',
  'guide.others': () => 'The others play',
  'guide.passing': () => 'First see what happens',
  'guide.both': (v: { one: string; next: string }) => `${v.one} → ${v.next}`,
  'guide.do': () => 'Follow the advice',
  'guide.next': () => 'Next',
  'guide.alone': () => 'Go on alone',
  'guide.back': () => 'Previous lesson',
  'guide.skip': () => 'Skip the guide',
  'guide.close': () => 'Close',
  'guide.show': () => 'Show the guide again',
  'guide.fold': () => 'Fold the guide',
  'guide.unfold': () => 'Unfold the guide',
} satisfies Text
