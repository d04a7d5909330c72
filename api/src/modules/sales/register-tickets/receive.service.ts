import type {
  BatchReceipt,
  CounterRange,
  KeptReason,
  TicketBatch,
  TicketReceipt,
} from '@comptoir/contracts/sales/register-tickets'
import { mayEnter, type Ctx, type TxCtx } from '../../../platform/context.ts'
import { callFunction } from '../../../platform/db/call.ts'
import { enteredPoints } from '../../../platform/db/enter-company.ts'
import { jsonText, type TicketOutcome } from '../../../platform/db/function-json.ts'
import { isUnavailable } from '../../../platform/db/sql-errors.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findRegister, findLastCounter, type NumberingRegister } from './known.queries.ts'
import {
  keepTickets,
  listNext,
  listWaitingCounters,
  listWaitingEpochs,
  releaseTickets,
  type Kept,
} from './kept-tickets.repository.ts'
import { inTurn, prepareTickets, type Prepared, type Readable } from './prepare-tickets.ts'
import { readTicket, type Read } from './read-ticket.rules.ts'

/**
 * Takes over what a register has sold, in any order and as often as it is sent. Each ticket is in the books afterwards, in
 * its turn, or kept beside them with a reason: none is refused, since it was sold and paid. Refuses only a register that the
 * caller may not enter.
 */
export async function receiveTickets(ctx: Ctx, { registerId, tickets }: TicketBatch): Promise<BatchReceipt> {
  const register = await inTransaction(ctx, (tx) => readRegister(tx, registerId))
  const read = tickets.map((sent) => readTicket(sent, registerId))
  const told = await takeOver(ctx, register, read)
  await takeNext(ctx, register, told)
  const { epochs } = told
  const missing = epochs.length === 0 ? [] : await inTransaction(ctx, (tx) => findMissing(tx, register, epochs))
  const data = tickets.map(({ hash }, index): TicketReceipt => {
    const own = read[index]?.sent.hash ?? hash
    const number = told.numbers.get(own) ?? null
    return { hash, keptAs: number === null ? (told.reasons.get(own) ?? null) : null, number }
  })
  return { data, missing }
}

async function readRegister(tx: TxCtx, registerId: string): Promise<NumberingRegister> {
  const register = await findRegister(tx, registerId)
  if (!register || !mayEnter(tx, register.pointOfSaleId)) throw new DomainError('register.notFound', {}, '/registerId')
  return register
}

/** What became of tickets, by their hashes. */
interface Told {
  numbers: Map<string, string>
  reasons: Map<string, KeptReason>
  /** Those in which tickets wait for something. */
  epochs: readonly number[]
}

/** Posts what can be posted, and keeps the rest. */
async function takeOver(ctx: Ctx, register: NumberingRegister, read: readonly Read[]): Promise<Told> {
  const checked = byHash(read).map((each) => checkEpoch(each, register))
  const readable = inTurn(checked.flatMap((each) => ('keptAs' in each ? [] : [each])))
  const { numbers, kept } = await post(ctx, register, readable)
  for (const each of checked)
    if ('keptAs' in each) kept.push({ sent: each.sent, ticket: each.ticket, reason: each.keptAs })
  const posted = readable.filter(({ sent: { hash } }) => numbers.has(hash))
  const epochs = await inTransaction(ctx, async (tx) => {
    await keepTickets(tx, register, kept)
    await releaseTickets(tx, register, posted)
    return listWaitingEpochs(tx, register.id)
  })
  return { numbers, reasons: new Map(kept.map(({ sent: { hash }, reason }) => [hash, reason])), epochs }
}

/**
 * What waited for these goes into the books now, as far as it follows without a gap: also what somebody else has kept
 * meanwhile.
 */
async function takeNext(ctx: Ctx, register: NumberingRegister, told: Told): Promise<void> {
  for (const epoch of told.epochs) {
    for (let isMore = true; isMore;) {
      const next = await inTransaction(ctx, async (tx) =>
        listNext(tx, register.id, epoch, await findLastCounter(tx, register.id, epoch)),
      )
      if (next.length === 0) break
      const read = next.map((sent) => readTicket(sent, register.id))
      const { numbers, reasons, epochs } = await takeOver(ctx, register, read)
      for (const [hash, number] of numbers) told.numbers.set(hash, number)
      for (const [hash, reason] of reasons) told.reasons.set(hash, reason)
      told.epochs = epochs
      isMore = numbers.size > 0
    }
  }
}

