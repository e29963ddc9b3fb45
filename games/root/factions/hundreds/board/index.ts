import type { Language, Message } from '@tablee/kernel'
import { onMap } from '../../../board/contents.ts'
import { counted, isBegun } from '../../../board/count.ts'
import type { BattleTold, FactionFace, Note, Standing } from '../../../board/faction.ts'
import { capital, WORDS as SHARED, wordsOf } from '../../../board/words.ts'
import type { Item } from '../../../data/items.ts'
import type { Clearing } from '../../../data/map.ts'
import type { ForecastNote } from '../../../rules/forecast.ts'
import type { Player } from '../../../state.ts'
import type { BoardWords } from '../../../text/en/board.ts'
import type { RootView } from '../../../view.ts'
import { MOODS, TRACKS, type Track } from '../data.ts'
import { commandOf, prowessOf } from '../rules/hoard.ts'
import type { HundredsWords } from '../text/en/board.ts'
import { RAT, SIGNS, WARLORD } from './art.ts'
import './colours.css'

const WORDS = wordsOf<HundredsWords>('hundreds')

/** The Lord of the Hundreds at the table. */
export const face: FactionFace = {
  figure: RAT,
  chief: WARLORD,
  icons: SIGNS,
  tokens: { mob: 3 },
  chapter: '14',
  acts: [
    { name: 'move', icon: 'march', underWay: /^move\./ },
    { name: 'battle', icon: 'battle', underWay: /^(battle\.|hundreds\.advance\.battle)/ },
    { name: 'build', icon: 'stronghold', underWay: /^hundreds\.build/ },
    { name: 'incite', icon: 'mob', underWay: /^hundreds\.(incite|jubilant)/ },
  ],
  powers: ['crown', 'bag', 'workshop', 'battle', 'mob'],
  powerNow: ({ hundreds }, language) => {
    const mood = hundreds?.mood
    return mood ? [WORDS[language].moods[mood], capital(WORDS[language].does[mood])] : null
  },
  standing,
  facts: (_, player, language) => {
    const { hundreds, chief, tokens, buildings } = player
    if (!hundreds) return []
    const words = WORDS[language]
    return [
      `${words.mood} ${hundreds.mood ? words.moods[hundreds.mood] : '–'}`,
      `${words.warlord} ${chief || words.noWarlord}`,
      `${words.track.command} ${commandOf(player)}`,
      `${words.track.prowess} ${prowessOf(player)}`,
      ...hundreds.hoard.map(({ item }) => SHARED[language].item[item]),
      `${SHARED[language].piece.stronghold} ${onMap(buildings.stronghold)}`,
      `${SHARED[language].piece.mob} ${onMap(tokens.mob)}`,
    ]
  },
  count({ turn, players }, prompt) {
    if (turn.phase !== 'daylight' || prompt === null) return null
    const player = players[turn.seat]
    const advances = /^hundreds\.(advance|relentless)/.test(prompt)
    const done = (advances ? turn.notes.advanced : turn.notes.commanded) ?? 0
    const all = advances ? prowessOf(player) : commandOf(player)
    const own = advances ? 'hundreds.advance' : 'hundreds.command'
    return counted('action', done, all - done, isBegun(prompt, own))
  },
  explains: { track, mood, hoard: (id, _, language) => hoarded(id, language) },
  shows: {
    mood: (_, __, me) => me.hundreds !== undefined,
    hoard: (id, _, { hundreds }) => hundreds?.hoard.some(({ item }) => item === id) === true,
  },
  journal: {
    consequences: [
      'hundreds.gained',
      'hundreds.dropped',
      'hundreds.scorned',
      'hundreds.found',
      'hundreds.foundNothing',
      'hundreds.ruinGone',
      'hundreds.noMob',
      'hundreds.loots',
      'hundreds.looted',
      'battle.wrathful',
    ],
    after: {
      'token.placed': ['hundreds.rolled'],
      'warriors.placed': ['hundreds.dropped', 'hundreds.warlord'],
      'hundreds.warlord': ['removed'],
    },
    tells: { 'hundreds.razed': 6, 'hundreds.looted': 6 },
  },
  battle: {
    asks: {
      'hundreds.loot': 0,
      'hundreds.bitter': 1,
      'hundreds.loot.item': -1,
      'hundreds.overflow': -1,
    },
    within: ['hundreds.loots', 'warriors.placed', 'hundreds.looted', 'hundreds.gained', 'hundreds.dropped'],
    extra: (reason, language) => (reason === 'wrathful' ? WORDS[language].wrathful : undefined),
    change,
    notes: { looting, stubborn, bitter },
  },
  scenes: [
    { id: 'hundreds.razed', kind: 'razed', icon: 'mob', weight: 70, ofOthers: true },
    { id: 'hundreds.looted', kind: 'looted', icon: 'bag', weight: 60, ofOthers: true, item: true },
  ],
}

function standing(player: Player, language: Language): Standing {
  const words = WORDS[language]
  const { hundreds, tokens, buildings } = player
  const mood = hundreds?.mood
  return {
    now: words.now,
    facts: [
      ...(mood ? [words.moodNow(words.moods[mood], words.does[mood])] : []),
      words.commands(commandOf(player), prowessOf(player)),
      words.strongholds(onMap(buildings.stronghold)),
      words.mobs(onMap(tokens.mob)),
    ],
  }
}

/** A track of the Hoard: what it is worth and takes. */
function track(id: string, { players }: RootView, language: Language): string | null {
  const one = TRACKS.find(other => other === id) as Track | undefined
  const player = players.find(({ hundreds }) => hundreds !== undefined)
  if (!one || !player) return null
  const words = WORDS[language]
  return words.trackTip(one, one === 'command' ? commandOf(player) : prowessOf(player), words.takes[one])
}

/** A mood: what it does, and what blocks it. */
function mood(id: string, { players }: RootView, language: Language, { item }: BoardWords): string | null {
  const one = MOODS.find(other => other.id === id)
  if (!one) return null
  const words = WORDS[language]
  const now = players.some(({ hundreds }) => hundreds?.mood === one.id)
  return words.moodTip(
    words.moods[one.id],
    words.does[one.id],
    one.blockedBy === null ? null : item[one.blockedBy],
    now,
  )
}

const hoarded = (id: string, language: Language): string =>
  WORDS[language].hoardItem(capital(SHARED[language].item[id as Item]))

/** The warlord stands up. */
function change({ id, values }: Message, kind: string, clearing: Clearing): number {
  const { clearing: at } = (values ?? {}) as { clearing?: Clearing }
  return id === 'hundreds.warlord' && kind === 'chief' && at === clearing ? 1 : 0
}

function looting(
  { id, seat }: Extract<ForecastNote, { id: 'looting' }>,
  { language, tone, voice }: BattleTold,
): Note {
  return { key: id, tone: tone(seat), icon: 'bag', words: WORDS[language].lootingToCome(voice(seat)) }
}

function stubborn(
  { id, seat }: Extract<ForecastNote, { id: 'stubborn' }>,
  { language, tone, voice }: BattleTold,
): Note {
  return { key: id, tone: tone(seat), icon: 'mood', words: WORDS[language].stubbornToCome(voice(seat)) }
}

function bitter(
  { id, seat, mobs }: Extract<ForecastNote, { id: 'bitter' }>,
  { language, tone, voice }: BattleTold,
): Note {
  return { key: id, tone: tone(seat), icon: 'mob', words: WORDS[language].bitterToCome(voice(seat), mobs) }
}
