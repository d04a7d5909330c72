import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { exitCode, spawnChild } from '../common/child.ts'
import { findUser, isRoot } from './account.ts'
import { freePort } from './free-port.ts'

/** A PgBouncer in front of a database, and its process. */
export interface RunningPooler {
  /** The address that it was given, through the pooler. */
  url: string
  pid: number
  stop: () => Promise<void>
}

const PATHS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer']
const START_TRIES = 200
const TRY_MS = 50

/** Where PgBouncer is installed; null where it is not. */
export function findPgBouncer(): string | null {
  return PATHS.find((file) => fs.existsSync(file)) ?? null
}

/**
 * Starts a PgBouncer of its own, in transaction mode, on this machine and for one login, with so many connections to the
 * server. Its settings are removed when it stops.
 */
export async function startPooler(program: string, url: string, connections: number): Promise<RunningPooler> {
  const port = await freePort()
  const { hostname, port: serverPort, pathname, username, password } = new URL(url)
  // Of its own: its user may not enter ours.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comptoir-pooler-'))
  const settings = path.join(folder, 'pgbouncer.ini')
  const users = path.join(folder, 'users.txt')
  fs.writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`, { mode: 0o600 })
  fs.writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort || '5432'}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
log_connections = 0
log_disconnections = 0
`,
    { mode: 0o600 },
  )
  const ids = ordinaryUser([folder, settings, users])
  const child = spawnChild(program, ['-q', settings], { cwd: '/', stdio: 'ignore', ...ids })
  const ended = exitCode(child)
  await untilListening(port, () => child.exitCode !== null)
  const through = new URL(url)
  through.host = `127.0.0.1:${port}`
  through.pathname = pathname
  return {
    url: through.toString(),
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** It refuses to run as root. */
function ordinaryUser(files: readonly string[]): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined
  const { uid, gid } = findUser('nobody') ?? { uid: 65_534, gid: 65_534 }
  for (const file of files) fs.chownSync(file, uid, gid)
  return { uid, gid }
}

async function untilListening(port: number, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < START_TRIES && !hasEnded(); tries += 1) {
    if (await isListening(port)) return
    await pause(TRY_MS)
  }
  throw new Error('PgBouncer did not start')
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port })
    socket.once('connect', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
