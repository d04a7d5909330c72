import { createHash } from 'node:crypto'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import {
  CLOSING_PERMISSIONS,
  closingText,
  MOST_CLOSING_ROUNDS,
  requestCode,
  requestText,
  type ApprovalCode,
  type ClosingApprovalCode,
  type GivenCode,
} from '@comptoir/contracts/sales/approval-codes'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { CLOCK_TOLERANCE_MINUTES } from '@comptoir/contracts/sales/sales'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aNumberingCounter, aTicket, chained, givenSeries } from '../../../../test/register-tickets.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

let counter: Awaited<ReturnType<typeof aNumberingCounter>>
let manager: Caller

beforeEach(async () => {
  counter = await aNumberingCounter(open())
  await open()
    .admin.updateTable('company')
    .set({ cash_tolerance_minor: 500 })
    .where('id', '=', counter.shop.companyId)
    .execute()
  manager = await counter.shop.as('manager')
})

/** The drawer as it was counted on the device, 12 DT over. */
function aClosing(overMinor = 12_000) {
  const { id: sessionId, openingFloatMinor } = counter.register.session
  const counts = [{ paymentMethodId: counter.register.cashId, countedMinor: openingFloatMinor + overMinor }]
  return { sessionId, counts, keptFloatMinor: 0 }
}

type Closing = ReturnType<typeof aClosing>

/** What somebody types who was told of a closing. */
function requestFor(closing: Closing, mostMinor: number, round = 1) {
  const { epoch, session } = counter.register
  const { registerId } = session
  const asked = { registerId, epoch, round, clientId: null, permissions: CLOSING_PERMISSIONS }
  const hash = sha256(requestText({ ...asked, ticketHash: sha256(closingText(closing)) }))
  const permissions = [...CLOSING_PERMISSIONS]
  return { registerId, request: requestCode(asked, hash), permissions, totalMinor: mostMinor, discountMinor: 0 }
}

async function codeOf(closing: Closing, mostMinor: number, by = manager, round = 1): Promise<ClosingApprovalCode> {
  const given = await by.post('approval-codes', requestFor(closing, mostMinor, round))
  expect(given.statusCode).toBe(201)
  const { answer } = given.json<GivenCode>()
  return { epoch: counter.register.epoch, round, answer, mostMinor, comment: 'Rendu en double' }
}

async function brought(
  { sessionId, ...count }: Closing,
  approvalCode?: ClosingApprovalCode,
  closedById = counter.cashier.userId,
) {
  const body = { ...count, closedAt: new Date().toISOString(), closedById }
  const answer = await counter.cashier.post(`cash-sessions/${sessionId}/brought`, {
    ...body,
    ...(approvalCode && { approvalCode }),
  })
  expect(answer.statusCode).toBe(200)
  return (await manager.get(`cash-sessions/${sessionId}`)).json<CashSession>().approval
}

const codes = async () => (await manager.get('approval-codes/paginated')).json<{ data: ApprovalCode[] }>().data
const AWAITED = { toleranceMinor: 500, given: null }

