import { expect, test } from 'vitest'
import { CHARACTERS } from '../data/characters.ts'
import { INVENTIONS } from '../data/inventions.ts'
import { SKILL_IDS, SKILLS } from '../data/skills.ts'
import type { CharacterId } from '../data/types.ts'
import { wound } from '../rules/characters.ts'
import { flipItem } from '../rules/items.ts'
import { pawnSupply } from '../rules/plan/pawns.ts'
import { because } from '../rules/why.ts'
import { offers } from './cards/powers.ts'
import { comeBack, drawAdventure, offeredIn, Scene } from './cards/scene.ts'
import { carryOut, position, put, type RobinsonMatch } from './position.ts'

const person = (match: RobinsonMatch, who: string) => match.state.characters.find(({ id }) => id === who)

/** After which wounds morale falls, and which wound kills; alone on the island, one wound after the other. */
function track(who: CharacterId) {
  const falls: number[] = []
  for (let n = 1; ; n++) {
    const scene = new Scene(who === 'friday' ? ['cook'] : [who])
    const [before] = scene.state.characters.filter(({ id }) => id === who)
    before.wounds = n - 1
    const match = scene.ask(t => {
      wound(t, who, 1, because('die'))
      return undefined
    })
    if (match.outcome || !person(match, who)?.alive) return { falls, dies: n, ends: match.outcome !== null }
    if (match.state.morale < 0) falls.push(n)
  }
}

const SHEETS = [
  ['cook', 12, [4, 7, 9, 11], 13, 'fireplace'],
  ['carpenter', 12, [5, 8, 10], 13, 'snare'],
  ['explorer', 11, [6, 11], 12, 'shortcut'],
  ['soldier', 11, [5, 9], 12, 'spear'],
] as const

test.each(SHEETS)(
  '[char.%s] has %i hearts, loses heart on wounds %j, dies on the %ith, invents the %s',
  (who, hearts, falls, dies, own) => {
    expect(CHARACTERS[who].hearts).toBe(hearts)
    expect(track(who)).toEqual({ falls, dies, ends: true })
    expect(INVENTIONS[own]).toMatchObject({ kind: 'personal', owner: who })
  },
)

test('Friday has three hearts and no arrows; the fourth wound kills him and ends nothing [char.friday] [friday.10]', () => {
  expect(CHARACTERS.friday).toMatchObject({ hearts: 3, arrows: [] })
  expect(track('friday')).toEqual({ falls: [], dies: 4, ends: false })
  const scene = new Scene()
  scene.play(t => {
    wound(t, 'friday', 4, because('die'))
    return undefined
  })
  expect(pawnSupply(scene.state).map(({ id }) => id)).toEqual(['cook', 'carpenter'])
})

test('each character has four skills [char.2]', () => {
  for (const [who] of SHEETS) expect(SKILL_IDS.filter(id => SKILLS[id].owner === who)).toHaveLength(4)
})

test('a skill is paid from its owner’s own determination, once a round; the night clears it [char.3] [char.4]', () => {
  const match = position('cook', 'explorer').det('explorer', 9).det('cook', 9).morale(-3).planning()
  match.pickKey(1, 'use:skill:motivationalSpeech')
  expect(match.state.characters.map(({ det }) => det)).toEqual([9, 6])
  expect(offeredIn(match)).not.toContain('use:skill:motivationalSpeech')
  const late = position('cook', 'explorer').shelter().has({ food: 2 })
  late.state.characters[1].skillsUsed.push('motivationalSpeech')
  expect(late.at('roundEnd').state.characters[1].skillsUsed).toEqual([])
})

test('determination cannot be given away or spent for others [morale.8]', () => {
  const match = position('cook', 'soldier').morale(-1).det('soldier', 9).at('morale')
  expect(match.state.characters.map(({ wounds, det }) => [wounds, det])).toEqual([
    [1, 0],
    [0, 9],
  ])
  expect(offeredIn(position('cook', 'soldier').det('soldier', 9).planning())).not.toContain(
    'use:skill:stoneSoup',
  )
})

