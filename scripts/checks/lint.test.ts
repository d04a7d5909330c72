import { beforeAll, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../common/root.ts'
import { aFolder } from '../fixtures/folder.ts'
import { LINT_VIOLATIONS } from './lint-violations.ts'
import { writeFiles } from './write-files.ts'

interface Result {
  filePath: string
  messages: { ruleId: string | null; message: string }[]
}

const folder = aFolder()
const results = new Map<string, string[]>()

/** The configuration of the repository, with types taken from the written tree. */
const CONFIG = `
import config from ${JSON.stringify(pathToFileURL(path.join(ROOT, 'eslint.config.mjs')).href)}
export default [...config, { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname } } }]
`
const TYPES = {
  extends: path.join(ROOT, 'tsconfig.base.json'),
  compilerOptions: { lib: ['ES2023', 'DOM'], jsx: 'preserve' },
  include: ['.'],
}

/** Each file is written at its path twice: in the tree of faults and in the tree of their right twins. */
function lint(tree: 'wrong' | 'right'): void {
  const config = path.join(folder, tree, 'eslint.config.mjs')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/eslint/bin/eslint.js'), '--config', config, '--format', 'json', '.'],
    { cwd: path.join(folder, tree), encoding: 'utf8' },
  )
  if (!stdout.startsWith('[')) throw new Error(`ESLint did not run: ${stderr}`)
  const parsed: Result[] = JSON.parse(stdout)
  for (const { filePath, messages } of parsed)
    results.set(
      path.relative(folder, filePath),
      messages.map(({ ruleId, message }) => ruleId ?? message),
    )
}

const SILENCED = 'api/src/modules/sales/sales/silenced.ts'

beforeAll(() => {
  writeFiles(path.join(folder, 'wrong'), {
    [SILENCED]: '// eslint-disable-next-line comptoir/no-clock\nexport const at = new Date()\n',
  })
  for (const tree of ['wrong', 'right'] as const) {
    writeFiles(path.join(folder, tree), { 'eslint.config.mjs': CONFIG, 'tsconfig.json': JSON.stringify(TYPES) })
    writeFiles(
      path.join(folder, tree),
      Object.fromEntries(
        LINT_VIOLATIONS.filter((each) => each[tree] !== '').map((each) => [each.file, `${each[tree]}\n`]),
      ),
    )
    lint(tree)
  }
})

test.each(LINT_VIOLATIONS.map(({ rule, file }) => [rule, file] as const))(
  '%s is caught in %s, and only it',
  (rule, file) => {
    expect(results.get(path.join('wrong', file))).toEqual([rule])
  },
)

test.each(LINT_VIOLATIONS.filter(({ right }) => right !== '').map(({ file }) => file))(
  '%s passes when done right',
  (file) => {
    expect(results.get(path.join('right', file))).toEqual([])
  },
)

test('a rule cannot be switched off in a comment', () => {
  expect(results.get(path.join('wrong', SILENCED))).toContain('comptoir/no-clock')
})
