import { expect, test } from 'vitest'
import { planObjection } from '../rules/plan/legal.ts'
import { offeredIn } from './cards/scene.ts'
import { carryOut, position, put, refusal } from './position.ts'

const three = () => position('cook', 'carpenter', 'explorer')

test('three players plan the shelter with 3 wood or 2 fur, never mixed (example 5) [plan.15] [plan.18] [shelter.1] [shelter.2] [board.4]', () => {
  expect(refusal(three().has({ wood: 2, fur: 1 }).planning(), 'cook', 'build:shelter:M1')).toBe('plan.15')
  expect(refusal(three().has({ wood: 3 }).planning(), 'cook', 'build:shelter:M1')).toBe(null)
  expect(refusal(three().has({ fur: 2 }).planning(), 'cook', 'build:shelter:M1:1')).toBe(null)
})

test('staked wood is gone for other actions (example 6) [plan.19] [plan.20]', () => {
  const match = three().shelter().has({ wood: 4 }).planning()
  put(match, 'cook', 'build:roof:M1')
  expect(match.state.available.wood).toBe(1)
  expect(refusal(match, 'carpenter', 'build:palisade:M1')).toBe('plan.15')
  expect(refusal(match, 'carpenter', 'build:weapons:M1')).toBe(null)
})

test('an item must be there before the round: no Bow with the Knife of today (example 7) [plan.16] [plan.21]', () => {
  const match = three().tile('M2', 5).items('rope').inventions('bow').has({ wood: 1 }).planning()
  put(match, 'cook', 'build:knife:M1')
  expect(refusal(match, 'carpenter', 'build:bow:M1')).toBe('plan.16')
})

test('one item serves several actions of a round (example 8) [plan.22] [plan.23]', () => {
  const match = three().tile('M2', 7).items('fire').inventions('lantern').planning()
  put(match, 'cook', 'build:lantern:M1')
  expect(refusal(match, 'cook', 'build:fireplace:M1')).toBe(null)
})

test('a personal invention is led by its owner, whom others may support [char.16] [item.1]', () => {
  const match = three().items('fire').planning()
  put(match, 'cook', 'build:fireplace:M1')
  put(match, 'carpenter', 'join:1')
  expect(match.state.plan.actions[0].pawns).toEqual(['cook', 'carpenter'])
  match.pickKey(0, 'take:1:cook')
  for (const pawn of ['cook', 'cook', 'carpenter', 'explorer', 'explorer']) put(match, pawn, 'rest:M1')
  expect(match.face(0)?.refused.find(({ key }) => key === 'confirm')).toMatchObject({ rule: 'char.16' })
})

test('roof and palisade need a shelter, built or natural [shelter.4] [explore.13] [explore.14]', () => {
  const camp = () => position('cook').has({ wood: 9 })
  expect(refusal(camp().planning(), 'cook', 'build:roof:M1')).toBe('shelter.4')
  expect(refusal(camp().tile('M2', 2).camp('M2').planning(), 'cook', 'build:roof:M2')).toBe(null)
  const match = camp().planning()
  put(match, 'cook', 'build:shelter:M1')
  expect(refusal(match, 'cook', 'build:palisade:M1')).toBe('shelter.4')
})

test('a slow token on Build takes one pawn more of the first build only [plan.31] [plan.32] [token.slow.1] [token.carry.1]', () => {
  const match = three().has({ wood: 2 }).piece('slow', 'build').planning()
  put(match, 'cook', 'build:weapons:M1')
  put(match, 'carpenter', 'build:weapons:M1')
  const [first, second] = match.state.plan.actions
  expect([first.carries, second.carries]).toEqual([['slow'], []])
  carryPawns(match)
  expect(match.face(0)?.refused.find(({ key }) => key === 'confirm')).toMatchObject({ rule: 'plan.12' })
  match.pickKey(0, 'carry:2:slow')
  expect(match.state.plan.actions.slice(0, 2).map(({ carries }) => carries)).toEqual([[], ['slow']])
})

function carryPawns(match: Parameters<typeof put>[0]): void {
  for (const pawn of ['cook', 'carpenter', 'explorer', 'explorer']) put(match, pawn, 'rest:M1')
}

test('a plan leaves no token behind that one of its actions must carry; where none could, it may lie [token.carry.1] [token.extra-wood.1]', () => {
  const strays = (kind: 'slow' | 'extraWood', at: 'build' | 'gather', build: 'weapons' | 'diary') => {
    const match = position('cook').has({ wood: 3, fur: 1 }).inventions('diary').piece(kind, at).planning()
    put(match, 'cook', `build:${build}:M1`)
    match.state.plan.actions[0].carries = []
    return planObjection(match.state, [])?.rule ?? null
  }
  expect(strays('extraWood', 'build', 'weapons')).toBe('token.carry.1')
  expect(strays('extraWood', 'build', 'diary')).toBeNull() // Paid with a fur.
  expect(strays('slow', 'build', 'diary')).toBe('token.carry.1')
  expect(strays('slow', 'gather', 'diary')).toBeNull()
})

test('neutral pawns only support [neutral.1] [neutral.2] [neutral.3]', () => {
  const match = three().items('map').planning()
  expect(refusal(match, 'map', 'explore:M2')).toBe('neutral.2')
  put(match, 'cook', 'explore:M2')
  put(match, 'map', 'join:1')
  expect(match.state.plan.actions[0].pawns).toEqual(['cook', 'map'])
  put(match, 'cook', 'rest:M1')
  expect(refusal(three().items('map').planning(), 'map', 'rest:M1')).toBe('neutral.2')
})

