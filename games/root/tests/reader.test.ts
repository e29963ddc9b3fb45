import { castFor, plain, render, type Text } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { say } from '../text/say.ts'

const CAST = ['marquise', 'eyrie', 'alliance', 'vagabond']

/** A message as a seat reads it, in both languages; spaces that no line parts are as others. */
function read(message: ReturnType<typeof say>, reader: number | null): readonly [string, string] {
  const cast = castFor(CAST, reader)
  const told = (text: Text): string => plain(render(text, message, cast)).replaceAll('\u00a0', ' ')
  return [told(fr), told(en)]
}

describe('the journal says you to who reads it', () => {
  test('who does something', () => {
    const placed = say('warriors.placed', { seat: 0, clearing: 5, count: 2 })
    expect(read(placed, null)).toEqual([
      'La Marquise place 2 guerriers en 5.',
      'The Marquise places 2 warriors in clearing 5.',
    ])
    expect(read(placed, 0)).toEqual(['Vous placez 2 guerriers en 5.', 'You place 2 warriors in clearing 5.'])
    expect(read(placed, 1)).toEqual(read(placed, null))
  })

  test('whom it is done to, the pronoun before the verb in French', () => {
    const attack = say('battle.starts', { attacker: 0, defender: 2, clearing: 5 })
    expect(read(attack, 2)).toEqual([
      'La Marquise vous attaque en 5.',
      'The Marquise attacks you in clearing 5.',
    ])
    expect(read(attack, 0)).toEqual([
      'Vous attaquez l’Alliance en 5.',
      'You attack the Alliance in clearing 5.',
    ])
    const taken = say('card.taken', { from: 3, to: 1 })
    expect(read(taken, 3)).toEqual([
      'La Canopée vous prend une carte au hasard.',
      'The Eyrie take a random card from you.',
    ])
    expect(read(taken, 1)).toEqual([
      'Vous prenez une carte au hasard au Vagabond.',
      'You take a random card from the Vagabond.',
    ])
  })

  test('what is theirs or yours', () => {
    const shown = say('hand.shown', { of: 0, to: 2 })
    expect(read(shown, 0)).toEqual(['L’Alliance regarde votre main.', 'The Alliance looks at your hand.'])
    expect(read(shown, 2)).toEqual([
      'Vous regardez la main de la Marquise.',
      'You look at the hand of the Marquise.',
    ])
  })

  test('two verbs of one sentence', () => {
    const rests = say('vagabond.rested', { seat: 3, items: ['sword', 'bag'] })
    expect(read(rests, 3)).toEqual([
      'Vous vous reposez dans la forêt et réparez une épée et un sac.',
      'You rest in the forest and repair: sword and bag.',
    ])
    expect(read(rests, 0)[0]).toBe('Le Vagabond se repose dans la forêt et répare une épée et un sac.')
  })

  test('a question that turns the verb around', () => {
    expect(read(say('battle.lose', { seat: 0 }), 0)).toEqual([
      'Quelle pièce perdez-vous ?',
      'Which piece do you lose?',
    ])
    expect(read(say('battle.lose', { seat: 0 }), null)[0]).toBe('Quelle pièce perd la Marquise ?')
  })
})

test('no sentence speaks of a reader as of somebody else', () => {
  const told = [
    say('scored', { seat: 0, points: 2, total: 9, source: 'buildings' }),
    say('coalition.formed', { seat: 0, partner: 1 }),
    say('vagabond.aid.took', { seat: 0, from: 1, item: 'sword' }),
    say('vagabond.relation', { seat: 3, other: 0, relation: 'hostile' }),
    say('eyrie.leader.rules', { seat: 0, leader: 'despot' }),
    say('effect.discarded', { seat: 0, card: 0 }),
    say('marquise.woodSpent', { clearing: 5 }),
  ]
  for (const message of told)
    for (const sentence of read(message, 0)) {
      expect(sentence).not.toMatch(/Marquise/)
      expect(sentence).toMatch(/vo(us|tre)|you/i)
    }
})
