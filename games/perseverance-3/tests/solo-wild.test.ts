import { keys } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { NUMBERED } from '../data/types.ts'
import { templeCompleted } from '../rules/query.ts'
import { newAction } from '../rules/solo/action.ts'
import { gainArtefact } from '../rules/solo/artefacts.ts'
import { buildShelter } from '../rules/solo/building.ts'
import { resolveAll } from '../rules/solo/effects.ts'
import { explorerFor, placeDino, targetOf } from '../rules/solo/explore.ts'
import { soloOf } from '../rules/solo/query.ts'
import { gainReserves } from '../rules/solo/reserve.ts'
import {
  after,
  alone,
  artefacts,
  CAMILLA,
  cards,
  dinos,
  ids,
  markerOf,
  NAREK,
  type Position,
  programs,
  reports,
  reserve,
  tamedOf,
  untamedOf,
  YOU,
} from './alone.ts'
import { position } from './position.ts'

/** A new action of Narek: each remembers where it has built. */
const acts = () => newAction('narek')

/** Narek is Architect, without a temple, and Camilla Rider. */
const facing = () => cards(programs(alone(), 'architect', 'rider'), '5', '2')

/** The locations of the book’s example are explored: 1, 2, 4, 6 and 7. */
const example = (table = facing()) =>
  table.explored('1', 'x1').explored('2', 'x2').explored('4', 'x3').explored('6', 'x4').explored('7', 'x9')

const held = (table: Position, area: 'swamp' | 'jungle') =>
  table.change(({ gathering }) => {
    gathering[area] = 'held'
  })

const heads = (table: Position, direction: 'high' | 'low') => targetOf(table.state, acts(), direction)?.place

const goes = (table: Position, direction: 'high' | 'low' = 'high') =>
  after(table, t => placeDino(t, acts(), direction, resolveAll))

describe('which location', () => {
  test('the highest or the lowest by the arrow [s3.dino.5] [s3.dino.6]', () => {
    expect([heads(example(), 'high'), heads(example(), 'low')]).toEqual(['10', '3'])
  })

  test('an area whose assembly is due has had none so far [s3.dino.3]', () => {
    const due = example().change(({ gathering }) => {
      gathering.swamp = 'due'
    })
    expect(heads(due, 'low')).toBe('3')
  })

  test('of the areas without an assembly, if there are such [s3.dino.3] [s3.dino.16]', () => {
    expect(heads(held(example(), 'swamp'), 'low')).toBe('8')
    const match = goes(held(example(), 'swamp'), 'low')
    expect(match.state.locations['8'].rider).toMatchObject({ owner: NAREK, species: 'shieldhead' })
    expect(reports(match, 'solo.target')[0]).toMatchObject({
      target: {
        place: '8',
        as: 'numbered',
        findings: [{ by: 'fresh', left: ['8', '9', '10'] }, { by: 'low' }],
      },
    })
  })

  test('otherwise of the others [s3.dino.4]', () => {
    expect(heads(held(facing(), 'swamp'), 'low')).toBe('1')
  })

  test('never an explored one, nor one out of reach, nor with a dino on it [s3.dino.1]', () => {
    expect(heads(facing(), 'high')).toBe('3')
    expect(heads(facing().explored('3', 'x1'), 'high')).toBe('5')
    expect(heads(facing().explored('1', 'x1'), 'low')).toBe('2')
  })

  test('first of all the temple of the program, once it is reached [s3.dino.2]', () => {
    const table = () => programs(facing(), 'horticulturist', 'rider')
    expect(heads(table(), 'low')).toBe('1')
    expect(heads(table().explored('10', 'x9'), 'low')).toBe('raptorTemple')
    expect(heads(table().explored('10', 'x9').explored('raptorTemple'), 'low')).toBe('1')
    expect(heads(facing().explored('10', 'x9'), 'low')).toBe('1')
  })

  test('other temples only where nothing else is open, in their order [s3.dino.7]', () => {
    const all = facing().change(({ locations }) => {
      for (const id of NUMBERED) {
        locations[id].explored = true
      }
    })
    const then = (done: readonly ('raptorTemple' | 'thunderhornTemple' | 'ironjawTemple')[]) => {
      for (const one of ['raptorTemple', 'thunderhornTemple', 'ironjawTemple'] as const)
        all.state.locations[one].explored = done.includes(one)
      return heads(all, 'high')
    }
    expect(then([])).toBe('raptorTemple')
    expect(then(['raptorTemple'])).toBe('thunderhornTemple')
    expect(then(['raptorTemple', 'thunderhornTemple'])).toBe('ironjawTemple')
    expect(then(['raptorTemple', 'thunderhornTemple', 'ironjawTemple'])).toBeUndefined()
  })
})

