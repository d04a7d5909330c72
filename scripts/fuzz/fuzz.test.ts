import { spawnSync } from 'node:child_process'
import { expect, jest, test } from '@jest/globals'
import { ROOT } from '../common/root.ts'

jest.setTimeout(1_800_000)

test('five thousand requests, right, nearly right and wrong, are answered as they are documented', () => {
  const { NODE_OPTIONS: _options, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/fuzz.ts', '--requests', '5000', '--seed', '1'],
    { cwd: ROOT, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  // What was wrong comes before the table of all that was asked for.
  const isOfTable = (line: string): boolean => line.startsWith('|')
  const lines = stdout.split('\n')
  if (status !== 0)
    throw new Error([stderr, ...lines.filter((line) => !isOfTable(line)), ...lines.filter(isOfTable)].join('\n'))
  expect(stdout).toContain('Every answer was sound, and so are the books.')
})
