import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { WEBPACK } from './build/build-app.ts'
import { exitCode, spawnChild } from './common/child.ts'
import { Refusal } from './common/refusal.ts'
import { APPS, ROOT } from './common/root.ts'
import { isStopRequested, runToEnd } from './common/run-to-end.ts'
import { choosePort } from './database/free-port.ts'

const USUAL_PORT = 4100
/** The command line that teams use in repositories of their own. */
const REMOTE_TOOL = path.join(ROOT, 'shared', 'build', 'src', 'cli', 'main.ts')

/** `inventory` or `mfe-inventory`, several of them when they are remotes; `shell` for the shell itself. */
function chosenApps(): string[] {
  const names = process.argv.slice(2)
  const apps = names.map((name) => APPS.find((candidate) => candidate === name || candidate === `mfe-${name}`))
  const chosen = apps.filter((app) => app !== undefined)
  if (chosen.length > 0 && chosen.length === apps.length && (chosen.length === 1 || !chosen.includes('shell')))
    return chosen
  const known = APPS.map((candidate) => candidate.replace('mfe-', '')).join(', ')
  throw new Refusal(`Name what you are working on, as in "npm run dev inventory": one of ${known}, or several remotes.`)
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(new URL('/health/ready', url), { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

/** The product behind the development server: the one COMPTOIR_URL names, the one that runs here, or one started now. */
async function product(): Promise<string> {
  const named = process.env['COMPTOIR_URL']
  const url = named ?? `http://localhost:${process.env['PORT'] || 4000}`
  if (await isReady(url)) return url
  if (named)
    throw new Refusal(`Nothing answers at ${named}. Start that installation, or unset COMPTOIR_URL to start one here.`)
  const child = spawnChild(process.execPath, [path.join(ROOT, 'scripts', 'start', 'main.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  while (!(await isReady(url))) {
    if (child.exitCode !== null || isStopRequested())
      throw new Refusal('The development server was not started because the product behind it did not start.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return url
}

async function serveShell(installation: string): Promise<ChildProcess> {
  const port = await choosePort(USUAL_PORT)
  const env = { ...process.env, NODE_ENV: 'development', PORT: String(port), COMPTOIR_URL: installation }
  console.log(`\nshell from its sources, the rest from ${installation}: open http://localhost:${port}\n`)
  return spawnChild(process.execPath, [WEBPACK, 'serve', '--mode', 'development'], {
    cwd: path.join(ROOT, 'shell'),
    env,
    stdio: 'inherit',
  })
}

/** Remotes inside the product. One that runs here for its developer may be changed; of one that was named, its own word on that counts. */
function serveRemotes(apps: string[], installation: string): ChildProcess {
  const ids = apps.map((app) => app.replace('mfe-', ''))
  const mayWrite = process.env['COMPTOIR_URL'] ? [] : ['--allow-writes']
  const env = { ...process.env, NODE_ENV: 'development' }
  return spawnChild(process.execPath, [REMOTE_TOOL, 'dev', ...ids, '--shell', installation, ...mayWrite], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  })
}

await runToEnd(async () => {
  const apps = chosenApps()
  const installation = await product()
  process.exitCode = await exitCode(
    apps.includes('shell') ? await serveShell(installation) : serveRemotes(apps, installation),
  )
})
