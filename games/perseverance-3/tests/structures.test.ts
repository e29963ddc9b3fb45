import { answer, keys, refusal } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { playerOf, resolve, workIn } from './acting.ts'
import { position } from './position.ts'

describe('lower structures', () => {
  test('Arboretum: market A may give one of each, the base option stays; for its owner alone [structure-1a.1] [structure.8] [structure.5] [structure.10]', () => {
    const other = workIn(position().structure('1A', 1), 'sustenance')
    expect(refusal(other, 0, 'sustenance:1A')).toBe('structure.5')
    const own = workIn(position().structure('1A', 0), 'sustenance')
    expect(keys(own, 0)).toEqual(['sustenance:A', 'sustenance:1A', 'sustenance:B'])
    own.pickKey(0, 'sustenance:1A')
    expect(playerOf(own).resources).toEqual({ food: 2, debris: 1, islandResource: 2, glowberry: 3 })
    expect(refusal(own, 0, 'sustenance:A')).toBe('work.3')
  })

  test('Trade Plaza: a die of any face is free and keeps its face [structure-1b.1]', () => {
    const match = position().structure('1B', 0).at('primary')
    match.pickKey(0, 'work:military:3')
    match.pickKey(0, '0:adventurer')
    expect(playerOf(match).resources.glowberry).toBe(3)
    expect(match.state.city.military.dice[3]).toEqual({ owner: 0, face: 'adventurer' })
  })

  test('Trade Plaza: any dino fits any dino space [structure-1b.2]', () => {
    const table = () =>
      position().home(0, { ranger: 4, shieldhead: 1 }).explored('4', 'x4').explored('2', 'x2')
    expect(refusal(table().at('primary'), 0, 'explore:6')).toBe('explore.4')
    expect(keys(table().structure('1B', 0).at('primary'), 0)).toContain('explore:6')
  })

  test('Boot Camp: training A may give a tamed shieldhead, then a ranger or 2 heals [structure-2a.1]', () => {
    const match = resolve(position().structure('2A', 0), 'military', ['2A', 'pass'], {
      or: '1',
      heal: 'ranger',
    })
    expect(playerOf(match)).toMatchObject({ home: { shieldhead: 2, ranger: 2 }, reserve: 6 })
  })

  test('Academy: explorers A may harvest three shelters [structure-3a.1]', () => {
    const table = position()
      .structure('3A', 0)
      .shelter(0, 'outpostA')
      .shelter(0, 'outpostA')
      .explored('1', 'x1')
      .shelter(0, '1')
    const match = workIn(table, 'expansion')
    match.pickKey(0, 'expansion:3A')
    for (const site of ['outpostA', 'outpostA', '1']) match.pickKey(0, site)
    expect(playerOf(match).resources.glowberry).toBe(10)
  })

  test('Leaders’ Forum: the leader takes the thunderhorn space; mounted, the third option may repeat one [structure-3b.1] [structure-3b.2]', () => {
    const onFoot = workIn(position('jack', 'keoni', 'adelita').structure('3B', 0), 'sustenance')
    onFoot.pickKey(0, 'leader')
    expect(onFoot.state.city.sustenance.companion).toEqual({ owner: 0, leader: true })
    answer(onFoot, { 'work.which': ['sustenance:B', 'sustenance:A'], 'gain.mix': 'food' }, 'secondary')
    const mounted = workIn(
      position('jack', 'keoni', 'adelita').structure('3B', 0).artefacts(0, 'hexagon'),
      'sustenance',
    )
    mounted.pickKey(0, 'leader')
    mounted.pickKey(0, 'sustenance:B')
    expect(refusal(mounted, 0, 'sustenance:B')).toBe('work.3')
    for (const key of ['sustenance:A', 'food', 'food', 'sustenance:B']) mounted.pickKey(0, key)
    expect(playerOf(mounted).resources.glowberry).toBe(7)
    // A thunderhorn there lets nothing be repeated, nor does the leader whom the captain sends.
    const thunderhorn = workIn(
      position('jack', 'keoni', 'adelita')
        .structure('3B', 0)
        .artefacts(0, 'hexagon')
        .home(0, { ranger: 1, leader: 1, thunderhorn: 1 }),
      'sustenance',
    )
    for (const key of ['thunderhorn', 'sustenance:B', 'sustenance:A', 'food', 'food'])
      thunderhorn.pickKey(0, key)
    expect(keys(thunderhorn, 0)).not.toContain('sustenance:B')
  })

  test('Glowstone Mine: one more crate of another row for an effect of that row [structure-4a.1]', () => {
    const match = position().structure('4A', 0).crates(0, 0, 1, 1).at('secondary')
    match.pickKey(0, 'row:1:0')
    match.pickKey(0, '3')
    expect(keys(match, 0)).toEqual(['6', '7', '8', 'pass'])
    match.pickKey(0, '8')
    match.pickKey(0, 'captain')
    expect(playerOf(match)).toMatchObject({ crates: [0, 1, 0], followers: 11 })
    expect(match.state.influence.captain[0]).toBe(1)
  })

  test('Observatory: worksite A may come with the harvest [structure-4b.1]', () => {
    const match = resolve(position().structure('4B', 0), 'construction', ['4B', 'pass'], {
      'shelter.site': 'outpostA',
    })
    expect(playerOf(match)).toMatchObject({ shelters: 14, resources: { glowberry: 5 } })
  })
})

