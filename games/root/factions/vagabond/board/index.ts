import type { Language, Message, Seat } from '@tablee/kernel'
import { valuesOf } from '../../../board/battle/values.ts'
import type { BattleTold, FactionFace, Note, Standing } from '../../../board/faction.ts'
import { capital, WORDS as SHARED, wordsOf } from '../../../board/words.ts'
import type { ForecastNote } from '../../../rules/forecast.ts'
import type { Player } from '../../../state.ts'
import type { RootView } from '../../../view.ts'
import { CHARACTERS, type Character, QUESTS } from '../data.ts'
import type { VagabondWords } from '../text/en/board.ts'
import { stateKey } from './items.ts'
import './colours.css'

const WORDS = wordsOf<VagabondWords>('vagabond')

/** The Vagabond at the table. */
export const face: FactionFace = {
  figure: {
    d: 'M2.3 30c.2-5.7 2-9.4 5.1-11.1-2.2-1-4-2.7-5-5l2.3-1.7C4.1 8.8 4.5 5.7 6.1 3c1.8.3 3.4 1.3 4.6 2.8 1.7-.4 3.7-.4 5.4 0C17.3 4.3 18.9 3.3 20.7 3c1.6 2.7 2 5.8 1.4 9.2l2.3 1.7c-1 2.3-2.8 4-5 5 1.4.8 2.6 2 3.4 3.6h3.1V6.7a2.6 2.6 0 1 1 3.2 0V30Z',
    cut: 'M6.6 12.4c1.3-2.1 3.7-2.5 5.5-.8.3 1.8-.6 3.1-2.3 3.3-1.5.1-2.6-.8-3.2-2.5ZM20.2 12.4c-1.3-2.1-3.7-2.5-5.5-.8-.3 1.8.6 3.1 2.3 3.3 1.5.1 2.6-.8 3.2-2.5Z',
  },
  chapter: '9',
  acts: [
    { name: 'move', icon: 'boots', underWay: /^(move|vagabond\.move)\./ },
    { name: 'battle', icon: 'sword', underWay: /^battle\./ },
    { name: 'explore', icon: 'torch', underWay: /^vagabond\.explore/ },
    { name: 'aid', icon: 'bag', underWay: /^vagabond\.aid/ },
    { name: 'quest', icon: 'coins', underWay: /^vagabond\.quest/ },
    { name: 'strike', icon: 'crossbow', underWay: /^vagabond\.strike/ },
    { name: 'repair', icon: 'hammer', underWay: /^vagabond\.repair/ },
  ],
  powers: ['boots', 'bag', 'crossbow'],
  standing,
  facts,
  note({ quests }, language) {
    if (quests.length === 0) return null
    const { suit, item } = SHARED[language]
    const open = quests.map(
      id => `${suit[QUESTS[id].suit]} (${QUESTS[id].items.map(one => item[one]).join(', ')})`,
    )
    return WORDS[language].openQuests(open.join(', '))
  },
  title: ({ vagabond }, language) =>
    vagabond?.character ? WORDS[language].character[vagabond.character] : null,
  explains: {
    quest(id, _, language, words) {
      const quest = QUESTS.find(({ key }) => key === id)
      if (!quest) return null
      const items = quest.items.map(one => words.item[one]).join(' + ')
      return `${words.suit[quest.suit]}${words.colon}${items}, ${WORDS[language].questReward}`
    },
    character(id, _, language, words) {
      const { character, ability } = WORDS[language]
      const items = CHARACTERS[id as Character].items.map(one => words.item[one]).join(', ')
      return `${character[id as Character]}${words.colon}${items}. ${ability[id as Character]}.`
    },
  },
  shows: { quest: (id, view) => view.quests.some(one => QUESTS[one].key === id) },
  items: ({ vagabond }) => vagabond?.items.map(stateKey) ?? [],
  options: ['coalitionAnyScore'],
  journal: {
    consequences: [
      'vagabond.damaged',
      'vagabond.enlisted',
      'vagabond.fightsWith',
      'vagabond.gained',
      'vagabond.infamy',
      'vagabond.relation',
      'vagabond.ruinGone',
      'vagabond.quest.new',
      'vagabond.aid.took',
    ],
    pays: ['vagabond.exhausted'],
    paid: [
      'vagabond.moved',
      'vagabond.explored',
      'vagabond.exploredNothing',
      'vagabond.repaired',
      'vagabond.quested',
      'vagabond.dayLabor.took',
      'vagabond.scorched',
    ],
    after: {
      'vagabond.exhausted': ['vagabond.exhausted'],
      'vagabond.repaired': ['vagabond.repaired'],
      'vagabond.refreshed': ['vagabond.refreshed'],
      'vagabond.removed': ['vagabond.removed'],
      'cards.drawn': ['vagabond.quested', 'vagabond.quest.new'],
    },
    places: ['vagabond.moved'],
    fought: ['infamy'],
  },
  battle: {
    asks: { 'vagabond.ally.battle': 0, 'vagabond.enlist': 2, 'vagabond.damage': 3 },
    within: ['vagabond.exhausted'],
    harms: ['vagabond.damaged'],
    isStillHit: ({ vagabond }: Player, seat, hits, reports) =>
      (vagabond?.items ?? []).some(({ damaged }) => !damaged) &&
      reports.filter(report => isDamage(report, seat)).length < hits,
    losses(reports, seat, language) {
      const n = reports.filter(report => isDamage(report, seat)).length
      return n > 0 ? WORDS[language].damagedItems(n) : null
    },
    arms,
    ally(reports, seat) {
      const report = reports.find(({ id }) => id === 'vagabond.fightsWith')
      const told = report && valuesOf<{ seat: Seat; ally: Seat }>(report)
      return told?.seat === seat ? told.ally : undefined // 9.2.9.II.c
    },
    notes: { enlist },
    warns,
  },
  scenes: [
    { id: 'vagabond.scorched', kind: 'scorched', icon: 'torch', weight: 80 },
    { id: 'vagabond.explored', kind: 'explored', icon: 'torch', weight: 60, item: true },
    { id: 'vagabond.exploredNothing', kind: 'explored', icon: 'torch', weight: 60 },
    {
      id: 'vagabond.quested',
      kind: 'quested',
      icon: 'coins',
      weight: 55,
      ofOthers: true,
      weightless: true,
    },
    { id: 'vagabond.aid.took', kind: 'aided', icon: 'bag', weight: 40 },
    { id: 'vagabond.dayLabor.took', kind: 'taken', icon: 'bag', weight: 40 },
  ],
  aims: [
    'vagabond.aid.whom',
    'vagabond.strike.whom',
    'vagabond.steal.whom',
    'vagabond.instigate.attacker',
    'vagabond.instigate.defender',
  ],
}

