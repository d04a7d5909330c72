import { createHash } from 'node:crypto'
import { printTicket, type RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import { v7 as newId } from 'uuid'
import type { Ask } from './connection.ts'
import type { SignedInRegister, TicketsWork } from './jobs.ts'
import { LINES, linesOf, type Random, totalOf } from './requests.ts'

/** Whose turn it is: one of so many clients, and how often it has asked before. */
export type Turn = { client: number; clients: number; turn: number }

/** How far each register is in its own numbers, as long as the process lives. */
const queues = new Map<string, { counter: number; hash: string }>()

/** The next tickets of a register of this client, each after the one before. */
export function ticketsAsk(work: TicketsWork, { client, clients, turn }: Turn, random: Random = Math.random): Ask {
  const own = work.registers.filter((_, index) => index % clients === client)
  const register = own[turn % own.length]
  if (register === undefined) throw new Error('a client has no register of its own')
  const { registerId } = register
  const queue = queues.get(registerId) ?? { counter: 0, hash: '' }
  queues.set(registerId, queue)
  const tickets = Array.from({ length: work.size }, () => {
    queue.counter += 1
    const text = JSON.stringify(printedTicket(work, register, queue.counter, random))
    const previousHash = queue.hash
    queue.hash = createHash('sha256').update(previousHash).update(text).digest('hex')
    return { text, previousHash, hash: queue.hash }
  })
  const body = JSON.stringify({ registerId, tickets })
  return { method: 'POST', path: `/api/${work.companyId}/register-tickets`, token: register.token, body }
}

const SELLER = {
  ...{ name: 'Épicerie du Port', address: 'Tunis', phone: null, taxId: null, pointOfSale: 'La Marsa' },
  ...{ register: 'Caisse 1', cashier: 'Amira Ben Salah', client: 'Client passager' },
}
const VAT_RATE_MILLI = 19_000

function printedTicket(work: TicketsWork, register: SignedInRegister, counter: number, random: Random): RegisterTicket {
  const lines = linesOf(work, LINES, random).map((line) => ({
    ...line,
    ...{ packId: null, code: '', designation: 'Article', unit: null, packQuantityMilli: null, discount: null },
    ...{ vatRateMilli: VAT_RATE_MILLI, fodecRateMilli: 0 },
  }))
  const amountMinor = totalOf(lines)
  return printTicket({
    id: newId(),
    registerId: register.registerId,
    ...{ epoch: 1, counter, lines, currency: 'TND', isVatSubject: true, seller: SELLER },
    occurredAt: new Date().toISOString(),
    cashSessionId: register.cashSessionId,
    cashierId: register.userId,
    ...{ clientId: null, change: null, roundingMinor: 0 },
    payments: [{ id: newId(), paymentMethodId: work.cashId, amountMinor }],
  })
}
