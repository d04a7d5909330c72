import type { PointOfSale, POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import type { ValuesOf } from '@comptoir/platform/forms'

/** What the form holds of a point of sale: all that a person may change. */
export type PointOfSaleValues = ValuesOf<typeof POINTS_OF_SALE>

export const NEW_POINT_OF_SALE: PointOfSaleValues = {
  code: '',
  name: '',
  address: null,
  postalCode: null,
  city: null,
  phone: null,
  isActive: true,
  timeZone: null,
  defaultClientId: null,
  ticketHeader: null,
  ticketFooter: null,
  stockPolicy: null,
  priceDisplay: null,
  cashStepMinor: null,
  bearsStamp: false,
  cashToleranceMinor: null,
  paymentMethodIds: [],
}

export function valuesOf({
  id: _id,
  version: _version,
  registerCount: _count,
  defaultClient,
  paymentMethods,
  ...fields
}: PointOfSale): PointOfSaleValues {
  return {
    ...fields,
    defaultClientId: defaultClient?.id ?? null,
    paymentMethodIds: paymentMethods.map(({ id }) => id),
  }
}

/** Codes are in capitals however they are typed. */
export function inputOf(values: PointOfSaleValues): PointOfSaleValues {
  return { ...values, code: values.code.trim().toUpperCase() }
}
