import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { exitCode, lastLines, spawnChild } from '../common/child.ts'
import { randomPassword, readIfThere, readJson } from '../common/private-file.ts'
import { Refusal } from '../common/refusal.ts'
import { ROOT } from '../common/root.ts'
import { freePort } from '../database/index.ts'
import { failedAtLeastOnce, ONE_FAILED, readPlaywrightReport, type Tally } from './tally.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const START_PATIENCE_MS = 20 * 60_000

export interface JourneyOptions {
  chromium: string
  /** For the tool that runs them: names of files, for instance. */
  args?: readonly string[]
  /** In `shell/e2e`: which tests there are, and how they are run. */
  config?: string
  /** Further environment of the tests. */
  settings?: Record<string, string>
}

/** Real-browser journeys against the built product, started on a free port with data of its own. Each is printed as it ends. */
export function runJourneys({
  chromium,
  args = [],
  config = 'playwright.config.ts',
  settings = {},
}: JourneyOptions): Promise<Tally> {
  return withTemporaryFolder('comptoir-journeys-', async (folder) => {
    const password = randomPassword()
    const port = await freePort()
    const product = startProduct(folder, port, password)
    try {
      await waitUntilReady(product, path.join(folder, 'start.log'))
      const env = {
        BASE_URL: `http://localhost:${port}`,
        CHROMIUM_PATH: chromium,
        DEMO_PASSWORD: password,
        DATA_DIR: path.join(folder, 'data'),
        ...settings,
      }
      return await runPlaywright(path.join(folder, 'report.json'), env, { args, config })
    } finally {
      await stopProduct(product)
    }
  })
}

function startProduct(folder: string, port: number, password: string): ChildProcess {
  const log = fs.openSync(path.join(folder, 'start.log'), 'w')
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    DEMO_PASSWORD: password,
    // Journeys of many people, side by side, from one address.
    LOGINS_PER_MINUTE: '1000',
    REQUESTS_PER_MINUTE: '100000',
    // Stand-ins for printers are on this machine.
    PRINTER_NETWORKS: '127.0.0.0/8',
  }
  const child = spawnChild(process.execPath, [path.join(ROOT, 'scripts', 'start', 'main.ts')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', log, log],
  })
  fs.closeSync(log)
  return child
}

async function waitUntilReady(product: ChildProcess, log: string): Promise<void> {
  const until = performance.now() + START_PATIENCE_MS
  while (performance.now() < until) {
    if ((readIfThere(log) ?? '').includes('Comptoir is ready at')) return
    if (product.exitCode !== null || product.signalCode !== null)
      throw new Refusal(`The product did not start:\n${lastLines(log, 30)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Refusal(`The product was not ready in ${START_PATIENCE_MS / 60_000} minutes:\n${lastLines(log, 30)}`)
}

async function runPlaywright(
  report: string,
  settings: Record<string, string>,
  { args, config }: Required<Pick<JourneyOptions, 'args' | 'config'>>,
): Promise<Tally> {
  const playwright = path.join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
  const child = spawnChild(
    process.execPath,
    [playwright, 'test', '--config', path.join(ROOT, 'shell', 'e2e', config), '--reporter=list,json', ...args],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...settings, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  )
  const code = await exitCode(child)
  if (!fs.existsSync(report)) return ONE_FAILED
  const tally = readPlaywrightReport(readJson(report) ?? {})
  return code === 0 ? tally : failedAtLeastOnce(tally)
}

async function stopProduct(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return
  product.kill('SIGTERM')
  await once(product, 'exit')
}
