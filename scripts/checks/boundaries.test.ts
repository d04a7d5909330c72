import { describe, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../common/root.ts'
import { aFolder } from '../fixtures/folder.ts'
import {
  BOUNDARY_VIOLATIONS,
  DOMAINS_IN_ORDER,
  SHELL_ROOMS_IN_ORDER,
  type BoundaryViolation,
} from './boundary-violations.ts'
import { writeSoundTree } from './sound-tree.ts'
import { writeFiles } from './write-files.ts'
import config from '../../.dependency-cruiser.mjs'

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] }
}

/** Domain against every domain to its right, each in a file of its own. */
const LEFTWARDS: BoundaryViolation[] = DOMAINS_IN_ORDER.flatMap((from, place) =>
  DOMAINS_IN_ORDER.slice(place + 1).map(
    (to) =>
      [`api-leftwards-${from}`, `api/src/modules/${from}/calls-${to}.ts`, `import '../${to}/called/index.ts'`] as const,
  ),
)
const CALLED = Object.fromEntries(
  DOMAINS_IN_ORDER.map((domain) => [`api/src/modules/${domain}/called/index.ts`, 'export {}']),
)
/** Room of the shell against every room above it, by type too. */
const UPWARDS: BoundaryViolation[] = SHELL_ROOMS_IN_ORDER.flatMap((from, place) =>
  SHELL_ROOMS_IN_ORDER.slice(0, place).map(
    (to) =>
      [
        `shell-downwards-${from}`,
        `shell/src/${from}/calls-${to}.ts`,
        `import type { Called } from '../${to}/called.ts'\nexport type Its = Called`,
      ] as const,
  ),
)
const CALLED_ROOMS = Object.fromEntries(
  [...SHELL_ROOMS_IN_ORDER, 'language'].map((room) => [`shell/src/${room}/called.ts`, 'export type Called = string']),
)
/** Reported once, at the file where the cycle was entered. */
const CYCLE: BoundaryViolation = ['no-cycles', 'shell/src/common/ring-a.ts', "import './ring-b.ts'"]
const ITS_RETURN = { 'shell/src/common/ring-b.ts': "import './ring-a.ts'\n" }
/** Reported at folders, each of the cycle. */
const FOLDER_CYCLE: BoundaryViolation[] = ['list', 'form'].map((from) => [
  'feature-folders-one-way',
  `mfe-people/src/features/clients/${from}`,
  `import '../${from === 'list' ? 'form' : 'list'}/called.ts'`,
])
const FOLDER_RING = Object.fromEntries(
  FOLDER_CYCLE.flatMap(([, folder, text]) => [
    [`${folder}/calls.ts`, `${text}\n`],
    [`${folder}/called.ts`, 'export {}\n'],
  ]),
)
const VIOLATIONS = [...BOUNDARY_VIOLATIONS, ...LEFTWARDS, ...UPWARDS, CYCLE]
const CAUGHT = [...VIOLATIONS, ...FOLDER_CYCLE]

/** Rules by the file that broke them, as the repository's own command line finds them. */
function violations(folder: string): Map<string, Set<string>> {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      path.join(ROOT, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'shell',
      'mfe-people',
      'mfe-inventory',
      'api',
      'shared',
      'scripts',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser did not run: ${stderr}`)
  const report: Report = JSON.parse(stdout)
  const found = new Map<string, Set<string>>()
  for (const { from, rule } of report.summary.violations) found.set(from, (found.get(from) ?? new Set()).add(rule.name))
  return found
}

describe('a tree that keeps the rules', () => {
  const folder = aFolder()
  writeSoundTree(folder)
  writeFiles(folder, { ...CALLED, ...CALLED_ROOMS })

  test('has nothing to report', () => {
    expect(violations(folder)).toEqual(new Map())
  })
})

describe('every violation is caught', () => {
  const folder = aFolder()
  writeSoundTree(folder)
  writeFiles(folder, { ...CALLED, ...CALLED_ROOMS })
  writeFiles(folder, Object.fromEntries(VIOLATIONS.map(([, file, text]) => [file, `${text}\n`])))
  writeFiles(folder, { ...ITS_RETURN, ...FOLDER_RING })
  const found = violations(folder)

  test.each(CAUGHT)('%s in %s', (rule, file) => {
    expect([...(found.get(file) ?? [])]).toContain(rule)
  })

  test('and files without a violation stay clean', () => {
    const violating = new Set(CAUGHT.map(([, place]) => place))
    expect([...found.keys()].filter((file) => !violating.has(file))).toEqual([])
  })

  test('every rule has its violation', () => {
    const violated = new Set(CAUGHT.map(([rule]) => rule))
    expect(config.forbidden.map(({ name }) => name).filter((name) => !violated.has(name))).toEqual([])
  })
})
