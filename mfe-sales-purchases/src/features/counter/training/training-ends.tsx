import type { ReactNode } from 'react'
import { createStore, type StoreApi } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'
import { type Held, HeldContext } from '../held/held-context.ts'
import { openHeldStore } from '../held/held-tickets.store.ts'
import type { Payment } from '../payment/payment-context.ts'
import { type CounterRegister, CounterRegisterContext } from '../register/counter-register.ts'
import type { CounterEnds } from '../selling/counter-ends.ts'
import { TrainingBar, type TrainingBarProps } from './training-bar.tsx'

/** What of training outlives its screen, which a lock takes away. */
export interface TrainingState extends TrainingBarProps {
  register: StoreApi<CounterRegister>
  held: Held
}

const [TrainingContext, useTraining] = createRequiredContext<TrainingState>('training')
export { TrainingContext }

/** The counter without what writes something down: no part of it has to know that it is training. */
export const IN_TRAINING: CounterEnds = {
  Register: TrainingRegister,
  Held: NoneHeld,
  Bar: () => {
    const { register: _, held: __, ...given } = useTraining()
    return <TrainingBar {...given} />
  },
  limit: withoutServer,
}

function TrainingRegister({ children }: { children: ReactNode }) {
  return <CounterRegisterContext value={useTraining().register}>{children}</CounterRegisterContext>
}

function NoneHeld({ children }: { children: ReactNode }) {
  return <HeldContext value={useTraining().held}>{children}</HeldContext>
}

/** The list of no register: nothing is read into it, and nothing is put on it. */
export function noneHeld(): Held {
  return {
    store: openHeldStore('training'),
    others: createStore(() => ({ rows: [] })),
    asking: createStore(() => ({ isOpen: false })),
  }
}

/** By no voucher, which only the server claims, and with nobody's approval. */
function withoutServer(payment: Payment): Payment {
  const methods = payment.methods.filter(({ kind }) => kind !== 'voucher')
  const known = { ...payment, methods, takeVoucher: null, voucher: null, approval: null }
  return payment.method?.kind === 'voucher' ? { ...known, method: null, block: 'noMethod', canSplit: false } : known
}
