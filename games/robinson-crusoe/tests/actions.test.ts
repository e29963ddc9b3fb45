import { expect, test } from 'vitest'
import { carryOut, NO, position, put, type RobinsonMatch, YES } from './position.ts'

const person = (match: RobinsonMatch, who: string) => match.state.characters.find(({ id }) => id === who)

/** The journal’s ids, for what happened in which order. */
const told = (match: RobinsonMatch): string[] => match.history?.journal.map(({ id }) => id) ?? []

test('a gather with one pawn: the wound, the failure and the adventure all come true [dice.1] [dice.4] [dice.6] [dice.7] [dice.8] [dice.9]', () => {
  const match = position('cook')
    .tile('M2', 5)
    .adventures('winterIsComing')
    .rolls(6, 1, 1) // the grey dice fail on a 6, wound on a 1, bring an adventure on 1 to 3
    .planning()
  put(match, 'cook', 'gather:M2:1')
  carryOut(match)
  expect(person(match, 'cook')).toMatchObject({ det: 2 })
  expect(match.state.available.wood).toBe(0)
  expect(told(match)).toContain('adventure.drawn')
  expect(match.state.decks.event).toContain('winterIsComing')
})

test('two pawns succeed without dice [build.2] [build.3] [gather.1] [gather.8]', () => {
  const match = position('cook', 'soldier').tile('M2', 5).has({ wood: 1 }).planning()
  put(match, 'cook', 'build:weapons:M1')
  put(match, 'cook', 'join:1')
  put(match, 'soldier', 'gather:M2:1')
  put(match, 'soldier', 'join:2')
  carryOut(match)
  expect(told(match)).not.toContain('die')
  expect(match.state).toMatchObject({ weapons: 1, available: { wood: 1 } })
})

test('a build that fails gives back what was staked [build.4]', () => {
  const match = position('cook').has({ wood: 2 }).rolls(NO, NO, NO).planning()
  put(match, 'cook', 'build:shelter:M1')
  carryOut(match)
  expect(match.state).toMatchObject({ shelter: false, available: { wood: 2 } })
})

test('the shelter stands at once, levels rise by one (example 24) [shelter.3] [resolve.8] [resolve.12] [roof.3] [roof.5]', () => {
  const match = position('cook', 'soldier').shelter().has({ wood: 2 }).planning()
  put(match, 'cook', 'build:roof:M1')
  put(match, 'cook', 'join:1')
  carryOut(match)
  expect(match.state.roof).toBe(1)
})

test('an extra-wood token takes a wood from the next build that succeeds when its own has failed (example 13) [token.extra-wood.1] [token.extra-wood.2] [token.extra-wood.3] [token.extra-wood.4]', () => {
  const match = position('cook')
    .items('shovel')
    .inventions('pit')
    .has({ wood: 3 })
    .piece('extraWood', 'build')
    .rolls(NO, NO, NO, YES, NO, NO)
    .planning()
  put(match, 'cook', 'build:pit:M1')
  put(match, 'cook', 'build:weapons:M1')
  expect(match.state.plan.actions.map(({ staked }) => staked.wood)).toEqual([2, 1])
  carryOut(match)
  match.pickKey(0, '1')
  expect(match.state).toMatchObject({ weapons: 1, available: { wood: 1 } })
  expect(match.state.pieces).toEqual([])
})

test('a build that is not paid with wood pays nothing for an extra-wood token whose build has failed [token.extra-wood.3]', () => {
  const match = position('cook')
    .has({ wood: 3, fur: 1 })
    .inventions('diary')
    .piece('extraWood', 'build')
    .rolls(NO, NO, NO, YES, NO, NO)
    .planning()
  put(match, 'cook', 'build:weapons:M1')
  put(match, 'cook', 'build:diary:M1')
  carryOut(match)
  match.pickKey(0, '1')
  expect(match.state.items).toContain('diary')
  expect(match.state.available.wood).toBe(3)
  expect(match.state.pieces.map(({ kind, at }) => [kind, at])).toEqual([['extraWood', 'build']])
})

