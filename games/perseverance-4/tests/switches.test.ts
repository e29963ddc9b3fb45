import { answer } from '@tablee/common/testing/answers.ts'
import { Match, packFault } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import type { Switches } from '../data/switches.ts'
import { perseverance4 } from '../game.ts'
import { ends } from './acting.ts'
import { CAMILLA, NAREK, position, YOU } from './position.ts'

const { switches: usual } = reconstructed.usual
const ALL = Object.keys(usual) as (keyof Switches)[]
const packOf = (...names: (keyof Switches)[]) => ({
  name: 'The book that was found',
  data: Object.fromEntries(names.map(name => [`switch:rules.${name}`, !usual[name]])),
})
const switchesWith = (...names: (keyof Switches)[]): Switches =>
  Match.start(perseverance4, { seats: 1, seed: 1, pack: packOf(...names) }).state.data.switches

describe('a pack of whoever owns the box', () => {
  test.each(ALL)('reads %s the other way, and no other rule', name => {
    expect(switchesWith(name)).toEqual({ ...usual, [name]: !usual[name] })
  })
  test('reads several the other way', () => {
    expect(switchesWith(...ALL)).toEqual(Object.fromEntries(ALL.map(name => [name, !usual[name]])))
  })
  test('says yes or no of a rule, nothing else', () => {
    const data = { 'switch:rules.ep4CombatWhenFull': 'no' }
    expect(packFault(perseverance4, { name: 'The book', data })).not.toBeNull()
    expect(packFault(perseverance4, packOf(...ALL))).toBeNull()
  })
})

describe('the rules as the book has them', () => {
  test('are those of the addenda, but that Dissenters need no presence [e4.switch.7]', () => {
    expect(usual).toEqual({
      ep4SecondaryPaysInfluence: true,
      ep4CrateOwnership: true,
      ep4FortificationStopsDescent: true,
      ep4CombatWhenFull: true,
      ep4RallyOnlyFitGroups: true,
      soloDissentersNeedPresence: false,
      ep4VoyageOpposedByProgram: true,
    })
  })
  test('a fortification off the trail is kept, and its owner loses followers as anybody does [e4.switch.3]', () => {
    const table = position()
      .switched('ep4FortificationStopsDescent')
      .cards('1', '3')
      .battlefield('military', ['spearman', YOU, 'thunderhorn'], 'spearman')
      .fort(YOU, 'military', 3)
      .change(({ zones }) => {
        zones.military.flagged = true
      })
    const { zones, players } = ends(table).state
    expect(zones.military.trail).toBe(3)
    expect(zones.military.fortifications).toEqual([null, null, YOU])
    expect(players[YOU].followers).toBe(8)
  })
  test('where presence is needed, an officer without a cube of theirs pays the Dissenters nothing either [e4.switch.7]', () => {
    const officer = (needed: boolean) => {
      const table = position().cards('1', '3').cubes(YOU, 'chiefSteward', 1)
      if (needed) table.switched('soloDissentersNeedPresence')
      for (let space = 0; space < 3; space++) table.placed('evacuation', space, [YOU, NAREK, CAMILLA][space])
      const match = ends(table)
      answer(match, { negotiate: 'prize' }, 'space')
      return match.state.solo?.followers
    }
    // A die each: all three are first, for 5 followers; the officer then pays 3, or nothing.
    expect([officer(false), officer(true)]).toEqual([8, 5])
  })
})