test('determination is of use as soon as it is there [morale.9]', () => {
  const before = position('explorer', 'cook').det('explorer', 1).planning()
  expect(offeredIn(before)).not.toContain('use:skill:motivationalSpeech')
  const match = position('explorer', 'cook').det('explorer', 1).morale(2).until('commit').at('morale')
  while (match.waiting && match.waiting.prompt !== 'plan') match.pickKey(match.waiting.seats[0], '0')
  expect(offeredIn(match)).toContain('use:skill:motivationalSpeech')
})

test('Diary and Drums give the first player determination before morale counts [morale.10]', () => {
  const match = position('cook', 'soldier').items('diary', 'drums').morale(-3).at('morale')
  expect(match.state.characters[0]).toMatchObject({ det: 0, wounds: 0 })
})

test('morale stays between -3 and +3 [morale.5]', () => {
  const lowered = (from: number) => {
    const scene = new Scene().with(state => (state.morale = from))
    scene.play(drawAdventure('breakdown'))
    return scene.state.morale
  }
  expect([lowered(-3), lowered(0)]).toEqual([-3, -1])
  const match = position('cook').morale(3).planning()
  put(match, 'cook', 'arrange:M1')
  carryOut(match)
  expect(match.state.morale).toBe(3)
})

test('items, treasures and tokens heal at night alone; a rest heals by day, never past no wound [char.10] [char.11] [char.20]', () => {
  const table = position('cook').wounds('cook', 1).has({ food: 3 }).items('pot', 'fireplace')
  table.equipment('flaskOfRum').treasures('bottleOfWine').discoveries('vegetables')
  const healers = ['flaskOfRum', 'vegetables', 'bottleOfWine', 'pot', 'fireplace']
  expect(offers(table.state, 'planning', 'cook', true).filter(id => healers.includes(id))).toEqual([])
  expect(offers(table.state, 'night')).toEqual(expect.arrayContaining(healers))
  const match = position('cook').wounds('cook', 1).planning()
  carryOut(match) // two rests
  expect(match.state.characters[0].wounds).toBe(0)
})

test('a special wound hurts nobody by itself, sits with others, and only its card takes it away [char.12] [char.13] [char.14] [char.15]', () => {
  const scene = new Scene().with(({ characters }) => (characters[0].wounds = 0))
  scene.play(drawAdventure('cutHead'))
  const [cook] = scene.state.characters
  expect(cook.specialWounds).toMatchObject([{ card: 'cutHead', part: 'head' }])
  expect(cook.wounds).toBe(1) // The card’s own wound, none for the token.
  cook.specialWounds.push({ card: 'other', colour: 'gather', part: 'head' })
  const table = position('cook').wounds('cook', 2)
  table.state.characters[0].specialWounds.push(...cook.specialWounds)
  const rested = table.planning()
  carryOut(rested)
  expect(rested.state.characters[0]).toMatchObject({ wounds: 0, specialWounds: [{}, {}] })
  scene.play(comeBack('cutHead'))
  expect(scene.state.characters[0].specialWounds).toMatchObject([{ card: 'other' }])
})

test('a personal invention that is turned lies beside its sheet again; building it anew gives 2 determination [char.19]', () => {
  const scene = new Scene(['cook']).items('fireplace')
  scene.play(t => {
    flipItem(t, 'fireplace')
    return undefined
  })
  expect(scene.state.personal).toContain('fireplace')
  const match = position('cook').items('fire', 'fireplace')
  match.state.items = ['fire']
  match.state.personal.push('fireplace')
  const planned = match.planning()
  put(planned, 'cook', 'build:fireplace:M1')
  put(planned, 'cook', 'join:1')
  carryOut(planned)
  expect(planned.state.characters[0].det).toBe(2)
})
