import { describe, expect, test } from 'vitest'
import * as en from '../words/en.ts'
import * as fr from '../words/fr.ts'

const french = (article: fr.Noun['article'], name: string, reader = false): fr.Someone => ({
  noun: { article, name },
  ref: 'seat:0',
  reader,
})

describe('French', () => {
  test('somebody has an article, which prepositions swallow', () => {
    expect(fr.Who(french('la ', 'Marquise'))).toBe('[[seat:0|La Marquise]]')
    expect(fr.who(french('', 'Vendredi'))).toBe('[[seat:0|Vendredi]]')
    expect(fr.de(french('le ', 'Vagabond'))).toBe('du [[seat:0|Vagabond]]')
    expect(fr.de(french('les ', 'Corvidés'))).toBe('des [[seat:0|Corvidés]]')
    expect(fr.de(french('l’', 'Alliance'))).toBe('de [[seat:0|l’Alliance]]')
    expect(fr.de(french('', 'Vendredi'))).toBe('de [[seat:0|Vendredi]]')
    expect(fr.de(french('', 'Ariane'))).toBe('d’[[seat:0|Ariane]]')
    expect(fr.à(french('le ', 'Vagabond'))).toBe('au [[seat:0|Vagabond]]')
    expect(fr.à(french('les ', 'Corvidés'))).toBe('aux [[seat:0|Corvidés]]')
    expect(fr.à(french('la ', 'Marquise'))).toBe('à [[seat:0|la Marquise]]')
  })

  test('whoever reads is « vous », whatever they are called', () => {
    for (const you of [french('le ', 'Vagabond', true), french('', 'Ariane', true)]) {
      expect(fr.Who(you)).toBe('[[seat:0|Vous]]')
      expect(fr.de(you)).toBe('de [[seat:0|vous]]')
      expect(fr.à(you)).toBe('à [[seat:0|vous]]')
      expect(fr.agree(you, 'marque', 'marquent', 'marquez')).toBe('marquez')
    }
  })

  test('verbs agree with one and with many', () => {
    expect(fr.agree(french('la ', 'Marquise'), 'marque', 'marquent', 'marquez')).toBe('marque')
    expect(fr.agree(french('les ', 'Corvidés'), 'marque', 'marquent', 'marquez')).toBe('marquent')
  })

  test('less than two is one', () => {
    expect([0, 1, 2].map(n => fr.count(n, 'guerrier'))).toEqual(['0 guerrier', '1 guerrier', '2 guerriers'])
    expect(fr.count(2, 'jeton Bois', 'jetons Bois')).toBe('2 jetons Bois')
  })

  test('« de » is elided before a vowel', () => {
    expect(['sac', 'épée', 'arbalète', 'Œuvre'].map(fr.ofWord)).toEqual([
      'de sac',
      'd’épée',
      'd’arbalète',
      'd’Œuvre',
    ])
  })
})

describe('English', () => {
  const marquise: en.Someone = { name: 'the Marquise', ref: 'seat:0', reader: false }
  const eyrie: en.Someone = { name: 'the Eyrie', plural: true, ref: 'seat:1', reader: false }

  test('verbs agree with one, with many and with you', () => {
    expect(`${en.Who(marquise)} ${en.agree(marquise, 'scores', 'score')}`).toBe(
      '[[seat:0|The Marquise]] scores',
    )
    expect(`${en.who(eyrie)} ${en.agree(eyrie, 'scores', 'score')}`).toBe('[[seat:1|the Eyrie]] score')
    const you = { ...marquise, reader: true }
    expect(`${en.Who(you)} ${en.agree(you, 'scores', 'score')}`).toBe('[[seat:0|You]] score')
    expect(en.agree(you, 'its', 'their', 'your')).toBe('your')
  })

  test('only one is one', () => {
    expect([0, 1, 2].map(n => en.count(n, 'crate'))).toEqual(['0 crates', '1 crate', '2 crates'])
  })
})

describe('both', () => {
  test('put words in a row', () => {
    expect(fr.list([])).toBe('')
    expect(fr.list(['A'])).toBe('A')
    expect(fr.list(['A', 'B', 'C'])).toBe('A, B et C')
    expect(fr.list(['A', 'B'], 'ou')).toBe('A ou B')
    expect(en.list(['A', 'B', 'C'])).toBe('A, B and C')
  })

  test('write a capital, marked or not', () => {
    expect(fr.capital('élan')).toBe('Élan')
    expect(fr.capital('[[seat:0|la Marquise]] joue')).toBe('[[seat:0|La Marquise]] joue')
    expect(fr.capital('')).toBe('')
  })
})
