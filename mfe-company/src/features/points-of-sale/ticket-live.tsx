import { useWatch } from '@comptoir/platform/forms'
import { ExtensionSlot, useCompany } from '@comptoir/platform'
import type { DefaultClientFieldProps } from './default-client-field.tsx'
import { inputOf, type PointOfSaleValues } from './point-of-sale-values.ts'

/** The ticket as it would be printed with what is typed; drawn by those who print it. */
export function TicketLive({ control, clients }: DefaultClientFieldProps) {
  const company = useCompany()
  const {
    isActive: _isActive,
    stockPolicy: _policy,
    priceDisplay,
    cashStepMinor: _step,
    bearsStamp: _stamp,
    paymentMethodIds: _methods,
    defaultClientId,
    ...typed
  } = inputOf(useWatch({ control }) as PointOfSaleValues)
  return (
    <ExtensionSlot
      point="pointOfSale.ticket"
      pointOfSale={{
        ...typed,
        client: clients.nameOf(defaultClientId),
        showsExclTax: (priceDisplay ?? company.priceDisplay) === 'both',
      }}
    />
  )
}