test('without another success the extra-wood token stays (example 13) [token.extra-wood.5]', () => {
  const match = position('cook')
    .has({ wood: 3 })
    .piece('extraWood', 'build')
    .rolls(NO, NO, NO, NO, NO, NO)
    .planning()
  put(match, 'cook', 'build:weapons:M1')
  put(match, 'cook', 'build:weapons:M1')
  carryOut(match)
  match.pickKey(0, '1')
  expect(match.state.available.wood).toBe(3)
  expect(match.state.pieces.map(({ kind, at }) => [kind, at])).toEqual([['extraWood', 'build']])
})

test('a tile with an extra-food token gives two food, one wood (example 14) [token.extra.3] [token.extra.5] [gather.7]', () => {
  const gathered = (source: number) => {
    const match = position('cook').tile('M2', 5).piece('extraFood', 'M2').planning()
    put(match, 'cook', `gather:M2:${source}`)
    put(match, 'cook', 'join:1')
    carryOut(match)
    return [match.state.available.wood, match.state.available.food]
  }
  expect(gathered(0)).toEqual([0, 2])
  expect(gathered(1)).toEqual([1, 0])
})

test('a reroll token turns a success over, and leaves only then [token.reroll.1] [token.reroll.2] [token.reroll.3]', () => {
  const build = (...dice: number[]) => {
    const match = position('cook')
      .has({ wood: 1 })
      .piece('reroll', 'build')
      .rolls(...dice)
      .planning()
    put(match, 'cook', 'build:weapons:M1')
    carryOut(match)
    return [match.state.weapons, match.state.pieces.length]
  }
  expect(build(NO, NO, NO)).toEqual([0, 1])
  expect(build(YES, NO, NO, NO)).toEqual([0, 0])
  expect(build(YES, NO, NO, YES)).toEqual([1, 0])
})

test('an adventure token brings a card even without dice [token.adventure.1] [token.adventure.3]', () => {
  const match = position('cook')
    .has({ wood: 1 })
    .piece('adventure', 'build')
    .adventures('breakdown')
    .planning()
  put(match, 'cook', 'build:weapons:M1')
  put(match, 'cook', 'join:1')
  carryOut(match)
  expect(match.state).toMatchObject({ weapons: 1, morale: -1, pieces: [] })
})

test('Friday is wounded instead of having an adventure [friday.7] [friday.8]', () => {
  const match = position('cook')
    .with({ friday: 'yes' })
    .has({ wood: 1 })
    .items('lantern')
    .piece('adventure', 'build')
    .planning()
  put(match, 'friday', 'build:weapons:M1')
  put(match, 'lantern', 'join:1')
  carryOut(match)
  expect(person(match, 'friday')?.wounds).toBe(1)
  expect(match.state).toMatchObject({ weapons: 1, pieces: [], decks: { build: { length: 30 } } })
})

test('only the leader of a hunt is wounded; prey and loss of weapons follow (example 16) [combat.2] [combat.4] [combat.6] [assign.2] [assign.4] [hunt.3] [hunt.4]', () => {
  const match = position('soldier', 'carpenter').hunting('tapir').level('weapons', 1).planning()
  put(match, 'soldier', 'hunt')
  put(match, 'carpenter', 'join:1')
  carryOut(match)
  expect(match.state).toMatchObject({ weapons: 0, available: { food: 2, fur: 1 } })
  expect(match.state.gone).toContain('beast:tapir')
  // Two wounds, one of which the other pawn rested away.
  expect(match.state.characters.map(({ wounds }) => wounds)).toEqual([1, 0])
})

test('it is the top card of the hunting deck that is fought [hunt.3]', () => {
  const match = position('soldier', 'carpenter').hunting('fox', 'tapir').level('weapons', 4).planning()
  put(match, 'soldier', 'hunt')
  put(match, 'carpenter', 'join:1')
  carryOut(match)
  expect(match.state.gone).toContain('beast:fox')
  expect(match.state.decks.hunting).toEqual(['tapir'])
})

test('a second hunt is fought with the weapons that the first has left (example 21) [resolve.13]', () => {
  const match = position('soldier', 'carpenter').hunting('tapir', 'fox').level('weapons', 1).planning()
  put(match, 'soldier', 'hunt')
  put(match, 'carpenter', 'join:1')
  put(match, 'soldier', 'hunt')
  put(match, 'carpenter', 'join:2')
  carryOut(match)
  match.pickKey(0, '1')
  expect(match.state.characters[0].wounds).toBe(2 + 2)
})

