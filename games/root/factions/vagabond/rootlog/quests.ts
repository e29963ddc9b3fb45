import type { FactionLog } from '../../../rootlog/faction.ts'
import { SUIT } from '../../../rootlog/vocabulary.ts'
import { QUESTS } from '../data.ts'

/** The quests by name. */
export const QUEST: { readonly [name: string]: string } = {
  errand: 'errand',
  expelBandits: 'bandits',
  fendOffABear: 'bear',
  escort: 'escort',
  fundraising: 'funds',
  giveASpeech: 'speech',
  guardDuty: 'guard',
  logisticsHelp: 'logs',
  repairAShed: 'shed',
}

/** The quests that lie face up. */
export const QUEST_ROW = 'Q'

/** The quests lie in the order in which a log tells that they were laid out: by suit, and by name where it tells it. */
export const lays: NonNullable<FactionLog['lays']> = ({ lines }) => {
  const told = lines.flatMap(({ facts, quests }) => {
    const suits = facts.flatMap(({ kind, to, suit, count }) =>
      kind === 'card' && to === QUEST_ROW ? Array<string>(count).fill(suit) : [],
    )
    return suits.map((suit, place) => ({ suit, name: quests[place] }))
  })
  return (pile, state) => {
    if (pile !== state?.questDeck) return null
    const rest = [...state.questDeck]
    const laid = told.flatMap(({ suit, name }) => {
      const fits = (quest: number): boolean => suit === '' || SUIT[QUESTS[quest].suit] === suit
      const named = rest.find(quest => fits(quest) && QUEST[QUESTS[quest].name] === name)
      const found = named ?? rest.find(fits)
      return found === undefined ? [] : rest.splice(rest.indexOf(found), 1)
    })
    return [...rest, ...laid.reverse()]
  }
}
