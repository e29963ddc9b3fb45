import { keys, refusal } from '@tablee/common/testing/answers.ts'
import { Chance } from '@tablee/kernel'
import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import { OFFICERS } from '@tablee/perseverance/ids.ts'
import { describe, expect, test } from 'vitest'
import { RESHUFFLE_CARD } from '../data/solo/actions.ts'
import { CITY_ZONES, NUMBERED, type ObjectiveId } from '../data/types.ts'
import { assemblies } from '../rules/assembly/assembly.ts'
import { scoreOfficer } from '../rules/assembly/officer.ts'
import { automatonOf, ownerOf, soloOf, stockOf } from '../rules/solo/query.ts'
import { view } from '../view.ts'
import {
  after,
  alone,
  artefacts,
  CAMILLA,
  cards,
  during,
  ids,
  markerOf,
  NAREK,
  type Position,
  programs,
  reports,
  row,
  thunderhornIn,
  turnOf,
  untamedOf,
  YOU,
} from './alone.ts'
import { NEUTRAL, type P3Match, position } from './position.ts'

const followers = (match: P3Match) => match.state.players[YOU].followers
const theirs = (match: P3Match) => soloOf(match.state).followers
const gains = (match: P3Match) => reports(match, 'solo.followers').map(one => (one as { n: number }).n)

/** Answers what is asked with the first that there is, until something else is asked. */
function answerAll(match: P3Match, prompt: string): P3Match {
  while (match.waiting?.prompt === prompt) match.pickKey(YOU, keys(match, YOU)[0])
  return match
}

describe('what a die of theirs costs you', () => {
  const choosing = (space: number, has: Parameters<Position['has']>[1], table = position('adelita')) => {
    const match = table.has(YOU, has).at('primary')
    match.pickKey(YOU, `work:sustenance:${space}`)
    return match
  }

  test('three followers, never glowberries; your own and neutral ones nothing [solo.turn.1] [solo.turn.2]', () => {
    const pays = (owner: number) => {
      const match = choosing(0, { followers: 10, glowberry: 6 })
      match.pickKey(YOU, `${owner}:adventurer`)
      return [followers(match), match.state.players[YOU].resources.glowberry]
    }
    expect([pays(NAREK), pays(CAMILLA)]).toEqual([
      [7, 6],
      [7, 6],
    ])
    expect([pays(YOU), pays(NEUTRAL)]).toEqual([
      [10, 6],
      [10, 6],
    ])
  })

  test('a face costs as ever, besides [solo.turn.3]', () => {
    const match = choosing(1, { followers: 10, glowberry: 6 })
    match.pickKey(YOU, `${NAREK}:adventurer`)
    expect([followers(match), match.state.players[YOU].resources.glowberry]).toEqual([7, 4])
  })

  test('with fewer than three it is refused, whatever berries there are [solo.turn.4]', () => {
    const match = choosing(1, { followers: 2, glowberry: 5 })
    expect(refusal(match, YOU, `${NAREK}:adventurer`)).toBe('die.8')
  })

  test('unless there is no other: then all followers are lost [solo.turn.4]', () => {
    const table = position('adelita')
      .inCity(YOU, 'military', 0, 1)
      .inCity(NEUTRAL, 'construction', 0, 1)
      .inCity(NEUTRAL, 'expansion', 0, 1)
    const match = choosing(0, { followers: 2, glowberry: 5 }, table)
    match.pickKey(YOU, `${NAREK}:adventurer`)
    expect(followers(match)).toBe(0)
  })
})

