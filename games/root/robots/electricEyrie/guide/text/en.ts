import type { Text } from '@tablee/kernel'
import { en as marquise } from '../../../../factions/marquise/guide/text/en.ts'

/** The guided first game against a robot, in English. The learner is advised as every Marquise is. */
export const en = {
  ...marquise,
  'offer.title': () => 'The Marquise, alone with a robot',
  offer: () =>
    'A table for one: the Electric Eyrie play by themselves. For those who know the Marquise a little.',

  // Lessons
  'goal.title': () => 'A table for one',
  goal: () =>
    'You play the Marquise de Cat, and your only opponent is a robot: the Electric Eyrie. As ever, the first to 30 points wins. Here you learn to live with a robot; her own guided game explains the Marquise at more length.',
  'robot.title': () => 'What a robot is',
  robot: () =>
    'A robot is a faction that nobody plays. Its rules settle everything it does: it never hesitates, never bluffs and holds no hand. It has the pieces of the Eyrie, a board of its own and points on the same track as you. Whoever knows its rules can see it coming.',
  'corner.title': () => 'A corner each',
  corner: () =>
    'You choose the corner of your keep. The robot then nests in the corner opposite, with a roost and six warriors. Nothing forces you to follow my advice: whatever glows is allowed.',
  'turn.title': () => 'Your turn is your own',
  turn: () =>
    'A robot changes nothing in your turn: wood in Birdsong, then crafting and three actions, then a card in Evening. Build early, for the robot will not wait. When you end your turn, it plays its own straight away.',
  'order.title': () => 'The order card',
  order: () =>
    'A robot begins its turn by revealing the top card of the deck. The suit of this order card says where it acts, and a bird stands for every suit. If the card shows an item that is still left, the robot takes the item and scores 1 point, whatever the card says.',
  'steps.title': () => 'Step by step, with reasons',
  steps: () =>
    'You have just seen its turn pass beside the map, each step with the rule it follows. Where it had to choose, each clearing told what was counted there and why it was taken or left. Go on with Next, or skip the rest; it can all be seen again, and the journal keeps it.',
  'decree.title': () => 'The Decree',
  decree: () =>
    'The Electric Eyrie never discard their order: it joins the Decree, in the column of its suit. Each column with cards recruits, moves and battles once, and recruits one warrior per card. Two loyal viziers wait under the birds from the start, so that column always acts.',
  'priority.title': () => 'When two places are as good',
  priority: () =>
    'Every clearing bears a number, 1 to 12: its priority, 1 being the highest. Where everything else is equal, that number decides, so nothing is left to taste. The Eyrie build where it is highest, and mostly recruit and fight where it is lowest.',
  'roosts.title': () => 'A roost a turn, or turmoil',
  roosts: () =>
    'Each turn they must build a roost where they rule and a slot is free, and each Evening they score by how many stand. If they cannot, turmoil: a point lost for each bird in the Decree, which is emptied but for the viziers. Fill the slots around them, and hold what you rule.',
  'attack.title': () => 'Attacking a robot',
  attack: () =>
    'A robot has no hand, so no ambush awaits you: what you see is what you fight. It loses its warriors first, then its buildings; each roost is a point for you, and one step back on its track. Remember that the Eyrie rule a clearing when tied.',
  'attacked.title': () => 'When it attacks',
  attacked: (v: { clearing: number }) =>
    `${v.clearing > 0 ? `It attacked you in clearing ${v.clearing}, lit up here; “Replay” shows how. ` : ''}Against a robot’s attack you may play no ambush. If one column of the Decree holds more cards than any other, its battle deals one more hit. Undefended buildings draw it: keep a warrior or two beside yours, and a card for the Field Hospitals.`,
  'cards.title': () => 'Cards and a robot',
  cards: () =>
    'What you would take from its hand you draw from the deck; what you would give it is discarded, and it scores 1 point. With so few people at the table the dominance cards stay in the box. Points alone decide.',
  'others.title': () => 'Harder, or more of them',
  others: () =>
    'When you set up a table you choose how hard each robot plays, from easy to nightmare, and may give it traits. There are eight robots, and several may sit at one table, with you alone or with friends. Each has its own board, and its turn is told in the same way.',
  'alone.title': () => 'Over to you',
  alone: () =>
    'Watch the longest column, tear down a roost whenever the odds are good, and build every turn. The game simply goes on. If you are unsure, ask for a hint; and see its turn again whenever something surprised you.',
} satisfies Text

/** The words of the guided first game against a robot. */
export type GuideText = typeof en
