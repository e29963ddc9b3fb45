import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, isVisible, lengthOf, shorten } from '../../people/clean.ts'
import { readAccount, readName } from '../../people/people.ts'

describe('what people write', () => {
  test.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ada\u0000\u0007\u001b[31m', 'Ada[31m'],
    ['\u202eadA', 'adA'],
    ['A\u200bd\u200da\ufeff', 'Ada'],
    ['Ada\nLovelace\t!', 'Ada Lovelace !'],
    ['e\u0301', 'é'],
    [`Z${'\u0300\u0301\u0302\u0303\u0304'.repeat(9)}`, 'Z̀́̂'],
    ['<b>Ada</b>', '<b>Ada</b>'],
    ['阿达 🦊', '阿达 🦊'],
  ])('%j becomes %j', (given, wanted) => {
    expect(cleanLine(given)).toBe(wanted.normalize('NFC'))
  })

  test('lines are kept in a longer text, but not many empty ones', () => {
    expect(cleanText(' a\r\n\n\n\n\u0000b \rc')).toBe('a\n\nb\nc')
  })

  test('a text is cut between characters', () => {
    expect(shorten('🦊🦊🦊', 2)).toBe('🦊🦊')
    expect(lengthOf('🦊🦊🦊')).toBe(3)
  })

  test('a name without anything to see is none', () => {
    for (const name of ['', ' ', '\u200b', '\u00ad\u2060', '\u3164', '\u2800']) {
      expect(isVisible(cleanLine(name))).toBe(false)
      expect(() => readName(name)).toThrow()
    }
    expect(readName(' Ada ')).toBe('Ada')
    expect(() => readName('a'.repeat(25))).toThrow()
  })

  test.each([
    ['Ada', 'ada'],
    ['  Élodie.b-2_ ', 'élodie.b-2_'],
    ['ab', null],
    ['a b c', null],
    ['a'.repeat(33), null],
    ['ada@x', null],
    ['', null],
  ])('the account name %j is kept as %j', (given, kept) => {
    expect(readAccount(given)).toBe(kept)
  })
})
