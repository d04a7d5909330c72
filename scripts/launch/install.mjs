import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { withInstallLock } from './install-lock.mjs'
import { ROOT, makeFolder } from './root.mjs'

const LOCK = path.join(ROOT, 'package-lock.json')
const MODULES = path.join(ROOT, 'node_modules')
const STAMP = path.join(MODULES, '.comptoir-lock')
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const LOG = path.join(
  process.env.DATA_DIR ? path.resolve(process.env.DATA_DIR) : path.join(ROOT, '.comptoir'),
  'logs',
  'install.log',
)

/** Brings node_modules to what package-lock.json names; does nothing when its stamp says that this was done. */
export async function ensureInstalled(say) {
  const startedAt = Date.now()
  const wanted = createHash('sha256').update(fs.readFileSync(LOCK)).digest('hex')
  const isReady = () => readIfThere(STAMP) === wanted
  if (!isReady()) {
    await withInstallLock(async () => {
      if (isReady()) return
      if (!isInstalledByHand()) await install()
      fs.writeFileSync(STAMP, wanted)
    })
  }
  say(`Packages: up to date with the lock file (${seconds(startedAt)})`)
}

async function install() {
  console.log('Packages: installing from the lock file (a minute or two)...')
  makeFolder(path.dirname(LOG))
  // NODE_ENV=production would leave out the tools that build the product.
  const code = await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'])
  if (code !== 0) {
    throw new Error(
      `${reasons()}\nThe packages could not be installed. Fix what npm reports above (full log: ${LOG}) and run the same command again.`,
    )
  }
}

/** npm names the error first, and explains its own usage after it. */
function reasons() {
  const lines = fs.readFileSync(LOG, 'utf8').trim().split('\n')
  const errors = lines.filter((line) => /^npm (error|ERR!) \S/.test(line))
  return (errors.length > 0 ? errors.slice(0, 6) : lines.slice(-6)).join('\n')
}

function seconds(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
}

function npm(args) {
  const output = fs.openSync(LOG, 'w')
  const options = { cwd: ROOT, stdio: ['ignore', output, output] }
  const script = process.env.npm_execpath
  const child =
    script && script.endsWith('.js')
      ? spawn(process.execPath, [script, ...args], options)
      : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
  const stop = () => child.kill('SIGTERM')
  for (const signal of SIGNALS) process.on(signal, stop)
  return new Promise((resolve, reject) => {
    child.on('error', () =>
      reject(
        new Error('npm was not found. Install Node with npm from https://nodejs.org and run the same command again.'),
      ),
    )
    child.on('exit', (code) => resolve(code))
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, stop)
    fs.closeSync(output)
  })
}

/** True after an `npm install` by hand: npm's own record of what it installed agrees with the lock file. */
function isInstalledByHand() {
  const record = readIfThere(path.join(MODULES, '.package-lock.json'))
  if (record === null) return false
  const installed = JSON.parse(record).packages
  return Object.entries(JSON.parse(fs.readFileSync(LOCK, 'utf8')).packages)
    .filter(([place]) => place.includes('node_modules/'))
    .every(([place, entry]) => {
      const isForAnotherMachine = installed[place] === undefined && (entry.os || entry.cpu || entry.optional)
      return isForAnotherMachine || JSON.stringify(installed[place]) === JSON.stringify(entry)
    })
}

function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