describe('which dino', () => {
  test('one that the space takes, the weakest of them [s3.dino.8] [s3.dino.11]', () => {
    const { state } = dinos(facing(), 'narek', { tamed: { shieldhead: 1, raptor: 1, ironjaw: 1 } })
    expect(explorerFor(state, acts(), '1')).toBe('shieldhead')
    expect(explorerFor(state, acts(), '6')).toBe('raptor')
    expect(explorerFor(state, acts(), '16')).toBe('ironjaw')
  })

  test('without one an emergency, and no other location is tried [s3.dino.9] [s3.dino.10]', () => {
    const table = dinos(example(), 'narek', { tamed: { shieldhead: 1 } })
    const { state } = goes(table)
    expect(state.locations['9'].rider).toBeNull()
    expect(ids(goes(table))).toContain('solo.emergency')
  })

  test('nor any for the temple of the program [s3.dino.10]', () => {
    const table = () =>
      dinos(programs(facing(), 'rider', 'architect').explored('13', 'x17'), 'narek', {
        tamed: { shieldhead: 1 },
      })
    expect(goes(table()).state.locations['1'].rider).toBeNull()
    expect(ids(goes(table()))).toContain('solo.emergency')
  })

  test('the dinos of the other are not used [solo.gen.2]', () => {
    const table = dinos(dinos(facing(), 'narek', {}), 'camilla', { tamed: { shieldhead: 3 } })
    expect(tamedOf(goes(table), 'camilla', 'shieldhead')).toBe(3)
  })
})

describe('an emergency', () => {
  const emergency = (has: Parameters<typeof dinos>[2], table = facing()) => goes(dinos(table, 'narek', has))

  test('two dinos are tamed, the strongest first [s3.dino.17] [s3.dino.18] [s3.fx.6]', () => {
    const match = emergency({ untamed: { shieldhead: 1, raptor: 1, ironjaw: 1 } })
    expect(tamedOf(match, 'narek', 'ironjaw')).toBe(1)
    expect(tamedOf(match, 'narek', 'raptor')).toBe(1)
    expect(untamedOf(match, 'narek', 'shieldhead')).toBe(1)
    expect(match.state.dissenters[0].saddles).toEqual({ small: 4, large: 9 })
    expect(markerOf(match, 'narek')).toBe(1)
  })

  test('one is tamed, then the strongest dino of an explored temple is gained [s3.dino.18] [s3.fx.4] [s3.fx.42]', () => {
    const match = emergency({ untamed: { raptor: 1 } }, facing().explored('thunderhornTemple'))
    expect(tamedOf(match, 'narek', 'raptor')).toBe(1)
    expect(untamedOf(match, 'narek', 'thunderhorn')).toBe(1)
    expect(markerOf(match, 'narek')).toBe(1)
  })

  test('with none: a temple dino and a reserve, not two of them [s3.fx.43] [s3.fx.5]', () => {
    const match = emergency({})
    expect(untamedOf(match, 'narek', 'shieldhead')).toBe(1)
    expect(markerOf(match, 'narek')).toBe(2)
  })

  test('taming needs a saddle of the size [s3.fx.7]', () => {
    const table = dinos(facing(), 'narek', { tamed: {}, untamed: { raptor: 1 } }).change(
      ({ dissenters, solo, supply }) => {
        // All small saddles are on raptors in the wilderness’s stead: five of them are tamed.
        dissenters[0].saddles.small = 0
        supply.raptor -= 5
        if (solo) solo.automata.narek.tamed.raptor = 5
      },
    )
    const { state } = after(table, t => resolveAll(t, acts(), [{ verb: 'tame' }]))
    expect(soloOf(state).automata.narek.untamed.raptor).toBe(1)
  })

  test('what is left out is told with its reason [solo.gen.10]', () => {
    const match = emergency({})
    expect(reports(match, 'solo.leftOut')[0]).toMatchObject({ effect: { verb: 'tame' }, why: 'noDino' })
  })
})

