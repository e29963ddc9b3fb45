import type { Message, Seat } from '@tablee/kernel'
import { valuesOf } from '../../../board/battle/values.ts'
import { robotFace } from '../../../board/robot.ts'
import { WORDS, wordsOf } from '../../../board/words.ts'
import { face as vagabond } from '../../../factions/vagabond/board/index.ts'
import { QUESTS } from '../../../factions/vagabond/data.ts'
import type { ForecastNote } from '../../../rules/forecast.ts'
import type { Player } from '../../../state.ts'
import { NUMBERS } from '../data.ts'
import type { VagabotWords } from '../text/en/board.ts'
import './colours.css'

const OWN = wordsOf<VagabotWords>('vagabot')

/** The Vagabot at the table. */
export const face = robotFace('vagabot', vagabond, {
  chapter: 'robot',
  title: ({ vagabot }, language) => OWN[language].character[vagabot?.character ?? 'thief'],
  standing: ({ vagabot }, language) =>
    OWN[language].hits(NUMBERS.hits + Math.min(NUMBERS.raised, vagabot?.track.length ?? 0)),
  facts: ({ vagabot }, language) => {
    if (!vagabot) return []
    const { colon, item, suit } = WORDS[language]
    const words = OWN[language]
    const { satchel, track, damaged, quest, character } = vagabot
    const ready = satchel.filter(({ exhausted }) => !exhausted).length
    const names = (items: typeof satchel): string => items.map(one => item[one.item]).join(', ')
    return [
      `${words.character[character]}${colon}${words.special[character]}`,
      `${words.satchel}${colon}${words.ready(ready, satchel.length)}${satchel.length > 0 ? ` (${names(satchel)})` : ''}`,
      ...(track.length > 0 ? [`${words.track}${colon}${names(track)}`] : []),
      ...(damaged.length > 0 ? [`${words.damaged}${colon}${names(damaged)}`] : []),
      ...(quest >= 0 ? [`${words.quest}${colon}${suit[QUESTS[quest].suit]}`] : []),
    ]
  },
  track: () => null,
  explains: {
    quest(id, { players }, language, { suit }) {
      const own = players.find(({ vagabot }) => vagabot && QUESTS[vagabot.quest]?.key === id)
      const quest = QUESTS.find(({ key }) => key === id)
      return own && quest ? OWN[language].questTip(suit[quest.suit]) : null
    },
  },
  journal: {
    consequences: [
      'vagabot.damaged',
      'vagabot.track',
      'vagabot.ruinGone',
      'vagabot.quest',
      'vagabot.enlisted',
      'vagabot.covered',
    ],
    pays: ['vagabot.exhausted'],
    paid: ['vagabot.moved', 'vagabot.explored', 'vagabot.quested', 'vagabot.aids', 'vagabot.repaired'],
    places: ['vagabot.moved'],
    tells: { 'vagabot.clears': 10, 'vagabot.aids': 3, 'vagabot.quested': 2 },
  },
  battle: {
    asks: { 'vagabot.enlist': 2 },
    within: ['vagabot.exhausted', 'vagabot.track', 'vagabot.shoots'],
    harms: ['vagabot.damaged'],
    losses(reports, seat, language) {
      const n = reports.reduce((sum, report) => sum + damagedIn(report, seat), 0)
      return n > 0 ? OWN[language].damagedItems(n) : null
    },
    extra: (reason, language) => (reason === 'fullTrack' ? OWN[language].fullTrack : undefined),
    arms: ({ vagabot }: Player) => NUMBERS.hits + Math.min(NUMBERS.raised, vagabot?.track.length ?? 0),
    notes: {
      arbiter: (
        { id, seat, hits }: Extract<ForecastNote, { id: 'arbiter' }>,
        { language, defender, name, tone },
      ) => ({ key: id, tone: tone(defender), icon: 'sword', words: OWN[language].arbiter(name(seat), hits) }),
      marksman: ({ id, seat }: Extract<ForecastNote, { id: 'marksman' }>, { language, name, tone }) => ({
        key: id,
        tone: tone(seat),
        icon: 'crossbow',
        words: OWN[language].marksman(name(seat)),
      }),
    },
  },
  scenes: [
    { id: 'vagabot.clears', kind: 'botCleared', icon: 'torch', weight: 80 },
    { id: 'vagabot.stole', kind: 'botStole', icon: 'bag', weight: 60 },
    { id: 'vagabot.explored', kind: 'botExplored', icon: 'torch', weight: 50, item: true },
    { id: 'vagabot.aids', kind: 'botAided', icon: 'bag', weight: 40 },
  ],
})

/** How many items of a seat a report damages. */
function damagedIn(report: Message, seat: Seat): number {
  if (report.id !== 'vagabot.damaged') return 0
  const told = valuesOf<{ seat: Seat; items: readonly string[] }>(report)
  return told.seat === seat ? told.items.length : 0
}
