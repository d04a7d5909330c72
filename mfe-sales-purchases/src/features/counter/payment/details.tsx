import { askedOf } from '@comptoir/contracts/payment-details'
import { deferred, DeferredPart } from '@comptoir/platform'
import type { ReactNode } from 'react'
import { usePayment, usePaymentStore } from './payment-context.ts'
import { useAsksIdentity } from './use-lack.ts'

const detailsZone = deferred(async () => (await import('./details-zone.tsx')).DetailsZone)
const identityZone = deferred(async () => (await import('./identity-zone.tsx')).IdentityZone)

const voucherZone = deferred(async () => (await import('./voucher-zone.tsx')).VoucherZone)

/** What is asked of the payment; `before` where that is nothing, and until it is there. */
export function Details({ before }: { before: ReactNode }) {
  const { method, dueMinor, scanned } = usePayment(({ method, dueMinor, voucher }) => ({
    ...{ method, dueMinor, scanned: voucher },
  }))
  const payment = usePaymentStore()
  if (method?.kind === 'voucher') {
    const onTaken = (): void => {
      const { methods, choose } = payment.getState()
      choose((methods.find(({ kind }) => kind === 'cash') ?? method).id)
    }
    return <DeferredPart part={voucherZone} isWanted given={{ method, dueMinor, scanned, onTaken }} />
  }
  if (!method || Object.keys(askedOf(method.kind)).length === 0) return before
  const pay = (): void => payment.getState().pay()
  return <DeferredPart part={detailsZone} isWanted given={{ method, dueMinor, pay }} before={before} />
}

/** Asks who pays, where that is much in cash. */
export function Identity() {
  const { method, dueMinor, identifying } = usePayment(({ method, dueMinor, identifying }) => ({
    ...{ method, dueMinor, identifying },
  }))
  const payment = usePaymentStore()
  if (!useAsksIdentity(method, dueMinor)) return null
  return (
    <DeferredPart
      part={identityZone}
      isWanted
      given={{ isOpen: identifying, onClose: () => payment.getState().endIdentifying() }}
    />
  )
}
