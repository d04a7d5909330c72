import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { WEBPACK } from './build/build-app.ts'
import { exitCode, spawnChild } from './common/child.ts'
import { Refusal } from './common/refusal.ts'
import { APPS, ROOT } from './common/root.ts'
import { isStopRequested, runToEnd } from './common/run-to-end.ts'
import { choosePort } from './database/free-port.ts'

const USUAL_PORT = 4100

/** `inventory` or `mfe-inventory`; `shell` for the shell itself. */
function chosenApp(): string {
  const [name = ''] = process.argv.slice(2)
  const app = APPS.find((candidate) => candidate === name || candidate === `mfe-${name}`)
  if (app !== undefined) return app
  const names = APPS.map((candidate) => candidate.replace('mfe-', '')).join(', ')
  throw new Refusal(`Say what you work on, as in "npm run dev inventory": one of ${names}.`)
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
  if (named) throw new Refusal(`Nothing answers at ${named}: start that installation, or leave COMPTOIR_URL out to start one here.`)
  const child = spawnChild(process.execPath, [path.join(ROOT, 'scripts', 'start', 'main.ts')], { cwd: ROOT, stdio: 'inherit' })
  while (!(await isReady(url))) {
    if (child.exitCode !== null || isStopRequested()) throw new Refusal('The development server was not started, for the product behind it did not start.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return url
}

function serve(app: string, port: number, installation: string): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'development', PORT: String(port), COMPTOIR_URL: installation }
  return spawnChild(process.execPath, [WEBPACK, 'serve', '--mode', 'development'], { cwd: path.join(ROOT, app), env, stdio: 'inherit' })
}

await runToEnd(async () => {
  const app = chosenApp()
  const installation = await product()
  const port = await choosePort(USUAL_PORT)
  console.log(`\n${app} from its sources, the rest from ${installation}: open http://localhost:${port}\n`)
  process.exitCode = await exitCode(serve(app, port, installation))
})