describe('a round', () => {
  /** The Dissenters’ part of a round, from the end of your turn; card 3 lies on top: Narek left, Camilla right. */
  function round(table: Position): P3Match {
    const match = table.at('dissenters')
    match.pickKey(YOU, 'go')
    return match
  }
  const start = () =>
    row(programs(alone(), 'architect', 'rider'), '2', '1')
      .turns(YOU, 1)
      .change(state => {
        state.phase = 'end'
      })

  test('after your turn both play, Narek’s whole turn before Camilla’s, and ask nothing [solo.turn.5] [solo.turn.19] [solo.turn.30] [solo.turn.34] [solo.gen.1]', () => {
    const match = round(start())
    expect(match.waiting).toMatchObject({ prompt: 'primary' })
    const acts = reports(match, 'solo.acts').map(one => {
      const { owner, part } = one as { owner: number; part: string }
      return `${owner} ${part}`
    })
    expect(acts.filter(one => one.endsWith('ary'))).toEqual([
      '1 primary',
      '1 secondary',
      '2 primary',
      '2 secondary',
    ])
    expect(ids(match).indexOf('solo.assigned')).toBeLessThan(ids(match).indexOf('solo.acts'))
    expect(ids(match).slice(-2)).toEqual(['solo.row', 'turn.begins'])
    expect(match.state.phase).toBe('primary')
  })

  test('nothing of theirs happens before you look [solo.turn.5]', () => {
    const match = start().at('dissenters')
    expect(match.waiting).toMatchObject({ prompt: 'solo.turn' })
    expect(ids(match)).not.toContain('solo.assigned')
  })

  test('your turn ends with theirs [solo.turn.5]', () => {
    const match = position('adelita').at('endOfTurn')
    expect(match.waiting).toMatchObject({ prompt: 'solo.turn' })
  })

  test('assemblies come at the end of each one’s turn, and nothing else does [solo.turn.17] [solo.turn.18] [solo.turn.21]', () => {
    for (const dissenter of DISSENTERS) {
      const table = cards(programs(alone(), 'architect', 'rider'), '4', '1').inCity(
        NEUTRAL,
        'military',
        0,
        1,
        2,
      )
      const match = answerAll(table.at(['dissenterEnd', dissenter]), 'crate.row')
      const told = ids(match)
      expect(told).toContain('assembly.held')
      if (dissenter === 'narek') expect(told.indexOf('assembly.held')).toBeLessThan(told.indexOf('solo.acts'))
      else expect(told).not.toContain('solo.acts')
    }
  })

  test('with the card that reshuffles both gain a reserve, in the last round too [solo.turn.33] [solo.reshuffle.2] [s3.card.23]', () => {
    const last = () =>
      cards(programs(alone(), 'architect', 'rider'), '4', '1')
        .turns(YOU, 8)
        .change(state => {
          const { cards: deck } = soloOf(state)
          deck.deck = [...deck.deck.filter(card => card !== RESHUFFLE_CARD), RESHUFFLE_CARD]
          soloOf(state).chosen = soloOf(state).objectives[0]
        })
    const match = last().at('conclusion')
    expect(ids(match).indexOf('solo.reshuffle')).toBeLessThan(ids(match).indexOf('solo.programOfficer'))
    expect(DISSENTERS.map(one => markerOf(match, one))).toEqual([2, 2])
    expect(match.outcome).not.toBeNull()
  })

  test('the symbols of a card in a slot do nothing [solo.card.7]', () => {
    const table = () => cards(programs(alone(), 'architect', 'rider'), '1', '2')
    const match = turnOf(table(), 'narek')
    expect(ids(match)).toContain('solo.check')
    expect(soloOf(match.state).cards).toEqual(soloOf(table().state).cards)
  })

  test('a program is the same for either of them [solo.card.9]', () => {
    const narek = turnOf(cards(programs(alone(), 'horticulturist', 'rider'), '8', '2'), 'narek')
    const camilla = turnOf(cards(programs(alone(), 'rider', 'horticulturist'), '2', '8'), 'camilla')
    expect(untamedOf(narek, 'narek', 'raptor')).toBe(1)
    expect([untamedOf(camilla, 'camilla', 'raptor'), markerOf(camilla, 'camilla')]).toEqual([
      1,
      markerOf(narek, 'narek'),
    ])
    expect(untamedOf(camilla, 'narek', 'raptor')).toBe(0)
  })

  test('all of theirs lies open but the order of the deck [solo.vis.1] [solo.gen.5] [solo.gen.8] [solo.gen.9]', () => {
    const { state } = artefacts(cards(programs(alone(), 'architect', 'rider'), '4', '1'), 'crown')
    const { solo } = view(state, YOU)
    expect(solo).toMatchObject({
      artefacts: ['crown'],
      followers: 0,
      objectives: soloOf(state).objectives,
      automata: { narek: { program: 'architect', marker: { space: 1 } }, camilla: { program: 'rider' } },
      cards: { row: soloOf(state).cards.row, slots: { narek: '4', camilla: '1' }, discard: [] },
    })
    expect(solo).not.toHaveProperty('rally')
  })
})

