import type { CommissionInput, Representative, REPRESENTATIVES } from '@comptoir/contracts/people/representatives'
import type { ValuesOf } from '@comptoir/platform/forms'

/** All that a person may change. */
export type RepresentativeValues = ValuesOf<typeof REPRESENTATIVES>

export const NEW_REPRESENTATIVE: RepresentativeValues = {
  code: '',
  name: '',
  phone: null,
  email: null,
  commissions: [],
  isActive: true,
}

export const NEW_TIER: CommissionInput = { categoryId: null, isClawedBack: true, fromMinor: 0, rateMilli: 0 }

export function valuesOf({ id: _id, version: _version, commissions, ...rest }: Representative): RepresentativeValues {
  return {
    ...rest,
    commissions: commissions.map(({ category, ...tier }) => ({ ...tier, categoryId: category?.id ?? null })),
  }
}
