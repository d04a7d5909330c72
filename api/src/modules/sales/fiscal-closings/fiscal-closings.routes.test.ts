import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { ClosingsDue, FiscalClosing, FiscalClosingRow } from '@comptoir/contracts/sales/fiscal-closings'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { beforeEach, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { checkClosings } from './check-closings.ts'

const open = setUpApp()
const MONDAY = '2026-03-02'
const at = (day: string, time = '10:00') => `${day}T${time}:00.000Z`

beforeEach(() => open().clock.set(at(MONDAY)))

/** A shop that sold two jars on Monday and took one back, its session closed or not; it is Tuesday now. */
async function aDay({ isClosed = true } = {}): Promise<{ shop: Shop; accountant: Caller; cash: string }> {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const { id: cash } = await cashOf(manager)
  const session = await anOpenSession(shop, manager)
  const goods = await aProduct(shop)
  const occurredAt = at(MONDAY)
  const cart = { lines: [{ goods, quantityMilli: 2000 }], receivedMinor: 10_000 }
  await sold(manager.post('sales', aSale(session, cash, cart, { occurredAt })))
  const returned = await manager.post('sales-returns', {
    id: newId(),
    registerId: session.registerId,
    cashSessionId: session.id,
    occurredAt,
    reason: 'defective',
    lines: [{ id: newId(), productId: goods.id, quantityMilli: 1000, unitPriceMicro: 3_450_000 }],
    refunds: [{ id: newId(), paymentMethodId: cash, amountMinor: 3450 }],
    totalMinor: 3450,
  })
  expect(returned.statusCode).toBe(201)
  if (isClosed) await closeSession(manager, session, cash)
  open().clock.set(at('2026-03-03', '08:00'))
  return { shop, accountant: await shop.as('accountant'), cash }
}

async function closeSession(caller: Caller, { id }: CashSession, cash: string, countedMinor = 103_450): Promise<void> {
  await caller.post(`cash-sessions/${id}/count`)
  const counts = [{ paymentMethodId: cash, countedMinor }]
  const closed = await caller.post(`cash-sessions/${id}/close`, { counts, keptFloatMinor: 0 })
  expect(closed.statusCode).toBe(200)
}

/** Takes a document away, as only the owner of the database could. */
async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: open().ownerUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const day = (period = MONDAY) => ({ kind: 'day', period })

describe('closing a day', () => {
  test('is for administrators and accountants of the company', async () => {
    const { shop } = await aDay()
    await refuses(shop.nobody.post('fiscal-closings', day()), 'auth.required')
    for (const role of ['manager', 'cashier', 'stockKeeper', 'readOnly'] as const) {
      const caller = await shop.as(role)
      await refuses(caller.post('fiscal-closings', day()), 'auth.forbidden')
      await refuses(caller.get('fiscal-closings/due'), 'auth.forbidden')
    }
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.post(`/${shop.companyId}/fiscal-closings`, day()), 'company.notFound')
    expect((await (await shop.as('administrator')).post('fiscal-closings', day())).statusCode).toBe(201)
  })

  test('sums up its documents, covers every series, and is sealed', async () => {
    const { accountant, cash } = await aDay()
    const answer = await accountant.post('fiscal-closings', day())
    expect(answer.statusCode).toBe(201)
    const made = answer.json<FiscalClosing>()
    expect(made).toMatchObject({ number: 'CLJ-000001', period: MONDAY, closedBy: 'The accountant', previousHash: '' })
    expect(made.hash).toMatch(/^[0-9a-f]{64}$/)
    const { report } = made
    expect(report.part.sales).toMatchObject({ count: 1, grossMinor: 6900, totalMinor: 6900, vatMinor: 1102 })
    expect(report.part.sales.taxes).toMatchObject([{ rateMilli: 19_000, baseHtMinor: 5798, vatMinor: 1102 }])
    expect(report.part.returns).toMatchObject({ count: 1, totalMinor: 3450 })
    expect(report.part.payments).toMatchObject([
      { paymentMethodId: cash, kind: 'cash', receivedMinor: 10_000, changeMinor: -3100, refundedMinor: -3450 },
    ])
    expect(report.annex).toEqual([])
    expect(report.perpetual).toEqual({ saleCount: 1, salesMinor: 6900, returnCount: 1, returnsMinor: 3450 })
    expect(
      report.series.map(({ kind, firstNumber, lastNumber, toCounter }) => [kind, firstNumber, lastNumber, toCounter]),
    ).toEqual([
      ['ticket', 'TIC-LM2-000001', 'TIC-LM2-000001', 1],
      ['return', 'RET-LM2-000001', 'RET-LM2-000001', 1],
      ['z', 'Z 1', 'Z 1', 1],
    ])
    expect((await accountant.get(`fiscal-closings/${made.id}`)).json()).toEqual(made)
  })

  test('is made once: asked again, also at the same moment, it answers the first', async () => {
    const { accountant } = await aDay()
    const answers = await Promise.all(Array.from({ length: 4 }, () => accountant.post('fiscal-closings', day())))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 201])
    expect(new Set(answers.map((answer) => answer.json<FiscalClosing>().id)).size).toBe(1)
    expect((await accountant.post('fiscal-closings', day())).statusCode).toBe(200)
  })

  test('waits for its end, and for its turn', async () => {
    const { shop } = await aDay()
    let accountant = await shop.as('accountant')
    const early = await refuses(accountant.post('fiscal-closings', day('2026-03-03')), 'fiscalClosing.notOver')
    expect(early.message).toContain('03/03/2026')
    open().clock.set(at('2026-03-05'))
    accountant = await shop.as('accountant')
    const late = await refuses(accountant.post('fiscal-closings', day('2026-03-04')), 'fiscalClosing.outOfOrder')
    expect(late.message).toContain('02/03/2026')
    await refuses(accountant.post('fiscal-closings', day('2026-03-01')), 'fiscalClosing.outOfOrder')
    await refuses(accountant.post('fiscal-closings', day('2026-02-30')), 'request.invalid')
    await refuses(accountant.post('fiscal-closings', { kind: 'month', period: MONDAY }), 'request.invalid')
    const month = await refuses(
      accountant.post('fiscal-closings', { kind: 'month', period: '2026-02' }),
      'fiscalClosing.outOfOrder',
    )
    expect(month.message).toContain('02/03/2026')
  })

  test('names the registers whose sessions are still open', async () => {
    const { accountant } = await aDay({ isClosed: false })
    const problem = await refuses(accountant.post('fiscal-closings', day()), 'fiscalClosing.sessionsOpen')
    expect(problem.message).toContain('Caisse 2 (La Marsa)')
  })

  test('of a company that never sold anything is refused', async () => {
    const shop = await aShop(open())
    open().clock.set(at('2026-03-03'))
    await refuses((await shop.as('accountant')).post('fiscal-closings', day()), 'fiscalClosing.nothingYet')
  })

  test.each([
    ['in the middle', 'sale', 2],
    ['at the end', 'sale', 3],
    ['of a return', 'sales_return', 1],
  ] as const)(
    'is refused while a number is missing %s, which stops nobody from selling',
    async (_where, table, counter) => {
      const shop = await aShop(open())
      const manager = await shop.as('manager')
      const { id: cash } = await cashOf(manager)
      const session = await anOpenSession(shop, manager)
      const goods = await aProduct(shop)
      const sell = () =>
        sold(manager.post('sales', aSale(session, cash, { lines: [{ goods }] }, { occurredAt: at(MONDAY) })))
      for (let index = 0; index < 3; index += 1) await sell()
      await closeSession(manager, session, cash, 110_350)
      await asOwner(
        table === 'sale'
          ? `set session_replication_role = replica; delete from sale where company_id = '${shop.companyId}' and counter = ${counter}`
          : `insert into number_series select company_id, 'return', scope_id, period, 1, last_hash from number_series
             where company_id = '${shop.companyId}' and kind = 'ticket'`,
      )
      open().clock.set(at('2026-03-03', '08:00'))
      const problem = await refuses(
        (await shop.as('accountant')).post('fiscal-closings', day()),
        'fiscalClosing.numberMissing',
      )
      expect(problem.message).toContain(`Number ${counter} of the series ${table === 'sale' ? 'TIC' : 'RET'}-LM2`)
    },
  )

  test('a month is closed after its last day, and due says what comes next', async () => {
    const { accountant } = await aDay()
    const due = async () => (await accountant.get('fiscal-closings/due')).json<ClosingsDue>()
    expect(await due()).toEqual([{ kind: 'day', period: MONDAY, isDue: true }])
    await accountant.post('fiscal-closings', day())
    expect(await due()).toEqual([
      { kind: 'day', period: '2026-03-03', isDue: false },
      { kind: 'month', period: '2026-03', isDue: false },
    ])
  })
})

