import { expect, jest, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../../common/root.ts'
import { ATTACKS, type Attack, type Counts } from './attacks.ts'
import { readLoadOptions } from './options.ts'

jest.setTimeout(900_000)

interface Found {
  figures: { figure: string; value: number | null }[]
  hostile: Record<Attack, Counts>
}

/** The drill at a size that says nothing of how well it goes. */
function smoke(): Found {
  const { NODE_OPTIONS: _options, ...env } = process.env
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join('scripts', 'drill-load.ts'), '--smoke', '--json', '--seconds', '2'],
    { cwd: ROOT, env, encoding: 'utf8' },
  )
  const last = stdout.trim().split('\n').at(-1) ?? ''
  if (!last.startsWith('{')) throw new Error(stdout + stderr)
  return JSON.parse(last)
}

test('the drill attacks in every way, and the product outlives it', () => {
  const { figures, hostile } = smoke()
  const valueOf = (name: string) => figures.find(({ figure }) => figure === name)?.value
  expect(Object.keys(hostile)).toEqual(ATTACKS)
  expect(valueOf('restarts')).toBe(0)
  expect(valueOf('sales')).toBeGreaterThan(0)
  const halves = hostile['half bodies']
  expect(halves.shed + halves.limited).toBeGreaterThan(0)
})

test('an attack that nobody knows is refused with those that are known', () => {
  expect(() => readLoadOptions(['--only', 'stones'])).toThrow('"stones" is no attack')
  expect(readLoadOptions(['--only', 'flood', '--seconds', '3'])).toMatchObject({ attacks: ['flood'], seconds: 3 })
  expect(() => readLoadOptions(['--seconds', '0'])).toThrow('"0" is not a number')
})
