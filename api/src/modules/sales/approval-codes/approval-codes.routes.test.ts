import type { ApprovalCode, ApprovalCodeInput, GivenCode } from '@comptoir/contracts/sales/approval-codes'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { expectedAnswer, requestFor } from '../../../../test/approval-codes.ts'
import { aNumberingCounter, aTicket, givenSeries } from '../../../../test/register-tickets.ts'
import { anOutsider, aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const DISCOUNT = { kind: 'rate', rateMilli: 30_000 } as const

let counter: Awaited<ReturnType<typeof aNumberingCounter>>
let manager: Caller
let asked: ApprovalCodeInput

beforeEach(async () => {
  counter = await aNumberingCounter(open(), { maxDiscountRateMilli: 20_000 })
  manager = await counter.shop.as('manager')
  asked = requestFor(aTicket(counter.register, 1, [{ goods: counter.goods, discount: DISCOUNT }]))
})

const given = async (input: ApprovalCodeInput, caller = manager): Promise<GivenCode> => {
  const answer = await caller.post('approval-codes', input)
  expect(answer.statusCode).toBe(201)
  return answer.json<GivenCode>()
}
const listed = async (caller = manager, filter = ''): Promise<ApprovalCode[]> =>
  (await caller.get(`approval-codes/paginated?${filter}`)).json<PaginatedOf<ApprovalCode>>().data

describe('an approval by code', () => {
  test('is the answer that the register’s key makes of the request, and stands in the list and the audit trail', async () => {
    const { shop, cashier, register } = counter
    const { approvalKey = '' } = await givenSeries(cashier, register.session, { epoch: register.epoch, lastCounter: 0 })
    const { id, answer } = await given(asked)
    expect(answer).toBe(expectedAnswer(approvalKey, asked))
    const { registerId: _, ...said } = asked
    expect(await listed()).toEqual([
      {
        ...{ id, ...said, currency: 'TND', givenAt: expect.any(String), usedAt: null, sale: null },
        register: { id: shop.register.id, name: expect.any(String) },
        givenBy: { id: manager.userId, name: 'The manager' },
      },
    ])
    const { after } = await open()
      .admin.selectFrom('audit_log')
      .select('after')
      .where('entity_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(after).toMatchObject({ ...said, registerId: shop.register.id })
    expect(JSON.stringify(after)).not.toContain(answer)
  })

  test('asked for again it is the same answer and one row; said otherwise it is another', async () => {
    const first = await given(asked)
    expect(await given({ ...asked, registerId: asked.registerId.toUpperCase() })).toEqual(first)
    expect(await listed()).toHaveLength(1)
    for (const other of [
      { ...asked, totalMinor: asked.totalMinor + 1 },
      { ...asked, discountMinor: asked.discountMinor + 1 },
      { ...asked, permissions: [...asked.permissions, 'sales.editPrice' as const] },
    ])
      expect((await given(other)).answer).not.toBe(first.answer)
    expect(await listed()).toHaveLength(4)
  })

  test('a discount that nobody approves counts for nothing', async () => {
    const price = { ...asked, permissions: ['sales.editPrice' as const] }
    const first = await given(price)
    expect(await given({ ...price, discountMinor: 7 })).toEqual(first)
    expect(await listed()).toMatchObject([{ discountMinor: 0 }])
  })

  test('the key is another for another register and epoch, and is not kept with the answer of its series', async () => {
    const { cashier, register } = counter
    const first = await givenSeries(cashier, register.session, { epoch: register.epoch, lastCounter: 0 })
    const second = await givenSeries(cashier, register.session)
    expect(second.epoch).toBe(first.epoch + 1)
    expect(second.approvalKey).not.toBe(first.approvalKey)
    const key = { 'idempotency-key': 'once' }
    const ask = () =>
      cashier.post(
        'register-tickets/series',
        { cashSessionId: register.session.id, held: { epoch: second.epoch, lastCounter: 0 } },
        key,
      )
    expect((await ask()).json()).toMatchObject({ approvalKey: second.approvalKey })
    expect((await ask()).json()).toMatchObject({ approvalKey: second.approvalKey })
    const kept = await open().admin.selectFrom('idempotency_key').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(second.approvalKey)
  })
})

describe('no code is given', () => {
  test('to a request that no register in this epoch has made', async () => {
    const wrong = `${asked.request.slice(0, 7)}${(Number(asked.request.at(-1)) + 1) % 10}`
    await refuses(manager.post('approval-codes', { ...asked, request: wrong }), 'approvalCode.requestWrong')
    await refuses(manager.post('approval-codes', { ...asked, request: '1234' }), 'request.invalid')
    expect(await listed()).toEqual([])
  })

  test('by who may not do it alone, or may not come in', async () => {
    await refuses(counter.cashier.post('approval-codes', asked), 'auth.forbidden')
    await refuses(counter.cashier.get('approval-codes/paginated'), 'auth.forbidden')
    const outsider = await anOutsider(open())
    const codes = `/${counter.shop.companyId}/approval-codes`
    await refuses(outsider.post(codes, asked), 'company.notFound')
    const elsewhere = await (await aShop(open())).as('manager')
    await refuses(elsewhere.post('approval-codes', asked), 'register.notFound')
    await given(asked)
    expect(await listed(elsewhere)).toEqual([])
  })

  test('for what a role of the company’s own may not do alone', async () => {
    const { shop } = counter
    const made = await (
      await shop.as('administrator')
    ).post('roles', {
      ...{ name: 'Floor lead', description: null, basedOn: 'manager' },
      permissions: ['approvalCodes.write', 'sales.editPrice', 'sales.write'],
    })
    const { id } = made.json<{ id: string }>()
    await open()
      .admin.updateTable('app_user')
      .set({ role: 'own', role_id: id })
      .where('id', '=', manager.userId)
      .execute()
    await refuses(manager.post('approval-codes', asked), 'approvalCode.notYours')
    await given({ ...asked, permissions: ['sales.editPrice'] })
  })

  test('of a register that numbers nothing, or is not active', async () => {
    const row = open().admin.updateTable('register').where('id', '=', asked.registerId)
    await row.set({ is_active: false }).execute()
    await refuses(manager.post('approval-codes', asked), 'register.notFound')
  })
})