describe('exploring', () => {
  const swamp = () =>
    dinos(facing().explored('4', 'x1').stack('swamp', 'x2', 'x3'), 'narek', { tamed: { raptor: 1 } })
  const at6 = (table = swamp()) =>
    goes(
      table.change(({ gathering }) => {
        gathering.jungle = 'held'
      }),
    )

  test('the book’s example: a thunderhorn, the second of two tiles, its artefact [s3.explore.1] [s3.explore.2] [s3.explore.4] [s3.explore.12] [s3.dino.13]', () => {
    const match = at6()
    const { locations, stacks } = match.state
    expect(locations['6']).toMatchObject({ explored: true, wild: null, tile: 'x3', rider: { owner: NAREK } })
    expect(untamedOf(match, 'narek', 'thunderhorn')).toBe(1)
    expect(stacks.swamp[0]).toBe('x2')
    expect(soloOf(match.state).artefacts).toEqual(['hourglass'])
    expect(tamedOf(match, 'narek', 'raptor')).toBe(0)
  })

  test('the first tile goes face down under its stack: nobody is told which it is [s3.explore.3]', () => {
    const told = JSON.stringify(at6().history?.journal)
    expect([told.includes('"x3"'), told.includes('"x2"')]).toEqual([true, false])
  })

  test('no bonus of the location and no effect of the tile [s3.explore.3]', () => {
    const { state } = at6()
    expect([soloOf(state).followers, state.players[YOU].followers]).toEqual([
      0,
      alone().state.players[YOU].followers,
    ])
    expect(state.locations['6'].shelters).toEqual([null, null])
  })

  test('an artefact that they have: a shelter there and a reserve instead [s3.explore.5]', () => {
    const match = at6(artefacts(swamp(), 'hourglass'))
    expect(match.state.locations['6'].shelters[0]).toBe(NAREK)
    expect(markerOf(match, 'narek')).toBe(2)
    expect(soloOf(match.state).artefacts).toEqual(['hourglass'])
  })

  test('yours do not matter [s3.fx.28]', () => {
    expect(soloOf(at6(swamp().artefacts(YOU, 'hourglass')).state).artefacts).toEqual(['hourglass'])
  })

  test('two tiles are drawn from above the reminder [s3.explore.16]', () => {
    const above = ({ stacks }: { stacks: { swamp: readonly string[] } }) =>
      stacks.swamp.length - 1 - stacks.swamp.indexOf('reminder')
    expect(above(at6().state)).toBe(above(swamp().state) - 2)
  })

  test('a first dino in the jungle opens its adventures [s3.dino.15]', () => {
    const match = goes(dinos(facing().explored('4', 'x1'), 'narek', { tamed: { shieldhead: 1 } }))
    expect(match.state.locations['7'].rider?.owner).toBe(NAREK)
    expect(ids(match)).toContain('adventures.unlocked')
  })

  const temple = () =>
    goes(
      dinos(programs(facing(), 'horticulturist', 'rider').explored('10', 'x9'), 'narek', {
        tamed: { shieldhead: 1 },
      }),
    )

  test('a temple has its figure, and its artefact is theirs [s3.explore.6] [s3.explore.7]', () => {
    const { state } = temple()
    expect(state.locations.raptorTemple).toMatchObject({ explored: true, rider: { owner: NAREK } })
    expect(soloOf(state).artefacts).toEqual(['arrow'])
  })

  test.each([
    { program: 'rider', near: '13', species: 'raptor', artefact: 'acorn', rule: '[s3.explore.7]' },
    {
      program: 'cartographer',
      near: '18',
      species: 'thunderhorn',
      artefact: 'shield',
      rule: '[s3.explore.7]',
    },
  ] as const)('the $program’s temple gives $artefact $rule', ({ program, near, species, artefact }) => {
    const table = programs(facing(), program, 'architect').explored(near, 'x17')
    const { state } = goes(dinos(table, 'narek', { tamed: { [species]: 1 } }))
    expect(soloOf(state).artefacts).toEqual([artefact])
  })

  test('Ancient Portal leaves the game with the ironjaws’ temple, and only with it [s3.explore.9]', () => {
    const table = programs(facing(), 'cartographer', 'architect').explored('18', 'x17')
    const match = goes(dinos(table, 'narek', { tamed: { thunderhorn: 1 } }))
    expect(reports(match, 'solo.templeGone')).toEqual([{ temple: 'ironjawTemple' }])
    expect(match.state.portal).toBeNull()
  })

  /** Your turn, once a Dissenter has explored the raptors’ temple; the dino that did so stands there or not. */
  const yourTurn = (gone: boolean) =>
    position('adelita')
      .home(YOU, { ranger: 3, shieldhead: 2 })
      .explored('10', 'x9')
      .explored('raptorTemple')
      .change(state => {
        const solo = soloOf(state)
        solo.temples.push('raptorTemple')
        if (gone) return
        solo.automata.narek.tamed.shieldhead--
        state.locations.raptorTemple.rider = { owner: NAREK, species: 'shieldhead', leader: false }
      })

  test('you may put a dino there on an empty space: no adventure begins, nothing comes of it [s3.explore.8] [s3.explore.11]', () => {
    const match = yourTurn(true).at('primary')
    match.pickKey(YOU, 'explore:raptorTemple')
    match.pickKey(YOU, 'shieldhead')
    const { players, locations } = match.state
    expect([players[YOU].adventure, players[YOU].completed, players[YOU].artefacts]).toEqual([null, [], []])
    expect(locations.raptorTemple.rider).toMatchObject({ owner: YOU })
  })

  test('but not where a dino stands [s3.explore.11]', () => {
    expect(keys(yourTurn(false).at('primary'), YOU)).not.toContain('explore:raptorTemple')
  })

  test('their temple opens your option D as a completed adventure does [s3.explore.10]', () => {
    expect(templeCompleted(yourTurn(true).state, 'raptorTemple')).toBe(true)
    expect(templeCompleted(yourTurn(true).state, 'ironjawTemple')).toBe(false)
    expect(templeCompleted(alone().explored('raptorTemple').state, 'raptorTemple')).toBe(false)
  })

  test('place a dino and explore: as the arrow says, or an emergency [s3.explore.13] [s3.explore.14]', () => {
    const way = (has: Parameters<typeof dinos>[2]) =>
      after(dinos(example(), 'narek', has), t =>
        resolveAll(t, acts(), [{ verb: 'placeDinoAndExplore', direction: 'low' }]),
      )
    expect(way({ tamed: { shieldhead: 1 } }).state.locations['3'].explored).toBe(true)
    const none = way({})
    expect(none.state.locations['3'].explored).toBe(false)
    expect(ids(none)).toContain('solo.emergency')
  })
})

