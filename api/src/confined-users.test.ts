import { beforeEach, describe, expect, test } from '@jest/globals'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Client } from '@comptoir/contracts/people/clients'
import type { Role } from '@comptoir/contracts/roles'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { ClosingsDue, FiscalClosing } from '@comptoir/contracts/sales/fiscal-closings'
import type { Sale, SaleInput } from '@comptoir/contracts/sales/sales'
import { sql } from 'kysely'
import { IMPORT_LIMITS } from '@comptoir/contracts/inventory/product-import'
import { setUpApp } from '../test/app.ts'
import { aClient } from '../test/clients.ts'
import { companyFields, companySaver } from '../test/company-form.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../test/goods.ts'
import { sendFile, staged } from '../test/imports.ts'
import { fileOf } from '../test/list-files.ts'
import { aShop, refuses, type Caller, type Shop } from '../test/shop.ts'
import { anotherShop } from '../test/shops.ts'
import { inTransaction } from './platform/db/transaction.ts'

const open = setUpApp()
const saveCompany = companySaver(open)
const MONDAY = '2026-03-02'

/** A company of two shops: one that sold to a client on Monday, and another that sold nothing. It is Tuesday. */
interface Company {
  shop: Shop
  other: PointOfSale
  client: Client
  sale: SaleInput
  ticket: Sale
  /** Signs in somebody of a role who may work in the other shop alone. */
  confined: (role: Role) => Promise<Caller>
}

let company: Company

beforeEach(async () => {
  open().clock.set(`${MONDAY}T10:00:00.000Z`)
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const cashier = await shop.as('cashier')
  const other = (await administrator.post('points-of-sale', anotherShop('SO', 'Sousse'))).json<PointOfSale>()
  const client = (await administrator.post('clients', aClient({ name: 'Zohra Hadj' }))).json<Client>()
  const session = await anOpenSession(shop, cashier)
  const { id: cash } = await cashOf(cashier)
  const sale = aSale(
    session,
    cash,
    { lines: [{ goods: await aProduct(shop) }] },
    { clientId: client.id, occurredAt: `${MONDAY}T10:00:00.000Z` },
  )
  const ticket = await sold(cashier.post('sales', sale))
  await close(cashier, session, cash, 100_000 + ticket.totalMinor)
  open().clock.set('2026-03-03T08:00:00.000Z')
  const confined = async (role: Role): Promise<Caller> => {
    const caller = await shop.as(role)
    await moved(shop, caller, other.id)
    return caller
  }
  company = { shop, other, client, sale, ticket, confined }
})

async function close(caller: Caller, { id }: CashSession, cash: string, countedMinor: number): Promise<void> {
  await caller.post(`cash-sessions/${id}/count`)
  const counts = [{ paymentMethodId: cash, countedMinor }]
  expect((await caller.post(`cash-sessions/${id}/close`, { counts, keptFloatMinor: 0 })).statusCode).toBe(200)
}

/** From now on somebody may work in that one shop alone. */
async function moved({ companyId }: Shop, { userId }: Caller, pointOfSaleId: string): Promise<void> {
  const { admin } = open()
  await admin.updateTable('app_user').set({ has_all_points_of_sale: false }).where('id', '=', userId).execute()
  await admin.deleteFrom('app_user_point_of_sale').where('user_id', '=', userId).execute()
  const place = { company_id: companyId, user_id: userId, point_of_sale_id: pointOfSaleId }
  await admin.insertInto('app_user_point_of_sale').values(place).execute()
}

