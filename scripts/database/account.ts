import { spawnSync } from 'node:child_process'
import { readIfThere } from '../common/private-file.ts'
import { Refusal } from '../common/refusal.ts'

/** As whom PostgreSQL runs, for it refuses to run as root: words in front of its command, or another user's numbers. */
export type Account = { prefix: readonly string[]; ids: { uid: number; gid: number } | null }

export const OURSELVES: Account = { prefix: [], ids: null }

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

export function accountOf(uid: number, gid: number): Account {
  return { prefix: [], ids: { uid, gid } }
}

/**
 * Root under another number: a user namespace in which our files look as if they belonged to an ordinary user. Nothing
 * changes its owner, so it works in a folder that only root may enter. initdb wants a number that /etc/passwd knows.
 */
export function namespaceAccount(): Account {
  const uid = passwd().find((entry) => entry.uid !== 0)?.uid ?? 1000
  return { prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${uid}`, '--'], ids: null }
}

/** The system's own user for databases, or one made for it. */
export function systemAccount(): Account {
  const known = findUser('postgres') ?? findUser('comptoir')
  if (known !== undefined) return accountOf(known.uid, known.gid)
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'comptoir'])
  const made = findUser('comptoir')
  if (made !== undefined) return accountOf(made.uid, made.gid)
  throw new Refusal(
    'PostgreSQL does not run as root, and this machine allows neither user namespaces nor a new system user. Start Comptoir as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or later.',
  )
}

/** True when the account may write into the folder and run the program. */
export function canWork(account: Account, folder: string, program: string): boolean {
  const [command = 'sh', ...words] = [
    ...account.prefix,
    'sh',
    '-c',
    'cd "$1" && test -w . && exec "$2" --version',
    'sh',
    folder,
    program,
  ]
  return spawnSync(command, words, { cwd: '/', ...account.ids, stdio: 'ignore' }).status === 0
}

/** A user of this machine, by name. */
export function findUser(name: string): { name: string; uid: number; gid: number } | undefined {
  return passwd().find((entry) => entry.name === name)
}

function passwd(): { name: string; uid: number; gid: number }[] {
  return (readIfThere('/etc/passwd') ?? '')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length > 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}
