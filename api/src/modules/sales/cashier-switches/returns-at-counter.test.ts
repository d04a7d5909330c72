import { beforeEach, describe, expect, test } from '@jest/globals'
import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { atCounter, UNPROVED } from '../../../../test/at-counter.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aTicket, chained } from '../../../../test/register-tickets.ts'
import { refuses } from '../../../../test/shop.ts'

const open = setUpApp()

let at: Awaited<ReturnType<typeof atCounter>>

beforeEach(async () => {
  at = await atCounter(open())
})

describe('goods taken back where another is signed in', () => {
  test('without their ticket by who may, and the paper names them', async () => {
    await refuses(
      at.opener.post('sales-returns', at.returning({ cashierId: at.opener.userId })),
      'salesReturn.notAllowedWithoutTicket',
    )
    await refuses(at.opener.post('sales-returns', at.returning()), 'salesReturn.notAllowedWithoutTicket')
    await at.takesOver(at.manager)
    const input = at.returning()
    const answer = await at.opener.post('sales-returns', input)
    expect(answer.statusCode).toBe(201)
    const made = answer.json<SalesReturn>()
    expect(made.seller.cashier).toBe('The manager')
    expect((await at.opener.post('sales-returns', input)).json()).toEqual(made)
    await refuses(at.opener.post('sales-returns', { ...input, cashierId: at.opener.userId }), 'salesReturn.idReused')
    expect(await at.claims()).toEqual([at.claimed('salesReturn', true)])
    expect(await at.trailOf('salesReturn.settled')).toMatchObject([{ by: 'The manager' }])
    expect(await at.claimsTold('salesReturn.settled')).toEqual([['signedIn', 'The cashier']])
    expect(await booksThatDisagree(open(), at.shop.companyId)).toEqual([])
  })

  test('of a ticket, unproved: posted in their name and said to be so, when it is made and when it is read', async () => {
    const ticket = aTicket(at.register, 1, [{ goods: at.goods }])
    await at.send(chained([ticket]))
    const [line] = ticket.lines
    const { lines: _, ...head } = at.returning()
    const input = {
      ...{ ...head, saleId: ticket.id },
      lines: [{ id: newId(), saleLineId: line!.id, quantityMilli: 1000, outcome: 'resell' }],
    }
    const made = (await at.opener.post('sales-returns/of-ticket', input)).json<SalesReturn>()
    expect(made).toMatchObject({ cashierUnproved: true, seller: { cashier: 'The manager' } })
    expect((await at.opener.get(`sales-returns/${made.id}`)).json()).toEqual(made)
    expect(await at.claims()).toEqual([at.claimed('salesReturn', false)])
    expect(await at.claimsTold('salesReturn.settled')).toEqual(UNPROVED)
  })
})
