import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../common/root.ts'

test('a few companies sell a little, their books hold, and the nodes of many are forecast', () => {
  const { NODE_OPTIONS: _options, ...env } = process.env
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join('scripts', 'simulate.ts'), '--companies', '3', '--sales', '20'],
    { cwd: ROOT, env, encoding: 'utf8' },
  )
  expect(status).toBe(0)
  expect(stdout).toContain('Sold: 20 sales')
  expect(stdout).toContain('Really made: 3 companies and 20 sales (seed 1)')
  expect(stdout).toMatch(/^\| CPU of the database for a sale, all nodes +\| [1-9]\d*\.\d\d ms/m)
  expect(stdout).toMatch(/^\| database nodes +\| 1 +\| \d+ +\| \d+ +\| \d+ +\|$/m)
})
