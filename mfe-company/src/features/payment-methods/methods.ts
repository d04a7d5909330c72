import type { PaymentMethodInput, PaymentMethodItem } from '@comptoir/contracts/payment-kinds'
import { PAYMENT_KINDS } from '@comptoir/contracts/payment-rules'
import type { PAYMENT_METHODS } from '@comptoir/contracts/treasury/payment-methods'
import type { SUPPLIER_PAYMENT_METHODS } from '@comptoir/contracts/treasury/supplier-payment-methods'
import { useTranslation } from '@comptoir/platform'
import type { ValuesOf } from '@comptoir/platform/forms'

/** Whose payments a list of methods is about. */
export type Direction = 'client' | 'supplier'

export interface MethodsProps {
  declared: typeof PAYMENT_METHODS | typeof SUPPLIER_PAYMENT_METHODS
  direction: Direction
}

export type MethodValues = ValuesOf<MethodsProps['declared']>

/** A new one comes after the usual few. */
export const BLANK = { name: '', kind: 'card', position: 10, isActive: true } as const satisfies PaymentMethodInput

export const valuesOf = ({ id: _id, version: _version, ...values }: PaymentMethodItem): MethodValues => values

/** The drawer's own method: there is one, and it stays. */
export function isDrawer(direction: Direction, { kind }: Pick<PaymentMethodItem, 'kind'>): boolean {
  return direction === 'client' && kind === 'cash'
}

/** The kinds in words, as choices. */
export function useKindOptions() {
  const { t } = useTranslation('company')
  return PAYMENT_KINDS.map((value) => ({ value, label: t(`paymentMethods.kind.${value}`) }))
}
