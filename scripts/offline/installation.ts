import fs from 'node:fs'
import path from 'node:path'
import { migrateToLatest } from '../../api/src/platform/db/migrate.ts'
import { makeCompanies, type Company } from '../bench/company.ts'
import { ensureRoles, freePort } from '../database/index.ts'
import { ReplayClient } from '../replay/client.ts'
import { ApiProcess } from '../replay/own-api.ts'
import { startOwnDatabase } from '../replay/own-database.ts'

/** A company with registers, and the server that they sell to. */
export interface Installation {
  origin: string
  /** Of a user who sees the rows of every company. */
  databaseUrl: string
  company: Company
  /** Who may do everything in the company. */
  administrator: ReplayClient
  killApi: () => Promise<void>
  killDatabase: () => Promise<void>
  stop: () => Promise<void>
}

const PRODUCTS = 300
const LIMIT = '999999'

/** Starts a database and the API in a folder, with a company of so many registers, two of them to a shop and a cashier. */
export async function startInstallation(folder: string, registers: number): Promise<Installation> {
  const dataDir = path.join(folder, 'data')
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const database = await startOwnDatabase(dataDir)
  try {
    const { ownerUrl } = database
    const { appUrl, adminUrl } = await ensureRoles(ownerUrl, dataDir)
    await migrateToLatest(ownerUrl)
    const plan = { series: 1, products: PRODUCTS, registers, shopCount: Math.ceil(registers / 2) }
    const [company] = await makeCompanies({ dataDir, ownerUrl, appUrl, adminUrl }, [plan])
    if (!company) throw new Error('no company was made')
    const port = await freePort()
    const api = new ApiProcess(
      {
        ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
        ...{ REQUESTS_PER_MINUTE: LIMIT, LOGINS_PER_MINUTE: LIMIT },
        ...{ DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl, DATABASE_ADMIN_URL: adminUrl },
      },
      dataDir,
    )
    await api.start()
    const origin = `http://127.0.0.1:${port}`
    const { email, password } = company.administrator
    const administrator = new ReplayClient(origin, { email, password })
    // A second way to pay, so that some tickets are paid by two.
    const card = { name: 'Carte bancaire', kind: 'card', position: 2 }
    await administrator.call('POST', `/${company.id}/client-payment-methods`, card)
    return {
      ...{ origin, databaseUrl: ownerUrl, company, administrator },
      killApi: () => api.killAndRestart(),
      killDatabase: () => database.kill(),
      stop: async () => {
        await api.stop()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}
