import { CLIENTS } from '@comptoir/contracts/people/clients'
import type { ClientPayment, ClientPaymentInput } from '@comptoir/contracts/sales/client-payments'
import { v7 as newId } from 'uuid'
import { businessDateOf } from '../../../platform/clock.ts'
import { mayEnter, type Ctx, type TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { postOnce, type PostedOnce } from '../../../platform/document/post-once.ts'
import { DomainError } from '../../../platform/errors.ts'
import { owedBy } from '../client-accounts/index.ts'
import { checkRegisterSession, methodNotAllowed, paymentNotTaken, readSaleFacts, sellerOf } from '../sales/index.ts'
import {
  findClientPayment,
  isRepeat,
  isStale,
  postClientPayment,
  type PaymentPosting,
} from './client-payments.repository.ts'
import { checkOwed, checkPayment, moneyOf, requestHash } from './client-payments.rules.ts'

/** So often a payment is worked out anew since something else moved on the account. */
const MOST_TRIES = 5

/**
 * One as it was posted. One of a shop that the caller may not enter is unknown; who paid is told to those who may see
 * clients.
 */
export async function getClientPayment(ctx: TxCtx, id: string): Promise<ClientPayment> {
  const found = await findClientPayment(ctx, id, { hasPayers: ctx.permissions.has(CLIENTS.permissions.read) })
  if (!found || !mayEnter(ctx, found.payment.pointOfSaleId)) throw new DomainError('clientPayment.notFound')
  return found.payment
}

/** Receives a payment once: the same one again gets the same answer, another under its id is refused. */
export function receivePayment(ctx: Ctx, input: ClientPaymentInput): Promise<PostedOnce<ClientPayment>> {
  return postOnce(ctx, {
    post: () => post(ctx, input),
    isRepeat: (error) => isRepeat(error) || isStale(error),
    findEarlier: (tx) => answerRepeat(tx, input),
  })
}

/** Takes money for what a client owes, into the open session and off their account. Refuses with nothing written. */
async function post(ctx: Ctx, input: ClientPaymentInput): Promise<ClientPayment> {
  const { methodKinds, ...facts } = await readSaleFacts(ctx, { ...input, lines: [] })
  const context = checkRegisterSession(ctx, facts.context, input)
  const client = checkPayment(input, methodKinds, facts.client)
  const notTaken = paymentNotTaken(input, methodKinds, context)
  if (notTaken !== undefined) throw await methodNotAllowed(ctx, input, notTaken)
  const money = moneyOf(input, methodKinds, context, newId())
  const posting: Omit<PaymentPosting, 'owed'> = {
    ...{ input, context, client, money },
    auditId: newId(),
    creditEntryId: newId(),
    businessDate: businessDateOf(new Date(input.occurredAt), context.timeZone),
    seller: sellerOf(ctx, context, client),
    requestHash: requestHash(input),
  }
  for (let tries = 1; ; tries += 1) {
    const owed = checkOwed(input.totalMinor, await inTransaction(ctx, (tx) => owedBy(tx, client.id)), context)
    try {
      return await postClientPayment(ctx, { ...posting, owed })
    } catch (error) {
      if (!isStale(error) || tries === MOST_TRIES) throw error
    }
  }
}

/** The same id once more: the first answer for the same content, a refusal for another. Null when it was never posted. */
async function answerRepeat(ctx: TxCtx, input: ClientPaymentInput): Promise<ClientPayment | null> {
  const stored = await findClientPayment(ctx, input.id, { hasPayers: true })
  if (!stored) return null
  if (!stored.requestHash.equals(requestHash(input))) throw new DomainError('clientPayment.idReused', {}, '/id')
  return stored.payment
}
