import pg from 'pg'
import { readCheckpoints, type ReadCheckpoints } from '../../api/src/modules/company/checkpoints/index.ts'
import { checkAllBooks, STOCK_LAWS, type CheckedCompany } from '../../api/src/modules/reports/books/index.ts'
import { Refusal } from '../common/refusal.ts'
import { reachDatabase } from '../database/index.ts'

export interface CheckOptions {
  /** Of a user who sees all rows; the installation's own database where left out. */
  url: string | undefined
  /** Where the checkpoints are; that of the settings where left out. */
  dataDir: string | undefined
  companyIds: readonly string[] | undefined
}

export interface CheckedInstallation {
  holds: boolean
  rows: number
  seconds: number
  checkpoints: number
  /** The key that the checkpoints are signed with, to be compared with the one that was noted. */
  publicKey: string | null
  faults: ReadCheckpoints['faults']
  /** What must hold of stock, each with how many companies it was looked at in, and where it does not hold. */
  laws: Readonly<Record<string, Held>>
  /** The same in words. */
  lines: string[]
}

/** In how many companies something was looked at, and in how many it does not hold. */
interface Held {
  companies: number
  broken: number
}

const MS_PER_SECOND = 1000

/** Checks the books of a database, running or not, company by company, against the checkpoints of the data folder. */
export async function checkInstallation(
  options: CheckOptions,
  onCompany: (company: CheckedCompany) => void,
): Promise<CheckedInstallation> {
  const startedAt = performance.now()
  const { url, dataDir, stop } = await place(options)
  const client = new pg.Client({ connectionString: url, application_name: 'comptoir check' })
  try {
    await client.connect()
    await refuseOtherVersion(client)
    const { checkpoints, faults } = readCheckpoints(dataDir)
    let [isSound, rows] = [true, 0]
    const laws = new Map<string, Held>(STOCK_LAWS.map((law) => [law, { companies: 0, broken: 0 }]))
    const { companyIds } = options
    for await (const company of checkAllBooks(client, { checkpoints, ...(companyIds ? { companyIds } : {}) })) {
      onCompany(company)
      isSound &&= company.checks.every(({ count }) => count === 0)
      rows += company.rows
      count(laws, company)
    }
    const holds = isSound && faults.length === 0
    const seconds = (performance.now() - startedAt) / MS_PER_SECOND
    const publicKey = checkpoints[0]?.publicKey ?? null
    const result = { holds, rows, seconds, checkpoints: checkpoints.length, publicKey, faults, laws }
    return { ...result, laws: Object.fromEntries(laws), lines: linesOf(result) }
  } finally {
    await client.end()
    await stop()
  }
}

function count(laws: Map<string, Held>, { checks }: CheckedCompany): void {
  for (const { check, count: found } of checks) {
    const held = laws.get(check)
    if (!held) continue
    held.companies += 1
    if (found > 0) held.broken += 1
  }
}

function lawLine([law, { companies, broken }]: [string, Held]): string {
  const all = `${companies.toLocaleString('en')} ${companies === 1 ? 'company' : 'companies'}`
  return `${law}: ${broken === 0 ? `holds in ${all}` : `BROKEN in ${broken.toLocaleString('en')} of ${all}`}`
}

/** A check changes nothing, so it does not bring a database to this version either. */
async function refuseOtherVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_known: boolean }>(
    `select to_regclass('public.audit_seal') is not null as is_known`,
  )
  if (rows[0]?.is_known !== true)
    throw new Refusal('The database is not of this version. Start the product on it once, then check its books.')
}

/** With an address that was given, nothing else is read of the settings than where the data folder is. */
async function place({
  url,
  dataDir,
}: CheckOptions): Promise<{ url: string; dataDir: string; stop: () => Promise<void> }> {
  const { readConfig } = await import('../../api/src/platform/config.ts')
  const config = readConfig({ ...process.env, ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }) })
  if (url !== undefined) return { url, dataDir: config.dataDir, stop: async () => undefined }
  const database = await reachDatabase({ dataDir: config.dataDir, ownerUrl: config.database.ownerUrl })
  return { url: database.ownerUrl, dataDir: config.dataDir, stop: () => database.stop() }
}

function linesOf({
  holds,
  rows,
  seconds,
  checkpoints,
  publicKey,
  faults,
  laws,
}: Omit<CheckedInstallation, 'lines' | 'laws'> & { laws: ReadonlyMap<string, Held> }): string[] {
  const known = checkpoints === 0 ? 'no checkpoint yet' : `${checkpoints} checkpoints`
  return [
    ...[...laws].map(lawLine),
    ...faults.map(({ date, what }) => `Checkpoint of ${date}: ${what}`),
    `${holds ? 'The books are sound' : 'The books are BROKEN'}: ${rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s, ${known}.`,
    ...(publicKey === null ? [] : [`Checkpoints are signed with ${publicKey.split('\n')[1] ?? ''}`]),
  ]
}
