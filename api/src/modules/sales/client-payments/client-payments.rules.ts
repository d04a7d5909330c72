import { createHash } from 'node:crypto'
import type { ClientPaymentInput } from '@comptoir/contracts/sales/client-payments'
import { DomainError } from '../../../platform/errors.ts'
import type { Owed } from '../client-accounts/index.ts'
import { settle, type MoneyRow, type SaleClient, type SaleContext } from '../sales/index.ts'

/** Kinds of methods that are a debt, or take one off, themselves: no debt is paid by them. */
const DEBTS: readonly string[] = ['credit', 'voucher']

/** Refuses a payment by nobody in particular, and one that a debt would be paid by. */
export function checkPayment(
  { payments }: Pick<ClientPaymentInput, 'payments'>,
  kinds: ReadonlyMap<string, string>,
  client: SaleClient | null,
): SaleClient {
  if (!client) throw new DomainError('client.notFound', {}, '/clientId')
  if (client.isWalkIn) throw new DomainError('clientPayment.clientRequired', {}, '/clientId')
  const at = payments.findIndex(({ paymentMethodId }) => DEBTS.includes(kinds.get(paymentMethodId) ?? ''))
  if (at >= 0) throw new DomainError('clientPayment.methodNotAllowed', {}, `/payments/${at}/paymentMethodId`)
  return client
}

/** The debt that a payment is for; refuses what would leave the company owing to the client. Amounts in minor units. */
export function checkOwed(
  totalMinor: number,
  { owedMinor, creditMethodId }: Owed,
  { currency }: Pick<SaleContext, 'currency'>,
): { owedMinor: number; creditMethodId: string } {
  if (totalMinor > owedMinor || creditMethodId === null)
    throw new DomainError('clientPayment.moreThanOwed', { totalMinor, owedMinor, currency }, '/totalMinor')
  return { owedMinor, creditMethodId }
}

/** What comes in and what is given back: together what is taken off the account. Cash is taken as it is. */
export function moneyOf(
  input: ClientPaymentInput,
  kinds: ReadonlyMap<string, string>,
  { currency }: Pick<SaleContext, 'currency'>,
  changeId: string,
): MoneyRow[] {
  return settle(input, input.totalMinor, kinds, { currency, cashStepMinor: 0 }, changeId).money
}

/** Fingerprint of the input, field by field in a fixed order: tells a repeat from another payment with the same id. */
export function requestHash(input: ClientPaymentInput): Buffer {
  const content = [
    'clientPayment',
    1,
    input.id,
    input.registerId,
    input.cashSessionId,
    input.clientId,
    input.occurredAt,
    input.payments.map(({ id, paymentMethodId, amountMinor, details }) => [
      id,
      paymentMethodId,
      amountMinor,
      ...(details === undefined ? [] : [Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1))]),
    ]),
    input.totalMinor,
    input.changeMinor,
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}
