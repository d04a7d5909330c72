import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Refusal } from '../cli/refusal.ts'

/** A test that was fetched, and the address of the product that it is for. */
export interface SmokeTest {
  /** As the report names it. */
  name: string
  text: string
  origin: string
}

/** What tests find in their environment beside Playwright's `baseURL`. */
export interface SmokeEnvironment {
  SMOKE_EMAIL: string
  SMOKE_PASSWORD: string
  SMOKE_COMPANY_ID: string
  SMOKE_POINT_OF_SALE_ID: string
}

const BROWSER = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Playwright as the folder has it. Throws a `Refusal` when it has none. */
function playwrightIn(folder: string): string {
  try {
    return dirname(createRequire(join(folder, 'package.json')).resolve('@playwright/test/package.json'))
  } catch {
    throw new Refusal(
      'Smoke tests run with Playwright, which is not installed here: npm install --save-dev @playwright/test',
    )
  }
}

function configOf(tests: readonly SmokeTest[]): string {
  const executablePath = process.env['CHROMIUM_PATH']
  const config = {
    // A busy machine is no reason to refuse a release.
    timeout: 240_000,
    expect: { timeout: 60_000 },
    workers: 2,
    retries: 0,
    outputDir: './results',
    use: {
      viewport: { width: 1440, height: 900 },
      // The releases that are tried are put into pages on their way, which a worker would ask for by itself.
      serviceWorkers: 'block',
      launchOptions: { ...(executablePath ? { executablePath } : {}), args: BROWSER },
    },
    projects: tests.map(({ name, origin }, place) => ({ name, testDir: `./${place}`, use: { baseURL: origin } })),
  }
  return `export default ${JSON.stringify(config)}\n`
}

/** The environment without what a Playwright that started this process left in it. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PLAYWRIGHT_|PW_|TEST_)/.test(name)))
}

/** Runs tests with Playwright's own runner and report, each in a folder of its own; true when all passed. */
export async function runPlaywright(
  tests: readonly SmokeTest[],
  environment: SmokeEnvironment,
  from = process.cwd(),
): Promise<boolean> {
  const playwright = playwrightIn(from)
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-smoke-'))
  try {
    mkdirSync(join(folder, 'node_modules', '@playwright'), { recursive: true })
    symlinkSync(playwright, join(folder, 'node_modules', '@playwright', 'test'), 'junction')
    tests.forEach(({ text }, place) => {
      mkdirSync(join(folder, String(place)))
      writeFileSync(join(folder, String(place), 'smoke.spec.mjs'), text)
    })
    writeFileSync(join(folder, 'playwright.config.mjs'), configOf(tests))
    const args = [
      join(playwright, 'cli.js'),
      'test',
      '--config',
      join(folder, 'playwright.config.mjs'),
      '--reporter=list',
    ]
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: 'inherit',
      env: { ...cleanEnvironment(), ...environment },
    })
    return (await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))) === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
