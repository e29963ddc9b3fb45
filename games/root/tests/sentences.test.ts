import { anyTable, Chance, castFor, Match, type Message, plain, render, type Text } from '@tablee/kernel'
import { en as kernelEn } from '@tablee/kernel/text/en.ts'
import { fr as kernelFr } from '@tablee/kernel/text/fr.ts'
import { expect, test } from 'vitest'
import { root } from '../game.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'

const TEXTS: readonly Text[] = [
  { ...kernelFr, ...fr },
  { ...kernelEn, ...en },
]
const GAMES = 24
const PICKS = 500
/** A sentence with the same values reads the same; of each some are read. */
const OF_EACH = 40

/** Whatever is asked, refused or reported in random games at any table, to everybody and to the one it speaks of. */
function told(): Set<string> {
  const sentences = new Set<string>()
  const times = new Map<string, number>()
  const read = (message: Message, cast: Match<unknown>['cast'], reader: number | null): void => {
    const seen = times.get(message.id) ?? 0
    times.set(message.id, seen + 1)
    if (seen >= OF_EACH) return
    for (const text of TEXTS)
      sentences.add(`${message.id}: ${plain(render(text, message, castFor(cast, reader)))}`)
  }
  for (let seed = 1; seed <= GAMES; seed++) {
    const chance = Chance.of(seed + 5000)
    const match = Match.start(root, anyTable(root, seed))
    let reported = 0
    for (let picks = 0; picks < PICKS && match.ask; picks++) {
      const [seat] = match.ask.waiting
      const face = match.face(seat)
      if (face) {
        read(face.prompt, match.cast, seat)
        for (const { why } of face.refused) read(why, match.cast, seat)
      }
      match.pick(seat, chance.below(match.ask.count(seat)))
      const journal = match.history?.journal ?? []
      for (const entry of journal.slice(reported)) read(entry, match.cast, picks % 2 ? null : seat)
      reported = journal.length
    }
  }
  return sentences
}

test('sentences begin with a capital and never count to nothing', () => {
  const sentences = [...told()]
  expect(sentences.length).toBeGreaterThan(1000)
  expect(sentences.filter(one => /^\S+: [^\p{Lu}\d«“‘…–+−]/u.test(one))).toEqual([])
  expect(sentences.filter(one => /\b[Ee]ncore\s0\b|\b0 (more|left|actions?)\b/.test(one))).toEqual([])
})

test('who has no points to lose is told so, and not that they lose none', () => {
  const said = (points: number, reader: number | null) =>
    TEXTS.map(text => {
      const values = { seat: 0, points, total: 0, source: 'turmoil' }
      return plain(render(text, { id: 'lost.points', values }, castFor(['eyrie', 'marquise'], reader)))
    })
  expect(said(0, null)).toEqual([
    'La Canopée n’a aucun point à perdre dans la Crise.',
    'The Eyrie have no points to lose in turmoil.',
  ])
  expect(said(0, 0)).toEqual([
    'Vous n’avez aucun point à perdre dans la Crise.',
    'You have no points to lose in turmoil.',
  ])
  expect(said(1, 0)[1]).toBe('You lose 1 point in turmoil (0).')
})
