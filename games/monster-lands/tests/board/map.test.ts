import { refsOf } from '@tablee/board'
import { Chance, Match, readSetup } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { covers, partOf } from '../../board/covers.ts'
import { Lands } from '../../board/map/map.tsx'
import { drawingOf } from '../../board/map/monsters/art.tsx'
import { Outside } from '../../board/map/outside.tsx'
import { wordsIn } from '../../board/words.ts'
import { MONSTERS, type MonsterId } from '../../data/monsters.ts'
import { monsterLands } from '../../game.ts'
import { contentOf, draw, propsOf, tagOf } from '../drawing.ts'
import { type MonsterMatch, position } from '../position.ts'

const lands = (match: MonsterMatch, seat = 0, given = {}) => draw(Lands, propsOf(match, seat, given))

/** Three clans deploy; the first has dice and gold to go anywhere. */
const deploying = () => position('fire', 'water', 'air').has(0, { gold: 20 }).pool(0, 2, 2, 4, 2)

test('every monster has a drawing of its own', async () => {
  const drawings = await Promise.all((Object.keys(MONSTERS) as MonsterId[]).map(drawingOf))
  const drawn = drawings.map(layers => layers.map(({ d }) => d).join(' '))
  expect(drawn).not.toContain('')
  expect(new Set(drawn).size).toBe(20)
})

test('a place that takes dice is a button with its sentence; one that does not says why [panic.6]', () => {
  const markup = lands(deploying().panic('armory').at(['deploy', 0]))
  expect(tagOf(markup, 'building:bazaar')).toContain('role="button"')
  expect(tagOf(markup, 'building:bazaar')).not.toContain('aria-disabled')
  expect(tagOf(markup, 'building:armory')).toMatch(/aria-disabled="true".*La panique a fermé ce bâtiment/)
  expect(contentOf(markup, 'building:armory')).toContain('fermée')
  expect(contentOf(markup, 'building:bazaar')).not.toContain('fermée')
})

test('places for three clans are closed to two, and open to three [deploy.9]', () => {
  const two = lands(position('fire', 'water').pool(0, 2).at(['deploy', 0]))
  for (const building of ['huntersLair', 'tavern', 'armory', 'bazaar'])
    expect(contentOf(two, `building:${building}`)).toContain('3+')
  expect(contentOf(two, 'slot:mine:3')).toContain('3+')
  expect(contentOf(two, 'slot:mine:2')).not.toContain('3+')
  expect(lands(deploying().at(['deploy', 0]))).not.toContain('3+')
})

test('with a die in hand, its discount stands on every place that sells, and the die in its next place [persuasion.1] [persuasion.2] [persuasion.3]', () => {
  const match = deploying().laid('huntersLair', 1, 3).laid('bazaar', 1, 5).at(['deploy', 0])
  expect(lands(match)).not.toContain('remise')
  match.pickKey(0, 'die:p4')
  const markup = lands(match)
  expect(contentOf(markup, 'building:huntersLair')).toContain('remise 4')
  expect(contentOf(markup, 'building:bazaar')).toContain('remise 9')
  expect(contentOf(markup, 'building:pawnshop')).not.toContain('remise')
  for (const building of ['huntersLair', 'bazaar', 'pawnshop'])
    expect(contentOf(markup, `building:${building}`).split('is-proposed')).toHaveLength(2)
})

test('a die that was taken in the same gesture is proposed as well', () => {
  const match = deploying().at(['deploy', 0])
  expect(lands(match, 0, { taken: new Set(['die:p2']) })).toContain('remise 2')
})

test('dice lie in their places with the disc of their clan', () => {
  const markup = lands(deploying().laid('tavern', 2, 6).at(['deploy', 0]))
  const tavern = contentOf(markup, 'building:tavern')
  expect(tavern).toContain('data-piece="die.p6"')
  expect(tavern).toContain('ml-owner f-air')
})

test('the places of the Mine are chosen one by one', () => {
  const match = deploying().laid('mine', 1, 0).at(['deploy', 0])
  match.pickKey(0, 'building:mine')
  const markup = lands(match)
  expect(tagOf(markup, 'slot:mine:0')).not.toContain('role="button"')
  for (const slot of [1, 2, 3]) expect(tagOf(markup, `slot:mine:${slot}`)).toContain('role="button"')
})

