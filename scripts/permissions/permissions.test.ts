import { spawnSync } from 'node:child_process'
import { expect, jest, test } from '@jest/globals'
import { ROOT } from '../common/root.ts'

jest.setTimeout(1_800_000)

test('each route is open to whom it declares, in the points of sale that they may enter, and to nobody else', () => {
  const { NODE_OPTIONS: _options, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-permissions.ts', '--brief'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error([stderr, stdout].join('\n'))
  expect(stdout).toContain('cells of roles and routes: 0 differences between declared and observed')
})
