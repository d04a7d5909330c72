import { spawnSync } from 'node:child_process'
import { expect, jest, test } from '@jest/globals'
import { ROOT } from '../common/root.ts'

jest.setTimeout(1_800_000)

test('nothing of one company is reached, or noticed, from another', () => {
  const { NODE_OPTIONS: _options, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-tenants.ts', '--rounds', '1'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error([stderr, stdout].join('\n'))
  expect(stdout).toContain('0 answer for a row of another company otherwise than for none')
})
