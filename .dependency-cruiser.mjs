/** API domains in import order: each may use those before it, never those after. */
const DOMAINS = [
  'federation',
  'identity',
  'company',
  'people',
  'treasury',
  'inventory',
  'purchases',
  'sales',
  'reports',
]

/** Rooms of the shell, the upper first: each may use those below it, never those above. */
const SHELL_ROOMS = ['app', 'service-worker', 'router', 'pages', 'frame', 'remotes', 'session', 'common']

const TESTS = String.raw`\.test\.tsx?$|/testing/|^api/test/|^shell/e2e/`
const BROWSER = '^(shell/src|mfe-[^/]+/src|shared/(app-kit|platform|ui|testing)/src)/'
const BROWSER_PACKAGES = '^(shell|mfe-[^/]+|shared/(app-kit|platform|ui|testing))/'
const BUILD_CONFIG = String.raw`webpack\.config\.mjs$`
const MODULES = '^api/src/modules/'
/** Reached by a path, not by the name of its package. */
const BY_PATH = { dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] }
const DOOR = String.raw`/index\.ts$`

/** Installed packages by name. */
const packages = (...names) => `^node_modules/(${names.join('|')})/`
const SERVER = packages('fastify', 'fastify-plugin', '@fastify')
/** What a remote may bring into a page, or finds there. */
const REMOTE_LIBRARIES = packages(
  'react',
  'react-dom',
  'lucide-react',
  'react-hook-form',
  'etiket',
  'uqr',
  'idb',
  'comlink',
  '@zxing/library',
)
/** libphonenumber-js is what the table of calling codes is compared with: in a page it would weigh more than the form. */
const TEST_TOOLS = packages('@jest', '@testing-library', 'fast-check', 'libphonenumber-js', 'fake-indexeddb')

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const kernel = [
  forbid(
    'money-imports-nothing',
    'The money kernel runs anywhere because it needs nothing.',
    { path: '^shared/money/src/', pathNot: TESTS },
    { pathNot: '^shared/money/' },
  ),
  forbid(
    'contracts-import-money-only',
    'What crosses the wire is known to everybody, so it knows nobody. Where files can be read, contracts are found in their folders.',
    { path: '^shared/contracts/src/', pathNot: [TESTS, '/contract-files\\.mjs$'] },
    { pathNot: ['^shared/(contracts|money)/', packages('typebox')] },
  ),
  forbid(
    'phrases-import-the-kernel-only',
    'Words and formats serve the API and browsers alike.',
    { path: '^shared/i18n/src/', pathNot: TESTS },
    { pathNot: '^shared/(i18n|contracts|money)/' },
  ),
]

const sides = [
  forbid(
    'browser-not-api',
    'The two sides meet in contracts.',
    { path: BROWSER_PACKAGES },
    { path: '^(api|scripts)/' },
  ),
  forbid(
    'api-not-browser',
    'The two sides meet in contracts.',
    { path: '^api/' },
    { path: `${BROWSER_PACKAGES}|^shared/build/` },
  ),
  forbid(
    'browser-not-node',
    'Browsers have no modules of Node.',
    { path: BROWSER, pathNot: TESTS },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'build-only-from-configs',
    'How the code is bundled is not part of it. The list of icons that remotes may name is shared with the shell, which draws them.',
    { path: BROWSER_PACKAGES, pathNot: [BUILD_CONFIG, '^(shared/testing|shell/e2e)/'] },
    { path: '^shared/build/', pathNot: '^shared/build/src/nav-icons\\.ts$' },
  ),
  forbid(
    'scripts-not-browser',
    'Scripts build the browser code and serve it; they do not run it.',
    { path: '^scripts/' },
    { path: BROWSER_PACKAGES, pathNot: '^shared/testing/src/time-limits\\.ts$' },
  ),
]

const layers = [
  forbid(
    'app-kit-not-ui',
    'Sessions and requests draw nothing.',
    { path: '^shared/app-kit/src/', pathNot: TESTS },
    { path: '^shared/(ui|platform|testing)/' },
  ),
  forbid(
    'ui-not-platform',
    'Platform gathers the kit and the parts; they do not know it.',
    { path: '^shared/ui/src/', pathNot: TESTS },
    { path: '^shared/(platform|testing)/' },
  ),
  forbid(
    'no-test-code-in-product',
    'Tests, their builders and their tools are no part of the product.',
    { path: '^(shell|mfe-[^/]+|api|shared)/', pathNot: [TESTS, '^shared/testing/'] },
    { path: `${TESTS}|^shared/testing/|${TEST_TOOLS}` },
  ),
]

