import type { Epilogue, TableFacts } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { CHARACTERS } from '../../data/characters.ts'
import type { RobinsonView } from '../../view.ts'
import {
  type CastawaysGoal,
  type FamilyGoal,
  goalValues,
  type JennyGoal,
  type KingKongGoal,
  STAGES,
  type VolcanoGoal,
} from '../goal/counts.ts'
import { outlineWords, thingName, WORDS } from '../words.ts'

type Task = Epilogue['tasks'][number]

/** How the castaways ended: what they had reached, and the hearts they had left. */
export function epilogue(view: RobinsonView, { outcome }: TableFacts, language: Language): Epilogue {
  const { saved, lost } = outlineWords(language)
  const won = (outcome?.winners.length ?? 0) > 0
  return {
    title: won ? saved : lost(view.round),
    tasks: tasksOf(view, won, language).map(task => (won ? { ...task, met: true } : task)),
    lives: view.characters.slice(0, view.players).map(({ id, wounds, alive }) => {
      const { hearts } = CHARACTERS[id]
      return { left: alive ? Math.max(0, hearts - wounds) : 0, of: hearts }
    }),
  }
}

/** What the scenario asked for, and how far it was. */
function tasksOf(view: RobinsonView, won: boolean, language: Language): Task[] {
  const { goal: words, weapons } = WORDS[language]
  const { reached, captive, free } = outlineWords(language)
  const counted = (name: string, now: number, of: number): Task => ({
    name,
    state: reached(now, of),
    met: now >= of,
  })
  const built = (id: string, met: boolean): Task => ({
    name: thingName(id, language),
    state: met ? words.done : words.toBuild,
    met,
  })
  switch (view.scenario) {
    case 'castaways': {
      const { woodpile, fire } = goalValues<CastawaysGoal>(view)
      return [counted(words.woodpile, sum(woodpile), sum(STAGES)), built('fire', fire)]
    }
    case 'cursedIsland': {
      const { crosses, of } = goalValues<{ crosses: number; of: number }>(view)
      return [counted(words.crosses, crosses, of)]
    }
    case 'jenny': {
      const { raft, rescued, left } = goalValues<JennyGoal>(view)
      return [
        built('raftRescue', raft),
        { name: 'Jenny', state: rescued ? words.atCamp : words.heartsLeft(left), met: rescued },
        built('lifeboat', view.built.includes('lifeboat')),
      ]
    }
    case 'volcanoIsland': {
      const { tiles, ofTiles, places, ofPlaces } = goalValues<VolcanoGoal>(view)
      return [
        counted(words.tiles, tiles, ofTiles),
        counted(words.places, places, ofPlaces),
        built('jollyBoat', view.built.includes('jollyBoat')),
      ]
    }
    case 'cannibalIsland': {
      const { burnt, strength } = goalValues<{ burnt: number; strength: number }>(view)
      return [
        counted(words.villages, burnt, VILLAGES),
        {
          name: words.city,
          state: `${words.strength(strength)}, ${weapons.toLowerCase()} ${view.weapons}`,
          met: won,
        },
      ]
    }
    case 'familyRobinson': {
      const { built: done, of } = goalValues<FamilyGoal>(view)
      return [counted(words.toInvent, done, of)]
    }
    case 'kingKong': {
      const { traps, of } = goalValues<KingKongGoal>(view)
      return [counted(words.traps, traps, of), { name: 'King Kong', state: won ? captive : free, met: won }]
    }
  }
}

const VILLAGES = 4

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
