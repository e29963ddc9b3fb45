// Who may import whom. Imports point one way: kernel <- games <- catalogue <- bots <- server, cli, bench; web last.
// Each rule names what is allowed and forbids all else, so that a new folder or package is covered by itself.
// games/common, games/board and games/catalogue are no games: what rules share, what boards share, and the list.
const tests = '(/tests/|/testing/|\\.test\\.tsx?$)' // testing/: what several rooms' tests share
const packages = (...names) => `^node_modules/(@types/)?(${names.join('|')})/`
const testTools = packages('vitest', '@vitest', 'fast-check')
// $1 is the game, $2 the series it belongs to: its name without the number. The room of a series (games/perseverance for
// games/perseverance-3) holds what its episodes share.
const game = '^games/(?!(?:board|catalogue|common)/)(([^/]+?)(?:-\\d|))/'
// What draws, teaches and tests, wherever it stands in a room: the rest is rules, data, words and judgement.
const others = '(?:|.*/)(?:board|guide|tests|testing)/|.*\\.(?:tsx|test\\.ts)$'
const rules = `(?!${others})`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one idea, or three. Cycles of types alone are fine.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolves',
      comment: 'The import leads nowhere. (What is built is only there once it is built.)',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '/dist/[a-z-]+\\.mjs$' },
    },
    {
      name: 'kernel-stands-alone',
      comment: 'The kernel imports nothing but itself: no game, no package, no Node API.',
      severity: 'error',
      from: { path: '^kernel/', pathNot: [tests, '^kernel/laws/'] },
      to: { pathNot: '^kernel/' },
    },
    {
      name: 'kernel-tests-stand-alone',
      comment: 'The laws and the tests of the kernel may also use the test tools.',
      severity: 'error',
      from: { path: ['^kernel/laws/', `^kernel/.*${tests}`] },
      to: { pathNot: ['^kernel/', testTools], dependencyTypesNot: ['core'] },
    },
    {
      name: 'rules-know-kernel-only',
      comment:
        'Rules, data, text and bot of a game import the kernel, what rules share and their own room; never React or a board.',
      severity: 'error',
      from: { path: `${game}${rules}` },
      to: {
        pathNot: ['^kernel/', `^games/common/${rules}`, `^games/$1/${rules}`, `^games/$2/${rules}`],
      },
    },
    {
      name: 'rules-share-little',
      comment: 'What rules share knows the kernel; no game.',
      severity: 'error',
      from: { path: `^games/common/${rules}` },
      to: { pathNot: ['^kernel/', `^games/common/${rules}`] },
    },
    {
      name: 'boards-share-little',
      comment: 'What boards share knows the kernel, what a table shows, and React; no game.',
      severity: 'error',
      from: { path: '^games/board/', pathNot: tests },
      to: {
        pathNot: [
          '^games/board/',
          `^games/common/${rules}`,
          '^kernel/',
          '^table/',
          packages('react', '@panzoom/panzoom'),
        ],
      },
    },
    {
      name: 'board-only-draws',
      comment:
        'A board draws a view and a guide teaches with it: they import their own room, what boards and rules share, the kernel, what a table shows, and React.',
      severity: 'error',
      from: { path: game, pathNot: [`${game}${rules}`, tests] },
      to: {
        pathNot: [
          '^games/$1/',
          '^games/$2/',
          '^games/board/',
          `^games/common/${rules}`,
          '^kernel/',
          '^table/',
          packages('react'),
        ],
      },
    },
    {
      name: 'games-do-not-meet',
      comment: 'A game never imports another game, only the room of its series; tests no more than rules.',
      severity: 'error',
      from: { path: game },
      to: { path: '^games/', pathNot: ['^games/$1/', '^games/$2/', '^games/(board|common)/'] },
    },
    {
      name: 'tables-know-kernel-only',
      comment: 'What a table shows and says is the same in the browser and on a server.',
      severity: 'error',
      from: { path: '^table/', pathNot: tests },
      to: { pathNot: ['^table/', '^kernel/', packages('valibot')] },
    },
    {
      name: 'catalogue-is-lazy',
      comment:
        'The catalogue knows every game’s page of facts; the game is loaded when asked for: `import()`, or types alone.',
      severity: 'error',
      from: { path: '^games/catalogue/', pathNot: tests },
      to: {
        path: '^games/(?!catalogue/)',
        pathNot: '^games/[^/]+/meta\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'catalogue-lists-games',
      comment: 'The catalogue imports the kernel and the games, without their boards.',
      severity: 'error',
      from: { path: '^games/catalogue/', pathNot: tests },
      to: { pathNot: ['^kernel/', `^games/[^/]+/${rules}`] },
    },
    {
      name: 'bots-know-no-game',
      comment: 'Bots import the kernel and the catalogue, and Node’s own modules for their worker.',
      severity: 'error',
      from: { path: '^bots/', pathNot: tests },
      to: { pathNot: ['^bots/', '^kernel/', '^games/catalogue/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'programs-know-no-game',
      comment:
        'Programs come to a game by the catalogue, never by its name. (bench/fit fits one game’s net.)',
      severity: 'error',
      from: { path: '^(server|cli|bench|web)/', pathNot: [tests, '^bench/fit'] },
      to: { path: game },
    },
    {
      name: 'nothing-imports-programs',
      comment: 'Nothing imports the command line or the benchmarks.',
      severity: 'error',
      from: { path: '^([^/]+)/' },
      to: { path: '^(cli|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'nothing-imports-web',
      comment: 'Nothing imports the browser app.',
      severity: 'error',
      from: { pathNot: '^web/' },
      to: { path: '^web/' },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Only tests import tests.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: tests, pathNot: '^node_modules/' },
    },
    {
      name: 'test-tools-stay-in-tests',
      comment: 'What tests are written with is not shipped. (The bench drives a browser too.)',
      severity: 'error',
      from: { pathNot: [tests, '^kernel/laws/', '\\.config\\.ts$', '^web/e2e/', '^bench/web'] },
      to: { path: [testTools, packages('@playwright', 'playwright', 'playwright-core')] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Only what we build ourselves: a package entered through its own dist/ is a package like any other.
    exclude: { path: '^(web/)?(dist|reports)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
