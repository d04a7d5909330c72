import { describe, expect, jest, test } from '@jest/globals'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import { createStore, newId } from '@comptoir/platform'
import * as fc from 'fast-check'
import { PRINTED_SELLER } from '../../../testing/sold.ts'
import { someSale } from '../../../testing/some-sale.ts'
import type { QueueState, TicketQueue } from '../../ticket-queue/index.ts'
import { trainingQueue } from './training-queue.ts'

const GOODS = newId()

/** So many pieces, paid in cash. */
function saleOf(quantity: number) {
  const sale = someSale({}, GOODS)
  return {
    ...sale,
    lines: sale.lines.map((line) => ({ ...line, quantityMilli: 1000 * quantity })),
    payments: sale.payments.map((payment) => ({ ...payment, amountMinor: payment.amountMinor * quantity })),
  }
}

/** The queue of a device that holds no series, and fails where anything is written. */
function aRealQueue() {
  const written: string[] = []
  const write = (name: string) => () => {
    written.push(name)
    return Promise.reject(new Error(`${name} writes`))
  }
  const real: TicketQueue = {
    state: createStore<QueueState>(() => ({ waiting: 3, received: 0, halt: null, steps: null, counted: null })),
    unsent: () => Promise.resolve(new Map([[GOODS, 2000]])),
    waiting: () => Promise.resolve([]),
    held: () => Promise.resolve(null),
    find: () => Promise.resolve(null),
    methodsIn: () => Promise.resolve(new Map()),
    look: () => Promise.resolve(),
    send: jest.fn(() => Promise.resolve()),
    close: () => void written.push('close'),
    sell: write('sell'),
    approvalKeys: write('approvalKeys'),
    proofKeys: write('proofKeys'),
    renewKeys: write('renewKeys'),
    askSeries: write('askSeries'),
    takeStep: write('takeStep'),
    approveClosing: write('approveClosing'),
    beginCount: write('beginCount'),
    endCount: write('endCount'),
    forgetSteps: write('forgetSteps'),
    sendSession: write('sendSession'),
    copy: write('copy'),
    adopt: write('adopt'),
  }
  return { real, written }
}

describe('what is sold in training', () => {
  test('is numbered from 1 in memory, in no chain, with the figures of the kernel; the device’s queue is only read', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 }),
        async (quantities) => {
          const { real, written } = aRealQueue()
          const queue = trainingQueue({ real, seller: PRINTED_SELLER, nameOf: (counter) => `TRAINING ${counter}` })
          const sales = quantities.map(saleOf)
          for (const [index, sale] of sales.entries()) {
            const ticket = await queue.sell('r1', sale)
            const { totalMinor, payments } = JSON.parse(ticket.text) as RegisterTicket
            expect(ticket).toMatchObject({ number: `TRAINING ${index + 1}`, hash: '', previousHash: '', totalMinor })
            expect(payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(totalMinor)
            expect(await queue.find(sale.id)).toEqual(ticket)
          }
          expect(await queue.unsent([GOODS])).toEqual(new Map([[GOODS, 2000]]))
          expect(written).toEqual([])
        },
      ),
      { numRuns: 50 },
    ))

  test('can be neither counted, closed, copied nor sent', async () => {
    const { real, written } = aRealQueue()
    const queue = trainingQueue({ real, seller: PRINTED_SELLER, nameOf: (counter) => `TRAINING ${counter}` })
    const tries = [
      queue.askSeries('r1', 's1'),
      queue.approvalKeys(),
      queue.renewKeys('s1'),
      queue.endCount('s1'),
      queue.forgetSteps([1]),
      queue.sendSession('r1', 's1'),
      queue.copy(),
      queue.adopt({ tickets: [], steps: [] }),
    ]
    for (const { status } of await Promise.allSettled(tries)) expect(status).toBe('rejected')
    queue.close()
    expect(written).toEqual([])
  })
})
