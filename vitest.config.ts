import { defineConfig } from 'vitest/config'

const rules = ['kernel', 'table', 'games', 'web'].map(room => `${room}/**/tests/**/*.test.ts`)
const slow = process.env.TABLEE_QUICK ? ['**/*.slow.test.ts'] : []

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', 'dist/**', 'reports/**', ...slow],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      // Pure functions leave nothing behind: a worker loads a game once for all its tests, in half the time.
      { extends: true, test: { name: 'rules', include: rules, isolate: false } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/tests/**/*.test.ts'],
          globalSetup: 'server/tests/postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['bots', 'cli', 'bench', 'scripts'].map(room => `${room}/tests/**/*.test.ts`),
        },
      },
    ],
  },
})
