import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Match, save } from '@tablee/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Workplace } from './command.ts'
import { entryOf } from './shaky.ts'

let place: Workplace
beforeAll(async () => {
  place = await Workplace.build()
})
afterAll(() => place.remove())

const hotSeat = ['play', 'tic-tac-toe', '--seats', 'you,you', '--seed', '7']
const saves = () =>
  existsSync(place.at('data/tablee/saves')) ? readdirSync(place.at('data/tablee/saves')) : []

describe('a game of tic-tac-toe, written beforehand', () => {
  test('is played to its end, with undo and redo', async () => {
    // Numbers are places in the list, =keys are cells.
    const lines = ['5', '1', 'u', '=8', 'u', 'r', '=3', '=1', '=5']
    const { code, out, err } = await place.run(hotSeat, { lines })
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain('Player 1 marks cell 5.')
    expect(out).toContain('Player 2 marks cell 1.')
    expect(out).toContain('Player 2 marks cell 9.')
    expect(out).toContain('Three in a line.')
    expect(out).toContain('Seat 1 wins.')
    expect(saves()).toEqual([])
  })

  test('is saved, left and resumed', async () => {
    const file = place.at('middle.json')
    const first = await place.run(hotSeat, { lines: ['5', `s ${file}`, '1', 'q'] })
    expect(first.code).toBe(0)
    expect(first.out).toContain(`Saved in ${file}.`)
    const [left] = saves()
    expect(first.out).toContain(`tablee play --resume ${place.at('data/tablee/saves', left)}`)

    const lines = ['=3', '=1', '=5']
    const resumed = await place.run(['play', '--resume'], { lines })
    expect(resumed.code).toBe(0)
    expect(resumed.out).toContain('tic-tac-toe, after 2 picks: you, you.')
    expect(resumed.out).toContain('Seat 1 wins.')
    const end = await place.json<{ outcome: object }>('replay', place.at('data/tablee/saves', left))
    expect(end.outcome).toMatchObject({ winners: [0] })

    const earlier = await place.run(['play', '--resume', file, '--seats', 'you,random'], { lines: ['q'] })
    expect(earlier.out).toContain('tic-tac-toe, after 1 picks: you, random.')
    expect(earlier.code).toBe(0)
  })

  test('is kept in the file of --save after every choice, and at its end', async () => {
    const file = place.at('kept.json')
    const { code } = await place.run([...hotSeat, '--save', file], { lines: ['=4', '=0', '=3', '=1', '=5'] })
    expect(code).toBe(0)
    const { picks, outcome } = await place.json<{ picks: unknown[]; outcome: unknown }>('replay', file)
    expect(picks).toHaveLength(5)
    expect(outcome).not.toBeNull()
  })

  test('is played in French', async () => {
    const { out } = await place.run([...hotSeat, '--lang', 'fr'], { lines: ['=4', 'case 9', 'q'] })
    expect(out).toContain('Le joueur 2 marque la case 9.')
    expect(out).toContain('Marquez une case.')
    expect(out).toMatch(/manche\s1 · 0\schoix/)
    expect(out).toContain('La partie est gardée dans')
  })

  test('against a bot, which thinks in a worker; undo takes its answer back too', async () => {
    const args = ['play', 'tic-tac-toe', '--seats', 'you,search:50', '--seed', '1']
    const { code, out } = await place.run(args, { lines: ['5', 'u', 'r', 'u', '1', 'h', 'q'] })
    expect(code).toBe(0)
    expect(out.match(/round 1 · 0 picks/g)).toHaveLength(3)
    expect(out.match(/% to win \(tried \d+ times\)/g)).toHaveLength(3)
  })

  test('is played by bots while somebody watches', async () => {
    const { code, out } = await place.run(['play', 'tic-tac-toe', '--seats', 'random,greedy', '--seed', '1'])
    expect(code).toBe(0)
    expect(out).toMatch(/wins\.|Nobody wins\./)
  })
})