test('a space two away takes two pawns or three, along explored tiles [distance.2] [distance.3] [distance.4]', () => {
  const match = position('cook', 'soldier').tile('M2', 1).planning()
  put(match, 'cook', 'explore:M3')
  expect(match.state.plan.actions[0].base).toBe(2)
  expect(refusal(match, 'cook', 'explore:M4')).toBe('distance.3')
})

test('a source is gathered once, never exhausted, never at the camp [gather.2] [gather.3] [gather.4] [gather.6]', () => {
  const match = position('cook', 'soldier').tile('M2', 5).piece('exhausted', 'M2', { source: 0 }).planning()
  expect(refusal(match, 'cook', 'gather:M2:0')).toBe('gather.6')
  put(match, 'cook', 'gather:M2:1')
  expect(refusal(match, 'soldier', 'gather:M2:1')).toBe('gather.3')
  match.pickKey(0, 'place:cook')
  expect(match.face(0)?.candidates.some(({ key }) => key.startsWith('gather:M1'))).toBe(false)
})

test('a hunt for each beast, with exactly two pawns [hunt.1] [hunt.2]', () => {
  expect(refusal(position('cook').planning(), 'cook', 'hunt')).toBe('hunt.1')
  const match = position('cook', 'soldier').hunting('fox').planning()
  put(match, 'cook', 'hunt')
  expect(refusal(match, 'soldier', 'hunt')).toBe('hunt.1')
  put(match, 'soldier', 'join:1')
  expect(refusal(match, 'cook', 'join:1')).toBe('plan.12')
})

test('Economical Construction makes a shelter of four affordable (example 63) [skill.economical-construction.2] [skill.economical-construction.6]', () => {
  const four = () => position('cook', 'carpenter', 'explorer', 'soldier').has({ wood: 3 })
  expect(refusal(four().planning(), 'cook', 'build:shelter:M1')).toBe('plan.15')
  const match = four().det('carpenter', 2).planning()
  put(match, 'cook', 'build:shelter:M1')
  expect(match.state.plan.actions[0]).toMatchObject({ det: 2, staked: { wood: 3 } })
  expect(match.state.characters[1].det).toBe(0)
})

test('all pawns of players are placed before the plan is carried out; Friday’s need not be [plan.4] [plan.5] [plan.8] [friday.18]', () => {
  const match = position('cook').with({ friday: 'yes' }).planning()
  expect(match.face(0)?.refused[0]).toMatchObject({ key: 'confirm', rule: 'plan.4' })
  put(match, 'cook', 'rest:M1')
  put(match, 'cook', 'arrange:M1')
  match.pickKey(0, 'confirm')
  expect(match.waiting?.prompt).not.toBe('plan')
})

test('each seat confirms; a change asks them all again; confirming can be taken back [plan.13]', () => {
  const match = position('cook', 'soldier').planning()
  for (const pawn of ['cook', 'cook', 'soldier', 'soldier']) put(match, pawn, 'rest:M1')
  match.pickKey(0, 'confirm')
  expect(match.waiting).toMatchObject({ prompt: 'plan', seats: [1] })
  match.pickKey(1, 'take:4:soldier')
  expect(match.waiting?.seats).toEqual([0, 1])
  match.undo(1)
  match.undo(0)
  expect(match.state.plan.confirmed).toEqual([])
})

test('Friday leads only where no player does [friday.5] [friday.6]', () => {
  const match = position('cook').with({ friday: 'yes' }).planning()
  put(match, 'friday', 'explore:M2')
  expect(match.state.plan.actions[0].pawns).toEqual(['friday'])
  put(match, 'cook', 'join:1')
  expect(match.state.plan.actions[0].pawns).toEqual(['cook', 'friday'])
  expect(offeredIn(match)).not.toContain('lead:1:friday')
})

test('Friday never leads beside a player, whoever of them stays [friday.6]', () => {
  const match = position('cook', 'soldier').with({ friday: 'yes' }).tile('M2', 5).tile('M3', 2).planning()
  put(match, 'cook', 'gather:M3:0') // two spaces away
  put(match, 'friday', 'join:1')
  put(match, 'soldier', 'join:1')
  expect(match.state.plan.actions[0].pawns).toEqual(['cook', 'friday', 'soldier'])
  expect(offeredIn(match)).toContain('lead:1:soldier')
  match.pickKey(0, 'take:1:cook')
  expect(match.state.plan.actions[0].pawns).toEqual(['soldier', 'friday'])
  expect(offeredIn(match)).not.toContain('lead:1:friday')
})

test.each([
  [['cook'], 2, 1],
  [['cook', 'soldier'], 2, 1],
  [['cook', 'soldier', 'explorer'], 3, 2],
  [['cook', 'soldier', 'explorer', 'carpenter'], 4, 3],
] as const)(
  'for %j a step of shelter, roof or palisade costs %i wood or %i fur [board.4]',
  (cast, wood, fur) => {
    for (const part of ['shelter', 'roof', 'palisade']) {
      const costs = (has: { wood?: number; fur?: number }, way: string) => {
        const table = position(...cast).has(has)
        const match = (part === 'shelter' ? table : table.shelter()).planning()
        return refusal(match, 'cook', `build:${part}:M1${way}`)
      }
      expect([costs({ wood }, ''), costs({ wood: wood - 1 }, '')]).toEqual([null, 'plan.15'])
      expect([costs({ fur }, ':1'), costs({ fur: fur - 1 }, ':1')]).toEqual([null, 'plan.15'])
    }
  },
)

test('Basket and Sack each help one gather [use.3]', () => {
  const match = position('cook', 'soldier').tile('M2', 5).items('basket', 'sack').planning()
  put(match, 'cook', 'gather:M2:0')
  put(match, 'cook', 'join:1')
  match.pickKey(0, 'gear:1:basket')
  match.pickKey(0, 'gear:1:sack')
  carryOut(match)
  expect(match.state.available.food).toBe(3)
})
