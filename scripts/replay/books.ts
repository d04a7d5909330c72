import type { Register } from '@comptoir/contracts/company/registers'
import type { CashSession, PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import pLimit from 'p-limit'
import { Refusal } from '../common/refusal.ts'
import { catalogue } from './catalogue.ts'
import { type Account, ReplayClient } from './client.ts'
import { at, COMPANY, once, POINT_OF_SALE } from './company.ts'
import type { RetailDocument } from './documents.ts'
import { idOf } from './ids.ts'
import type { RetailLine } from './retail-file.ts'

/** The bookkeeper: an administrator, who may back-date. */
const BOOKKEEPER = {
  email: 'bookkeeper@replay.example',
  name: 'Bookkeeper',
  password: 'kept for the replay only',
} as const

/** The company with everything that a document names. */
export interface Books {
  client: ReplayClient
  cashId: string
  /** Ids of products by code. */
  products: ReadonlyMap<string, string>
  registers: readonly Register[]
}

/** Makes the company with its shop, registers, catalogue and clients, or finds them as they were left. */
export async function openBooks(
  origin: string,
  superAdministrator: Account,
  lines: readonly RetailLine[],
  documents: readonly RetailDocument[],
  workers: number,
): Promise<Books> {
  await found(new ReplayClient(origin, superAdministrator))
  const client = new ReplayClient(origin, { email: BOOKKEEPER.email, password: BOOKKEEPER.password })
  await once(() =>
    client.call('POST', at('points-of-sale'), {
      id: POINT_OF_SALE,
      code: 'UK',
      name: 'Warehouse',
      address: null,
      postalCode: null,
      city: 'London',
      phone: null,
    }),
  )
  const registers = await openRegisters(client, workers)
  const products = await catalogue(client, lines)
  await clients(client, documents)
  const methods = await client.call<PaymentMethod[]>('GET', at('client-payment-methods'))
  const cash = methods.find(({ kind }) => kind === 'cash')
  if (!cash) throw new Refusal('The company takes no cash.')
  return { client, cashId: cash.id, products, registers }
}

async function found(superAdministrator: ReplayClient): Promise<void> {
  await superAdministrator.call('POST', '/superadmin/companies', {
    ...COMPANY,
    stockPolicy: 'allow',
    administrator: BOOKKEEPER,
  })
}

/** One register a worker. A company that was replayed before keeps its number of them, or documents would change theirs. */
async function openRegisters(client: ReplayClient, workers: number): Promise<Register[]> {
  const path = at(`points-of-sale/${POINT_OF_SALE}/registers`)
  const known = await client.call<Register[]>('GET', path)
  const isStarted = known.some(({ lastNumber, openSessionId }) => lastNumber > 0 || openSessionId !== null)
  for (let worker = known.length; worker < workers && !isStarted; worker += 1) {
    await once(() =>
      client.call('POST', path, {
        id: idOf('register', worker),
        code: String(worker + 1),
        name: `Worker ${worker + 1}`,
      }),
    )
  }
  const registers = await client.call<Register[]>('GET', path)
  return [...registers].sort((a, b) => Number(a.code) - Number(b.code))
}

const AT_ONCE = 8

/** A client per customer of the file, under the number that it has there. */
async function clients(client: ReplayClient, documents: readonly RetailDocument[]): Promise<void> {
  const { meta } = await client.call<PaginatedOf<object>>('GET', at('clients/paginated?limit=1'))
  const customers = [...new Set(documents.flatMap(({ customer }) => customer ?? []))]
  if (meta.total > customers.length) return
  const none = { phone: null, email: null, taxId: null, address: null, postalCode: null, city: null }
  await pLimit(AT_ONCE).map(customers, (code) => {
    const body = { ...none, id: idOf('client', code), kind: 'business', code, name: `Customer ${code}` }
    return once(() => client.call('POST', at('clients'), body))
  })
}

/** The current session, with the cash its drawer should hold. */
export function readSession(client: ReplayClient, id: string): Promise<CashSession> {
  return client.call<CashSession>('GET', at(`cash-sessions/${id}`))
}