describe('at the table', () => {
  test('words narrow the list, and choose when they fit one candidate only', async () => {
    const { out } = await place.run(['play', 'shaky', '--seed', '1'], { lines: ['foot', 'LÉFT', 'q'] })
    expect(out.match(/1 {2}with the left foot\n {2}2 {2}with the right foot/g)).toHaveLength(3)
    expect(out).toContain('Walker 1 takes a step.')
  })

  test('? tells the rule, the keys, and why not', async () => {
    place.write(
      'games/shaky/RULES.tsv',
      'id\tlines\tkind\tstatement\nwalk.1\t3\tflow\tOne foot after the other.\n',
    )
    const { out } = await place.run(['play', 'shaky', '--seed', '1'], { lines: ['?'] })
    expect(out).toContain('Rule walk.1: One foot after the other.')
    expect(out).toContain('=left')
    expect(out).toContain('✗ jump: The bridge is not to be jumped on. (rule walk.2)')
    place.write('games/shaky/RULES.fr.tsv', 'id\tstatement\nwalk.1\tUn pied après l’autre.\n')
    const french = await place.run(['play', 'shaky', '--lang', 'fr'], { lines: ['?'] })
    expect(french.out).toContain('Un pied après l’autre.')
    expect(french.out).toContain('✗ sauter\u00a0: On ne saute pas sur ce pont. (règle walk.2)')
  })

  test('a restarted turn, the journal, a view that nobody draws', async () => {
    const { out, code } = await place.run(['play', 'shaky', '--seats', 'you'], {
      lines: ['1', 'j', 'restart', 'q'],
    })
    expect(code).toBe(0)
    expect(out).toContain('steps: 1\nlength: 6\nseen:\n  by: 0\n  feet: left right\n  empty: –')
    expect(out).toContain('· You feel the bridge tremble.')
    expect(out.match(/round 1 · 0 picks/g)).toHaveLength(2)
  })

  test('several people hand the screen over where there is something to hide', async () => {
    const args = ['play', 'harbour', '--seats', 'you,you', '--seed', '3']
    const { out, code } = await place.run(args, { lines: ['=0', '', '=1', 'q'] })
    expect(code).toBe(0)
    expect(out).toMatch(/Seat 2 \(silk\) is next\. Hand over the screen, then press Enter\./)
    expect(out).toContain('Bids: 0, 1.')
    const quick = await place.run(args, { lines: ['=0', '=1', 'q'] })
    expect(quick.out).toContain('Bids: 0, 1.')
    const open = await place.run(hotSeat, { lines: ['5', '1'] })
    expect(open.out).not.toContain('Hand over')
  })

  test('one of a group answers for all, or gives the word to another', async () => {
    const args = ['play', 'shaky', '--seats', 'you,random,you', '--option', 'council=true']
    const { out, code } = await place.run(args, { lines: ['1', '@2', '@3', '', '1', 'q'] })
    expect(code).toBe(0)
    expect(out).toContain('Any of the group may answer: @2, @3 give the word.')
    expect(out).toMatch(/Walker 1 takes a step\.[\s\S]*Walker 2 takes a step\.[\s\S]*Walker 3 takes a step\./)
  })

  test('bots of a group propose what is their own, and agree when the people have', async () => {
    const room = await entryOf('robinson-crusoe')?.load()
    if (!room) throw new Error('There is no Robinson Crusoe.')
    const match = Match.start(room.game, { seats: 2, seed: 1 })
    while (match.ask && match.ask.id !== 'plan') match.pick(match.ask.waiting[0], 0)
    const file = place.write('plan.json', JSON.stringify(save(match)))
    const rests = ['=place:cook', '=rest:M1', '=place:cook', '=rest:M1']
    const { out, err } = await place.run(['play', '--resume', file, '--seats', 'you,random'], {
      lines: [...rests, 'u', '=rest:M1', '=confirm', 'q'],
    })
    expect(err).toBe('')
    const journal = await place.json<{ journal: { text: string }[] }>('replay', file)
    const said = journal.journal.map(({ text }) => text)
    expect(said.filter(text => /^The carpenter plans /i.test(text)).length, out).toBeGreaterThanOrEqual(2)
    expect(said.filter(text => /confirms the plan/.test(text))).toHaveLength(2)
  })

  test('the menu chooses a game by number or by name', async () => {
    const { out, code } = await place.run(['play'], { lines: ['1', '1', 'q'] })
    expect(code).toBe(0)
    expect(out).toContain('What do you play?\n  1  The Shaky Bridge  1 to 3 seats\n')
    expect(out).toContain('Walker 1 takes a step.')
    expect((await place.run(['play'], { lines: ['shaky'] })).code).toBe(0)
    expect((await place.run(['play'])).code).toBe(0)
  })

  test('a signal leaves cleanly and keeps the game', async () => {
    const before = saves().length
    const signal = { on: 'round 2', name: 'SIGINT' } as const
    const { code, out, err } = await place.run(['play', 'shaky'], { lines: ['1', '1'], signal })
    expect(err).toBe('')
    expect(code).toBe(130)
    expect(out).toContain('The game is kept in')
    expect(saves()).toHaveLength(before + 1)
  })

  test('a fault of the rules is told, exit code 1, and the game is kept', async () => {
    const before = saves().length
    const { code, err, out } = await place.run(['play', 'shaky', '--option', 'fallsAt=2'], {
      lines: ['1', '1'],
    })
    expect(code).toBe(1)
    expect(err).toContain('Something is wrong with Tablée itself: the bridge falls')
    expect(out).toContain('The game is kept in')
    expect(saves()).toHaveLength(before + 1)
  })
})