describe('artefacts', () => {
  /** Seat 0 gains the sapling, the crown or another artefact by King of the Hill, a card that gives any. */
  const gaining = (table: ReturnType<typeof position>) =>
    table
      .adventure(0, 'king-of-the-hill', { thunderhorn: 1, shieldhead: 1, ranger: 2 }, 2)
      .explored('13', 'x17')
      .shelter(0, '13')
      .dice(6, 6, 6)
      .at('stage')

  test('an artefact is kept; the same again gives 2 followers and no bonus [artefact.1] [artefact.2] [artefact.3]', () => {
    const jack = gaining(position('jack', 'keoni', 'adelita'))
    jack.pickKey(0, 'hourglass')
    expect(playerOf(jack)).toMatchObject({ artefacts: ['hourglass'], opened: true, followers: 10 + 5 + 1 })
    const again = gaining(position('jack', 'keoni', 'adelita').artefacts(0, 'hourglass'))
    again.pickKey(0, 'hourglass')
    expect(playerOf(again)).toMatchObject({ artefacts: ['hourglass'], opened: false, followers: 10 + 5 + 2 })
  })

  test.each([
    ['adelita', 'crown', '[adelita.1]', { opened: true, followers: 17 }],
    ['keoni', 'hexagon', '[keoni.3]', { opened: true, followers: 18 }],
    ['phoenix', 'jewel', '[phoenix.1]', { opened: true, followers: 17 }],
    ['jack', 'hourglass', '[jack.3]', { opened: true, followers: 16 }],
    ['adelita', 'jewel', '[mounted.2]', { followers: 15 }],
  ] as const)('%s gains the %s %s', (leader, artefact, _rules, gained) => {
    const others = (['adelita', 'jack', 'keoni', 'phoenix'] as const).filter(one => one !== leader)
    const match = gaining(position(leader, ...others.slice(0, 2)))
    match.pickKey(0, artefact)
    expect(playerOf(match)).toMatchObject({ ...gained, artefacts: [artefact] })
  })

  test.each([
    ['adelita', 'hourglass', '[adelita.2]', 15],
    ['keoni', 'jewel', '[keoni.2]', 19],
    ['phoenix', 'hexagon', '[phoenix.3]', 17],
    ['jack', 'crown', '[jack.1]', 17],
  ] as const)(
    '%s’s third die takes the place and face of a neutral one for the %s %s [artefact.5] [artefact.6]',
    (leader, artefact, _rules, followers) => {
      const others = (['adelita', 'jack', 'keoni', 'phoenix'] as const).filter(one => one !== leader)
      const match = gaining(
        position(leader, ...others.slice(0, 2)).pool(-1, 'organizer', 'organizer', 'innovator', 'innovator'),
      )
      match.pickKey(0, artefact)
      expect(keys(match, 0)).toEqual(['organizer', 'innovator'])
      match.pickKey(0, 'innovator')
      expect(match.state.pool.filter(({ owner }) => owner === 0)).toHaveLength(3)
      expect(match.state.pool.filter(({ owner }) => owner === -1)).toHaveLength(3)
      expect(match.state.pool).toContainEqual({ owner: 0, face: 'innovator' })
      expect(playerOf(match)).toMatchObject({ die: false, followers })
    },
  )

  test('a neutral die of the city is replaced only where the pool has none [artefact.5]', () => {
    const table = position('jack', 'keoni', 'adelita')
      .inCity(-1, 'military', 0, 1)
      .inCity(-1, 'expansion', 0, 1)
    const match = gaining(table)
    match.pickKey(0, 'crown')
    expect(keys(match, 0)).toEqual(['military:0', 'military:1', 'expansion:0', 'expansion:1'])
    match.pickKey(0, 'military:1')
    expect(match.state.city.military.dice[1]).toEqual({ owner: 0, face: 'organizer' })
  })

  test('Adelita’s hexagon gives a dino whose temple is explored, Jack’s jewel any [adelita.3] [jack.2] [temple.5]', () => {
    const adelita = gaining(position('adelita', 'jack', 'keoni').explored('thunderhornTemple'))
    adelita.pickKey(0, 'hexagon')
    expect(keys(adelita, 0)).toEqual(['shieldhead', 'thunderhorn'])
    const jack = gaining(position('jack', 'adelita', 'keoni'))
    jack.pickKey(0, 'jewel')
    expect(keys(jack, 0)).toEqual(['shieldhead', 'raptor', 'thunderhorn', 'ironjaw'])
    jack.pickKey(0, 'ironjaw')
    expect(playerOf(jack)).toMatchObject({ followers: 17, untamed: { ironjaw: 1 } })
  })

  test('Keoni’s crown gives a ranch tile, Phoenix’s hourglass a shelter without bonus [keoni.1] [phoenix.2]', () => {
    const keoni = gaining(position('keoni', 'adelita', 'jack'))
    keoni.pickKey(0, 'crown')
    expect(keoni.waiting?.prompt).toBe('ranch.tile')
    const phoenix = gaining(position('phoenix', 'adelita', 'jack').shelter(1, 'military', 0))
    phoenix.pickKey(0, 'hourglass')
    phoenix.pickKey(0, 'military')
    expect(phoenix.state.city.military.shelters[1]).toBe(0)
    expect(playerOf(phoenix).resources.glowberry).toBe(3)
  })
})