/** Each once: the same hash is the same text after the same hash. */
function byHash(read: readonly Read[]): Read[] {
  return [...new Map(read.toReversed().map((each) => [each.sent.hash, each])).values()]
}

/** No register has numbered its tickets in an epoch that was never begun, or that was the server's. */
function checkEpoch(read: Read, { epochs }: NumberingRegister): Read {
  if ('keptAs' in read) return read
  const { epoch } = read.ticket
  return epochs && epochs.first <= epoch && epoch <= epochs.last ? read : { ...read, keptAs: 'epochUnknown' }
}

interface Posted {
  /** Of the tickets in the books, by hash. */
  numbers: Map<string, string>
  kept: Kept[]
}

async function post(ctx: Ctx, register: NumberingRegister, readable: readonly Readable[]): Promise<Posted> {
  const posted: Posted = { numbers: new Map(), kept: [] }
  if (readable.length === 0) return posted
  const { prepared, kept } = await prepareTickets(ctx, register, readable)
  posted.kept.push(...kept)
  const outcomes = await postAll(ctx, register, prepared)
  for (const [index, { sent, ticket }] of prepared.entries()) {
    const { outcome, number } = outcomes[index] ?? NOT_POSTED
    if (outcome === 'posted' || outcome === 'repeated') posted.numbers.set(sent.hash, number ?? '')
    else posted.kept.push({ sent, ticket, reason: outcome })
  }
  return posted
}

type Outcome = TicketOutcome | { outcome: 'notPosted'; number: null }

const NOT_POSTED = { outcome: 'notPosted', number: null } as const

/** So many share a transaction: while it lasts, others wait for the stock of its goods. */
const TOGETHER = 20

async function postAll(ctx: Ctx, register: NumberingRegister, prepared: readonly Prepared[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let first = 0; first < prepared.length; first += TOGETHER)
    outcomes.push(...(await postTogether(ctx, register, prepared.slice(first, first + TOGETHER))))
  return outcomes
}

/** All in one transaction; where the database takes one of them for impossible, each in its own, so that it holds up no other. */
async function postTogether(ctx: Ctx, register: NumberingRegister, prepared: readonly Prepared[]): Promise<Outcome[]> {
  try {
    return await postRows(ctx, register, prepared)
  } catch (error) {
    if (isUnavailable(error)) throw error
    ctx.log.error({ err: error, registerId: register.id }, 'tickets of a register were not posted together')
    return postApart(ctx, register, prepared)
  }
}

async function postApart(ctx: Ctx, register: NumberingRegister, prepared: readonly Prepared[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const each of prepared) {
    try {
      outcomes.push(...(await postRows(ctx, register, [each])))
    } catch (error) {
      if (isUnavailable(error)) throw error
      ctx.log.error({ err: error, registerId: register.id }, 'a ticket of a register was not posted')
      outcomes.push(NOT_POSTED)
    }
  }
  return outcomes
}

async function postRows(
  ctx: Ctx,
  register: NumberingRegister,
  prepared: readonly Prepared[],
): Promise<TicketOutcome[]> {
  const [first] = prepared
  if (!first) return []
  const { tickets_post: outcomes } = await callFunction(
    ctx.db,
    'tickets_post',
    {
      companyId: ctx.companyId,
      pointsOfSale: enteredPoints(ctx.pointOfSaleIds),
      registerId: register.id,
      locationId: first.locationId,
      accountId: ctx.accountId,
      requestId: ctx.requestId,
      tickets: jsonText(prepared.map(({ row }) => row)),
      apiTokenId: ctx.apiTokenId ?? null,
    },
    ctx.work,
  )
  return outcomes
}

/** What lies between the books and the last ticket that waits for it. */
async function findMissing(tx: TxCtx, { id }: NumberingRegister, epochs: readonly number[]): Promise<CounterRange[]> {
  const missing: CounterRange[] = []
  for (const epoch of epochs) {
    let from = (await findLastCounter(tx, id, epoch)) + 1
    for (const counter of await listWaitingCounters(tx, id, epoch)) {
      if (counter > from) missing.push({ epoch, from, to: counter - 1 })
      from = Math.max(from, counter + 1)
    }
  }
  return missing
}