describe('an assembly', () => {
  /** Three neutral dice lie in the military zone, tile III is next; shelters of you, Narek and Camilla. */
  const gathered = (table: Position) =>
    answerAll(during(table.inCity(NEUTRAL, 'military', 0, 1, 2).assemblies(2), assemblies), 'crate.row')
  function present(you: number, narek: number, camilla: number, table = alone()): Position {
    for (const [owner, n] of [you, narek, camilla].entries())
      for (let i = 0; i < n; i++) table.shelter(owner, 'military')
    return table
  }
  const crates = (match: P3Match) => match.state.players[YOU].crates.reduce((n, one) => n + one, 0)

  test.each([
    { you: 2, narek: 1, camilla: 0, paid: [6, 0, 1], rule: '[s3.assembly.6]' },
    { you: 2, narek: 2, camilla: 1, paid: [6, 0, 6], rule: '[s3.assembly.7]' },
    { you: 1, narek: 2, camilla: 2, paid: [1, 1, 6], rule: '[s3.assembly.8]' },
    { you: 1, narek: 2, camilla: 0, paid: [1, 1, 6], rule: '[s3.assembly.9]' },
    { you: 1, narek: 2, camilla: 1, paid: [1, 1, 6], rule: '[s3.assembly.10]' },
    { you: 0, narek: 2, camilla: 1, paid: [0, 0, 6], rule: '[s3.assembly.11]' },
  ])(
    '$you against $narek and $camilla: $paid for you, in crates, and for them $rule [s3.assembly.1]',
    one => {
      const before = alone().state.players[YOU]
      const match = gathered(present(one.you, one.narek, one.camilla))
      const [n, crate, them] = one.paid
      expect(followers(match) - before.followers).toBe(n)
      expect(crates(match) - before.crates.reduce((sum, each) => sum + each, 0)).toBe(crate)
      expect(gains(match)[0]).toBe(them)
    },
  )

  test('whichever of them is first, they are paid once, and in followers alone [s3.assembly.2] [s3.assembly.4] [s3.assembly.5]', () => {
    const match = gathered(present(0, 1, 2))
    expect(gains(match)).toEqual([6, 1])
    expect(theirs(match)).toBe(7)
    expect(soloOf(match.state).crates).toBe(0)
  })

  test('otherwise the second prize, though neither is present [s3.assembly.3] [s3.assembly.17]', () => {
    expect(gains(gathered(present(1, 0, 0)))).toEqual([1, 1])
  })

  test('unless the switch denies it [s3.assembly.17]', () => {
    expect(gains(gathered(present(1, 0, 0, alone({ needPresence: true }))))).toEqual([0, 0])
    expect(gains(gathered(present(2, 1, 0, alone({ needPresence: true }))))).toEqual([1, 0])
  })

  const scored = (you: number, narek: number, camilla: number) => {
    const table = alone().home(YOU, { raptor: 2, shieldhead: 2 }).assemblies(2)
    for (const [owner, n] of [you, narek, camilla].entries()) table.cubes(owner, 'captain', n)
    const before = table.state.players[YOU].followers
    const match = after(table, t => scoreOfficer(t, 'captain'))
    return [followers(match) - before, theirs(match)]
  }

  test('the book’s officer: they are paid by the tile, you by the condition [s3.assembly.13] [s3.assembly.15] [s3.assembly.16]', () => {
    expect(scored(2, 1, 2)).toEqual([3, 6])
  })

  test('you by your place among three, in full, half or not at all; they take the second prize behind you [s3.assembly.12] [s3.assembly.14]', () => {
    expect(scored(3, 1, 2)).toEqual([3, 1])
    expect(scored(1, 0, 2)).toEqual([1, 6])
    expect(scored(1, 2, 3)).toEqual([0, 6])
  })

  test('then a leader is back on the board, a thunderhorn in its supply, tamed [s3.assembly.18] [s3.assembly.19]', () => {
    const table = thunderhornIn(alone(), CAMILLA, 'military').change(({ city }) => {
      city.military.leader = NAREK
    })
    const match = gathered(table)
    expect(match.state.city.military).toMatchObject({ leader: null, companion: null })
    expect(automatonOf(match.state, 'camilla').tamed.thunderhorn).toBe(1)
    expect(automatonOf(match.state, 'narek').tamed.thunderhorn).toBe(0)
    expect(reports(match, 'solo.back')).toEqual([
      { owner: NAREK, unit: 'leader' },
      { owner: CAMILLA, unit: 'thunderhorn' },
    ])
  })

  test('the dice come back to the pool, the next tile follows [s3.assembly.20]', () => {
    const match = gathered(alone())
    expect([match.state.pool.length, match.state.assemblies]).toEqual([10, 3])
    expect(reports(match, 'assembly.next')[0]).toMatchObject({ tile: 4, symbol: 'structures' })
  })

  test('two in a round are of two tiles [s3.assembly.21]', () => {
    const table = alone()
      .inCity(NEUTRAL, 'military', 0, 1, 2)
      .inCity(NAREK, 'construction', 0, 1)
      .inCity(CAMILLA, 'construction', 2)
      .assemblies(2)
    const match = answerAll(
      during(table, function* (t) {
        yield* assemblies(t)
        yield* assemblies(t)
      }),
      'crate.row',
    )
    expect(reports(match, 'assembly.held').map(one => (one as { tile: number }).tile)).toEqual([3, 4])
  })
})