describe('shelters in the wilderness', () => {
  const built = (table: Position, at: 'high' | 'low' | 'opposed' | 'program', onTile = false) => {
    const match = after(table, t => buildShelter(t, acts(), at, onTile))
    return reports(match, 'solo.wildShelter').map(one => (one as { choice: { place: string } }).choice.place)
  }
  const open = () => facing().explored('1', 'x1').explored('4', 'x2').explored('7', 'x9')

  test('on the highest explored location with a space [s3.fx.10]', () => {
    expect(built(open(), 'high')).toEqual(['7'])
    expect(built(open().shelter(YOU, '7').shelter(CAMILLA, '7'), 'high')).toEqual(['4'])
  })

  test('on the lowest, which is the outpost, A before B [s3.fx.11] [s3.fx.12]', () => {
    expect(built(held(open(), 'jungle'), 'low')).toEqual(['outpostA'])
    const full = open().shelter(YOU, 'outpostA').shelter(CAMILLA, 'outpostA')
    expect(built(full, 'low')).toEqual(['outpostB'])
  })

  test('only with a tile where a tile is asked for [s3.fx.16]', () => {
    expect(built(open(), 'low', true)).toEqual(['1'])
  })

  test('areas without an assembly come first [s3.fx.9]', () => {
    expect(built(held(open(), 'jungle'), 'high')).toEqual(['4'])
    expect(built(held(open(), 'swamp'), 'low', true)).toEqual(['7'])
  })

  test('for a zone that is the wilderness, the way of the card that names it [s3.fx.13] [s3.fx.14]', () => {
    const opposing = (card: '5' | '6' | '7') =>
      built(cards(programs(open(), 'architect', 'rider'), '1', card), 'opposed')
    expect([opposing('5'), opposing('6'), opposing('7')]).toEqual([['7'], ['outpostA'], ['7']])
    expect(built(cards(programs(open(), 'cartographer', 'rider'), '3', '2'), 'program')).toEqual(['7'])
  })

  test('in the preferred zone of the city where there is no space [s3.fx.15] [solo.zone.15]', () => {
    const match = after(facing(), t => buildShelter(t, acts(), 'high', true))
    expect(match.state.city.construction.shelters[0]).toBe(NAREK)
    expect(reports(match, 'solo.shelter')[0]).toMatchObject({
      choice: { named: 'wilderness', avoided: [{ place: 'wilderness', why: 'full' }] },
    })
  })

  test('two more there than you are no reason to avoid it [solo.zone.15]', () => {
    expect(built(open().shelter(NAREK, '4').shelter(NAREK, '4').shelter(NAREK, '1'), 'high')).toEqual(['7'])
  })

  test('in the city on the lowest space that is free [s3.fx.8]', () => {
    const match = after(
      cards(programs(alone(), 'architect', 'rider').shelter(YOU, 'construction'), '3', '2'),
      t => buildShelter(t, acts(), 'program', false),
    )
    expect(match.state.city.construction.shelters.slice(0, 3)).toEqual([YOU, NAREK, null])
  })
})

