import fs from 'node:fs'
import path from 'node:path'
import { lastLines, runLogged } from '../common/child.ts'
import { readIfThere } from '../common/private-file.ts'
import { Refusal } from '../common/refusal.ts'
import { majorVersion } from './binaries.ts'
import type { Placement } from './placement.ts'

/** The superuser of the embedded database, and its database. */
export const OWNER = 'comptoir'

/**
 * Makes the cluster when there is none. It is made beside its place and moved there when it is whole: a start that was
 * killed in between leaves only a draft, which the next one removes.
 */
export async function ensureCluster(
  placement: Placement,
  ownerPassword: string,
  log: string,
  isThrownAway: boolean,
): Promise<void> {
  removeDrafts(placement.cluster)
  if (fs.existsSync(placement.cluster)) return refuseOtherVersion(placement)
  const draft = `${placement.cluster}.new-${process.pid}`
  const passwordFile = path.join(draft, 'password')
  const data = path.join(draft, 'data')
  fs.mkdirSync(data, { recursive: true, mode: 0o700 })
  fs.writeFileSync(passwordFile, `${ownerPassword}\n`, { mode: 0o600 })
  giveTo(placement, [draft, data, passwordFile])
  await initialise(placement, ['--pgdata', data, '--pwfile', passwordFile, ...(isThrownAway ? ['--no-sync'] : [])], log)
  fs.renameSync(data, placement.cluster)
  fs.rmSync(draft, { recursive: true })
}

/** What counts as a letter: by the first of these that the machine has. Without one, text search knows only Latin letters. */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C']

async function initialise(placement: Placement, places: string[], log: string): Promise<void> {
  for (const characterType of CHARACTER_TYPES) {
    if ((await initdb(placement, [...places, `--lc-ctype=${characterType}`], log)) === 0) return
  }
  throw new Refusal(
    `The database could not be created in ${path.dirname(placement.cluster)}: ${reason(log)} (full log: ${log}).`,
  )
}

/** One locale for every machine: the host's own would decide otherwise. Words sort as in French by ICU, in any script. */
function initdb({ account, binaries }: Placement, places: string[], log: string): Promise<number> {
  const [command = binaries.initdb, ...words] = [
    ...account.prefix,
    binaries.initdb,
    ...places,
    `--username=${OWNER}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=fr-TN',
  ]
  return runLogged(log, command, words, { cwd: '/', ...account.ids })
}

function reason(log: string): string {
  const lines = lastLines(log, 20).split('\n')
  return (
    lines.findLast((line) => /error|fatal|could not/i.test(line))?.replace(/^initdb: (error: )?/, '') ??
    'initdb gave no reason'
  )
}

function removeDrafts(cluster: string): void {
  const folder = path.dirname(cluster)
  for (const name of fs.readdirSync(folder)) {
    if (name.startsWith(`${path.basename(cluster)}.new-`)) fs.rmSync(path.join(folder, name), { recursive: true })
  }
}

function giveTo({ account }: Placement, files: string[]): void {
  for (const file of files) if (account.ids !== null) fs.chownSync(file, account.ids.uid, account.ids.gid)
}

function refuseOtherVersion({ cluster, binaries }: Placement): void {
  const made = readIfThere(path.join(cluster, 'PG_VERSION'))?.trim()
  const ours = majorVersion(binaries)
  if (made === ours) return
  if (made === undefined) {
    throw new Refusal(
      `${cluster} does not contain a database. Move it away, and Comptoir will create a new one at the next start.`,
    )
  }
  throw new Refusal(
    `The database in ${cluster} was created by PostgreSQL ${made}, and this version of Comptoir comes with PostgreSQL ${ours}. Start the version of Comptoir that created it, or move its content to a PostgreSQL of your own and set DATABASE_URL to that one.`,
  )
}