describe('the end', () => {
  /** Objectives 1 (Chief Mate), 4 (Captain) and 7 lie there: sustenance, expansion and the hills are those of the first. */
  const last = () => programs(alone(), 'architect', 'influencer').turns(YOU, 7)

  test('at the end of your eighth turn you choose one of the three, after assemblies [s3.end.1] [s3.end.8] [s3.end.9]', () => {
    const table = last().inCity(NEUTRAL, 'military', 0, 1, 2)
    const { objectives } = soloOf(table.state)
    const match = answerAll(table.at('endOfTurn'), 'crate.row')
    expect(match.waiting).toMatchObject({ prompt: 'solo.objective' })
    expect(keys(match, YOU)).toEqual(objectives)
    expect(ids(match)).toContain('assembly.held')
    expect(match.state.assemblies).toBe(1)
    match.pickKey(YOU, objectives[1])
    expect(reports(match, 'solo.chosen')).toEqual([{ seat: YOU, objective: objectives[1] }])
  })

  test('not before [s3.end.1]', () => {
    expect(programs(alone(), 'architect', 'influencer').turns(YOU, 6).at('endOfTurn').waiting).toMatchObject({
      prompt: 'solo.turn',
    })
  })

  const chosen = (table: Position, objective: ObjectiveId) => {
    const before = table.state.players[YOU].followers
    const match = table.at('objectiveChoice')
    match.pickKey(YOU, objective)
    return { match, gained: followers(match) - before }
  }

  test('its zones give four each where nobody has more shelters, and you have one [s3.end.3] [s3.end.4]', () => {
    expect(chosen(last(), 'o1').gained).toBe(0)
    expect(chosen(last().shelter(YOU, 'sustenance'), 'o1').gained).toBe(4)
    expect(chosen(last().shelter(YOU, 'sustenance').shelter(NAREK, 'sustenance'), 'o1').gained).toBe(4)
    const more = last()
      .shelter(YOU, 'sustenance')
      .shelter(CAMILLA, 'sustenance')
      .shelter(CAMILLA, 'sustenance')
    expect(chosen(more, 'o1').gained).toBe(0)
    const onStructure = last()
      .shelter(NAREK, 'sustenance')
      .change(({ city, players }) => {
        if (city.sustenance.lower) city.sustenance.lower.owner = YOU
        players[YOU].shelters--
      })
    expect(chosen(onStructure, 'o1').gained).toBe(4)
  })

  test('its personal goal gives six [s3.end.2]', () => {
    const table = last()
    for (let i = 0; i < 5; i++) table.shelter(YOU, 'military')
    expect(chosen(table, 'o1').gained).toBe(6)
  })

  test('its officer is scored with the current tile, which stays; then they play on [s3.end.5] [s3.end.6] [s3.end.7]', () => {
    const { match } = chosen(last().cubes(NAREK, 'chiefMate', 1).assemblies(2), 'o1')
    expect(reports(match, 'officer.scored')[0]).toMatchObject({ officer: 'chiefMate' })
    expect([gains(match), match.state.assemblies]).toEqual([[6], 2])
    expect(match.waiting).toMatchObject({ prompt: 'solo.turn' })
  })

  const finished = (table: Position) => table.turns(YOU, 8).at('soloScoring')

  test('the officers of both programs are scored with the current tile [s3.end.10] [s3.end.11]', () => {
    const match = finished(last().cubes(NAREK, 'chiefEngineer', 1).assemblies(2))
    expect(reports(match, 'officer.scored').map(one => (one as { officer: string }).officer)).toEqual([
      'chiefEngineer',
      'chiefSteward',
    ])
    expect([gains(match).slice(0, 2), match.state.assemblies]).toEqual([[6, 1], 2])
  })

  test('they gain two for each artefact, nothing for structures or what stands in zones [s3.end.13] [s3.end.14] [s3.end.16]', () => {
    const plain = theirs(finished(last()))
    expect(theirs(finished(artefacts(last(), 'crown', 'arrow', 'acorn'))) - plain).toBe(6)
    const built = last().change(({ city, dissenters }) => {
      for (const zone of CITY_ZONES) {
        const { lower } = city[zone]
        if (lower) lower.owner = NAREK
        dissenters[0].shelters--
      }
      city.military.leader = CAMILLA
    })
    expect(theirs(finished(built))).toBe(plain)
  })

  test('you score artefacts, structures and what is left as ever [s3.end.12]', () => {
    const match = finished(last().artefacts(YOU, 'crown', 'arrow'))
    expect(ids(match)).toEqual(expect.arrayContaining(['final.artefacts', 'final.leftovers']))
    expect(followers(match)).toBeGreaterThan(followers(finished(last())))
  })

  test('only with more than they have do you win [s3.end.15]', () => {
    const ended = (more: number) => {
      const plain = finished(last().has(YOU, { followers: 50 }))
      const level = followers(plain) - theirs(plain) - more
      const match = finished(
        last()
          .has(YOU, { followers: 50 })
          .change(state => {
            soloOf(state).followers = level
          }),
      )
      expect(followers(match) - theirs(match)).toBe(more)
      return match.outcome
    }
    expect(ended(1)).toMatchObject({ winners: [YOU] })
    expect(ended(0)).toMatchObject({ winners: [], rivals: ['narek', 'camilla'] })
    expect(ended(-1)).toMatchObject({ winners: [] })
  })
})

