import { beforeEach, describe, expect, test } from '@jest/globals'
import type { CashMovement } from '@comptoir/contracts/sales/cash-movements'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { withPin } from '../../../../test/approvers.ts'
import { atCounter, UNPROVED } from '../../../../test/at-counter.ts'
import { anOpenSession, booksThatDisagree } from '../../../../test/goods.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

let at: Awaited<ReturnType<typeof atCounter>>

beforeEach(async () => {
  at = await atCounter(open())
})

describe('what is recorded where another is signed in', () => {
  test('is in the name of who stands there, with what they may do: cash above the limit of who is signed in', async () => {
    await at.limited(10_000)
    await refuses(
      at.opener.post('cash-movements', at.moving({ cashierId: at.opener.userId })),
      'cashMovement.aboveLimit',
    )
    await at.takesOver(at.manager)
    const made = await at.moved()
    expect(made).toMatchObject({ recordedBy: 'The manager' })
    expect(made).not.toHaveProperty('cashierUnproved')
    expect(await at.claims()).toEqual([at.claimed('cashMovement', true)])
    expect(await at.trailOf('cashMovement.recorded')).toMatchObject([{ by: 'The manager' }])
    expect(await at.claimsTold('cashMovement.recorded')).toEqual([['signedIn', 'The cashier']])
    expect(await booksThatDisagree(open(), at.shop.companyId)).toEqual([])
  })

  test('is believed where nobody can prove it, is said to be so, and gives no right', async () => {
    await at.limited(10_000)
    await refuses(at.opener.post('cash-movements', at.moving()), 'cashMovement.aboveLimit')
    const input = at.moving({ amountMinor: 5000 })
    const made = await at.moved(input)
    expect(made).toMatchObject({ recordedBy: 'The manager', cashierUnproved: true })
    expect(await at.moved(input)).toEqual(made)
    const { data } = (await at.opener.get(`cash-movements/paginated?filter[cashSession]=${at.session.id}`)).json<{
      data: CashMovement[]
    }>()
    expect(data).toMatchObject([{ cashierUnproved: true }])
    expect(await at.claims()).toEqual([at.claimed('cashMovement', false)])
    expect(await at.claimsTold('cashMovement.recorded')).toEqual(UNPROVED)
  })

  test('is as before where nothing is said of it', async () => {
    await at.takesOver(at.manager)
    const { cashierId: _, ...input } = at.moving()
    expect((await at.opener.post('cash-movements', input)).json<CashMovement>()).toMatchObject({
      recordedBy: 'The cashier',
    })
    expect(await at.claims()).toEqual([])
    expect(await at.claimsTold('cashMovement.recorded')).toEqual([])
  })

  test('in the name of somebody whom the company does not know is the caller’s, without their rights', async () => {
    const stranger = await (await aShop(open())).as('manager')
    const made = await at.moved({ cashierId: stranger.userId })
    expect(made).toMatchObject({ recordedBy: 'The cashier', cashierUnproved: true })
    await at.limited(10_000)
    await refuses(at.opener.post('cash-movements', at.moving({ cashierId: newId() })), 'cashMovement.aboveLimit')
  })

  test('needs the right of who is signed in all the same', async () => {
    const keeper = await at.shop.as('stockKeeper')
    await refuses(keeper.post('cash-movements', at.moving()), 'auth.forbidden')
    await refuses(
      (await (await aShop(open())).as('manager')).post('cash-movements', at.moving()),
      'cashSession.notFound',
    )
  })
})

describe('rights', () => {
  /** Above the limit of who is signed in, and a return that they may not make, said to be of a moment. */
  async function areNotTheirs(): Promise<void> {
    await refuses(at.opener.post('cash-movements', at.moving()), 'cashMovement.aboveLimit')
    const occurredAt = open().clock.now().toISOString()
    await refuses(at.opener.post('sales-returns', at.returning({ occurredAt })), 'salesReturn.notAllowedWithoutTicket')
    await refuses(at.reportFor(at.manager.userId), 'cashSession.countedBlind')
  }

  test('end with the turn: the next one, or who is signed in, does not borrow them, whenever it says it was', async () => {
    await at.limited(10_000)
    await at.takesOver(at.manager)
    const during = new Date(open().clock.now().getTime() + 1000).toISOString()
    at.later(60_000)
    const next = await withPin(open(), await at.shop.as('cashier'))
    await at.takesOver(next)
    await areNotTheirs()
    at.later(1000)
    await at.takesOver(await withPin(open(), at.opener))
    await areNotTheirs()
    const late = at.returning({ occurredAt: during })
    await refuses(at.opener.post('sales-returns', late), 'salesReturn.notAllowedWithoutTicket')
    expect(await at.moved({ amountMinor: 5000 })).toMatchObject({ recordedBy: 'The manager', cashierUnproved: true })
  })

  test('end with the session in which somebody took over', async () => {
    await at.limited(10_000)
    await at.takesOver(at.manager)
    at.later(1000)
    await at.opener.post(`cash-sessions/${at.session.id}/count`)
    const counts = [{ paymentMethodId: at.register.cashId, countedMinor: 0 }]
    const closed = await at.opener.post(`cash-sessions/${at.session.id}/close`, { counts, keptFloatMinor: 0 })
    expect(closed.statusCode).toBe(200)
    at.later(1000)
    Object.assign(at.session, await anOpenSession(at.shop, at.opener))
    await areNotTheirs()
  })

  test('are of the register where they took over, and of who is signed in there', async () => {
    await at.limited(10_000)
    await at.takesOver(at.manager)
    const other = await at.shop.as('cashier')
    await refuses(other.post('cash-movements', at.moving()), 'cashSession.notFound')
    const report = `cash-sessions/${at.session.id}/report?cashierId=${at.manager.userId}`
    const administrator = await at.shop.as('administrator')
    await refuses(administrator.get(report), 'cashSession.countedBlind')
  })

  test('to bring in returns of another system at any price are not borrowed', async () => {
    await at.takesOver(at.manager)
    const dear = at.returning({ reason: 'import', totalMinor: 0 })
    const unitPriceMicro = at.goods.unitPriceMicro + 1_000_000
    const totalMinor = unitPriceMicro / 1000
    const input = {
      ...{ ...dear, totalMinor },
      lines: dear.lines.map((line) => ({ ...line, unitPriceMicro })),
      refunds: dear.refunds.map((refund) => ({ ...refund, amountMinor: totalMinor })),
    }
    await refuses(at.opener.post('sales-returns', input), 'salesReturn.priceTooHigh')
  })
})
