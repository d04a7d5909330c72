import { printTicket, type RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { PrintedSale } from '../../../common/printed-sale.ts'
import type { DeviceTicket, SoldParts, TicketQueue } from '../../ticket-queue/index.ts'

/** It cannot be practised. */
class NotInTrainingError extends Error {
  override readonly name = 'NotInTrainingError'
}

export interface TrainingQueueProps {
  /** The device's own, which is only read, and goes on sending what was sold in earnest. */
  real: TicketQueue
  /** How the seller is printed where this device holds no series of the register. */
  seller: RegisterTicket['seller']
  /** What a ticket is called. */
  nameOf: (counter: number) => string
}

/**
 * Numbers what is sold in training, in memory alone, from 1 each time that somebody begins: its tickets are in no series, in no
 * chain and in no database, and nothing sends them.
 */
export function trainingQueue({ real, seller, nameOf }: TrainingQueueProps): TicketQueue {
  const sold = new Map<string, DeviceTicket>()
  const refuse = (): Promise<never> => Promise.reject(new NotInTrainingError('nothing of training is kept'))
  const nothing = (): Promise<void> => Promise.resolve()
  const printedSeller = async (registerId: string): Promise<RegisterTicket['seller']> => {
    const series = await real.held(registerId).catch(() => null)
    return series?.seller ?? seller
  }
  const sell = async (registerId: string, parts: SoldParts): Promise<DeviceTicket> => {
    const printed = await printedSeller(registerId)
    const counter = sold.size + 1
    const ticket = trainingTicket(registerId, { counter, number: nameOf(counter) }, printed, parts)
    sold.set(ticket.id, ticket)
    return ticket
  }
  return {
    state: real.state,
    unsent: real.unsent,
    waiting: real.waiting,
    find: (saleId) => Promise.resolve(sold.get(saleId) ?? null),
    sell,
    held: real.held,
    // Papers of others can be checked, with the keys that this device knows.
    proofKeys: real.proofKeys,
    // What was sold in earnest, where the office asks for it.
    send: real.send,
    methodsIn: () => Promise.resolve(new Map()),
    look: nothing,
    close: () => undefined,
    ...{
      approvalKeys: refuse,
      askSeries: refuse,
      takeStep: refuse,
      approveClosing: refuse,
      beginCount: refuse,
      endCount: refuse,
    },
    ...{ forgetSteps: refuse, sendSession: refuse, copy: refuse, adopt: refuse, renewKeys: refuse },
  }
}

type Marked = RegisterTicket & Pick<PrintedSale, 'isTraining'>

function trainingTicket(
  registerId: string,
  { counter, number }: { counter: number; number: string },
  seller: RegisterTicket['seller'],
  { clientName, cashierName, ...parts }: SoldParts,
): DeviceTicket {
  const people = { client: clientName ?? seller.client, cashier: cashierName ?? seller.cashier }
  const printed = printTicket({ ...parts, registerId, epoch: 1, counter, seller: { ...seller, ...people } })
  const { id, cashSessionId, occurredAt, currency, totalMinor } = printed
  return {
    ...{ id, registerId, epoch: 1, counter, number, cashSessionId, occurredAt, currency, totalMinor },
    // What is printed of it bears the mark.
    ...{ text: JSON.stringify({ ...printed, isTraining: true } satisfies Marked), previousHash: '', hash: '' },
  }
}