const remotes = [
  forbid(
    'remotes-apart',
    'Remotes are built and released alone: they meet in slots and contracts.',
    { path: '^mfe-([^/]+)/' },
    { path: '^mfe-', pathNot: '^mfe-$1/' },
  ),
  forbid('remote-not-shell', 'A remote knows its host by platform only.', { path: '^mfe-' }, { path: '^shell/' }),
  forbid(
    'shell-not-remote',
    'The shell loads remotes by their address at run time.',
    { path: '^shell/' },
    { path: '^mfe-' },
  ),
  forbid(
    'remote-imports',
    'Whatever else a remote imported would be loaded a second time beside the copy of the shell.',
    { path: '^(mfe-[^/]+)/src/', pathNot: TESTS },
    {
      pathNot: ['^$1/', '^shared/(platform|contracts|money)/', REMOTE_LIBRARIES],
      couldNotResolve: false,
    },
  ),
  forbid(
    'remote-test-imports',
    'Tests of a remote use what it uses, and the testing package.',
    { path: String.raw`^(mfe-[^/]+)/src/.*\.test\.tsx?$` },
    {
      pathNot: ['^$1/', '^shared/(platform|contracts|money|i18n|testing)/', REMOTE_LIBRARIES, TEST_TOOLS],
      dependencyTypesNot: ['core'],
      couldNotResolve: false,
    },
  ),
  forbid(
    'shell-through-platform',
    'The kit, the parts and their libraries exist once, in platform.',
    { path: '^shell/src/', pathNot: TESTS },
    {
      path: packages(
        '@chakra-ui',
        '@emotion',
        '@tanstack',
        'framer-motion',
        'ky',
        'react-router',
        'react-router-dom',
        'zustand',
      ),
    },
  ),
]

const shellRoom = (...rooms) => `^shell/src/(${rooms.join('|')})/`

const shell = [
  ...SHELL_ROOMS.slice(1).map((room, above) =>
    forbid(
      `shell-downwards-${room}`,
      'Rooms of the shell use those below them; what they need of those above is handed down.',
      { path: shellRoom(room), pathNot: TESTS },
      { path: `${shellRoom(...SHELL_ROOMS.slice(0, above + 1))}|^shell/src/main\\.ts$` },
    ),
  ),
  forbid(
    'shell-room-is-listed',
    'A new room takes its place in the order of imports.',
    { path: `^shell/src/(?!(${[...SHELL_ROOMS, 'language', 'testing'].join('|')})/|main\\.ts$)` },
    {},
  ),
  forbid(
    'shell-language-alone',
    'The start of the translation knows no room, and none but the application knows it.',
    { path: shellRoom('language'), pathNot: TESTS },
    { path: shellRoom(...SHELL_ROOMS) },
  ),
  forbid(
    'shell-language-by-app',
    'Rooms are translated by the platform; only the application starts that.',
    { path: shellRoom(...SHELL_ROOMS.slice(1)), pathNot: TESTS },
    { path: shellRoom('language') },
  ),
  forbid(
    'shell-pages-by-router',
    "The shell's own pages are entered by the router, like those of the remotes.",
    { path: '^shell/src/(?!(pages|router)/)', pathNot: TESTS },
    { path: shellRoom('pages') },
  ),
]

