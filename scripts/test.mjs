// `npm test`: every check in order, up to the first that fails; the last line counts the tests.
// `npm run check` (--quick): without the search for unused code, the tests named *.slow.test.ts and those in a
// browser. Other arguments go to vitest, which then runs without the browser: `npm test -- games/root`.
// `npm run test:long` (--long): the tests alone, with ten thousand games of each title, and two hundred questions of each
// at every size of screen; for a night.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { overspent } from './budget.mjs'
import { npm, root, setup, stop } from './setup.mjs'

const args = process.argv.slice(2)
const quick = args.includes('--quick')
const long = args.includes('--long')
const filters = args.filter(arg => arg !== '--quick' && arg !== '--long')
if (long) Object.assign(process.env, { TABLEE_LONG: '1', TABLEE_ASKS: '200' })
// Read by vitest.config.ts: an --exclude would not reach its projects.
if (quick) process.env.TABLEE_QUICK = '1'

// Only a whole run may replace the report that `tablee rules` reads.
const report = join('reports', quick || long || filters.length > 0 ? 'part.json' : 'tests.json')

setup()
if (!long) checks()
const counts = tests()
if (!quick && filters.length === 0) add(counts, long ? browser('sizes') : browser())
const { passed, failed, skipped } = counts
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
if (failed > 0) process.exit(1)
if (passed === 0) stop('No test ran: something is wrong with the selection of tests.')

function checks() {
  step('Types', 'types')
  step('Lint and format', 'lint')
  step('Imports', 'imports')
  if (!quick) step('Unused code', 'unused')
}

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
  const code = timed('Tests', 'vitest', [...options, ...filters])
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = reported(
    report,
    'The tests',
    code,
  )
  if (!long) for (const sentence of overspent(testResults)) console.log(sentence)
  return counted(code, numPassedTests, numFailedTests, numPendingTests + numTodoTests)
}

/** The built app in a real Chromium: all its tests, or those of some files. */
function browser(...files) {
  const file = join('reports', 'browser.json')
  rmSync(join(root, file), { force: true })
  const code = timed('Browser', 'browser', files)
  const { suites, stats } = reported(file, 'The browser tests', code)
  for (const title of unsteady(suites)) console.log(`Unsteady, passed when run once more: ${title}`)
  return counted(code, stats.expected + stats.flaky, stats.unexpected, stats.skipped)
}

/** The tests that failed, were run once more and passed. */
function unsteady(suites) {
  return suites.flatMap(suite => [
    ...unsteady(suite.suites ?? []),
    ...suite.specs
      .filter(spec => spec.tests.some(one => one.status === 'flaky'))
      .map(spec => `${suite.file} ${spec.title}`),
  ])
}

function reported(file, what, code) {
  if (!existsSync(join(root, file))) stop(`${what} did not run to their end.`, code || 1)
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

/** A run that went wrong without a failed test, as when a file cannot be read, counts as one. */
function counted(code, passed, failed, skipped) {
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), skipped }
}

function add(sum, more) {
  for (const name of Object.keys(sum)) sum[name] += more[name]
}