describe('what cannot be done ends a script with one sentence and exit code 2', () => {
  test.each([
    [['99'], '“99” is not among the choices offered now.'],
    [['=99'], '“99” is not among the choices offered now.'],
    [['dance'], '“dance” is not among the choices offered now.'],
    [['jump'], 'jump: The bridge is not to be jumped on. (rule walk.2)'],
    [['u'], 'There is nothing that you can take back.'],
    [['r'], 'There is nothing to do again.'],
    [['restart'], 'There is nothing that you can take back.'],
    [['s'], 'Say where to save it: s and the name of a file.'],
    [['@2'], 'It is not for seat 2 to choose now.'],
    [[...Array<string>(6).fill('1'), '1'], 'The game is over: there is nothing left to choose.'],
  ])('%j', async (lines, sentence) => {
    const before = saves().length
    const { code, err } = await place.run(['play', 'shaky'], { lines })
    expect(err).toBe(`${sentence}\n`)
    expect(code).toBe(2)
    expect(saves()).toHaveLength(before)
  })

  test('a file that is something else, or another game, is left alone', async () => {
    const other = place.write('other.txt', 'my notes')
    const { code, err } = await place.run(['play', 'shaky'], { lines: ['1', `s ${other}`] })
    expect(code).toBe(2)
    expect(err).toBe(`${other} is there already and is not a save of this game: choose another name.\n`)
    expect(readFileSync(other, 'utf8')).toBe('my notes')

    const mine = place.at('mine.json')
    const again = ['1', `s ${mine}`, '1', `s ${mine}`, 'q']
    expect((await place.run(['play', 'shaky', '--seed', '1'], { lines: again })).code).toBe(0)
    const kept = readFileSync(mine, 'utf8')
    expect((await place.run(['play', 'shaky', '--seed', '2'], { lines: ['1', `s ${mine}`] })).code).toBe(2)
    expect((await place.run(['play', 'shaky', '--save', mine], { lines: ['1'] })).code).toBe(2)
    expect((await place.run(['play', 'shaky'], { lines: ['1', 's /dev/null'] })).code).toBe(2)
    expect(readFileSync(mine, 'utf8')).toBe(kept)
    expect(readdirSync(place.dir).filter(name => name.endsWith('.part'))).toEqual([])
  })
})
