import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { TestApp } from './app.ts'
import { aClient } from './clients.ts'
import { putDiscount } from './discounts.ts'
import { aPaymentMethod, aProduct, anOpenSession, aSale, cashOf, sold, type Goods } from './goods.ts'
import { putProduct } from './products.ts'
import { aUnit } from './opening-stock.ts'
import { aLine, anAdjustment, postedAdjustment } from './stock-adjustments.ts'
import { anOutsider, aShop, type Caller, type Shop } from './shop.ts'
import { issued } from './vouchers.ts'

const DAY_MS = 86_400_000

/** Where every list is searched: one company, and somebody who may search everything in it, or above it. */
export interface Searching {
  test: TestApp
  shop: Shop
  caller: Caller
  above: Caller
  /** What a row is found by, in lists of things that have names. */
  names: readonly string[]
  made: Map<unknown, Promise<unknown>>
}

export async function startSearching(test: TestApp, names: readonly string[]): Promise<Searching> {
  const shop = await aShop(test)
  const above = await anOutsider(test, { isSuperAdministrator: true })
  return { test, shop, caller: await shop.as('administrator'), above, names, made: new Map() }
}

/** Rows that several operations find are made once. */
export function once<T>(make: (world: Searching) => Promise<T>): (world: Searching) => Promise<T> {
  return async (world) => {
    const made = world.made.get(make) ?? make(world)
    world.made.set(make, made)
    return (await made) as T
  }
}

