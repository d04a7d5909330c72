import pg from 'pg'
import { readCheckpoints, type ReadCheckpoints } from '../../api/src/modules/company/checkpoints/index.ts'
import { checkAllBooks, type CheckedCompany } from '../../api/src/modules/reports/books/index.ts'
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
  /** The same in words. */
  lines: string[]
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
    const { companyIds } = options
    for await (const company of checkAllBooks(client, { checkpoints, ...(companyIds ? { companyIds } : {}) })) {
      onCompany(company)
      isSound &&= company.checks.every(({ count }) => count === 0)
      rows += company.rows
    }
    const holds = isSound && faults.length === 0
    const seconds = (performance.now() - startedAt) / MS_PER_SECOND
    const publicKey = checkpoints[0]?.publicKey ?? null
    const result = { holds, rows, seconds, checkpoints: checkpoints.length, publicKey, faults }
    return { ...result, lines: linesOf(result) }
  } finally {
    await client.end()
    await stop()
  }
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
}: Omit<CheckedInstallation, 'lines'>): string[] {
  const known = checkpoints === 0 ? 'no checkpoint yet' : `${checkpoints} checkpoints`
  return [
    ...faults.map(({ date, what }) => `Checkpoint of ${date}: ${what}`),
    `${holds ? 'The books are sound' : 'The books are BROKEN'}: ${rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s, ${known}.`,
    ...(publicKey === null ? [] : [`Checkpoints are signed with ${publicKey.split('\n')[1] ?? ''}`]),
  ]
}
