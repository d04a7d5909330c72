import type { ReactNode } from 'react'
import type { Payment } from '../payment/payment-context.ts'

type Provider = (props: { children: ReactNode }) => ReactNode

/** Where what is done at a counter goes: in earnest to the device and the server, in training nowhere. */
export interface CounterEnds {
  /** What numbers tickets, and says who sells. */
  Register: Provider
  /** Where tickets are put aside. */
  Held: Provider
  /** Above the zones: what can be done with the session. */
  Bar: () => ReactNode
  limit: (payment: Payment) => Payment
}