describe('dinos and artefacts', () => {
  const resolved = (table: Position, ...effects: Parameters<typeof resolveAll>[2]) =>
    after(table, t => resolveAll(t, acts(), effects))

  test('a dino comes from the supply, a tamed one with a saddle [s3.fx.1] [s3.fx.2]', () => {
    const table = facing()
    const before = { ...table.state.supply }
    const match = resolved(
      table,
      { verb: 'gainDino', species: 'raptor' },
      { verb: 'gainDino', species: 'thunderhorn', tamed: true },
    )
    expect(untamedOf(match, 'narek', 'raptor')).toBe(1)
    expect(tamedOf(match, 'narek', 'thunderhorn')).toBe(1)
    expect(match.state.supply).toMatchObject({
      raptor: before.raptor - 1,
      thunderhorn: before.thunderhorn - 1,
    })
    expect(match.state.dissenters[0].saddles).toEqual({ small: 4, large: 8 })
  })

  test('none where none is left [s3.fx.3]', () => {
    const table = facing()
    const all = table.state.supply.ironjaw
    const match = resolved(dinos(table, 'camilla', { untamed: { ironjaw: all } }), {
      verb: 'gainDino',
      species: 'ironjaw',
    })
    expect(untamedOf(match, 'narek', 'ironjaw')).toBe(0)
    expect(reports(match, 'solo.leftOut')[0]).toMatchObject({ why: 'supply' })
  })

  test('an artefact joins the common set, once [s3.fx.26]', () => {
    const match = resolved(
      artefacts(facing(), 'crown'),
      { verb: 'artefact', artefact: 'crown' },
      { verb: 'artefact', artefact: 'sapling' },
    )
    expect(soloOf(match.state).artefacts).toEqual(['crown', 'sapling'])
  })

  test('one that needs a temple only when that is explored [s3.fx.27]', () => {
    const arrow = { verb: 'artefact', artefact: 'arrow', temple: 'raptorTemple' } as const
    expect(soloOf(resolved(facing(), arrow).state).artefacts).toEqual([])
    expect(soloOf(resolved(facing().explored('raptorTemple'), arrow).state).artefacts).toEqual(['arrow'])
    expect(soloOf(resolved(facing().explored('ironjawTemple'), arrow).state).artefacts).toEqual([])
  })

  test('without a tamed thunderhorn the next option comes [s3.fx.25]', () => {
    const options = { verb: 'firstOf', n: 1, of: [{ verb: 'thunderhorn' }, { verb: 'tame' }] } as const
    const match = resolved(dinos(facing(), 'narek', { untamed: { raptor: 1 } }), options)
    expect(tamedOf(match, 'narek', 'raptor')).toBe(1)
    expect(reports(match, 'solo.leftOut')[0]).toMatchObject({ why: 'noThunderhorn' })
  })
})

