import type { PayerIdentity, PaymentDetails, TicketPaymentDetails } from '@comptoir/contracts/sales/sales'
import type { Cart } from './cart.ts'

/** What was said of the payment that comes last, by a method. */
export interface SaidOfPayment {
  readonly methodId: string
  readonly details: PaymentDetails
}

interface Method {
  id: string
  kind: string
}

/** What was said of what is paid by a method; a cheque is drawn by the client until it is said otherwise. */
export function detailsFor({ said, client }: Pick<Cart, 'said' | 'client'>, { id, kind }: Method): PaymentDetails {
  return {
    ...(kind === 'cheque' && client ? { drawer: client.name } : {}),
    ...(said?.methodId === id ? said.details : {}),
  }
}

/** With what was said before of another method, or of this one, no longer. */
export function saying(cart: Cart, methodId: string, details: PaymentDetails): Cart {
  return { ...cart, said: { methodId, details } }
}

export function identifiedBy(cart: Cart, identity: PayerIdentity): Cart {
  return { ...cart, identity }
}

/** Without what says who pays, which does not leave the device before the ticket is sold. */
export function withoutPayer({ said: _said, identity: _identity, ...cart }: Cart): Cart {
  return cart
}

/** The fields that say something, without the blanks around it. */
function filled({ identity: _identity, foreign, ...texts }: TicketPaymentDetails): TicketPaymentDetails {
  const trimmed = Object.entries(texts).map(([field, text]) => [field, text.trim()])
  return { ...Object.fromEntries(trimmed.filter(([, text]) => text !== '')), ...(foreign ? { foreign } : {}) }
}

interface Paying {
  id: string
  isCash: boolean
  details: TicketPaymentDetails
}

/** What is written down of each payment by its id, in their order: what was said of it, and with the first cash who pays it. */
export function saidOf(
  { identity }: Pick<Cart, 'identity'>,
  payments: readonly Paying[],
): ReadonlyMap<string, TicketPaymentDetails> {
  const first = identity && payments.find(({ isCash }) => isCash)
  return new Map(
    payments.flatMap((payment): [string, TicketPaymentDetails][] => {
      const details = { ...filled(payment.details), ...(payment === first ? { identity } : {}) }
      return Object.keys(details).length === 0 ? [] : [[payment.id, details]]
    }),
  )
}

/** Whether these are details that the browser kept, and nothing damaged or foreign. */
export function areDetails(value: unknown): value is PaymentDetails {
  return typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string')
}

export function isIdentity(value: unknown): value is PayerIdentity {
  return areDetails(value) && ['kind', 'number', 'name'].every((field) => field in value)
}
