import fs from 'node:fs'
import path from 'node:path'
import { exitCode, spawnChild } from '../common/child.ts'
import { readJson } from '../common/private-file.ts'
import { ROOT } from '../common/root.ts'
import { startDatabase } from '../database/index.ts'
import { failedAtLeastOnce, NOTHING, ONE_FAILED, readJestReport, type Tally } from './tally.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/**
 * Unit, screen and API tests, the last on a PostgreSQL made for this run. Its files are thrown away: no fsync.
 *
 * @param files whose tests are run, with those of whatever imports them; null for all
 */
export async function runJest(files: readonly string[] | null): Promise<Tally> {
  if (files?.length === 0) return NOTHING
  const args = files === null ? [] : ['--passWithNoTests', '--findRelatedTests', ...files]
  return withTemporaryFolder('comptoir-tests-', async (folder) => {
    const database = await startDatabase({ dataDir: path.join(folder, 'data'), durability: 'none' })
    try {
      return await run(path.join(folder, 'report.json'), database.ownerUrl, args)
    } finally {
      await database.stop()
    }
  })
}

async function run(report: string, ownerUrl: string, args: readonly string[]): Promise<Tally> {
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
  if (!fs.existsSync(report)) return ONE_FAILED
  const tally = readJestReport(readJson(report) ?? {})
  return code === 0 ? tally : failedAtLeastOnce(tally)
}
