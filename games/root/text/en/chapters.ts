import { gathered, type Titles } from '../names.ts'

const own = Object.values(
  import.meta.glob<{ chapters: Titles; topics: Titles }>('../../factions/*/text/en/chapters.ts', {
    eager: true,
  }),
)

const shared = {
  1: 'Golden rules',
  2: 'Key concepts',
  3: 'Winning',
  4: 'Crafting, moving, battling',
  5: 'Standard setup',
  A: 'Advanced setup',
  B: 'Components',
  C: 'Maps',
  E: 'Hirelings',
  F: 'Landmarks',
  G: 'Glossary',
  options: 'The table',
  law: 'How to read the rules',
  turn: 'Order within a turn',
  setup: 'Setup, further',
  'setup-card': 'Setup cards',
  board: 'Faction boards',
  deck: 'The decks',
  card: 'Cards',
  item: 'Items',
  quest: 'Quests',
  map: 'The maps in numbers',
  dice: 'Dice',
  hireling: 'Hireling cards',
  landmark: 'Landmark cards',
  visibility: 'Who knows what',
  ruling: 'Rulings where the book is silent',
  robot: 'The Law of Robotics',
  booklet: 'From the learning booklet',
  example: 'Worked examples',
}

const about = {
  '1.1': 'cards and Law',
  '1.4': 'course of a turn',
  '2.1': 'cards',
  '2.2': 'clearings',
  '2.5': 'rule',
  '3.1': 'victory',
  '3.2': 'points',
  '3.3': 'dominance',
  '4.1': 'crafting',
  '4.2': 'moving',
  '4.3': 'battle',
  '5': 'setup',
  card: 'what the card says',
  ruling: 'ruling',
  G: 'glossary',
}

/** The chapters of the rule index, by the first part of their rules' ids. */
export const chapters: Titles = { ...shared, ...gathered(own.map(one => one.chapters)) }

/** What a rule is about, by the first parts of its id; the longest that fits. */
export const topics: Titles = { ...about, ...gathered(own.map(one => one.topics)) }

/** The chapters and topics that belong to no faction. */
export type SharedChapters = { readonly chapters: typeof shared; readonly topics: typeof about }
