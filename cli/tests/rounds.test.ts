import { expect, test } from 'vitest'
import { reports } from '../text/fr/reports.ts'
import { table } from '../text/fr/table.ts'

test('a round has the name that its game has for it', () => {
  const heading = (game: string) => table['cli.heading']({ title: 'Table', game, round: 3, picks: 12 }, [])
  expect(heading('root')).toMatch(/^Table · manche\s3 · 12\schoix/)
  expect(heading('robinson-crusoe')).toMatch(/^Table · tour\s3 ·/)
  expect(reports['cli.stageLost']({ game: 'robinson-crusoe', round: 8 }, [])).toMatch(/^perdu, tour\s8$/)
  expect(reports['cli.stageWon']({ game: 'diluvium', round: 8 }, [])).toMatch(/^gagné, tour\s8$/)
})
