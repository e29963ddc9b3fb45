// For scripts/mutate.mjs, which names the files to change and the room they stand in.
const { files, workers } = JSON.parse(process.env.TABLEE_MUTATE ?? '{}')

/** @type {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]} */
export default {
  mutate: files,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutate.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // A change of what is only computed while a file is loaded would need all tests, one by one.
  ignoreStatic: true,
  tempDirName: 'reports/mutants',
  ignorePatterns: ['dist', 'docs', 'reports', 'web/dist'],
  concurrency: workers,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'reports/mutants.json' },
  clearTextReporter: { allowColor: process.stdout.isTTY === true, logTests: false, reportTests: false },
  logLevel: 'warn',
}
