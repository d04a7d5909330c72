/** What of the suite is run. */
export interface Plan {
  /** Files whose format is checked; null for all. */
  format: readonly string[] | null
  /** Folders whose lint and types are checked; null for all. */
  folders: readonly string[] | null
  /** Files whose tests are run, their own and those of whatever imports them; null for all. */
  tests: readonly string[] | null
  areJourneysRun: boolean
  /** Whether the API is checked on a cluster, where one can be made. */
  isClusterChecked: boolean
}

export const EVERYTHING: Plan = {
  format: null,
  folders: null,
  tests: null,
  areJourneysRun: true,
  isClusterChecked: true,
}

const PROSE = /\.md$|^LICENSE$/
/** The tools that every part is run with. */
const TOOLS = ['.ci/', 'scripts/common/', 'scripts/launch/', 'scripts/test/']
const PRODUCT = /^(api|shell|mfe-[^/]+|shared\/[^/]+|scripts\/(build|database|start))\//
/** What runs on the database, and what checks that. */
const ON_DATABASE = /^(api\/|shared\/(contracts|money)\/|scripts\/(admin|bench|books|cluster|database|fuzz|replay)\/)/
const ONLY_TESTED = /\.test\.tsx?$|^shared\/testing\/|^api\/test\/|\/testing\//
/** Tests that read or run what they do not import. */
const READERS: readonly { of: RegExp; tests: RegExp }[] = [
  // Phrases, packages and rules of the whole tree.
  { of: /./, tests: /^scripts\/checks\// },
  // Commands, generators and replays run the API and its dependencies.
  { of: /^(api|shared|scripts)\//, tests: /^scripts\// },
  { of: /^docs\//, tests: /^scripts\/start\// },
  { of: /^shared\//, tests: /^shared\/build\// },
]

/**
 * What a change can touch. Packages are the unit of lint and types, because a type changes what is right elsewhere: a
 * shared one reaches all, the API reaches the scripts, an application only itself.
 *
 * @param changed paths from the root; null runs everything
 * @param tests every file of tests there is
 * @param exists whether a changed file is still there
 */
export function planOf(
  changed: readonly string[] | null,
  tests: readonly string[],
  exists: (file: string) => boolean,
): Plan {
  const code = (changed ?? []).filter((file) => !PROSE.test(file))
  if (changed === null || code.some(isEverywhere)) return EVERYTHING
  const readers = READERS.filter(({ of }) => changed.some((file) => of.test(file)))
  const read = tests.filter((test) => readers.some((reader) => reader.tests.test(test)))
  return {
    format: changed.filter(exists),
    folders: code.some((file) => file.startsWith('shared/')) ? null : foldersOf(code),
    tests: [...new Set([...code.filter(exists), ...read])],
    areJourneysRun: code.some((file) => PRODUCT.test(file) && !ONLY_TESTED.test(file)),
    isClusterChecked: code.some((file) => ON_DATABASE.test(file) && !ONLY_TESTED.test(file)),
  }
}

/** Settings in the root and the tools. */
function isEverywhere(file: string): boolean {
  return !file.includes('/') || TOOLS.some((folder) => file.startsWith(folder))
}

function foldersOf(code: readonly string[]): string[] {
  const folders = new Set(code.flatMap((file) => file.split('/')[0] ?? []))
  if (folders.has('api')) folders.add('scripts')
  return [...folders].sort()
}
