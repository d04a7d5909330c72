import { describe, expect, test } from '@jest/globals'
import {
  add,
  afterSecondTry,
  describeTally,
  failedAtLeastOnce,
  isGreen,
  linesOf,
  listFailedFiles,
  NOTHING,
  ONE_FAILED,
  readJestReport,
  readPlaywrightReport,
} from './tally.ts'

describe('counts of a report', () => {
  test('of Jest take a file that did not load for a failure, and name what failed', () => {
    const testResults = [
      {
        name: '/here/sales.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a sale is sealed' },
          { status: 'failed', fullName: 'a sale is paid' },
        ],
      },
      { name: '/here/broken.test.ts', status: 'failed', assertionResults: [] },
      { name: '/here/empty.test.ts', status: 'passed', assertionResults: [] },
    ]
    const report = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults }
    const names = ['a sale is paid', '/here/broken.test.ts']
    expect(readJestReport(report)).toEqual({ passed: 7, failed: 2, names, unsteady: [] })
  })

  test('of Playwright name what failed, and what passed only when repeated', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 4 },
      errors: [{ message: 'no browser' }],
      suites: [
        {
          title: 'sales.spec.ts',
          specs: [spec('a sale', 'unexpected'), spec('a return', 'expected')],
          suites: [{ title: 'in French', specs: [spec('a sale', 'flaky')] }],
        },
      ],
    }
    const names = ['sales.spec.ts › a sale', 'no browser']
    const unsteady = ['sales.spec.ts › in French › a sale']
    expect(readPlaywrightReport(report)).toEqual({ passed: 6, failed: 2, names, unsteady })
  })

  test('are not taken from a report of another shape', () => {
    expect(() => readJestReport({ passed: 7 })).toThrow('does not say numPassedTests')
    expect(() => readPlaywrightReport({})).toThrow('another shape')
  })
})

describe('a second try', () => {
  const held = (fullName: string) => ({ status: 'passed', fullName })
  const failed = (fullName: string) => ({ status: 'failed', fullName })
  const report = (files: Record<string, readonly { status: string; fullName: string }[]>) => {
    const all = Object.values(files).flat()
    return {
      numPassedTests: all.filter(({ status }) => status === 'passed').length,
      numFailedTests: all.filter(({ status }) => status === 'failed').length,
      numRuntimeErrorTestSuites: Object.values(files).filter((tests) => tests.length === 0).length,
      testResults: Object.entries(files).map(([name, tests]) => ({
        name,
        status: tests.length === 0 || tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
        assertionResults: tests,
      })),
    }
  }
  const first = report({
    '/a.test.ts': [held('one'), held('two')],
    '/b.test.ts': [held('three'), failed('four'), failed('five')],
    '/c.test.ts': [],
  })

  test('is given to the files in which something failed', () => {
    expect(listFailedFiles(first)).toEqual(['/b.test.ts', '/c.test.ts'])
  })

  test('decides; a file that holds only then passed, and is named with what failed in it', () => {
    const second = report({ '/b.test.ts': [held('three'), held('four'), held('five')], '/c.test.ts': [held('six')] })
    expect(afterSecondTry(first, second)).toEqual({
      passed: 6,
      failed: 0,
      names: [],
      unsteady: ['/b.test.ts › four › five', '/c.test.ts'],
    })
  })

  test('of a file in which something fails again is a failure, and nothing of it unsteady', () => {
    const second = report({ '/b.test.ts': [held('three'), held('four'), failed('five')], '/c.test.ts': [held('six')] })
    expect(afterSecondTry(first, second)).toEqual({ passed: 5, failed: 1, names: ['five'], unsteady: ['/c.test.ts'] })
  })

  test('that says nothing of what had failed is a failure', () => {
    for (const second of [
      report({ '/b.test.ts': [held('three'), held('four'), held('five')] }),
      report({
        '/b.test.ts': [held('three'), held('four'), held('five')],
        '/d.test.ts': [held('six')],
      }),
    ])
      expect(afterSecondTry(first, second)).toMatchObject({ failed: 1, names: ['/c.test.ts'] })
    const skipped = report({
      '/b.test.ts': [held('three'), held('four'), { status: 'pending', fullName: 'five' }],
      '/c.test.ts': [held('six')],
    })
    expect(afterSecondTry(first, skipped)).toMatchObject({
      failed: 1,
      names: ['/b.test.ts › four › five'],
      unsteady: ['/c.test.ts'],
    })
  })

  test('that spoils what held is a failure', () => {
    const second = report({ '/b.test.ts': [failed('three'), held('four'), held('five')], '/c.test.ts': [held('six')] })
    expect(afterSecondTry(first, second)).toMatchObject({ passed: 5, failed: 1, names: ['three'] })
  })
})

describe('a suite', () => {
  const passed = { ...NOTHING, passed: 9 }

  test('is green where something passed and nothing failed', () => {
    expect([passed, NOTHING, ONE_FAILED].map(isGreen)).toEqual([true, false, false])
  })

  test('of which more than a few were unsteady is red', () => {
    const few = { ...passed, unsteady: ['a', 'b', 'c'] }
    expect([few, { ...few, unsteady: [...few.unsteady, 'd'] }].map(isGreen)).toEqual([true, false])
  })

  test('says at its end what failed and what was unsteady', () => {
    const tally = { passed: 9, failed: 1, names: ['x'], unsteady: ['y'] }
    expect(describeTally(passed)).toBe('9 passed, 0 failed')
    expect(describeTally(tally)).toBe('9 passed, 1 failed, 1 unsteady')
    const many = { ...passed, unsteady: ['a', 'b', 'c', 'd'] }
    expect(describeTally(many)).toBe('9 passed, 0 failed, 4 unsteady (more than 3: a failure)')
    expect(linesOf(tally)).toEqual(['  failed: x', '  unsteady: y'])
  })
})

test('tallies add up, and keep the names of both', () => {
  const one = { passed: 2, failed: 1, names: ['first'], unsteady: ['a'] }
  expect(add(one, { passed: 1, failed: 1, names: ['second'], unsteady: ['b'] })).toEqual({
    passed: 3,
    failed: 2,
    names: ['first', 'second'],
    unsteady: ['a', 'b'],
  })
})

test('a part that its tool calls failed has failed at least once', () => {
  expect(failedAtLeastOnce({ ...NOTHING, passed: 3 }).failed).toBe(1)
  expect(failedAtLeastOnce(ONE_FAILED).failed).toBe(1)
})
