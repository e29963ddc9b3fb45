// Who may import whom. Imports point one way: kernel <- games <- catalogue <- bots <- server, cli, bench; web last.
// games/board is no game: it is what boards share.
const tests = '(/tests/|\\.test\\.ts$)'
const testTools = '^node_modules/(vitest|fast-check|@vitest)/'
const game = '^games/(?!catalogue/|board/)([^/]+)/'
const rules = '(?!board/|guide/|tests/)' // a game's room, less what draws, teaches and tests it

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
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
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
        'Rules, data, text and bot of a game import the kernel and their own room; never React or a board.',
      severity: 'error',
      from: { path: `${game}${rules}` },
      to: { pathNot: ['^kernel/', `^games/$1/${rules}`] },
    },
    {
      name: 'games-do-not-meet',
      comment: 'A game never imports another game; boards and tests no more than rules.',
      severity: 'error',
      from: { path: game },
      to: { path: '^games/', pathNot: ['^games/$1/', '^games/board/'] },
    },
    {
      name: 'boards-share-little',
      comment: 'What boards share knows the kernel, what a table shows, and React; no game.',
      severity: 'error',
      from: { path: '^games/board/' },
      to: { pathNot: ['^games/board/', '^kernel/', '^table/', '^node_modules/(@types/)?react/'] },
    },
    {
      name: 'tables-know-kernel-only',
      comment: 'What a table shows and says is the same in the browser and on a server.',
      severity: 'error',
      from: { path: '^table/', pathNot: tests },
      to: { pathNot: ['^table/', '^kernel/', '^node_modules/valibot/'] },
    },
    {
      name: 'board-only-draws',
      comment:
        'A board draws a view: it imports its own room, the kernel’s types, React and drawing packages.',
      severity: 'error',
      from: { path: '^games/[^/]+/board/' },
      to: { path: '^(bots|server|web)/' },
    },
    {
      name: 'board-runs-in-a-browser',
      comment: 'No Node API in a board.',
      severity: 'error',
      from: { path: '^games/[^/]+/board/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'catalogue-is-lazy',
      comment:
        'The catalogue knows a page of facts of every game, and loads the game when it is asked for: `import()`, or types alone.',
      severity: 'error',
      from: { path: '^games/catalogue/', pathNot: tests },
      to: {
        path: '^games/(?!catalogue/)',
        pathNot: '/meta\\.ts$',
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
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|reports)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