describe('who may work in one shop alone', () => {
  test('sees nothing of what another one sold', async () => {
    const { ticket, confined } = company
    for (const role of ['administrator', 'manager', 'accountant'] as const) {
      const caller = await confined(role)
      await refuses(caller.get(`sales/${ticket.id}`), 'sale.notFound')
      expect((await caller.get('sales/paginated')).json()).toMatchObject({ data: [], meta: { total: 0 } })
      expect((await caller.get('cash-sessions/paginated')).json()).toMatchObject({ data: [], meta: { total: 0 } })
    }
  })

  test('gets files of lists with nothing of another one in them', async () => {
    const rowsFor = async (caller: Caller, list: string) => (await fileOf(caller, list, 'fr')).rows
    const everywhere = await company.shop.as('accountant')
    const there = await company.confined('accountant')
    for (const list of ['sales', 'cash-sessions']) {
      expect(await rowsFor(everywhere, list)).toHaveLength(1)
      expect(await rowsFor(there, list)).toEqual([])
    }
  })

  test('closes the day of the whole company', async () => {
    const { shop, confined, ticket } = company
    const accountant = await confined('accountant')
    const due = (await accountant.get('fiscal-closings/due')).json<ClosingsDue>()
    expect(due).toEqual((await (await shop.as('accountant')).get('fiscal-closings/due')).json())
    const answer = await accountant.post('fiscal-closings', { kind: 'day', period: MONDAY })
    expect(answer.statusCode).toBe(201)
    const { report } = answer.json<FiscalClosing>()
    expect(report.part.sales).toMatchObject({ count: 1, totalMinor: ticket.totalMinor })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('erases a person everywhere, and takes away all that is kept of them', async () => {
    const { client, confined, shop } = company
    const administrator = await confined('administrator')
    const file = await administrator.get(`clients/${client.id}/personal-data`)
    expect(file.statusCode).toBe(200)
    const { name, version } = client
    expect((await administrator.post(`clients/${client.id}/erase`, { name, version })).statusCode).toBe(204)
    const { rows } = await sql<{ seller: string }>`
      select s::text as seller from sale s where company_id = ${shop.companyId}`.execute(open().admin)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.seller).not.toContain('Zohra')
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('erases nothing of documents by a function that sees some of them', async () => {
    const { shop, other } = company
    const erasing = inTransaction({ ...shop.ctx, pointOfSaleIds: [other.id] }, ({ db }) =>
      sql`select * from erase_posted(${shop.companyId}, array[]::uuid[], '[]')`.execute(db),
    )
    await expect(erasing).rejects.toThrow('documents of some points of sale alone would lose the name')
  })

  test('is told where a client is in use', async () => {
    const { client, confined } = company
    const { params } = await refuses((await confined('manager')).delete(`clients/${client.id}`), 'client.inUse')
    expect(params).toMatchObject({ sales: 1 })
  })

  test('gets the answer to a sale that they sent before they were moved, and to nobody else’s', async () => {
    const { shop, other, sale, ticket } = company
    const cashier = await shop.as('cashier')
    await moved(shop, cashier, other.id)
    const again = await cashier.post('sales', sale)
    expect([again.statusCode, again.json<Sale>().id]).toEqual([200, ticket.id])
    await refuses(cashier.post('sales', { ...sale, totalMinor: sale.totalMinor + 1 }), 'sale.idReused')
  })

  test('makes another point of sale, and still sees their own alone', async () => {
    const { other, confined } = company
    const administrator = await confined('administrator')
    const input = anotherShop('SF', 'Sfax')
    expect((await administrator.post('points-of-sale', input)).statusCode).toBe(201)
    expect((await administrator.get('points-of-sale')).json()).toEqual([{ id: other.id, name: 'Sousse' }])
  })

  test('cannot change the currency that another one sold in', async () => {
    const administrator = await company.confined('administrator')
    const fields = companyFields({ defaultCurrencyCode: 'EUR' })
    await refuses(saveCompany(administrator, company.shop.companyId, fields), 'company.currencyFixed')
  })

  test('finds what a company keeps of imports counted whole', async () => {
    const { shop, other, confined } = company
    const importer = { shop, manager: await shop.as('manager') }
    for (let count = 0; count < IMPORT_LIMITS.open; count += 1) await staged(importer, 'a\n1\n')
    const elsewhere = { shop: { ...shop, pointOfSaleId: other.id }, manager: await confined('manager') }
    await refuses(sendFile(elsewhere, 'a\n1\n'), 'productImport.tooManyOpen')
  })

  test('reads the audit trail of the company with the names in it', async () => {
    const { confined, ticket } = company
    const accountant = await confined('accountant')
    const { data } = (await accountant.get(`audit-trail/paginated?filter[record]=${ticket.id}`)).json<{
      data: { subject: string }[]
    }>()
    expect(data.map(({ subject }) => subject)).toEqual([ticket.number])
  })
})
