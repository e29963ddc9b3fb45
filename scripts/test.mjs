// `npm test`: every check in order, up to the first that fails; the last line counts the tests.
// `npm run check` (--quick): without the search for unused code and the tests named *.slow.test.ts.
// Other arguments go to vitest: `npm test -- games/root`.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root, setup, stop } from './setup.mjs'

const args = process.argv.slice(2)
const quick = args.includes('--quick')
const filters = args.filter(arg => arg !== '--quick')

// Only a whole run may replace the report that `tablee rules` reads.
const report = join('reports', quick || filters.length > 0 ? 'part.json' : 'tests.json')

setup()
step('Types', 'types')
step('Lint and format', 'lint')
step('Imports', 'imports')
if (!quick) step('Unused code', 'unused')
tests()

function step(title, script, ...more) {
  const code = timed(title, script, more)
  if (code !== 0) stop(`${title}: failed (npm run ${script})`, code)
}

function timed(title, script, more) {
  console.log(`\n== ${title}`)
  const started = performance.now()
  const code = npm(['run', '--silent', script, ...(more.length > 0 ? ['--', ...more] : [])])
  console.log(`== ${title}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return code
}

function tests() {
  rmSync(join(root, report), { force: true })
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  if (quick) options.push('--exclude=**/*.slow.test.ts')
  const code = timed('Tests', 'vitest', [...options, ...filters])
  if (!existsSync(join(root, report))) stop('The tests did not run to their end.', code || 1)

  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(join(root, report), 'utf8'),
  )
  const skipped = numPendingTests + numTodoTests
  console.log(
    `\n${numPassedTests} passed, ${numFailedTests} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
  if (code !== 0) process.exit(code)
  if (numFailedTests > 0) process.exit(1)
  if (numPassedTests === 0) stop('No test ran: something is wrong with the selection of tests.')
}