describe('a whole game', () => {
  test('has eight rounds; followers of theirs never decrease, no piece is lost [solo.turn.31] [solo.officer.12] [solo.officer.13]', () => {
    const chance = Chance.of(7)
    const match = position('adelita').at('primary')
    while (match.outcome === null) {
      const now = keys(match, YOU)
      match.pickKey(YOU, now[chance.below(now.length)])
    }
    const { state } = match
    expect(reports(match, 'solo.assigned')).toHaveLength(8)
    const totals = reports(match, 'solo.followers').map(one => (one as { total: number }).total)
    expect([...totals].sort((a, b) => a - b)).toEqual(totals)
    for (const dissenter of DISSENTERS) {
      const owner = ownerOf(dissenter)
      const cubes = OFFICERS.reduce((n, officer) => n + state.influence[officer][owner], 0)
      expect(1 + cubes + stockOf(state, dissenter).cubes).toBe(18)
      const spaces = [
        ...CITY_ZONES.flatMap(zone => [
          ...state.city[zone].shelters,
          state.city[zone].lower?.owner,
          state.city[zone].upper?.owner,
        ]),
        ...NUMBERED.flatMap(id => state.locations[id].shelters),
        ...state.outposts.outpostA,
        ...state.outposts.outpostB,
      ]
      expect(spaces.filter(one => one === owner).length + stockOf(state, dissenter).shelters).toBe(16)
    }
  })
})