describe('closings that were made', () => {
  test('are listed newest first, by kind and number', async () => {
    const { accountant, shop } = await aDay()
    const made = (await accountant.post('fiscal-closings', day())).json<FiscalClosing>()
    const list = async (filter = '') =>
      (await accountant.get(`fiscal-closings/paginated?${filter}`)).json<PaginatedOf<FiscalClosingRow>>().data
    expect(await list()).toEqual([
      {
        id: made.id,
        kind: 'day',
        period: MONDAY,
        number: 'CLJ-000001',
        recordedAt: made.recordedAt,
        closedBy: 'The accountant',
        currency: 'TND',
        salesMinor: 6900,
        returnsMinor: 3450,
        annexCount: 0,
        perpetualMinor: 6900,
      },
    ])
    expect(await list('filter[kind]=month')).toEqual([])
    expect(await list('search[text]=clj-0')).toHaveLength(1)
    expect(await list('search[text]=2026-04')).toEqual([])
    const stranger = await (await aShop(open())).as('accountant')
    await refuses(stranger.get(`fiscal-closings/${made.id}`), 'fiscalClosing.notFound')
    await refuses((await shop.as('readOnly')).get(`fiscal-closings/${made.id}`), 'auth.forbidden')
  })

  test('are written into the audit trail', async () => {
    const { accountant, shop } = await aDay()
    const made = (await accountant.post('fiscal-closings', day())).json<FiscalClosing>()
    const entries = await open()
      .admin.selectFrom('audit_log')
      .select(['user_id', 'after'])
      .where('company_id', '=', shop.companyId)
      .where('action', '=', 'fiscalClosing.closed')
      .execute()
    expect(entries).toEqual([{ user_id: accountant.userId, after: { kind: 'day', period: made.period } }])
  })
})