test('one land is drawn for one or two clans, two for more [setup.19]', () => {
  const roads = (markup: string) => markup.match(/data-ref="path:region[AB]:\d"/g)?.length
  expect(roads(lands(position('fire', 'water').pool(0, 1).at(['deploy', 0])))).toBe(4)
  expect(roads(lands(deploying().at(['deploy', 0])))).toBe(8)
})

test('an expedition shows who goes, the dice and the tokens; a trap face down has its name for its owner alone', () => {
  const match = deploying()
    .hires(1, 'nimra')
    .sends(1, 'nimra', 'regionA:1', { force: 2, tokens: ['magicDie1', 'defense'] })
    .at(['deploy', 0])
  const road = (seat: number) => {
    const markup = lands(match, seat)
    const from = markup.indexOf('data-ref="path:regionA:1"')
    return markup.slice(from, markup.indexOf('data-ref="path:regionA:2"'))
  }
  expect(road(0)).toContain('Nimra')
  expect(road(0).match(/data-piece="die.force"/g)).toHaveLength(2)
  expect(road(0)).toContain('f-water')
  expect(road(0)).toContain('Un piège, face cachée')
  const trap = wordsIn('fr').trapName('magicDie1')
  expect(road(0)).not.toContain(trap)
  expect(road(1)).toContain(trap)
  expect(road(1)).not.toContain('Un piège, face cachée')
  expect(road(0)).toContain('Un jeton Défense')
})

test('alone, the tokens of Madhala stand on the board and on her roads', () => {
  const match = position('fire')
    .with({ scenario: 'routine' })
    .pool(0, 1)
    .madhala('regionA:2')
    .at(['deploy', 0])
  const markup = lands(match)
  expect(markup).toContain('Madhala')
  expect(contentOf(markup, 'path:regionA:2')).toContain('f-madhala')
})

test('on a phone the Citadel and what is outside are two panes', () => {
  const match = deploying().at(['deploy', 0])
  const citadel = lands(match, 0, { size: 'phone' })
  expect(tagOf(citadel, 'building:tavern')).not.toBe('')
  expect(citadel).not.toContain('data-ref="path:')
  const outside = draw(Outside, propsOf(match, 0, { size: 'phone' }))
  expect(outside.match(/role="tab"/g)).toHaveLength(4)
  expect(outside.match(/data-ref="path:regionA:\d"/g)).toHaveLength(4)
  expect(outside).not.toContain('data-ref="building:')
})

test('the words are those of the language', () => {
  const match = deploying().panic('armory').at(['deploy', 0])
  expect(lands(match, 0, { language: 'en' })).toMatch(/Panic:.*closed/)
})

test.each([1, 2, 3, 4])(
  'whatever lies on the map or outside may be chosen there: random games of %i',
  seats => {
    const asked = new Set<string>()
    for (let seed = 1; seed <= 2; seed++) {
      const match = Match.start(monsterLands, readSetup(monsterLands, seats, {}, seed))
      const chance = Chance.of(seed)
      while (match.waiting) {
        const [seat] = match.waiting.seats
        const props = propsOf(match, seat)
        const refs = props.candidates
          .flatMap(refsOf)
          .filter(ref => covers(ref, props.view) && ['Map', 'Goal'].includes(partOf(ref, props.view)))
        if (refs.length > 0 && chance.below(7) === 0) {
          const markup = draw(Lands, props)
          for (const ref of refs) {
            asked.add(ref.split(':')[0])
            expect(tagOf(markup, ref), ref).toContain('role="button"')
          }
        }
        match.pickKey(seat, props.candidates[chance.below(props.candidates.length)].key)
      }
    }
    expect([...asked]).toEqual(expect.arrayContaining(['building', 'path']))
  },
)

test('a monster, its region and a mission open their sheets where nothing is chosen at them', () => {
  const markup = lands(position('fire', 'water').pool(0, 2).at(['deploy', 0]))
  for (const kind of ['monster', 'region']) {
    const tag = markup.match(new RegExp(`<g [^>]*data-ref="${kind}:[^>]*>`))?.[0] ?? ''
    expect(tag).toMatch(/opens/)
    expect(tag).toContain('aria-haspopup="dialog"')
  }
  expect(markup).toMatch(/class="ml-mission-head opens"/)
})
