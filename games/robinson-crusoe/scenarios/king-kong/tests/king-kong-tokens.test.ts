import { expect, test } from 'vitest'
import { weatherDice } from '../../../rules/phases/weather.ts'
import { offeredIn } from '../../../tests/cards/scene.ts'
import { answer, askedIn, type Tale, tale, woundsOf } from '../../../tests/scenarios/tale.ts'
import { CREW_IDS, type CrewId } from '../data.ts'
import { down, LOST_ITEM, storyOf, tokens } from './kong.ts'

// The Lost Item gives what the first of the crew who lives would give.

const lostItem = (who: CrewId): Tale => tale('kingKong').tokens(LOST_ITEM).with(down(who))
const used = (who: CrewId, ...picks: string[]) =>
  answer(lostItem(who).enter('planning'), `use:discovery:${LOST_ITEM}`, ...picks)

test('Lights: a brown pawn, once [crew.lights] [token.s7.lost-item]', () => {
  const story = lostItem('lights').has({ wood: 2 })
  story.plans({ type: 'explore', node: 'T1' }, 'cook')
  story.plans({ type: 'build', what: 'weapons', node: 'M1' }, 'carpenter')
  expect(story.spots(LOST_ITEM)).toEqual(['join:2', 'pass'])
  const single = lostItem('lights').has({ wood: 1 })
  single.plans({ type: 'build', what: 'weapons', node: 'M1' }, 'cook', LOST_ITEM)
  expect(single.acts().state.discoveries).toEqual([])
})

test('Cameraman: 2 determination [crew.cameraman] [token.s7.lost-item]', () => {
  expect(used('cameraman', 'carpenter').state.characters.map(({ det }) => det)).toEqual([0, 2])
})

test('Sound: this round’s animals dice are rolled before the actions [crew.sound] [token.s7.lost-item]', () => {
  const story = lostItem('sound').with(tokens('M2')).dice(3)
  const match = answer(story.enter('preAction', 'planning'), `discovery:${LOST_ITEM}`)
  expect(match.state.forecast?.animals).toEqual(['palisade'])
  expect(askedIn(lostItem('sound').enter('preAction', 'planning'))).toBe('')
})

test('a token found after the dice were rolled adds its die [crew.sound]', () => {
  const story = tale('kingKong')
    .with(tokens('M2', 'B1'))
    .with(state => {
      state.forecast = { rain: 0, snow: 0, animals: ['blank'] }
    })
  expect(woundsOf(story.dice(6).enter('weather', 'night'), 'cook')).toBe(3)
})

test('Screenwriter: the next event card is seen [crew.screenwriter] [token.s7.lost-item]', () => {
  const { state } = used('screenwriter')
  expect(state.seen.event).toEqual([state.decks.event.at(-1)])
})

test.each(['makeUpArtist', 'director'] as const)('%s: nothing [crew.make-up-artist] [crew.director]', who => {
  expect(offeredIn(lostItem(who).enter('planning'))).not.toContain(`use:discovery:${LOST_ITEM}`)
})

test('Actress: morale, even while she is a captive [crew.actress] [token.s7.lost-item]', () => {
  expect(used('actress').state.morale).toBe(1)
})

test('Double: a die of a roll, or an animals die, once [crew.double] [token.s7.lost-item]', () => {
  // The actress lives too, so she must be out of the way.
  const story = tale('kingKong')
    .tokens(LOST_ITEM)
    .with(state => {
      storyOf(state).dead = CREW_IDS.slice(0, 6)
    })
  const night = story.with(tokens('M2')).dice(3, 1).enter('weather', 'night')
  expect(storyOf(answer(night, `discovery:${LOST_ITEM}`).state).dead).toHaveLength(6)
  story.has({ wood: 1 }).plans({ type: 'build', what: 'weapons', node: 'M1' }, 'cook')
  const roll = story.dice(6, 6, 6, 1).acts(`discovery:${LOST_ITEM}`, 'success')
  expect(roll.state.weapons).toBe(1)
  expect(roll.state.discoveries).toEqual([])
})

test('Actor: weapons +2 [crew.actor] [token.s7.lost-item]', () => {
  const story = tale('kingKong')
    .tokens(LOST_ITEM)
    .with(state => {
      storyOf(state).dead = CREW_IDS.slice(0, 7)
    })
  expect(answer(story.enter('planning'), `use:discovery:${LOST_ITEM}`).state.weapons).toBe(2)
})

// The other tokens

test('the Firecracker makes one result go away [token.s7.firecracker]', () => {
  const story = tale('kingKong').tokens('kingKong.bowtie').with(tokens('M2', 'B1')).dice(3, 6)
  const match = answer(story.enter('weather', 'night'), 'discovery:kingKong.bowtie', 'fight')
  expect(match.state.characters.map(({ wounds }) => wounds)).toEqual([1, 1]) // the palisade’s
})

test('the Giant Footprint is a green pawn for this round [token.s7.giant-footprint]', () => {
  const story = tale('kingKong').tokens('kingKong.saltire')
  Object.assign(story.state, answer(story.enter('planning'), 'use:discovery:kingKong.saltire').state)
  story.plans({ type: 'explore', node: 'T1' }, 'cook')
  expect(story.spots('kingKong.saltire')).toEqual(['join:1', 'pass'])
  story.plans({ type: 'build', what: 'weapons', node: 'M1' }, 'carpenter')
  expect(story.spots('kingKong.saltire')).toEqual(['join:1', 'pass'])
  expect(story.enter('endOfPhase', 'weather').state.thisRound.pawns).toEqual([])
})

test('the Bottle of Vodka cheers everybody up [token.s7.bottle-of-vodka]', () => {
  const match = tale('kingKong').tokens('kingKong.dashes').enter('planning')
  expect(answer(match, 'use:discovery:kingKong.dashes').state.morale).toBe(1)
})

test('the Protective Amulet takes a numbered token too, and with it a die of the animals [card.mystery.protective-amulet] [scenario.7.10]', () => {
  const story = tale('kingKong')
    .with(tokens('M2', 'B1'))
    .with(({ treasures }) => treasures.push({ id: 'protectiveAmulet', uses: 1, user: '', from: 1 }))
  const match = answer(story.enter('planning'), 'use:treasure:protectiveAmulet', 'numbered:M2:-1')
  expect(weatherDice(match.state)).toEqual(['animals'])
})
