import { describe, expect, test } from '@jest/globals'
import { EVERYTHING, planOf } from './plan.ts'

const TESTS = [
  'api/src/modules/sales/sales.routes.test.ts',
  'mfe-people/src/clients.page.test.tsx',
  'scripts/checks/locales.test.ts',
  'scripts/replay/faults.test.ts',
  'scripts/start/settings.test.ts',
  'shared/build/src/release.test.ts',
]
const CHECKS = 'scripts/checks/locales.test.ts'
const there = (): boolean => true
const planFor = (...changed: string[]) => planOf(changed, TESTS, there)

describe('everything is run', () => {
  test('when nothing is known of a change', () => {
    expect(planOf(null, TESTS, there)).toEqual(EVERYTHING)
  })

  test.each(['package-lock.json', 'eslint.config.mjs', 'tsconfig.base.json', 'scripts/test/main.ts', '.ci/run'])(
    'after a change of %s',
    (file) => {
      expect(planFor('README.md', file)).toEqual(EVERYTHING)
    },
  )
})

describe('a change', () => {
  test('of an application reaches itself and the tests of the tree', () => {
    expect(planFor('mfe-people/src/clients.page.tsx')).toEqual({
      format: ['mfe-people/src/clients.page.tsx'],
      folders: ['mfe-people'],
      tests: ['mfe-people/src/clients.page.tsx', CHECKS],
      areJourneysRun: true,
      isClusterChecked: false,
    })
  })

  test('of the API reaches the commands that run it', () => {
    const plan = planFor('api/migrations/0001-platform.ts')
    expect(plan.folders).toEqual(['api', 'scripts'])
    expect(plan.tests).toEqual([
      'api/migrations/0001-platform.ts',
      CHECKS,
      'scripts/replay/faults.test.ts',
      'scripts/start/settings.test.ts',
    ])
  })

  test('of a shared package reaches the lint and types of all', () => {
    const plan = planFor('shared/ui/src/list/data-table.tsx')
    expect(plan.folders).toBeNull()
    expect(plan.tests).toContain('shared/build/src/release.test.ts')
    expect(plan.areJourneysRun).toBe(true)
  })

  test('of tests alone needs no browser', () => {
    expect(planFor('api/test/shop.ts', 'mfe-people/src/clients.page.test.tsx').areJourneysRun).toBe(false)
  })

  test.each(['api/functions/sale_post.sql', 'scripts/cluster/walk.ts', 'shared/contracts/inventory/brands.ts'])(
    'of %s is checked on a cluster',
    (file) => {
      expect(planFor(file).isClusterChecked).toBe(true)
    },
  )

  test('of journeys runs them', () => {
    expect(planFor('shell/e2e/specs/frame.spec.ts').areJourneysRun).toBe(true)
  })

  test('of prose is a matter of format, and of the tests that read it', () => {
    expect(planFor('docs/settings.md', 'README.md')).toEqual({
      format: ['docs/settings.md', 'README.md'],
      folders: [],
      tests: [CHECKS, 'scripts/start/settings.test.ts'],
      areJourneysRun: false,
      isClusterChecked: false,
    })
  })

  test('that takes a file away leaves nothing of it to look at', () => {
    const plan = planOf(['mfe-people/src/gone.ts'], TESTS, () => false)
    expect([plan.format, plan.tests, plan.folders]).toEqual([[], [CHECKS], ['mfe-people']])
  })
})
