import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { SETTING_NAMES } from '../../api/src/platform/settings.ts'
import { spawnChild } from '../common/child.ts'
import { Refusal } from '../common/refusal.ts'
import { ROOT } from '../common/root.ts'
import { freePort } from '../database/index.ts'
import { SERVER_FLAGS } from '../launch/server-flags.mjs'
import type { Addresses } from './fixture.ts'

/** A server process that answers on `origin`; `hasDied` where it ended without having been asked to. */
export type Served = { pid: number; origin: string; hasDied: () => boolean; stop: () => Promise<void> }

const API = new URL('./api-process.ts', import.meta.url)
const BARE = new URL('./bare-process.ts', import.meta.url)
const OWN = new Set<string>(SETTING_NAMES)

/** What is loaded before a server, in its process, and who hears what it tells. */
export type Listener = { module: URL; hear: (message: unknown) => void }

/** Starts the API as `npm start` does at its end: the same server, pools, queue and log level, listening on a port. */
export async function startApi(
  fixture: Addresses,
  profileFolder: string | null,
  settings: Readonly<Record<string, string>> = {},
  listener: Listener | null = null,
): Promise<Served> {
  const flags = [
    ...SERVER_FLAGS,
    ...(profileFolder === null ? [] : ['--cpu-prof', '--cpu-prof-dir', profileFolder]),
    ...(listener === null ? [] : ['--import', listener.module.href]),
  ]
  return serve(API, flags, { ...settingsOf(fixture), ...settings }, listener?.hear)
}

/** Starts the API of another copy of the repository, which serves the shell and the remotes that lie in that copy. */
export function startApiOf(root: string, fixture: Addresses): Promise<Served> {
  return serve(pathToFileURL(path.join(root, 'scripts', 'bench', 'api-process.ts')), SERVER_FLAGS, settingsOf(fixture))
}

function settingsOf(fixture: Addresses): Record<string, string> {
  return {
    DATA_DIR: fixture.dataDir,
    DATABASE_URL: fixture.ownerUrl,
    DATABASE_APP_URL: fixture.appUrl,
    DATABASE_ADMIN_URL: fixture.adminUrl,
    // A benchmark asks for more than any account.
    REQUESTS_PER_MINUTE: '999999',
  }
}

/** Starts the smallest server that asks the same database one thing per request. */
export function startBare(fixture: Addresses): Promise<Served> {
  return serve(BARE, [], { DATABASE_URL: fixture.ownerUrl })
}

async function serve(
  file: URL,
  flags: readonly string[],
  settings: Record<string, string>,
  hear: Listener['hear'] = () => undefined,
): Promise<Served> {
  const port = await freePort()
  const env = { ...foreignEnvironment(), HOST: '127.0.0.1', PORT: String(port), ...settings }
  const child = spawnNode(file, flags, env)
  await firstMessage(child, file)
  child.on('message', hear)
  const hasDied = (): boolean => child.exitCode !== null || child.signalCode !== null
  return { pid: child.pid ?? 0, origin: `http://127.0.0.1:${port}`, hasDied, stop: () => stopChild(child) }
}

/** The environment without settings of the product and without a mode: a start by hand has none either. */
function foreignEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !OWN.has(name) && name !== 'NODE_ENV' && name !== 'NODE_OPTIONS'),
  )
}

/** A Node process of ours, with a channel for messages; it ends when we do. What it logs goes to the errors, away from the figures. */
export function spawnNode(
  file: URL,
  flags: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): ChildProcess {
  return spawnChild(process.execPath, [...flags, fileURLToPath(file)], {
    cwd: ROOT,
    env,
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  })
}

/** Waits until a child says in a word that it is ready; one that ends first could not start. */
export function firstMessage(child: ChildProcess, file: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', function hear(message) {
      if (typeof message !== 'string') return
      child.off('message', hear)
      resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Refusal(`${fileURLToPath(file)} exited before it was ready.`)))
  })
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await gone
}
