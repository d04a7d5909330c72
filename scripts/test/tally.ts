/**
 * What a part of the suite has to say: how many of its checks held, and which of them failed, as far as they have names.
 * `unsteady` are what held at the second try only, a line for each file or journey; its checks are among those that passed.
 */
export interface Tally {
  passed: number
  failed: number
  names: readonly string[]
  unsteady: readonly string[]
}

/** More than these at once are no accident of a busy machine. */
export const MOST_UNSTEADY = 3

export const NOTHING: Tally = { passed: 0, failed: 0, names: [], unsteady: [] }
export const ONE_PASSED: Tally = { ...NOTHING, passed: 1 }
export const ONE_FAILED: Tally = { ...NOTHING, failed: 1 }

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    names: [...a.names, ...b.names],
    unsteady: [...a.unsteady, ...b.unsteady],
  }
}

/** Whether a suite of this tally is green. */
export function isGreen({ passed, failed, unsteady }: Tally): boolean {
  return passed > 0 && failed === 0 && unsteady.length <= MOST_UNSTEADY
}

/** The words that close the suite and each of its parts. */
export function describeTally({ passed, failed, unsteady }: Tally): string {
  const counts = `${passed} passed, ${failed} failed`
  if (unsteady.length === 0) return counts
  const tooMany = unsteady.length > MOST_UNSTEADY ? ` (more than ${MOST_UNSTEADY}: a failure)` : ''
  return `${counts}, ${unsteady.length} unsteady${tooMany}`
}

/** What is said of those that failed or were unsteady, a line for each. */
export function linesOf({ names, unsteady }: Tally): string[] {
  return [...names.map((name) => `  failed: ${name}`), ...unsteady.map((name) => `  unsteady: ${name}`)]
}

/** Of a part that its tool calls failed: where no check of it did, a threshold or its end failed. */
export function failedAtLeastOnce(tally: Tally): Tally {
  return tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** Of Jest's `--json` report. A file that could not be loaded ran no test and counts as one that failed. */
export function readJestReport(report: Report): Tally {
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + count(report, 'numRuntimeErrorTestSuites'),
    names: list(report, 'testResults').flatMap((file) => {
      const tests = list(file, 'assertionResults')
      if (tests.length === 0 && hasFailed(file)) return [words(file, 'name')]
      return tests.filter(hasFailed).map((test) => words(test, 'fullName'))
    }),
    unsteady: [],
  }
}

/** The files of Jest's report in which something failed. */
export function listFailedFiles(report: Report): string[] {
  return list(report, 'testResults')
    .filter(hasFailed)
    .map((file) => words(file, 'name'))
}

/**
 * Of two reports of Jest, where the second repeats the files that failed in the first: what it says of them counts. A file
 * is unsteady where all that failed in it has passed now; one of which the second says less has failed.
 */
export function afterSecondTry(first: Report, second: Report): Tally {
  const failedFiles = list(first, 'testResults').filter(hasFailed)
  const passedInThem = failedFiles.flatMap((file) => list(file, 'assertionResults').filter(hasPassed)).length
  const after = readJestReport(second)
  const stillFailing = new Set(listFailedFiles(second))
  const others = failedFiles.filter((file) => !stillFailing.has(words(file, 'name')))
  const untold = others.filter((file) => !holdsNow(file, second))
  return {
    passed: readJestReport(first).passed - passedInThem + after.passed,
    failed: after.failed + untold.length,
    names: [...after.names, ...untold.map(describeFailures)],
    unsteady: others.filter((file) => !untold.includes(file)).map(describeFailures),
  }
}

function holdsNow(failed: Report, second: Report): boolean {
  const file = list(second, 'testResults').find(({ name }) => name === failed['name'])
  if (!file || !hasPassed(file)) return false
  const passed = new Set(
    list(file, 'assertionResults')
      .filter(hasPassed)
      .map((test) => words(test, 'fullName')),
  )
  return list(failed, 'assertionResults')
    .filter(hasFailed)
    .every((test) => passed.has(words(test, 'fullName')))
}

/** What failed in a file, in one line. */
function describeFailures(file: Report): string {
  const names = list(file, 'assertionResults')
    .filter(hasFailed)
    .map((test) => words(test, 'fullName'))
  return [words(file, 'name'), ...names].join(' › ')
}

/** Of Playwright's JSON report. Errors outside tests count as failures. */
export function readPlaywrightReport(report: Report): Tally {
  const { stats } = report
  if (!isReport(stats)) throw new Error('The report of the tests has another shape than expected')
  const errors = list(report, 'errors')
  const named = (status: string) => list(report, 'suites').flatMap((suite) => namesIn(suite, status, []))
  return {
    passed: count(stats, 'expected') + count(stats, 'flaky'),
    failed: count(stats, 'unexpected') + errors.length,
    names: [...named('unexpected'), ...errors.map((error) => words(error, 'message'))],
    unsteady: named('flaky'),
  }
}

export type Report = Record<string, unknown>

/** The full names of the tests of one status in a suite, and in the suites inside it. */
function namesIn(suite: Report, status: string, above: readonly string[]): string[] {
  const path = [...above, words(suite, 'title')]
  const own = list(suite, 'specs')
    .filter((spec) => list(spec, 'tests').some((test) => test['status'] === status))
    .map((spec) => [...path, words(spec, 'title')].join(' › '))
  return [...own, ...list(suite, 'suites').flatMap((inner) => namesIn(inner, status, path))]
}

function hasFailed({ status }: Report): boolean {
  return status === 'failed'
}

function hasPassed({ status }: Report): boolean {
  return status === 'passed'
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
