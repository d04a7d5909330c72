import { seedDemo } from '../../../api/seeds/demo.ts'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { randomPassword } from '../../common/private-file.ts'
import { ROOT } from '../../common/root.ts'
import { startApiOf } from '../processes.ts'
import { withFixture } from '../fixture.ts'

/** Name of the one discount that every list of discounts here shows. */
export const DISCOUNT = 'Remise de mesure'

const DAY_MS = 86_400_000
const ACCOUNTS = { admin: 'admin@demo.example', super: 'super@demo.example' } as const

/** A running product with the demonstration company and one discount. `origin` is the one that browsers use. */
export interface Installation {
  origin: string
  password: string
  companyId: string
  pointOfSaleId: string
}

/**
 * Lends an installation with a database and a data folder of its own, served by the product's own server from `root`: the
 * shell and the remotes that are built there.
 */
export function withInstallation<T>(work: (installation: Installation) => Promise<T>, root = ROOT): Promise<T> {
  return withFixture(async (fixture) => {
    const password = randomPassword()
    await seedDemo({ appUrl: fixture.appUrl, adminUrl: fixture.adminUrl, password, now: new Date() })
    const server = await startApiOf(root, fixture)
    try {
      return await work(await furnished(server.origin, password))
    } finally {
      await server.stop()
    }
  })
}

async function furnished(address: string, password: string): Promise<Installation> {
  const { port } = new URL(address)
  const origin = `http://localhost:${port}`
  const { token, company, pointOfSale } = await signIn(origin, 'admin', password)
  if (company === null || pointOfSale === null) throw new Error('the demonstration has no company')
  const now = Date.now()
  const dates = { startDate: new Date(now - DAY_MS).toISOString(), endDate: new Date(now + DAY_MS).toISOString() }
  await send(origin, `/api/${company.id}/discounts`, token, {
    name: DISCOUNT,
    ...dates,
    pourcentage: 10,
    selection: {},
  })
  return { origin, password, companyId: company.id, pointOfSaleId: pointOfSale.id }
}

/** Signs in past the browser. */
export async function signIn(origin: string, as: keyof typeof ACCOUNTS, password: string): Promise<SessionAnswer> {
  return (await send(origin, '/api/auth/login', null, { email: ACCOUNTS[as], password })) as SessionAnswer
}

/** Posts to the API. Throws what it answers when it refuses. */
export async function send(origin: string, path: string, token: string | null, body: object): Promise<unknown> {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

export const ADMIN = ACCOUNTS.admin
