/** What a part of the suite has to say: how many of its checks held, and which of them failed, as far as they have names. */
export interface Tally {
  passed: number
  failed: number
  names: readonly string[]
}

export const NOTHING: Tally = { passed: 0, failed: 0, names: [] }
export const ONE_PASSED: Tally = { passed: 1, failed: 0, names: [] }
export const ONE_FAILED: Tally = { passed: 0, failed: 1, names: [] }

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, names: [...a.names, ...b.names] }
}

/** The words that close the suite and each of its parts. */
export function describeTally({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}

/** Of a part that its tool calls failed: where no check of it did, a threshold or its end failed. */
export function failedAtLeastOnce(tally: Tally): Tally {
  return tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** Of Jest's `--json` report. A file that could not be loaded ran no test and counts as one that failed. */
export function readJestReport(report: Report): Tally {
  const files = list(report, 'testResults')
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + count(report, 'numRuntimeErrorTestSuites'),
    names: files.flatMap((file) => {
      const tests = list(file, 'assertionResults')
      if (tests.length === 0 && file['status'] === 'failed') return [words(file, 'name')]
      return tests.filter((test) => test['status'] === 'failed').map((test) => words(test, 'fullName'))
    }),
  }
}

/** Of Playwright's JSON report. A test that only passed when repeated counts as failed, as do errors outside tests. */
export function readPlaywrightReport(report: Report): Tally {
  const { stats } = report
  if (!isReport(stats)) throw new Error('The report of the tests has another shape than expected')
  const errors = list(report, 'errors')
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky') + errors.length,
    names: [
      ...list(report, 'suites').flatMap((suite) => troubled(suite, [])),
      ...errors.map((error) => words(error, 'message')),
    ],
  }
}

type Report = Record<string, unknown>

const TROUBLES: ReadonlySet<unknown> = new Set(['unexpected', 'flaky'])

/** The full names of those in a suite, and in the suites inside it, that failed or passed only when repeated. */
function troubled(suite: Report, above: readonly string[]): string[] {
  const path = [...above, words(suite, 'title')]
  const own = list(suite, 'specs')
    .filter((spec) => list(spec, 'tests').some(({ status }) => TROUBLES.has(status)))
    .map((spec) => [...path, words(spec, 'title')].join(' › '))
  return [...own, ...list(suite, 'suites').flatMap((inner) => troubled(inner, path))]
}

function isReport(value: unknown): value is Report {
  return typeof value === 'object' && value !== null
}

function list(report: Report, name: string): Report[] {
  const value = report[name]
  return Array.isArray(value) ? value.filter(isReport) : []
}

function words(report: Report, name: string): string {
  const value = report[name]
  return typeof value === 'string' ? value : ''
}

function count(report: Report, name: string): number {
  const value = report[name]
  if (typeof value !== 'number') throw new Error(`The report of the tests does not say ${name}`)
  return value
}
