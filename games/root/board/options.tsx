import type { Automata, GameOptions, OptionWords } from '@tablee/board'
import { type Language, type Options, RANDOM } from '@tablee/kernel'
import { ownLandmarks } from '../data/map.ts'
import { FACTIONS } from '../factions/index.ts'
import { ROBOTS as CLOCKWORK } from '../robots/index.ts'
import { layOut } from '../rules/faction.ts'
import {
  layOutRobots,
  levelOption,
  type RobotCard,
  robotCardOf,
  robotsOf,
  traitsOption,
} from '../rules/robots/card.ts'
import { type MapLook, openLooks } from './art/look.ts'
import { FACES, openFaces } from './faces.ts'
import type { FactionFace } from './faction.ts'
import { byBox } from './found.ts'
import { robotWords } from './robot-words.ts'
import { MapPicture } from './setup/map-picture.tsx'
import { FactionSign } from './setup/sign.tsx'
import { Together } from './setup/together.tsx'
import { Cog } from './ui/clockwork.tsx'
import { capital, OUTLINE, ROBOTS, WORDS } from './words.ts'
import './css/colours.css'
import './setup/setup.css'

// Every faction may be chosen, and every map.
layOut(FACTIONS)
layOutRobots(CLOCKWORK.map(({ card }) => card))
openFaces(byBox(import.meta.glob<{ face: FactionFace }>('../factions/*/board/index.ts', { eager: true })), [])
openLooks(byBox(import.meta.glob<{ look: MapLook }>('../maps/*/board/index.ts', { eager: true })))

/** A coalition takes this many seats. 9.2.8 */
const COALITION_SEATS = 4

/** Who sells services: the robots that do, and the factions they play. */
const SELLERS = CLOCKWORK.flatMap(({ card: { id, plays, sells } }) => (sells ? [id, plays] : []))

/** Whether somebody at a table may sell services: who is drawn may. */
const maySell = (parties: readonly string[]): boolean =>
  parties.some(one => one === RANDOM || SELLERS.includes(one))

/** The robot that an option is about. */
const robotOf = (option: string): RobotCard | undefined =>
  CLOCKWORK.find(({ card }) => optionsOf(card).includes(option))?.card

/** The options of a robot, in the order in which they are asked. */
const optionsOf = ({ id, options: own = {} }: RobotCard): string[] => [
  levelOption(id),
  traitsOption(id),
  ...Object.keys(own),
]

/** An option of a robot, as people read it. */
function robotOption({ id, traits }: RobotCard, option: string, language: Language): OptionWords {
  const words = ROBOTS[language]
  const name = WORDS[language].party[id]
  if (option === levelOption(id))
    return {
      name: words.levelOf(name),
      short: words.levelShort,
      values: words.level,
      lines: { normal: words.normalLine, ...words.levelLine[id] },
    }
  if (option !== traitsOption(id)) return words.option[option]
  return {
    name: words.traitsOf(name),
    short: words.traits,
    values: Object.fromEntries(traits.map(one => [one, words.trait[one][0]])),
    lines: Object.fromEntries(traits.map(one => [one, words.trait[one][1]])),
  }
}

/** The sign of a robot: that of its faction, with a cog. */
const RobotSign: Automata['Sign'] = ({ id }) => (
  <span className="rt-clockwork">
    <FactionSign faction={robotCardOf(id)?.plays ?? RANDOM} />
    <Cog />
  </span>
)

/** The robots, as they sit at a table. */
const automata: Automata = {
  option: 'robots',
  all: language =>
    CLOCKWORK.map(({ id, card }) => ({
      id,
      name: capital(WORDS[language].party[id]),
      options: optionsOf(card),
      plays: { factions: card.plays },
    })),
  seated: values => robotsOf(values as Options),
  words: language => OUTLINE[language].robots,
  Sign: RobotSign,
}

/** The options of Root as people read them. */
export const options: GameOptions = {
  open: robotWords,

  applies(name, { deck, factions, hirelings, landmarks, map, robots, setup }) {
    const robot = robotOf(name)
    const chosen = robots as readonly string[]
    if (robot || name === 'coop') return chosen.some(one => !robot || one === robot.id)
    if (name === 'advancedServices')
      return (
        chosen.length > 0 && (setup === 'draft' || maySell([...chosen, ...(factions as readonly string[])]))
      )
    if (name === 'factions') return setup !== 'draft'
    if (name === 'insurgents') return setup === 'draft' && (factions as readonly string[]).length === 2
    if (name === 'hirelingCards') return hirelings === true
    const seated = factions as readonly string[]
    if (name === 'partisansKeepBirds') return deck === 'exiles'
    if (name === 'landmarkCards') return landmarks !== 0
    if (name === 'mapLandmarks') return ownLandmarks(String(map)).length > 0
    const owners = Object.keys(FACES).filter(faction => FACES[faction].options?.includes(name))
    if (owners.length === 0 || setup === 'draft') return true
    return seated.length >= COALITION_SEATS && owners.some(faction => seated.includes(faction))
  },

  option(name, language) {
    const robot = robotOf(name)
    if (robot) return robotOption(robot, name, language)
    const words = OUTLINE[language].option[name] ?? null
    return name === 'factions' && words
      ? { ...words, values: { ...WORDS[language].party, ...words.values } }
      : words
  },

  brief(values, language) {
    const { option, robots } = OUTLINE[language]
    const place = option.map?.values?.[String(values.map)]
    const deck = values.deck === 'exiles' ? (option.deck?.values?.exiles ?? []) : []
    const seated = robotsOf(values as Options).length
    return [place ?? [], deck, seated > 0 ? robots.count(seated) : []].flat()
  },

  sections: language => OUTLINE[language].sections,
  automata,
  pictures: { map: MapPicture },
  Sign: ({ chosen }) => <FactionSign faction={chosen.factions} />,
  Together,
}