test('danger on the hunt makes the next beast stronger [token.danger.1]', () => {
  const match = position('soldier').hunting('fox').level('weapons', 2).piece('danger', 'hunt').planning()
  put(match, 'soldier', 'hunt')
  put(match, 'soldier', 'join:1')
  carryOut(match)
  expect(match.state.characters[0].wounds).toBe(1)
  expect(match.state.pieces).toEqual([])
})

test('danger on a tile wounds the unarmed leader when the plan is made [token.danger.2] [token.danger.4]', () => {
  const match = position('cook').tile('M2', 5).piece('danger', 'M2').planning()
  put(match, 'cook', 'gather:M2:1')
  put(match, 'cook', 'join:1')
  carryOut(match)
  expect(match.state.characters[0].wounds).toBe(1)
  expect(match.state.pieces).toHaveLength(1)
})

test('the Pistol helps against a beast that is too strong (example 52) [combat.3] [term.18] [term.21] [equipment.pistol]', () => {
  const match = position('soldier').hunting('bearBeast').level('weapons', 4).equipment('pistol').planning()
  put(match, 'soldier', 'hunt')
  put(match, 'soldier', 'join:1')
  carryOut(match)
  expect(match.waiting?.prompt).toBe('window')
  match.pickKey(0, 'equipment:pistol')
  expect(match.state.characters[0].wounds).toBe(0)
  expect(match.state).toMatchObject({ weapons: 3, equipment: [{ id: 'pistol', uses: 1 }] })
})

test('exploring places the next tile, its beast, its discoveries (example 31) [explore.4] [explore.5] [explore.7] [explore.8] [explore.10] [explore.12]', () => {
  const match = position('cook').tiles(1).planning()
  put(match, 'cook', 'explore:M2')
  put(match, 'cook', 'join:1')
  const left = match.state.decks.discovery.length
  carryOut(match)
  expect(match.state.island.M2.tile).toBe(1)
  expect(match.state.decks.hunting).toHaveLength(1)
  expect(match.state.decks.discovery).toHaveLength(left - 2)
})

test('a wreck gives a little to one pawn and more to two [threat.6]', () => {
  const searched = (pawns: number) => {
    const match = position('cook', 'soldier').planning()
    put(match, 'cook', 'threat:foodCrates')
    if (pawns > 1) put(match, 'soldier', 'join:1')
    carryOut(match)
    const { food, nonPerishable } = match.state.available
    return [food, nonPerishable]
  }
  expect(searched(1)).toEqual([1, 0])
  expect(searched(2)).toEqual([1, 1])
})

test('arranging the camp gives determination and morale, to four players one of them [arrange.1] [arrange.3] [setup.33]', () => {
  const match = position('cook').planning()
  put(match, 'cook', 'arrange:M1')
  carryOut(match)
  expect(match.state).toMatchObject({ morale: 1, characters: [{ det: 2 }] })

  const four = position('cook', 'carpenter', 'explorer', 'soldier').planning()
  put(four, 'cook', 'arrange:M1')
  carryOut(four)
  expect(four.waiting?.prompt).toBe('arrange')
  four.pickKey(0, 'morale')
  expect(four.state).toMatchObject({ morale: 1, characters: [{ det: 0 }, {}, {}, {}] })
})

test('rest heals one wound, a bed two [rest.1] [rest.2] [char.8]', () => {
  const healed = (...beds: 'bed'[]) => {
    const match = position('cook')
      .wounds('cook', 8)
      .items(...beds)
      .planning()
    carryOut(match)
    return match.state.characters[0]
  }
  expect(healed().wounds).toBe(6)
  expect(healed('bed')).toMatchObject({ wounds: 4, det: 2 })
})

test('an invention is an item at the end of the phase; a personal one gives its owner 2 determination at once [item.6] [char.17] [char.18] [action-end.4] [plan.25]', () => {
  const match = position('cook').shelter().items('fire').planning()
  put(match, 'cook', 'build:fireplace:M1')
  put(match, 'cook', 'join:1')
  carryOut(match)
  expect(match.state.items).toContain('fireplace')
  expect(match.state.personal).toEqual([])
  expect(match.state.characters[0].det).toBe(2)
})