async function posted<T>(caller: Caller, path: string, body: object): Promise<T> {
  const answer = await caller.post(path, body)
  if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`)
  return answer.json<T>()
}

const each =
  (make: (world: Searching, name: string, at: number) => Promise<unknown>) =>
  async (world: Searching): Promise<void> => {
    for (const [at, name] of world.names.entries()) await make(world, name, at)
  }
const code = (at: number): string => `Q${at}`

export const clients = once(
  each(({ caller }, name, at) =>
    posted(caller, 'clients', {
      kind: 'person',
      code: code(at),
      name,
      phone: null,
      email: null,
      taxId: null,
      address: null,
      postalCode: null,
      city: null,
    }),
  ),
)
export const units = once(each(({ caller }, name) => posted(caller, 'units', { name })))
export const attributes = once(each(({ caller }, name) => posted(caller, 'attributes', { name, values: [] })))
export const brands = once(each(({ caller }, name) => posted(caller, 'brands', { name })))
export const categories = once(each(({ caller }, name) => posted(caller, 'categories', { name })))
export const subcategories = once(async (world) => {
  const { id: categoryId } = await posted<{ id: string }>(world.caller, 'categories', { name: 'Zz' })
  await each(({ caller }, name) => posted(caller, 'subcategories', { name, categoryId }))(world)
})
export const barcodeRules = once(
  each(({ caller }, name) =>
    posted(caller, 'barcode-rules', { name, pattern: '27IIIIIWWWWWC', position: 1, decimals: 3 }),
  ),
)
export const activitySectors = once(each(({ caller }, name) => posted(caller, 'activity-sectors', { name })))
export const clientGroups = once(each(({ caller }, name) => posted(caller, 'client-groups', { name })))
export const banks = once(each(({ caller }, name) => posted(caller, 'banks', { name, ribCode: null, bic: null })))
export const bankAccounts = once(async (world) => {
  const { id: bankId } = await posted<{ id: string }>(world.caller, 'banks', { name: 'Zz', ribCode: null, bic: null })
  const numbers = { agency: null, rib: null, iban: null, currency: 'TND' }
  await each(({ caller }, name) => posted(caller, 'bank-accounts', { name, bankId, ...numbers }))(world)
})
export const clientMethods = once(
  each(({ caller }, name) => posted(caller, 'client-payment-methods', { name, kind: 'card', position: 2 })),
)
export const supplierMethods = once(
  each(({ caller }, name) => posted(caller, 'supplier-payment-methods', { name, kind: 'transfer', position: 2 })),
)
/** A currency has no name of the company's own: it is found by its code, and by what it is called everywhere. */
export const currency = once(async ({ caller }) => {
  await posted(caller, 'currencies', { code: 'JOD' })
  return { number: 'JOD', caller }
})
export const representatives = once(
  each(({ caller }, name, at) => posted(caller, 'representatives', { code: code(at), name, phone: null, email: null })),
)
export const roles = once(
  each(({ caller }, name) =>
    posted(caller, 'roles', { name, description: null, basedOn: 'cashier', permissions: ['products.read'] }),
  ),
)
export const suppliers = once(
  each(({ caller }, name, at) =>
    posted(caller, 'suppliers', {
      ...{ code: code(at), name, phone: null, email: null, taxId: null },
      ...{ address: null, postalCode: null, city: null },
      ...{ paymentDays: null, isPaymentAtMonthEnd: false, leadDays: null },
    }),
  ),
)
export const taxes = once(
  each(({ caller }, name, at) =>
    posted(caller, 'tax-parameters', {
      ...{
        name,
        code: 'stampInvoice',
        thresholdMilli: at * 1000,
        validFrom: '2035-01-01',
        valueMilli: 1000,
        replacesMilli: null,
      },
    }),
  ),
)
export const apiTokens = once(
  each(({ caller }, name) =>
    posted(caller, 'api-tokens', {
      ...{ name, userId: caller.userId, permissions: ['company.read'] },
      expiresOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length),
    }),
  ),
)
export const webhooks = once(
  each(({ caller }, name) =>
    posted(caller, 'webhooks', { name, url: 'https://hooks.example/comptoir', events: ['sale.completed'] }),
  ),
)
export const users = once(
  each(({ caller }, name, at) =>
    posted(caller, 'users', { name, email: `q${at}-${newId()}@x.tn`, role: 'cashier', pointOfSaleIds: null }),
  ),
)
export const points = once(
  each(({ caller }, name, at) =>
    posted(caller, 'points-of-sale', {
      code: code(at),
      name,
      address: null,
      postalCode: null,
      city: null,
      phone: null,
    }),
  ),
)

/** One lot of one piece of each, short of its minimum; each worth twice the one before, so that a sum says which it is of. */
export const products = once(async ({ test, shop, caller, names }) => {
  await test.admin.updateTable('company').set({ is_multi_batch: true }).where('id', '=', shop.companyId).execute()
  const expiresOn = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const ids = new Map<string, string>()
  for (const [at, designation] of names.entries()) {
    const lots = [{ number: `L-${at}`, expiresOn, quantityMilli: 1000 }]
    const product = await putProduct(caller, {
      ...{ designation, purchasePrice: 2 ** at / 1000, minimumStockMilli: 2000, tracking: 'lots', lotsExpire: true },
      openingStock: [{ pointOfSaleId: shop.pointOfSaleId, lots }],
    })
    ids.set(product.id, designation)
  }
  return ids
})
/** A piece with a serial number. */
export const piece = once(async ({ shop, caller }) => {
  const unitId = await aUnit(caller)
  const number = 'SN-7745-0012'
  const openingStock = [{ pointOfSaleId: shop.pointOfSaleId, serialNumbers: [number] }]
  await putProduct(caller, { unitId, tracking: 'serialNumbers', openingStock })
  return { number, caller }
})
export const PERIOD = { startDate: '2035-03-01', endDate: '2035-03-31T23:59' }
export const discounts = once(async (world) => {
  for (const [id, name] of await products(world))
    await putDiscount(world.caller, { ...PERIOD, name, products: [{ id }] })
})
/** The one that is changed again and again. */
export const changed = once(async (world) => {
  const [id = ''] = (await products(world)).keys()
  return putDiscount(world.caller, { products: [{ id }] })
})
export const sessions = once(
  each(async ({ caller, shop }, name, at) => {
    const register = await posted<{ id: string }>(caller, `points-of-sale/${shop.pointOfSaleId}/registers`, {
      code: code(at),
      name,
    })
    await posted(caller, 'cash-sessions', { id: newId(), registerId: register.id, openingFloatMinor: 0 })
  }),
)

async function aTicket(caller: Caller, shop: Shop) {
  const session = await anOpenSession(shop, caller)
  const { id: cash } = await cashOf(caller)
  const goods = await aProduct(shop)
  return { session, cash, goods, sale: await sold(caller.post('sales', aSale(session, cash, { lines: [{ goods }] }))) }
}

/** A ticket and a return, and copies of both with a client of each name, as posting them one by one would leave them. */
export const documents = once(async ({ caller, shop, test, names }) => {
  const { session, cash, goods, sale } = await aTicket(caller, shop)
  const totalMinor = goods.unitPriceMicro / 1000
  const back = await posted<{ number: string }>(caller, 'sales-returns', {
    id: newId(),
    registerId: session.registerId,
    cashSessionId: session.id,
    occurredAt: new Date().toISOString(),
    reason: 'defective',
    lines: [{ id: newId(), productId: goods.id, quantityMilli: 1000, unitPriceMicro: goods.unitPriceMicro }],
    refunds: [{ id: newId(), paymentMethodId: cash, amountMinor: totalMinor }],
    totalMinor,
  })
  const payment = await aClientPayment(caller, { session, cash, goods })
  for (const table of ['sale', 'sales_return', 'client_payment'])
    await sql`insert into ${sql.table(table)} select (jsonb_populate_record(d, jsonb_build_object(
        'id', gen_random_uuid(), 'counter', d.counter + 10 + n.at, 'number', 'C-' || n.at,
        'seller', d.seller || jsonb_build_object('client', n.name)))).*
      from ${sql.table(table)} d, unnest(${[...names]}::text[]) with ordinality as n (name, at)
      where d.company_id = ${shop.companyId} and d.counter = 1`.execute(test.admin)
  return { sale: sale.number, return: back.number, payment }
})

/** The number of what somebody paid who had bought on credit. */
async function aClientPayment(
  caller: Caller,
  { session, cash, goods }: { session: CashSession; cash: string; goods: Goods },
): Promise<string> {
  const credit = await aPaymentMethod(caller, { kind: 'credit', name: 'Ardoise' })
  const client = await posted<{ id: string }>(
    caller,
    'clients',
    aClient({ code: 'ARD-1', name: 'Ardoise', taxId: null }),
  )
  const sale = aSale(session, credit.id, { lines: [{ goods }] }, { clientId: client.id })
  await sold(caller.post('sales', sale))
  const { registerId, cashSessionId, occurredAt, totalMinor } = sale
  const { number } = await posted<{ number: string }>(caller, 'client-payments', {
    ...{ id: newId(), registerId, cashSessionId, clientId: client.id, occurredAt, totalMinor, changeMinor: 0 },
    payments: [{ id: newId(), paymentMethodId: cash, amountMinor: totalMinor }],
  })
  return number
}

/** An adjustment of the stock of some goods. */
export const adjustments = once(async ({ caller, shop }) => {
  const goods = await aProduct(shop)
  const { number } = await postedAdjustment(caller, anAdjustment(shop, [aLine(goods.id, -1000)]))
  return { caller, number: number ?? '' }
})

/** The first day of a company of its own, closed when it is over. */
export const closing = once(async ({ test }) => {
  const now = test.clock.now()
  const shop = await aShop(test)
  const manager = await shop.as('manager')
  const { session, cash, sale } = await aTicket(manager, shop)
  await manager.post(`cash-sessions/${session.id}/count`)
  const counts = [{ paymentMethodId: cash, countedMinor: 100_000 + sale.totalMinor }]
  await manager.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
  const caller = await shop.as('accountant')
  test.clock.set(new Date(now.getTime() + 2 * 86_400_000).toISOString())
  const body = { kind: 'day', period: session.businessDate }
  const { number } = await posted<{ number: string }>(await shop.as('accountant'), 'fiscal-closings', body)
  test.clock.set(now.toISOString())
  return { number, caller }
})

/** A voucher of a company of its own. */
export const vouchers = once(async ({ test }) => {
  const shop = await aShop(test)
  const caller = await shop.as('manager')
  const { session, goods } = await aTicket(caller, shop)
  const { id: methodId } = await aPaymentMethod(caller, { kind: 'voucher', name: 'Bon d’achat' })
  const { voucher } = await issued(caller, { methodId, session, goods })
  return { number: voucher.number, caller }
})

export const companies = once(async ({ test, shop, names }) => {
  await sql`insert into company select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'name', n.name))).*
    from company c, unnest(${[...names]}::text[]) as n (name) where c.id = ${shop.companyId}`.execute(test.admin)
})
export const accounts = once(({ test, names }) => {
  const created_at = new Date()
  const rows = names.map((name, at) => ({ id: newId(), email: `${at}@x.tn`, name, password_hash: '-', created_at }))
  return test.admin.insertInto('account').values(rows).execute()
})
export const enquiries = once(({ test, names }) => {
  const written = { kind: 'contact', email: 'a@x.tn', language: 'fr', created_at: new Date() } as const
  const rows = names.map((name) => ({ ...written, id: newId(), name }))
  return test.admin.insertInto('enquiry').values(rows).execute()
})
