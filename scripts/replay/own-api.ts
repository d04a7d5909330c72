import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pRetry from 'p-retry'
import { lastLines, spawnChild } from '../common/child.ts'
import { Refusal } from '../common/refusal.ts'
import { ROOT } from '../common/root.ts'
import { SERVER_FLAGS } from '../launch/server-flags.mjs'

const API = fileURLToPath(new URL('./api-process.ts', import.meta.url))
const MORE_STARTS = 99
const PAUSE_MS = 200

/** The API in a process of its own, always on the same port, so that it can be killed and started while it is used. */
export class ApiProcess {
  readonly #env: Record<string, string>
  readonly #log: string
  #child: ChildProcess | null = null
  #ends = 0

  constructor(env: Record<string, string>, dataDir: string) {
    this.#env = env
    this.#log = path.join(dataDir, 'logs', 'api.log')
  }

  /** How often it ended without having been asked to: it should outlive the death of its database. */
  get ends(): number {
    return this.#ends
  }

  async start(): Promise<void> {
    const { NODE_ENV: _mode, NODE_OPTIONS: _options, ...env } = process.env
    fs.mkdirSync(path.dirname(this.#log), { recursive: true })
    const log = fs.openSync(this.#log, 'a', 0o600)
    const child = spawnChild(process.execPath, [...SERVER_FLAGS, API], {
      cwd: ROOT,
      env: { ...env, ...this.#env },
      stdio: ['ignore', log, log, 'ipc'],
    })
    fs.closeSync(log)
    this.#child = child
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', () =>
        reject(
          new Refusal(`The API exited before it answered:\n${lastLines(this.#log, 10)}\n(full log: ${this.#log}).`),
        ),
      )
    })
    child.once('exit', () => this.#child === child && void this.#startAgain())
  }

  async killAndRestart(): Promise<void> {
    await this.#end('SIGKILL')
    await this.#persistently()
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #startAgain(): Promise<void> {
    this.#ends += 1
    await this.#persistently()
  }

  /** Until it starts: the database may be away just then. */
  #persistently(): Promise<void> {
    return pRetry(() => this.start(), { retries: MORE_STARTS, minTimeout: PAUSE_MS, factor: 1 })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill(signal)
    await gone
  }
}
