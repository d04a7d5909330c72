import fs from 'node:fs'
import path from 'node:path'
import { exitCode, spawnChild } from '../common/child.ts'
import { readJson } from '../common/private-file.ts'
import { ROOT } from '../common/root.ts'
import { isStopRequested } from '../common/run-to-end.ts'
import { startDatabase } from '../database/index.ts'
import {
  afterSecondTry,
  failedAtLeastOnce,
  listFailedFiles,
  MOST_UNSTEADY,
  NOTHING,
  ONE_FAILED,
  readJestReport,
  type Report,
  type Tally,
} from './tally.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/**
 * Unit, screen and API tests, the last on a PostgreSQL made for this run. Its files are thrown away: no fsync.
 *
 * Files that failed get a second try, alone; what holds only then is named as unsteady.
 *
 * @param files whose tests are run, with those of whatever imports them; null for all
 */
export async function runJest(files: readonly string[] | null): Promise<Tally> {
  if (files?.length === 0) return NOTHING
  const args = files === null ? [] : ['--passWithNoTests', '--findRelatedTests', ...files]
  return withTemporaryFolder('comptoir-tests-', async (folder) => {
    const database = await startDatabase({ dataDir: path.join(folder, 'data'), durability: 'none' })
    try {
      return await runTwice((name, given) => run(path.join(folder, name), database.ownerUrl, given), args)
    } finally {
      await database.stop()
    }
  })
}

/** What Jest ends with where tests failed, and nothing else did. */
const SOME_FAILED = 1

/** `report`: null where Jest ended without one. */
interface Ended {
  code: number
  report: Report | null
}

async function runTwice(
  run: (report: string, args: readonly string[]) => Promise<Ended>,
  args: readonly string[],
): Promise<Tally> {
  const first = await run('report.json', args)
  const { code, report } = first
  const failed = report === null || report['wasInterrupted'] === true ? [] : listFailedFiles(report)
  const isTriedAgain = code === SOME_FAILED && failed.length > 0 && failed.length <= MOST_UNSTEADY && !isStopRequested()
  if (report === null || !isTriedAgain) return tallyOf(first, readJestReport)
  console.log(`\n== once more, alone: ${failed.map((file) => path.relative(ROOT, file)).join(', ')}`)
  const second = await run('second.json', ['--runTestsByPath', ...failed])
  return second.report === null
    ? tallyOf(first, readJestReport)
    : tallyOf(second, (again) => afterSecondTry(report, again))
}

function tallyOf({ code, report }: Ended, read: (report: Report) => Tally): Tally {
  if (report === null) return ONE_FAILED
  return code === 0 ? read(report) : failedAtLeastOnce(read(report))
}

async function run(report: string, ownerUrl: string, args: readonly string[]): Promise<Ended> {
  const jest = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js')
  const child = spawnChild(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      jest,
      '--json',
      `--outputFile=${report}`,
      '--maxWorkers=2',
      // Output of the code under test matters only when running that one test.
      '--silent',
      ...args,
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test', TEST_DATABASE_URL: ownerUrl },
    },
  )
  const code = await exitCode(child)
  return { code, report: fs.existsSync(report) ? (readJson(report) ?? {}) : null }
}
