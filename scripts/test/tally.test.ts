import { describe, expect, test } from '@jest/globals'
import { add, failedAtLeastOnce, ONE_FAILED, readJestReport, readPlaywrightReport } from './tally.ts'

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
    expect(readJestReport(report)).toEqual({ passed: 7, failed: 2, names: ['a sale is paid', '/here/broken.test.ts'] })
  })

  test('of Playwright take a test that passed only when repeated for a failure, and name each', () => {
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
    const names = ['sales.spec.ts › a sale', 'sales.spec.ts › in French › a sale', 'no browser']
    expect(readPlaywrightReport(report)).toEqual({ passed: 5, failed: 3, names })
  })

  test('are not taken from a report of another shape', () => {
    expect(() => readJestReport({ passed: 7 })).toThrow('does not say numPassedTests')
    expect(() => readPlaywrightReport({})).toThrow('another shape')
  })
})

test('tallies add up, and keep the names of both', () => {
  const one = { passed: 2, failed: 1, names: ['first'] }
  expect(add(one, { passed: 1, failed: 1, names: ['second'] })).toEqual({
    passed: 3,
    failed: 2,
    names: ['first', 'second'],
  })
})

test('a part that its tool calls failed has failed at least once', () => {
  expect(failedAtLeastOnce({ passed: 3, failed: 0, names: [] }).failed).toBe(1)
  expect(failedAtLeastOnce(ONE_FAILED).failed).toBe(1)
})