describe('the reserve', () => {
  const gains = (table: Position, n: number) =>
    markerOf(
      after(table, t => gainReserves(t, 'narek', n)),
      'narek',
    )

  test('moves on by as many spaces [s3.reserve.1]', () => {
    expect([gains(facing(), 1), gains(facing(), 2)]).toEqual([2, 3])
  })

  test('past space 5 or onto a crate it comes on the program card [s3.reserve.2] [s3.reserve.7] [s3.reserve.9]', () => {
    expect([gains(reserve(facing(), 'narek', 4), 1), gains(reserve(facing(), 'narek', 5), 1)]).toEqual([
      5,
      'program',
    ])
    expect(gains(reserve(artefacts(facing(), 'crown', 'arrow'), 'narek', 4), 1)).toBe('program')
  })

  test('and stays there [s3.reserve.3]', () => {
    expect(gains(reserve(facing(), 'narek', 'program'), 2)).toBe('program')
  })

  const gain = (table: Position, artefact: 'crown' | 'arrow' | 'acorn') =>
    after(table, t => gainArtefact(t, NAREK, artefact))

  test('each two artefacts bring a crate onto both tracks, from the last space [s3.reserve.4] [s3.reserve.5]', () => {
    expect(soloOf(gain(facing(), 'crown').state).crates).toBe(0)
    const match = gain(artefacts(facing(), 'arrow'), 'crown')
    expect(soloOf(match.state).crates).toBe(1)
    expect(reports(match, 'solo.crate')).toEqual([{ space: 5, pushed: [] }])
    expect(soloOf(gain(artefacts(facing(), 'arrow', 'jewel'), 'crown').state).crates).toBe(1)
  })

  test('the book’s example: the marker on 5 goes to the program card, and does not act at once [s3.reserve.6] [s3.reserve.10] [s3.reserve.11] [s3.reserve.14] [solo.reserve.1]', () => {
    const match = gain(reserve(artefacts(facing(), 'arrow'), 'camilla', 5), 'crown')
    expect([markerOf(match, 'narek'), markerOf(match, 'camilla')]).toEqual([1, 'program'])
    expect(reports(match, 'solo.crate')).toEqual([{ space: 5, pushed: [CAMILLA] }])
    expect(ids(match)).not.toContain('solo.acts')
  })

  test('the fourth artefact covers space 4 [s3.reserve.6] [s3.reserve.8]', () => {
    const table = reserve(artefacts(facing(), 'arrow', 'jewel', 'hexagon'), 'narek', 4)
    const match = gain(reserve(table, 'camilla', 2), 'crown')
    expect([markerOf(match, 'narek'), markerOf(match, 'camilla'), soloOf(match.state).crates]).toEqual([
      'program',
      2,
      2,
    ])
  })

  test.each([
    { n: 0, crates: 0 },
    { n: 2, crates: 1 },
    { n: 5, crates: 2 },
    { n: 8, crates: 4 },
  ])('$n artefacts: $crates crates [s3.reserve.8] [s3.reserve.13]', ({ n, crates }) => {
    const all = ['crown', 'jewel', 'hourglass', 'hexagon', 'sapling', 'arrow', 'acorn', 'shield'] as const
    const match = after(facing(), t => {
      for (const one of all.slice(0, n)) gainArtefact(t, NAREK, one)
    })
    expect(soloOf(match.state).crates).toBe(crates)
  })

  test('at most four, though it began with one [s3.reserve.12] [s3.level.8]', () => {
    const harder = cards(programs(alone({ adjustment: 'harder' }), 'architect', 'rider'), '5', '2')
    const match = after(harder, t => {
      for (const one of [
        'crown',
        'jewel',
        'hourglass',
        'hexagon',
        'sapling',
        'arrow',
        'acorn',
        'shield',
      ] as const)
        gainArtefact(t, NAREK, one)
    })
    expect(soloOf(match.state).crates).toBe(4)
  })

  test('never in the easier game [s3.level.7]', () => {
    const easier = cards(programs(alone({ adjustment: 'easier' }), 'architect', 'rider'), '5', '2')
    expect(soloOf(gain(artefacts(easier, 'arrow'), 'crown').state).crates).toBe(0)
  })
})