const features = [
  forbid(
    'feature-by-index',
    'A feature of a remote is entered by the pages that its feature.json names, or through its index.ts.',
    { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
    { path: '^$1/src/features/', pathNot: ['^$1/src/features/$2/', String.raw`^$1/src/features/[^/]+/index\.ts$`] },
  ),
  {
    ...forbid(
      'feature-folders-one-way',
      'Folders of a feature import each other in one direction, so that each can be read without those above it.',
      { path: '^mfe-[^/]+/src/features/' },
      { circular: true },
    ),
    scope: 'folder',
  },
  forbid(
    'common-not-features',
    'What features share knows none of them.',
    { path: '^(mfe-[^/]+)/src/common/', pathNot: TESTS },
    { path: '^$1/src/features/' },
  ),
]

const api = [
  forbid(
    'api-feature-by-index',
    'A feature of the API is entered by its index.ts, never by its repository.',
    { path: `${MODULES}([^/]+)/([^/]+)/` },
    { path: `${MODULES}$1/[^/]+/`, pathNot: [`${MODULES}$1/$2/`, DOOR] },
  ),
  forbid(
    'api-domain-to-its-features',
    'A domain gathers its features by their doors.',
    { path: `${MODULES}([^/]+)/[^/]+$` },
    { path: `${MODULES}$1/[^/]+/`, pathNot: DOOR },
  ),
  forbid(
    'api-domain-by-index',
    'A domain is entered by an index.ts: its own, or that of a feature.',
    { path: `${MODULES}([^/]+)/` },
    { path: MODULES, pathNot: [`${MODULES}$1/`, DOOR] },
  ),
  forbid(
    'api-modules-by-index',
    'Whoever is no module enters one by its index.ts.',
    { path: '^(api|scripts)/', pathNot: MODULES },
    { path: MODULES, pathNot: DOOR },
  ),
  forbid(
    'api-domain-is-listed',
    'A new domain takes its place in the order of imports.',
    { path: `${MODULES}(?!(${DOMAINS.join('|')})/)` },
    {},
  ),
  ...DOMAINS.slice(0, -1).map((domain, place) =>
    forbid(
      `api-leftwards-${domain}`,
      'Domains call those to their left and are called by those to their right.',
      { path: `${MODULES}${domain}/`, pathNot: TESTS },
      { path: `${MODULES}(${DOMAINS.slice(place + 1).join('|')})/` },
    ),
  ),
  forbid(
    'kysely-in-repositories',
    'Statements stand in repositories and queries; services see functions.',
    {
      path: '^api/',
      pathNot: [TESTS, String.raw`\.(repository|queries)\.ts$`, '^api/(src/platform|migrations|seeds)/'],
    },
    { path: packages('kysely', 'pg', 'pg-copy-streams'), dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'fastify-in-routes',
    'Only the edge knows the server: what a service needs of a request is handed to it as plain values.',
    {
      path: '^api/',
      pathNot: [TESTS, String.raw`\.routes\.ts$`, `${MODULES}.*${DOOR}`, String.raw`^api/src/(platform/|app\.ts$)`],
    },
    { path: SERVER },
  ),
  forbid(
    'doors-name-the-server',
    'A door composes what is behind it: routes stand in their own files.',
    { path: `${MODULES}.*${DOOR}` },
    { path: SERVER, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'doors-have-no-routes',
    'Who declares a route reads its schema by a type provider; a door does not.',
    { path: `${MODULES}.*${DOOR}` },
    { path: packages('@fastify') },
  ),
  forbid(
    'platform-knows-no-module',
    'Platform knows no business word.',
    { path: '^api/src/platform/', pathNot: TESTS },
    { path: '^api/(src/(modules/|app\\.ts$|server\\.ts$|index\\.ts$)|seeds/)' },
  ),
  forbid(
    'application-imports-modules',
    'The application composes the modules; what they are given is declared in platform/deps.ts.',
    { path: MODULES, pathNot: TESTS },
    { path: '^api/src/(app|beginnings|server|index)\\.ts$' },
  ),
  forbid(
    'migrations-stand-alone',
    'A landed migration must do tomorrow what it did today, whatever becomes of the code.',
    { path: '^api/migrations/', pathNot: TESTS },
    { pathNot: ['^api/migrations/', packages('kysely')] },
  ),
]

const everywhere = [
  forbid(
    'packages-by-exports',
    'A package is entered by its name and its exports map, never by a path into it. The API is no library: scripts run its files, and its tests start the database of the scripts.',
    { path: '^(shared/[^/]+|[^/]+)/', pathNot: ['^scripts/', '^api/test/'] },
    { pathNot: '^$1/', ...BY_PATH },
  ),
  forbid(
    'scripts-by-exports',
    'Scripts enter packages by their names, as everybody does, save the API whose files they run.',
    { path: '^scripts/' },
    {
      pathNot: '^(scripts|api)/|^[^/]+$',
      ...BY_PATH,
    },
  ),
  forbid(
    'api-tests-by-exports',
    'Tests of the API may start the database of the scripts, check the books with them and take libraries in one file; anything else they enter by name.',
    { path: '^api/test/' },
    { pathNot: '^(api/|scripts/(database|books)/|scripts/test/library-bundle[.]ts$)', ...BY_PATH },
  ),
  // What is written ahead is named when it is built: the writers know no remote.
  forbid(
    'resolvable',
    'Everything that is imported exists and may be imported.',
    {},
    { couldNotResolve: true, pathNot: '^(pages|frame)-to-write$' },
  ),
  // A cycle of types alone is gone when the code runs.
  forbid(
    'no-cycles',
    'Whatever runs is loaded in an order.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
]

/** Who may import whom. Every rule is shown to catch its violation in scripts/checks/boundaries.test.ts. */
export default {
  forbidden: [...kernel, ...sides, ...layers, ...remotes, ...shell, ...features, ...api, ...everywhere],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^(shell|mfe-[^/]+|shared/[^/]+|api)/(dist|node_modules)(/|$)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types', 'require'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
