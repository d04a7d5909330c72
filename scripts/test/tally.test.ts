import { describe, expect, test } from '@jest/globals'
import { readJestReport, readPlaywrightReport } from './tally.ts'

describe('counts of a report', () => {
  test('of Jest take a file that did not load for a failure', () => {
    expect(readJestReport({ numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
      passed: 7,
      failed: 3,
    })
  })

  test('of Playwright take a test that passed only when repeated for a failure', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 4 }, errors: [{ message: 'no browser' }] }
    expect(readPlaywrightReport(report)).toEqual({ passed: 5, failed: 3 })
  })

  test('are not taken from a report of another shape', () => {
    expect(() => readJestReport({ passed: 7 })).toThrow('does not say numPassedTests')
    expect(() => readPlaywrightReport({})).toThrow('another shape')
  })
})