describe('a check of the books finds', () => {
  const check = ({ companyId }: Shop) => checkClosings({ db: open().admin, companyId })

  /** A shop whose Monday and Tuesday are closed. */
  async function twoDays(): Promise<Shop> {
    const { shop } = await aDay()
    open().clock.set(at('2026-03-04', '08:00'))
    const accountant = await shop.as('accountant')
    for (const period of [MONDAY, '2026-03-03'])
      expect((await accountant.post('fiscal-closings', day(period))).statusCode).toBe(201)
    expect(await check(shop)).toEqual([])
    return shop
  }

  test.each([
    ['a ticket that is gone', 'delete from sale', ['part', 'perpetual', 'series']],
    [
      'a ticket that was made smaller',
      `update sale set gross_minor = gross_minor - 100, net_ht_minor = net_ht_minor - 100, total_minor = total_minor - 100,
         received_minor = received_minor - 100`,
      ['part', 'perpetual'],
    ],
    ['a tax that was moved', 'update sale_tax set rate_milli = 7000', ['part']],
    ['a payment by another amount', `update money_ledger set amount_minor = 9000 where kind = 'payment'`, ['part']],
    ['a return of another day', `update sales_return set business_date = '2026-03-01'`, ['part', 'annex']],
    ['a ticket with another seal', `update sale set chain_hash = '\\x00'`, ['series']],
    [
      'a perpetual total that was changed',
      `update fiscal_closing set report = jsonb_set(report, '{perpetual,salesMinor}', '1') where counter = 1`,
      ['perpetual', 'seal'],
    ],
    [
      'a closing in the name of somebody else',
      'update fiscal_closing set closed_by = null where counter = 1',
      ['seal'],
    ],
    ['a closing that was made earlier', `update fiscal_closing set recorded_at = now() where counter = 1`, ['seal']],
  ])('%s', async (_what, statement, differs) => {
    const shop = await twoDays()
    const own = statement.includes(' where ') ? 'and' : 'where'
    await asOwner(`set session_replication_role = replica; ${statement} ${own} company_id = '${shop.companyId}'`)
    expect((await check(shop))[0]).toMatchObject({ number: 'CLJ-000001', differs })
  })

  test('a closing that is gone', async () => {
    const shop = await twoDays()
    await asOwner(`delete from fiscal_closing where counter = 1 and company_id = '${shop.companyId}'`)
    expect(await check(shop)).toMatchObject([{ number: 'CLJ-000002', differs: ['perpetual', 'series', 'seal'] }])
  })
})