describe('a closing that was approved by a code', () => {
  test('is approved up to what was said, and the code and the audit trail tell of it', async () => {
    const closing = aClosing()
    const approval = await brought(closing, await codeOf(closing, 12_000))
    expect(approval).toMatchObject({ given: { by: 'The manager', comment: 'Rendu en double', byCode: true } })
    expect(await codes()).toMatchObject([{ sale: null, session: { id: closing.sessionId, zNumber: 1 } }])
    const trail = (await (await counter.shop.as('administrator')).get('audit-trail/paginated')).json<{
      data: AuditEntryRow[]
    }>().data
    const entry = trail.find(({ action }) => action === 'cashSession.approved')
    const told = Object.fromEntries(entry?.changes.map(({ field, after }) => [field, after]) ?? [])
    expect(told).toEqual({ approvedBy: 'The manager', method: 'code', countNote: 'Rendu en double' })
    expect(await booksThatDisagree(open(), counter.shop.companyId)).toEqual([])
  })

  test('is it too where the code comes after the closing, and once', async () => {
    const closing = aClosing()
    expect(await brought(closing)).toEqual(AWAITED)
    const code = await codeOf(closing, 20_000)
    const approval = await brought(closing, code)
    expect(approval?.given?.by).toBe('The manager')
    expect(await brought(closing, { ...code, comment: 'Autre' })).toEqual(approval)
  })

  test('waits where it differs by more, was counted otherwise, or nobody gave the code', async () => {
    const closing = aClosing()
    const small = await codeOf(closing, 11_999)
    const other = await codeOf({ ...closing, keptFloatMinor: 1 }, 12_000)
    expect(await brought(closing, small)).toEqual(AWAITED)
    expect(await brought(closing, other)).toEqual(AWAITED)
    expect(await brought(closing, { ...small, mostMinor: 12_000, answer: '00000000' })).toEqual(AWAITED)
    expect((await codes()).every(({ usedAt }) => usedAt === null)).toBe(true)
  })

  test('is not approved by the code of another count that a device tells of it', async () => {
    expect(await brought(aClosing())).toEqual(AWAITED)
    const other = aClosing(300)
    expect(await brought(other, await codeOf(other, 20_000))).toEqual(AWAITED)
    const kept = { ...aClosing(), keptFloatMinor: 1 }
    expect(await brought(kept, await codeOf(kept, 20_000))).toEqual(AWAITED)
    expect((await codes()).every(({ usedAt }) => usedAt === null)).toBe(true)
  })

  test('waits where the code was given before its session was opened', async () => {
    const closing = aClosing()
    const openedAt = Date.parse(counter.register.session.openedAt)
    const givenAt = (minutes: number) => open().clock.set(new Date(openedAt - minutes * 60_000).toISOString())
    givenAt(CLOCK_TOLERANCE_MINUTES + 1)
    const early = await codeOf(closing, 12_000)
    open().clock.set(new Date().toISOString())
    expect(await brought(closing, early)).toEqual(AWAITED)
    givenAt(CLOCK_TOLERANCE_MINUTES - 1)
    const inTime = await codeOf(closing, 13_000)
    open().clock.set(new Date().toISOString())
    expect((await brought(closing, inTime))?.given?.by).toBe('The manager')
  })

  test('waits where the code was given in another epoch than that of its tickets', async () => {
    const { register, cashier, goods, send } = counter
    const ticket = aTicket(register, 1, [{ goods }])
    await send(chained([ticket]))
    const closing = aClosing(12_000 + ticket.totalMinor)
    const own = await codeOf(closing, 12_000)
    // The device has lost what it sent, and begins anew.
    const { epoch } = await givenSeries(cashier, register.session, { epoch: register.epoch, lastCounter: 0 })
    expect(epoch).toBe(register.epoch + 1)
    counter = { ...counter, register: { ...register, epoch } }
    expect(await brought(closing, await codeOf(closing, 12_000))).toEqual(AWAITED)
    expect((await brought(closing, own))?.given?.by).toBe('The manager')
  })

  test('waits where its device asked too often', async () => {
    const closing = aClosing()
    const beyond = await codeOf(closing, 12_000, manager, MOST_CLOSING_ROUNDS + 1)
    expect(await brought(closing, beyond)).toEqual(AWAITED)
    const last = await codeOf(closing, 12_000, manager, MOST_CLOSING_ROUNDS)
    expect((await brought(closing, last))?.given?.by).toBe('The manager')
  })

  test('waits where nothing was beyond what is tolerated: nothing is used up', async () => {
    const closing = aClosing(300)
    expect(await brought(closing, await codeOf(closing, 500))).toBeUndefined()
    expect(await codes()).toMatchObject([{ usedAt: null }])
  })
})

describe('the code', () => {
  test('is given by who may approve there, and by nobody else', async () => {
    const closing = aClosing()
    const input = requestFor(closing, 12_000)
    for (const role of ['cashier', 'accountant', 'stockKeeper', 'readOnly'] as const)
      await refuses((await counter.shop.as(role)).post('approval-codes', input), 'auth.forbidden')
    await refuses((await (await aShop(open())).as('manager')).post('approval-codes', input), 'register.notFound')
  })

  test('is not of who counted, while another may', async () => {
    const closing = aClosing()
    const own = await codeOf(closing, 12_000)
    await counter.shop.as('administrator')
    expect(await brought(closing, own, manager.userId)).toEqual(AWAITED)
  })
})
