/** What a part of the suite has to say: how many of its checks held. */
export type Tally = { passed: number; failed: number }

export const ONE_PASSED: Tally = { passed: 1, failed: 0 }
export const ONE_FAILED: Tally = { passed: 0, failed: 1 }

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** The words that close the suite and each of its parts. */
export function describeTally({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}

/** Counts of Jest's `--json` report. A file that could not be loaded ran no test and counts as one that failed. */
export function readJestReport(report: Record<string, unknown>): Tally {
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + count(report, 'numRuntimeErrorTestSuites'),
  }
}

/** Counts of Playwright's JSON report. A test that only passed when repeated counts as failed, as do errors outside tests. */
export function readPlaywrightReport(report: Record<string, unknown>): Tally {
  const stats: Record<string, unknown> = { ...object(report['stats']) }
  const errors = Array.isArray(report['errors']) ? report['errors'].length : 0
  return { passed: count(stats, 'expected'), failed: count(stats, 'unexpected') + count(stats, 'flaky') + errors }
}

function object(value: unknown): object {
  if (typeof value !== 'object' || value === null)
    throw new Error('The report of the tests has another shape than expected')
  return value
}

function count(report: Record<string, unknown>, name: string): number {
  const value = report[name]
  if (typeof value !== 'number') throw new Error(`The report of the tests does not say ${name}`)
  return value
}
