import { entryOf } from '@tablee/games'
import { Chance, Match, type Room } from '@tablee/kernel'
import { type Scene, sceneOf } from '@tablee/table'
import { expect, test } from 'vitest'
import { partsOf, sectionsOf } from '../src/games.ts'
import { candidatesOf, refusedOf } from '../src/table/context.tsx'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'
import { learn, sentence } from '../src/words.ts'
import { bot, person, sit } from './sit.ts'

const BROKEN = /undefined|null|NaN|\[object|function/

/** A game of Root that everybody plays at random, told by a scene every 25 picks; the last is its end. */
async function scenesOfRoot(seed: number): Promise<Scene[]> {
  const { game } = await rootRoom()
  const match = Match.start(game, { seats: 4, seed })
  const chance = Chance.of(seed)
  const standing = { eyes: 0, handOver: null, thinking: null, mistake: null, scores: [], looksOnly: false }
  const scenes: Scene[] = []
  while (match.ask) {
    if (match.picks % 25 === 0) scenes.push(sceneOf(match, { ...standing, players }))
    const [seat] = match.ask.waiting
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  return [...scenes, sceneOf(match, { ...standing, players })]
}

const players = [person(), bot(), bot(), bot()]

async function rootRoom(): Promise<Room> {
  const entry = entryOf('root')
  if (!entry) throw new Error('Root is in the catalogue.')
  return entry.load()
}

test('everything that Root shows in words is told in both languages, through a whole game', async () => {
  const scenes = await scenesOfRoot(3)
  const end = scenes[scenes.length - 1]
  expect(end.outcome).not.toBeNull()
  for (const language of ['fr', 'en'] as const) {
    await learn(language)
    const { text, outline } = await partsOf('root', language)
    const sections = await sectionsOf('root')
    const told = end.journal.map(report => sentence(language, text, report, end.cast))
    expect(told.filter((words, index) => BROKEN.test(words) || words === end.journal[index].id)).toEqual([])
    for (const party of end.cast) expect(outline?.partyName(party, language)).not.toBe(party)
    for (const scene of scenes) {
      const words = [
        sections?.(scene.view as never, scene, language),
        outline?.phases(scene.view as never, scene, language),
      ]
      expect(JSON.stringify(words)).not.toMatch(BROKEN)
    }
  }
})

test('each question and each refusal has its sentence', async () => {
  const people = ['Ada', 'Bo', 'Cy', 'Di'].map(name => ({ kind: 'person', name }) as const)
  const sitting = await sit('root', people, { seed: 5 })
  const { text } = await partsOf('root', 'fr')
  for (let pick = 0; pick < 120; pick++) {
    const { handOver } = sitting.scene
    if (handOver !== null) await sitting.table.takeSeat(handOver)
    const { scene } = sitting
    if (!scene.face) break
    const told = [
      scene.face.prompt,
      ...candidatesOf(scene).map(({ say }) => say),
      ...refusedOf(scene).flatMap(({ say, why }) => [say, why]),
    ].map(message => sentence('fr', text, message, scene.cast))
    expect(told.join('\n')).not.toMatch(BROKEN)
    await sitting.table.pick([candidatesOf(scene)[pick % candidatesOf(scene).length].key])
  }
})

test('a round has the name that its game has for it', () => {
  const named = (game: string) => [
    fr['end.roundName']({ game, round: 5 }, []),
    en['end.roundName']({ game, round: 5 }),
  ]
  expect(named('diluvium')).toEqual(['Tour\u00a05', 'Round 5'])
  expect(named('root')).toEqual(['Manche\u00a05', 'Round 5'])
  expect(fr['campaign.lost']({ game: 'diluvium', round: 9 }, [])).toBe('Perdu, tour\u00a09')
  expect(fr['end.when']({ game: 'monster-lands', round: 6, ms: null }, [])).toBe('Partie finie, tour\u00a06')
})
