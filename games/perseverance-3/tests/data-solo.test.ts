import { DISSENTERS, placeOf } from '@tablee/perseverance/data/dissenters.ts'
import { SPECIES } from '@tablee/perseverance/ids.ts'
import { describe, expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import { type ActionCard, type ActionCardId, RESHUFFLE_CARD } from '../data/solo/actions.ts'
import { LEVELS, type Level } from '../data/solo/levels.ts'
import type { Program, ProgramId } from '../data/solo/programs.ts'
import { ARTEFACTS } from '../data/types.ts'
import { cards } from '../text/en/cards.ts'
import { cards as french } from '../text/fr/cards.ts'

const { dissenters, objectives, pieces } = reconstructed.usual
const actions: { readonly [A in ActionCardId]: ActionCard } = dissenters.actions
const programs: { readonly [P in ProgramId]: Program } = dissenters.programs
const all = Object.entries(actions) as [ActionCardId, ActionCard][]
const having = (is: (card: ActionCard) => boolean): number[] =>
  all.flatMap(([number, card]) => (is(card) ? [Number(number)] : []))

describe('the cards of the Dissenters', () => {
  test('twelve action cards and five programs [solo.gen.6]', () => {
    expect(Object.keys(actions)).toHaveLength(12)
    expect(Object.keys(programs)).toHaveLength(5)
  })

  test('each has a box for Narek, one for Camilla and a cross [solo.turn.7]', () => {
    for (const [, { selects }] of all) {
      expect([...selects].sort().join('')).toBe('-CN')
      expect(placeOf(selects, 'narek')).toBe(selects.indexOf('N'))
      expect(placeOf(selects, 'camilla')).toBe(selects.indexOf('C'))
    }
    expect(DISSENTERS).toEqual(['narek', 'camilla'])
  })

  test.each<[ActionCardId, string, string, string, string]>([
    [
      '1',
      's3.card.1',
      'Sustenance',
      'primary',
      'An untamed shieldhead; an untamed raptor; 2 reserves; the Shield artefact if the Ironjaw Temple is explored',
    ],
    [
      '1',
      's3.card.2',
      'Sustenance',
      'secondary',
      '1 reserve with more influence than you on the Chief Steward, otherwise 2 influence there',
    ],
    [
      '2',
      's3.card.3',
      'Military',
      'primary',
      'The first 2 possible of: tame the strongest dino, tame the strongest dino, the strongest dino whose temple is explored, 1 reserve',
    ],
    [
      '2',
      's3.card.4',
      'Military',
      'secondary',
      '1 reserve with more influence than you on the Chief of Security, otherwise 2 influence there',
    ],
    [
      '3',
      's3.card.5',
      'Expansion',
      'primary',
      'A shelter in the program zone; a shelter in the opposed zone; the Arrow artefact if the Raptor Temple is explored',
    ],
    [
      '3',
      's3.card.6',
      'Expansion',
      'secondary',
      '1 reserve with more influence than you on the Chief Mate, otherwise 2 influence there',
    ],
    [
      '4',
      's3.card.7',
      'Construction',
      'primary',
      'A shelter on the highest location that has a tile; 1 reserve; the Acorn artefact if the Thunderhorn Temple is explored',
    ],
    [
      '4',
      's3.card.8',
      'Construction',
      'secondary',
      '1 reserve with more influence than you on the Chief Engineer, otherwise 2 influence there',
    ],
    ['5', 's3.card.9', 'Wilderness, highest location', 'primary', 'Explore the location of the dino'],
    [
      '5',
      's3.card.10',
      'Wilderness, highest location',
      'secondary',
      '1 reserve with more influence than you on the Captain, otherwise 2 influence there',
    ],
    ['6', 's3.card.11', 'Wilderness, lowest location', 'primary', 'Explore the location of the dino'],
    [
      '6',
      's3.card.12',
      'Wilderness, lowest location',
      'secondary',
      '1 reserve with more influence than you on the program officer, otherwise 2 influence there',
    ],
    ['7', 's3.card.13', 'Wilderness, highest location', 'primary', 'Explore the location of the dino'],
    [
      '7',
      's3.card.14',
      'Wilderness, highest location',
      'secondary',
      'For 1 influence on the Chief Mate, 2 reserves',
    ],
    [
      '8',
      's3.card.15',
      'Program',
      'primary',
      'If a die was placed, the program action and the Sapling artefact',
    ],
    [
      '8',
      's3.card.16',
      'Program',
      'secondary',
      'For 1 influence on the Chief of Security, a shelter on the lowest location',
    ],
    [
      '9',
      's3.card.17',
      'Program',
      'primary',
      'If a die was placed, the program action and the Crown artefact',
    ],
    [
      '9',
      's3.card.18',
      'Program',
      'secondary',
      'For 1 influence on the Chief Steward, the first possible of: tame the strongest dino, the strongest dino whose temple is explored',
    ],
    [
      '10',
      's3.card.19',
      'Assembly or program',
      'primary',
      'If a die was placed, the program action unless a city assembly comes',
    ],
    [
      '10',
      's3.card.20',
      'Assembly or program',
      'secondary',
      'For 1 influence on the Chief Engineer, a structure in the program zone',
    ],
    [
      '11',
      's3.card.21',
      'Assembly or program',
      'primary',
      'If a die was placed, the program action unless a city assembly comes',
    ],
    [
      '11',
      's3.card.22',
      'Assembly or program',
      'secondary',
      'For 1 influence on the Captain, the leader to the opposed zone, the first possible of: a tamed thunderhorn to the opposed zone, tame the strongest dino, the strongest dino whose temple is explored',
    ],
  ])('card %s [%s], %s, %s: %s', (number, _rule, zone, part, words) => {
    const card = actions[number]
    const [primary, secondary] = cards.action(card)
    expect([cards.zone(card.zone), part === 'primary' ? primary : secondary]).toEqual([zone, words])
  })

  test('the twelfth has no zone and reshuffles [s3.card.23]', () => {
    expect(RESHUFFLE_CARD).toBe('12')
    expect(actions[12]).toMatchObject({ zone: 'none', officer: null, primary: [], secondary: [] })
  })

  test('officers of steward, security and mate [s3.card.24]', () => {
    expect(having(card => card.officer === 'chiefSteward')).toEqual([1, 9])
    expect(having(card => card.officer === 'chiefOfSecurity')).toEqual([2, 8])
    expect(having(card => card.officer === 'chiefMate')).toEqual([3, 7])
  })

  test('officers of engineer, captain and program [s3.card.25]', () => {
    expect(having(card => card.officer === 'chiefEngineer')).toEqual([4, 10])
    expect(having(card => card.officer === 'captain')).toEqual([5, 11])
    expect(having(card => card.officer === 'program')).toEqual([6])
    expect(having(card => card.officer === null)).toEqual([12])
  })

  test('whom cards select: Narek or Camilla on the left [s3.card.26]', () => {
    expect(having(card => card.selects === 'NC-')).toEqual([1, 7])
    expect(having(card => card.selects === 'CN-')).toEqual([2, 8])
    expect(having(card => card.selects === 'N-C')).toEqual([3, 9])
  })

  test('whom cards select: the others [s3.card.27]', () => {
    expect(having(card => card.selects === 'C-N')).toEqual([4, 10])
    expect(having(card => card.selects === '-NC')).toEqual([5, 11])
    expect(having(card => card.selects === '-CN')).toEqual([6, 12])
  })

  const letters = (number: ActionCardId) =>
    actions[number].order.map(one => one.charAt(0).toUpperCase()).join('')

  test('the order of specialists stands on the action card: 1 to 4 [solo.card.1] [s3.card.28]', () => {
    expect((['1', '2', '3', '4'] as const).map(letters)).toEqual(['IFAO', 'AOFI', 'OIFA', 'FIOA'])
  })

  test('the order of specialists: the others [s3.card.29]', () => {
    expect((['8', '9', '10', '11'] as const).map(letters)).toEqual(['OAIF', 'FOAI', 'AFIO', 'IAOF'])
    expect((['5', '6', '7', '12'] as const).map(letters)).toEqual(['', '', '', ''])
  })
})

describe('the programs', () => {
  test.each<[ProgramId, string, string, string]>([
    ['cartographer', 'wilderness', 'chiefOfSecurity', 's3.program.1'],
    ['influencer', 'expansion', 'chiefSteward', 's3.program.4'],
    ['architect', 'construction', 'chiefEngineer', 's3.program.8'],
    ['rider', 'military', 'captain', 's3.program.11'],
    ['horticulturist', 'sustenance', 'chiefMate', 's3.program.14'],
  ])('%s: %s, %s [%s]', (id, zone, officer) => {
    expect(programs[id]).toMatchObject({ zone, officer })
  })

  test.each<[ProgramId, string, string]>([
    ['cartographer', 'Explore the location of the dino', 's3.program.2'],
    ['influencer', 'A shelter in the opposed zone; 1 influence on the officer of that zone', 's3.program.5'],
    ['architect', 'A shelter on the highest location that has a tile; 1 reserve', 's3.program.9'],
    [
      'rider',
      'The first 2 possible of: tame the strongest dino, tame the strongest dino, the strongest dino whose temple is explored, 1 reserve',
      's3.program.12',
    ],
    ['horticulturist', 'An untamed shieldhead; an untamed raptor; 2 reserves', 's3.program.15'],
  ])('%s first does: %s [%s]', (id, words) => {
    expect(cards.program(programs[id])[0]).toBe(words)
  })

  test.each<[ProgramId, string, string]>([
    [
      'cartographer',
      'The first possible of: tame the strongest dino, the strongest dino whose temple is explored; place a dino on the lowest location and explore it',
      's3.program.3',
    ],
    [
      'influencer',
      'A shelter in the opposed zone; a shelter in the minority zone; 2 influence on the officer with the fewest cubes',
      's3.program.6',
    ],
    [
      'architect',
      'A shelter on the lowest location that has a tile; a structure in the opposed zone',
      's3.program.10',
    ],
    ['rider', 'A tamed thunderhorn; place a dino on the highest location and explore it', 's3.program.13'],
    [
      'horticulturist',
      'A shelter on the lowest location that has a tile; a shelter in the minority zone',
      's3.program.16',
    ],
  ])('%s, out of reserve: %s [%s]', (id, words) => {
    expect(cards.program(programs[id])[1]).toBe(words)
  })

  test('the Architect has no temple [s3.program.17]', () => {
    expect(programs.architect.temple).toBe('none')
  })

  test('the temples of the others [s3.program.18]', () => {
    const temples = Object.fromEntries(Object.entries(programs).map(([id, one]) => [id, one.temple]))
    expect(temples).toEqual({
      cartographer: 'ironjawTemple',
      influencer: 'none',
      architect: 'none',
      rider: 'thunderhornTemple',
      horticulturist: 'raptorTemple',
    })
  })

  test('between them they name every officer once', () => {
    expect(new Set(Object.values(programs).map(one => one.officer)).size).toBe(5)
  })
})

describe('pieces, objectives, levels', () => {
  test('a Dissenter owns what a player does, rangers apart [s3.setup.6]', () => {
    expect(pieces).toMatchObject({ shelters: 16, cubes: 18, small: 5, large: 10 })
  })

  test('an artefact of each of eight kinds for both [s3.setup.8]', () => {
    expect(ARTEFACTS).toHaveLength(8)
  })

  test.each<[string, number[], string]>([
    ['A', [1, 4, 7, 10, 14], 's3.setup.15'],
    ['B', [2, 5, 8, 11, 15], 's3.setup.16'],
    ['C', [3, 6, 9, 12, 13], 's3.setup.17'],
  ])('objectives of letter %s: %j [%s]', (letter, numbers) => {
    const own = Object.entries(objectives).filter(([, one]) => one.letter === letter)
    expect(own.map(([id]) => Number(id.slice(1)))).toEqual(numbers)
    expect(new Set(own.map(([, one]) => one.officer)).size).toBe(5)
  })

  test('dinos from the weakest to the strongest [s3.dino.12]', () => {
    expect(SPECIES).toEqual(['shieldhead', 'raptor', 'thunderhorn', 'ironjaw'])
  })

  test('the marker of the reserve starts on space 1 [s3.setup.13]', () => {
    expect(dissenters.reserveStart).toBe(1)
  })

  test.each<[Level, number, string]>([
    ['citizen', 0, 's3.level.1'],
    ['ranger', 20, 's3.level.2'],
    ['tamer', 40, 's3.level.3'],
    ['leader', 60, 's3.level.4'],
    ['dinoExpert', 80, 's3.level.5'],
  ])('%s: %i followers [%s]', (level, followers) => {
    expect(LEVELS[level]).toBe(followers)
  })
})

test('the cards in French', () => {
  expect(french.action(actions[1])).toEqual([
    '1 shieldhead non dressé ; 1 raptor non dressé ; 2 réserves ; l’artefact Bouclier si le temple Ironjaw est exploré',
    '1 réserve s’il a plus d’influence que vous sur le Chef intendant, sinon 2 cubes d’influence sur lui',
  ])
  expect(french.program(programs.influencer)[0]).toBe(
    '1 abri dans la zone opposée ; 1 cube d’influence sur l’officier de cette zone',
  )
  expect([french.zone('high'), french.officer('program')]).toEqual([
    'Nature sauvage, emplacement le plus élevé',
    'l’officier du programme',
  ])
})
