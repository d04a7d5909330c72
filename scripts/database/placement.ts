import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from '../common/refusal.ts'
import { type Account, OURSELVES, accountOf, canWork, isRoot, namespaceAccount, systemAccount } from './account.ts'
import { type Binaries, binariesIn, packageVersion } from './binaries.ts'

/** Where the cluster is stored and which user it runs as. */
export type Placement = { account: Account; binaries: Binaries; cluster: string }

/** Outside every home folder, for a system user who may not enter the data folder. */
const COMMON_HOME = '/var/lib/comptoir'

/** Finds the cluster of a data folder, or the place for a new one. Its owner, once it has one, stays its owner. */
export function placeCluster(dataDir: string, binaries: Binaries): Placement {
  const inDataDir = path.join(dataDir, 'postgres')
  if (!isRoot()) return asOurselves(inDataDir, binaries)
  if (fs.existsSync(inDataDir)) return asOwner(inDataDir, binaries)
  const outside = path.join(COMMON_HOME, createHash('sha256').update(dataDir).digest('hex').slice(0, 12), 'postgres')
  if (fs.existsSync(outside)) return asSystemUser(dataDir, outside, binaries)
  return (
    asFolderOwner(dataDir, inDataDir, binaries) ??
    asNamespace(inDataDir, binaries) ??
    asSystemUser(dataDir, outside, binaries)
  )
}

function asOurselves(cluster: string, binaries: Binaries): Placement {
  if (fs.existsSync(cluster) && process.getuid !== undefined && fs.statSync(cluster).uid !== process.getuid()) {
    throw new Refusal(
      `The database in ${cluster} belongs to another user. Start Comptoir as that user, or give the data folder to yourself with chown -R.`,
    )
  }
  return { account: OURSELVES, binaries, cluster }
}

function asOwner(cluster: string, binaries: Binaries): Placement {
  const { uid, gid } = fs.statSync(cluster)
  if (uid === 0) {
    const placement = asNamespace(cluster, binaries)
    if (placement !== null) return placement
    throw new Refusal(
      `The database in ${cluster} belongs to root, and this machine does not allow the user namespace it runs in. Give the data folder to an ordinary user with chown -R and start Comptoir as that user.`,
    )
  }
  const account = accountOf(uid, gid)
  return { account, binaries: reachableBinaries(account, cluster, binaries), cluster }
}

function asNamespace(cluster: string, binaries: Binaries): Placement | null {
  const account = namespaceAccount()
  return canWork(account, path.dirname(cluster), binaries.postgres) ? { account, binaries, cluster } : null
}

/** Root in somebody's clone (sudo): the database is theirs, as the clone is. */
function asFolderOwner(dataDir: string, cluster: string, binaries: Binaries): Placement | null {
  const { uid, gid } = fs.statSync(dataDir)
  if (uid === 0) return null
  const account = accountOf(uid, gid)
  return canWork(account, dataDir, binaries.postgres) ? { account, binaries, cluster } : null
}

function asSystemUser(dataDir: string, outside: string, binaries: Binaries): Placement {
  const account = systemAccount()
  const home = path.dirname(outside)
  fs.mkdirSync(home, { recursive: true, mode: 0o755 })
  if (account.ids !== null) fs.chownSync(home, account.ids.uid, account.ids.gid)
  const reachable = reachableBinaries(account, home, binaries)
  if (!canWork(account, home, reachable.postgres)) {
    throw new Refusal(
      `PostgreSQL does not run as root, and no other user of this machine can work in ${dataDir} or ${home}. Start Comptoir as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
  return { account, binaries: reachable, cluster: outside }
}

/** A copy of the programs where the clone itself is closed to the account; made aside, so that it is whole or absent. */
function reachableBinaries(account: Account, folder: string, binaries: Binaries): Binaries {
  if (canWork(account, folder, binaries.postgres)) return binaries
  const copy = path.join(COMMON_HOME, `postgresql-${packageVersion(binaries)}`)
  if (!fs.existsSync(copy)) {
    const draft = `${copy}.${process.pid}`
    fs.cpSync(binaries.native, draft, { recursive: true, verbatimSymlinks: true })
    fs.renameSync(draft, copy)
  }
  return binariesIn(copy)
}