function standing({ vagabond: own }: Player, language: Language): Standing {
  const words = WORDS[language]
  const items = own?.items ?? []
  const whole = items.filter(({ damaged }) => !damaged)
  return {
    now: words.now(own?.relations.filter(relation => relation === 'hostile').length ?? 0),
    facts: [
      words.ready(whole.filter(({ exhausted }) => !exhausted).length, items.length),
      words.swords(whole.filter(({ item }) => item === 'sword').length),
    ],
  }
}

function facts({ players }: RootView, { vagabond }: Player, language: Language): string[] {
  if (!vagabond) return []
  const words = WORDS[language]
  const shared = SHARED[language]
  const items = vagabond.items.map(
    ({ item, exhausted, damaged }) =>
      shared.item[item] +
      (damaged ? ` (${shared.damaged(item)})` : exhausted ? ` (${shared.exhausted(item)})` : ''),
  )
  const relations = vagabond.relations.flatMap((relation, seat) =>
    relation === null || relation === 'indifferent'
      ? []
      : [`${shared.shortParty[players[seat].faction]} ${words.relation[relation]}`],
  )
  return [
    vagabond.character ? words.character[vagabond.character] : '',
    capital(items.join(', ')),
    relations.join(', '),
  ]
}

function isDamage(report: Message, seat: Seat): boolean {
  return report.id === 'vagabond.damaged' && valuesOf<{ seat: Seat }>(report).seat === seat
}

/** His undamaged swords when the dice fell. 9.2.6 */
function arms({ vagabond }: Player, seat: Seat, reports: readonly Message[]): number {
  const whole = (vagabond?.items ?? []).filter(({ item, damaged }) => item === 'sword' && !damaged).length
  const rolled = reports.findIndex(({ id }) => id === 'battle.rolled')
  const since = (rolled < 0 ? [] : reports.slice(rolled)).filter(
    report => isDamage(report, seat) && valuesOf<{ item: string }>(report).item === 'sword',
  )
  return whole + since.length
}

function enlist(
  { id, seat, hits }: Extract<ForecastNote, { id: 'enlist' }>,
  { language, defender, name, tone }: BattleTold,
): Note {
  return { key: id, tone: tone(defender), icon: 'sword', words: WORDS[language].enlist(name(seat), hits) }
}

/** Who loses a warrior to the Vagabond becomes Hostile. 9.2.9.III */
function warns(
  { vagabond }: Player,
  defender: Seat,
  standing: boolean,
  { language, voice }: BattleTold,
): readonly Note[] {
  if (!standing || vagabond?.relations[defender] === 'hostile') return []
  return [
    { key: 'hostile', tone: 'bad', icon: 'crossbow', words: WORDS[language].hostility(voice(defender)) },
  ]
}
