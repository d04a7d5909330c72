import { beforeEach, describe, expect, test } from '@jest/globals'
import type { CashSession, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale } from '@comptoir/contracts/sales/sales'
import type { RecordedCopies, TicketCopyInput } from '@comptoir/contracts/sales/ticket-copies'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

let shop: Shop
let cashier: Caller
let session: CashSession
let sale: Sale

beforeEach(async () => {
  shop = await aShop(open())
  cashier = await shop.as('cashier')
  session = await anOpenSession(shop, cashier)
  const lines = [{ goods: await aProduct(shop) }]
  sale = await sold(cashier.post('sales', aSale(session, (await cashOf(cashier)).id, { lines })))
})

function aCopy(over: Partial<TicketCopyInput> = {}): TicketCopyInput {
  return {
    ...{ id: newId(), documentKind: 'sale', documentId: sale.id, number: sale.number },
    ...{ registerId: session.registerId, cashSessionId: session.id, occurredAt: new Date().toISOString() },
    ...over,
  }
}

async function told(copies: readonly TicketCopyInput[], caller = cashier): Promise<RecordedCopies['data']> {
  const answer = await caller.post('ticket-copies', { copies })
  expect(answer.statusCode).toBe(200)
  return answer.json<RecordedCopies>().data
}

const report = async (): Promise<ZReport> =>
  (await (await shop.as('manager')).get(`cash-sessions/${session.id}/report`)).json<ZReport>()

describe('a ticket that is printed again', () => {
  test('is counted once however often it is told, on the ticket and in the report, in their order', async () => {
    expect('copyCount' in (await report())).toBe(false)
    const [first, second] = [aCopy(), aCopy()]
    expect(await told([first])).toEqual([{ id: first.id, copyNumber: 1 }])
    expect(await told([first, second])).toEqual([
      { id: first.id, copyNumber: 1 },
      { id: second.id, copyNumber: 2 },
    ])
    expect((await report()).copyCount).toBe(2)
    const { copies } = (await cashier.get(`sales/${sale.id}`)).json<Sale>()
    expect(copies).toMatchObject([{ printedBy: 'The cashier', registerName: expect.any(String) }, {}])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is counted in no session by the back office, and in the Z report by the counter', async () => {
    const { registerId: _register, cashSessionId: _session, ...office } = aCopy()
    expect(await told([office, aCopy()], await shop.as('accountant'))).toHaveLength(2)
    await cashier.post(`cash-sessions/${session.id}/count`)
    const counts = session.tenders.map(({ paymentMethodId }) => ({ paymentMethodId, countedMinor: 103_450 }))
    const z = await cashier.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
    expect(z.json<ZReport>()).toMatchObject({ kind: 'Z', copyCount: 1 })
  })

  test('waits while its ticket or its session is not known', async () => {
    expect(await told([aCopy({ documentId: newId() }), aCopy({ cashSessionId: newId() })])).toEqual([])
    expect('copyCount' in (await report())).toBe(false)
  })

  test('is told by who may see tickets, of their own company and shops', async () => {
    const copies = [aCopy()]
    await refuses(shop.nobody.post('ticket-copies', { copies }), 'auth.required')
    await refuses((await shop.as('stockKeeper')).post('ticket-copies', { copies }), 'auth.forbidden')
    await refuses(cashier.post('ticket-copies', { copies: [] }), 'request.invalid')
    const other = await (await aShop(open())).as('manager')
    expect(await told(copies, other)).toEqual([])
    expect('copyCount' in (await report())).toBe(false)
  })
})

test('a drawer that is opened beside sales is counted in the session that is open there', async () => {
  const path = `points-of-sale/${shop.pointOfSaleId}/registers/${session.registerId}/drawer-openings`
  expect('drawerOpeningCount' in (await report())).toBe(false)
  expect((await cashier.post(path, { reason: 'change', note: ' Pièces ' })).statusCode).toBe(204)
  expect((await cashier.post(path, { reason: 'count' })).statusCode).toBe(204)
  expect((await report()).drawerOpeningCount).toBe(2)
  const rows = await open()
    .admin.selectFrom('drawer_opening')
    .select(['reason', 'note', 'cash_session_id'])
    .where('company_id', '=', shop.companyId)
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { reason: 'change', note: 'Pièces', cash_session_id: session.id },
    { reason: 'count', note: null, cash_session_id: session.id },
  ])
})
