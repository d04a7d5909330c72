import type { CommissionRule } from '@comptoir/money'
import * as Type from 'typebox'
import type { Static } from 'typebox'
import { defineResource } from '../../declare.ts'
import { EXPORTERS, MANAGERS } from '../../roles.ts'
import {
  Id,
  Nullable,
  OptionalPhone,
  OptionalText,
  PositiveAmountMinor,
  RateMilli,
  ShortItem,
  Strict,
  Text,
} from '../../schema.ts'
import { ERASURE_ERRORS, MOST_OWN_ROWS, OptionalEmail, PERSONAL_DATA_KEEPERS } from '../parties/index.ts'

/** From this much sold of a category in a period, excluding tax, this part of what is above, up to the next tier of it. */
const tier = { isClawedBack: Type.Boolean(), fromMinor: PositiveAmountMinor, rateMilli: RateMilli }

/** Of which category; null for all that have no tier of their own. */
export const CommissionInput = Strict({ categoryId: Nullable(Id), ...tier })
export type CommissionInput = Static<typeof CommissionInput>
export const CommissionTier = Strict({ category: Nullable(ShortItem), ...tier })
export type CommissionTier = Static<typeof CommissionTier>

const fields = { code: Text(40), name: Text(120), phone: OptionalPhone(30), email: OptionalEmail }

/** Tiers that are left out stay as they are. */
export const RepresentativeInput = Strict({
  id: Type.Optional(Id),
  ...fields,
  commissions: Type.Optional(Type.Array(CommissionInput, { maxItems: MOST_OWN_ROWS })),
  isActive: Type.Optional(Type.Boolean()),
})
export type RepresentativeInput = Static<typeof RepresentativeInput>

export const Representative = Strict({
  id: Id,
  ...fields,
  code: Type.String(),
  name: Type.String(),
  phone: OptionalText(30),
  email: OptionalText(254),
  commissions: Type.Array(CommissionTier),
  isActive: Type.Boolean(),
  version: Type.Integer(),
})
export type Representative = Static<typeof Representative>

/** Who brings clients and sales, for a commission. */
export const REPRESENTATIVES = defineResource({
  entity: 'representative',
  path: 'representatives',
  permissions: {
    read: ['administrator', 'manager', 'accountant'],
    write: MANAGERS,
    export: EXPORTERS,
    personalData: PERSONAL_DATA_KEEPERS,
  },
  errors: {
    notFound: 404,
    codeTaken: [409, 'code'],
    inUse: [409, 'sales'],
    tierTwice: 422,
    clawBackMixed: 422,
    ...ERASURE_ERRORS,
  },
  actions: ['erased'],
  item: Representative,
  input: RepresentativeInput,
  list: { searchFields: ['code', 'name', 'phone', 'email'], filters: ['isActive'], orders: ['code', 'name'] },
})

/** The rules that tiers make, one for each category in the order of its first tier, as commissions are computed by them. */
export function commissionRules(tiers: readonly CommissionInput[]): CommissionRule[] {
  const categories = [...new Set(tiers.map(({ categoryId }) => categoryId))]
  return categories.map((family) => {
    const own = tiers.filter(({ categoryId }) => categoryId === family)
    return {
      family,
      isClawedBack: own.some(({ isClawedBack }) => isClawedBack),
      tiers: own.toSorted((one, other) => one.fromMinor - other.fromMinor),
    }
  })
}

declare module '../../declare.ts' {
  interface Declarations {
    representative: typeof REPRESENTATIVES
  }
}
