import type { User, UserInput } from '@comptoir/contracts/company/users'
import type { Role } from '@comptoir/contracts/roles'
import type { Language } from '@comptoir/platform'

/** What the form holds of a user. */
export interface UserValues {
  name: string
  email: string
  role: Role
  isEverywhere: boolean
  pointOfSaleIds: string[]
  /** Of the mail. */
  language: Language
}

export function newUser({ isEverywhere, language }: Pick<UserValues, 'isEverywhere' | 'language'>): UserValues {
  return { name: '', email: '', role: 'cashier', isEverywhere, pointOfSaleIds: [], language }
}

export function valuesOf(user: User, language: Language): UserValues {
  const { name, email, role, hasAllPointsOfSale, pointsOfSale } = user
  return {
    name,
    email,
    role,
    isEverywhere: hasAllPointsOfSale,
    pointOfSaleIds: pointsOfSale.map(({ id }) => id),
    language,
  }
}

/** A user who is there has no mail whose language could be chosen. */
export function inputOf({ isEverywhere, pointOfSaleIds, language, ...values }: UserValues, isNew: boolean): UserInput {
  const input = { ...values, email: values.email.trim(), pointOfSaleIds: isEverywhere ? null : pointOfSaleIds }
  return isNew ? { ...input, language } : input
}
