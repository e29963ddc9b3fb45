import { titleOf } from '@tablee/games/shelf.ts'
import type { Text } from '@tablee/kernel'
import { type RoundOf, round } from './phrase.ts'

/** The pages around the table, in English. */
export const pages = {
  'site.skip': () => 'Skip to the content',
  'site.nav': () => 'Site',
  'site.mine': () => 'My games',
  'site.games': () => 'Games',
  'site.rules': () => 'Rules',
  'site.about': () => 'About',
  'site.language': () => 'Language',
  'site.theme': () => 'Theme',
  'site.light': () => 'Light',
  'site.dark': () => 'Dark',
  'site.to.light': () => 'Light theme',
  'site.to.dark': () => 'Dark theme',
  'site.home': () => 'Home',
  'site.loading': () => 'One moment…',
  'site.nowhere': () => 'There is nothing at this address.',
  'site.nowhereLine': () => 'The address may be incomplete, or the page has moved.',
  'site.safe': () => 'Your other games are untouched: each stays where it is kept.',
  'site.back': () => 'Back to the games',

  'home.title': () => 'What shall we play tonight?',
  'home.line': () =>
    'Alone, several at one screen or far apart, with bots or without. No account, and even offline.',
  'home.resume': () => 'Resume',
  'home.games': () => 'The games',
  'home.yours': () => 'Your turn',
  'home.over': () => 'Over',
  'home.goesOn': () => 'Under way',
  'home.round': (v: RoundOf & { party: string }) => (v.round > 0 ? `${v.party}, ${round(v)}` : v.party),
  'home.all': (v: { count: number }) => `All ${v.count} games`,
  'home.forget': (v: { name: string }) => `Delete this game: ${v.name}`,
  'home.forgetSure': () => 'Delete this game for good?',
  'home.forgetYes': () => 'Delete',
  'home.forgetNo': () => 'Keep',
  'home.import': () => 'A saved game, or a Rootlog?',
  'home.importButton': () => 'Open a file',
  'home.reading': () => 'The recorded game is being played again…',
  'home.readSoFar': () => 'Open the game as far as it went',
  'home.text': () => 'Every game can also be played by keyboard and screen reader.',
  'home.play': () => 'Play',
  'home.playNow': (v: { game: string; together: boolean }) =>
    `Play ${v.game} now ${v.together ? 'with' : 'against'} bots`,
  'home.prepare': () => 'Set up a table',
  'home.coming': () => 'Coming',
  'home.players': (v: { min: number; max: number }) => `${v.min} to ${v.max} players`,
  'home.minutes': (v: { min: number; max: number }) => `${v.min} to ${v.max} min`,
  'home.playersLabel': () => 'Players',
  'home.minutesLabel': () => 'Length',
  'home.weightLabel': () => 'Weight',
  'home.weight': (v: { weight: number }) =>
    ['light', 'easy', 'medium', 'medium heavy', 'heavy', 'very heavy'][v.weight] ?? '',

  'game.title': (v: { game: string }) => titleOf(v.game, 'en'),

  'rules.title': (v: { game: string }) => `The rules of ${v.game}`,
  'rules.line': () => 'Every rule that the game applies, in our own words, under its number.',
  'rules.games': () => 'The rules of the other games',
  'rules.search': () => 'Search the rules',
  'rules.found': (v: { count: number }) => (v.count === 1 ? '1 rule' : `${v.count} rules`),
  'rules.none': () => 'No rule has all these words.',
  'rules.chapters': () => 'Chapters',
  'rules.inEnglish': () => 'The rules of this game are written in English only so far.',
  'rules.one': (v: { rule: string }) => `Rule ${v.rule}`,
  'rules.about': (v: { topic: string }) => `${v.topic.charAt(0).toUpperCase()}${v.topic.slice(1)}`,
  'rules.unknown': (v: { rule: string }) => `The index has no rule ${v.rule}.`,
  'rules.beside': () => 'Beside it',
  'rules.all': () => 'All the rules',

  'rules.sources': () => 'Where the data come from',

  'sources.title': (v: { game: string }) => `Sources of ${v.game}`,
  'sources.line': () =>
    'Every card, token, map and number of the game is a datum, and each says where it comes from.',
  'sources.rulebook': () => 'From the rulebook',
  'sources.rulebook.line': () => 'As the book prints them, in its text or its pictures.',
  'sources.public': () => 'From public sources',
  'sources.public.line': () => 'As published descriptions and players’ lists give them.',
  'sources.reconstructed': () => 'Reconstructed',
  'sources.reconstructed.line': () =>
    'No source gives them: we set them ourselves, in the manner of their like.',
  'sources.ofTitles': (v: { count: number }) => `French titles among them: ${v.count}.`,
  'sources.facts': () => 'Reconstructed numbers and effects',
  'sources.facts.line': (v: { count: number }) =>
    v.count === 0
      ? 'None: every number and every effect has its source.'
      : v.count === 1
        ? 'A single one. Its card bears the word “reconstructed”.'
        : `${v.count}. At the table the word “reconstructed” tells of them.`,
  'sources.titles': () => 'Reconstructed French titles',
  'sources.titles.line': (v: { count: number }) =>
    `The French edition’s wording is not known to us for these ${v.count}: the titles are our own translation. What the cards do does not depend on it.`,

  'about.title': () => 'About Tablée',
  'about.what': () =>
    'Tablée is a place to play heavy board games faithfully: alone, several at one screen, with bots or against them. The rules, the bots and your games live in your browser: no account, and no connection once the page has loaded.',
  'about.faithful': () =>
    'The rules are the rulebooks’, every exception included; their words and all drawings are ours. Numbers that no public source gives were reconstructed and are labelled as such.',
  'about.credits': () => 'Credits',
  'about.icons': () =>
    'Some symbols come from game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0.',
  'about.fonts': () => 'The typefaces are Faustina and Commissioner, under the SIL Open Font License 1.1.',
} as const satisfies Text
