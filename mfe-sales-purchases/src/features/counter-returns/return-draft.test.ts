import { describe, expect, test } from '@jest/globals'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { aReturnableTicket } from '../../testing/a-returnable-ticket.ts'
import { CASH_METHOD } from '../../testing/a-session.ts'
import {
  EMPTY_DRAFT,
  refundMethods,
  refundPlan,
  shareOf,
  stepped,
  usualMethod,
  withAll,
  withQuantity,
} from './return-draft.ts'

const CARD: PaymentMethod = { id: 'card', kind: 'card', name: 'Carte' }
const CREDIT: PaymentMethod = { id: 'credit', kind: 'credit', name: 'Crédit client' }
const METHODS = [CASH_METHOD as PaymentMethod, CARD, CREDIT]
const TND = { stepMinor: 0, currency: 'TND' } as const

const ticket = aReturnableTicket()
const [harissa] = ticket.lines
const paidBy = (methodKind: string, paidMinor: number, refundedMinor = 0) => ({
  ...{ paymentMethodId: methodKind === 'cash' ? CASH_METHOD.id : methodKind, methodKind, isActive: true },
  ...{ paidMinor, refundedMinor },
})

describe('what comes back', () => {
  test('is never more than is left nor less than nothing', () => {
    const [one, two] = [stepped(EMPTY_DRAFT, harissa!, 1), withQuantity(EMPTY_DRAFT, harissa!, 9000)]
    expect(
      [one, two, stepped(one, harissa!, -1), stepped(EMPTY_DRAFT, harissa!, -1)].map(({ quantities }) => quantities),
    ).toEqual([{ l1: 1000 }, { l1: 3000 }, { l1: 0 }, { l1: 0 }])
  })

  test('gives back its share of the ticket; all of it gives all of it back', () => {
    expect(shareOf(stepped(EMPTY_DRAFT, harissa!, 1), ticket)?.totals.ttcMinor).toBe(3450)
    expect(shareOf(withAll(EMPTY_DRAFT, ticket), ticket)?.totals.ttcMinor).toBe(ticket.totalMinor)
  })

  test('gives nothing to reckon with where meanwhile less is left', () => {
    const returned = { quantityMilli: 2000, netHtMinor: 5798, fodecMinor: 0, vatMinor: 1102, totalMinor: 6900 }
    const later = aReturnableTicket({ lines: [{ ...harissa!, returned }] })
    expect(shareOf({ ...EMPTY_DRAFT, quantities: { l1: 2000 } }, later)).toBeNull()
  })
})

describe('how the money goes back', () => {
  test('in cash, whatever it was paid with; or as it was paid', () => {
    const byCard = aReturnableTicket({ paid: [paidBy('card', 12_250)] })
    const offered = refundMethods(byCard, METHODS)
    expect(offered.map(({ id }) => id)).toEqual([CASH_METHOD.id, 'card'])
    expect(usualMethod(byCard, offered)?.id).toBe('card')
    expect(refundMethods(ticket, METHODS).map(({ id }) => id)).toEqual([CASH_METHOD.id])
  })

  test('the rest by another method where the chosen one has not enough', () => {
    const mixed = aReturnableTicket({ paid: [paidBy('cash', 11_250), paidBy('card', 1000)] })
    const offered = refundMethods(mixed, METHODS)
    const card = offered.find(({ id }) => id === 'card')
    const plan = refundPlan(3450, offered, card, { ...TND, settledMinor: 12_250 })
    expect(plan.parts.map(({ paymentMethodId, amountMinor }) => [paymentMethodId, amountMinor])).toEqual([
      ['card', 1000],
      [CASH_METHOD.id, 2450],
    ])
    expect(plan).toMatchObject({ roundingMinor: 0, missingMinor: 0 })
  })

  test('what was never paid lowers what is owed, and is no money', () => {
    const owed = aReturnableTicket({ paid: [paidBy('credit', 10_000), paidBy('cash', 2250)] })
    const offered = refundMethods(owed, METHODS)
    const cash = offered.find(({ id }) => id === CASH_METHOD.id)
    const plan = refundPlan(3450, offered, cash, { ...TND, settledMinor: 2250 })
    expect(plan.parts.map(({ paymentMethodId, amountMinor }) => [paymentMethodId, amountMinor])).toEqual([
      [CASH_METHOD.id, 2250],
      ['credit', 1200],
    ])
  })

  test('cash is rounded to the step of the shop', () => {
    const plan = refundPlan(3450, refundMethods(ticket, METHODS), undefined, {
      ...TND,
      stepMinor: 100,
      settledMinor: 12_250,
    })
    expect(plan).toMatchObject({ parts: [{ amountMinor: 3500 }], roundingMinor: 50 })
  })
})
