import type { CashSession, PaymentMethod, Product, ProductImport, PaginatedOf, Register } from '@comptoir/contracts'
import { Refusal } from '../common/refusal.ts'
import { type Account, Refused, ReplayClient } from './client.ts'
import { codeOf, isProduct, type RetailDocument } from './documents.ts'
import { idOf } from './ids.ts'
import type { RetailLine } from './retail-file.ts'

/** The company that the file is replayed into. */
export const COMPANY = { id: idOf('company'), name: 'Online Retail', currency: 'GBP', timeZone: 'Europe/London' } as const
const POINT_OF_SALE = idOf('point-of-sale')

/** Whoever keeps its books: an administrator, who may back-date. */
const BOOKKEEPER = { email: 'bookkeeper@replay.example', name: 'Bookkeeper', password: 'kept for the replay only' } as const

/** The company with everything that a document names. */
export interface Books {
  client: ReplayClient
  cashId: string
  /** Ids of products by code. */
  products: ReadonlyMap<string, string>
  registers: readonly Register[]
}

/** The path of the company's resources. */
export function at(path: string): string {
  return `/${COMPANY.id}/${path}`
}

/** Makes the company with its shop, registers, catalogue and clients, or finds them as they were left. */
export async function openBooks(origin: string, superAdministrator: Account, lines: readonly RetailLine[], documents: readonly RetailDocument[], workers: number): Promise<Books> {
  await found(new ReplayClient(origin, superAdministrator))
  const client = new ReplayClient(origin, { email: BOOKKEEPER.email, password: BOOKKEEPER.password })
  await once(() => client.call('POST', at('points-of-sale'), { id: POINT_OF_SALE, code: 'UK', name: 'Warehouse', address: null, postalCode: null, city: 'London', phone: null }))
  const registers = await openRegisters(client, workers)
  const products = await catalogue(client, lines)
  await clients(client, documents)
  const methods = await client.call<PaymentMethod[]>('GET', at('client-payment-methods'))
  const cash = methods.find(({ kind }) => kind === 'cash')
  if (!cash) throw new Refusal('The company takes no cash.')
  return { client, cashId: cash.id, products, registers }
}

async function found(superAdministrator: ReplayClient): Promise<void> {
  await superAdministrator.call('POST', '/superadmin/companies', { ...COMPANY, allowNegativeStock: true, vatRatesMilli: [0], administrator: BOOKKEEPER })
}

/** What is there already was made by an earlier run: its id is the same. */
async function once(make: () => Promise<unknown>): Promise<void> {
  try {
    await make()
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 409) throw error
  }
}

/** One register a worker. A company that was replayed before keeps its number of them, or documents would change theirs. */
async function openRegisters(client: ReplayClient, workers: number): Promise<Register[]> {
  const path = at(`points-of-sale/${POINT_OF_SALE}/registers`)
  const known = await client.call<Register[]>('GET', path)
  const isStarted = known.some(({ lastNumber, openSessionId }) => lastNumber > 0 || openSessionId !== null)
  for (let worker = known.length; worker < workers && !isStarted; worker += 1) {
    await once(() => client.call('POST', path, { id: idOf('register', worker), code: String(worker + 1), name: `Worker ${worker + 1}` }))
  }
  const registers = await client.call<Register[]>('GET', path)
  return [...registers].sort((a, b) => Number(a.code) - Number(b.code))
}

/** Every product code of the file, brought in by the import of catalogues; none of them twice. */
async function catalogue(client: ReplayClient, lines: readonly RetailLine[]): Promise<Map<string, string>> {
  const wanted = catalogueOf(lines)
  const known = await readProducts(client)
  if ([...wanted.keys()].every((code) => known.has(code))) return known
  await importCatalogue(client, wanted)
  const products = await readProducts(client)
  const missing = [...wanted.keys()].filter((code) => !products.has(code))
  if (missing.length > 0) throw new Refusal(`The import left out ${missing.length} products, ${missing.slice(0, 5).join(', ')} among them.`)
  return products
}

interface CatalogueEntry {
  designation: string
  price: string
}

/** Code to the first designation and the first price that the file gives it. */
export function catalogueOf(lines: readonly RetailLine[]): Map<string, CatalogueEntry> {
  const entries = new Map<string, CatalogueEntry>()
  for (const line of lines) {
    const code = codeOf(line)
    if (!isProduct(code)) continue
    const known = entries.get(code) ?? { designation: '', price: '' }
    entries.set(code, {
      designation: known.designation || line.Description.trim(),
      price: known.price || (Number(line.UnitPrice) > 0 ? line.UnitPrice : ''),
    })
  }
  return entries
}

async function importCatalogue(client: ReplayClient, entries: ReadonlyMap<string, CatalogueEntry>): Promise<void> {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
  const rows = [...entries].map(([code, { designation, price }]) => [quoted(code), quoted(designation || code), price, '0'].join(','))
  const form = new FormData()
  form.append('pointOfSaleId', POINT_OF_SALE)
  form.append('file', new Blob([['code,designation,prix ttc,taux tva', ...rows].join('\n')], { type: 'text/csv' }), 'online-retail.csv')
  const { id } = await client.call<ProductImport>('POST', at('products/import'), form)
  await settled(client, id, 'checked')
  await once(() => client.call('POST', at(`products/import/${id}/apply`)))
  await settled(client, id, 'done')
}

const POLL_MS = 200
const MOST_POLLS = 1500

async function settled(client: ReplayClient, id: string, state: ProductImport['state']): Promise<void> {
  for (let poll = 0; poll < MOST_POLLS; poll += 1) {
    const found = await client.call<ProductImport>('GET', at(`products/import/${id}`))
    if (found.state === state) return
    if (found.state === 'failed' || found.state === 'uploaded') throw new Refusal(`The catalogue was not imported: ${found.failure ?? found.state}.`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Refusal('The import of the catalogue does not end.')
}

async function readProducts(client: ReplayClient): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (let cursor: string | null = ''; cursor !== null; ) {
    const more: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const page: PaginatedOf<Product> = await client.call('GET', at(`products/paginated?limit=100&order[field]=code&order[direction]=asc${more}`))
    for (const { code, id } of page.data) ids.set(code, id)
    cursor = page.meta.nextCursor ?? null
  }
  return ids
}

const AT_ONCE = 8

/** A client per customer of the file, under the number that it has there. */
async function clients(client: ReplayClient, documents: readonly RetailDocument[]): Promise<void> {
  const { meta } = await client.call<PaginatedOf<object>>('GET', at('clients/paginated?limit=1'))
  const customers = [...new Set(documents.flatMap(({ customer }) => customer ?? []))]
  if (meta.total > customers.length) return
  const none = { phone: null, email: null, taxId: null, address: null, postalCode: null, city: null }
  const make = async (): Promise<void> => {
    for (let customer = customers.pop(); customer !== undefined; customer = customers.pop()) {
      const body = { ...none, id: idOf('client', customer), kind: 'business', code: customer, name: `Customer ${customer}` }
      await once(() => client.call('POST', at('clients'), body))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, make))
}

/** The session as it stands, with what its drawer should hold. */
export function readSession(client: ReplayClient, id: string): Promise<CashSession> {
  return client.call<CashSession>('GET', at(`cash-sessions/${id}`))
}
