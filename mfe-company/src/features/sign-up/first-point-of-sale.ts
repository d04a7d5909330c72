import { isPhone } from '@comptoir/contracts/phone'
import type { CompanyProfile } from '@comptoir/contracts/company/company-profile'
import type { PointOfSaleInput } from '@comptoir/contracts/company/points-of-sale'

export type FirstPointOfSale = Pick<PointOfSaleInput, 'code' | 'name' | 'address' | 'postalCode' | 'city' | 'phone'>

export const NO_POINT_OF_SALE: FirstPointOfSale = {
  code: '',
  name: '',
  address: null,
  postalCode: null,
  city: null,
  phone: null,
}

/** Where its letters tell nothing, as in Arabic. */
const PLAIN_CODE = 'PV1'
const LETTERS = 3

/** The shop that a company most likely begins with: at its own address, called by its city. */
export function firstPointOfSaleOf({ city, address, postalCode, phone }: CompanyProfile): FirstPointOfSale {
  return { code: codeFor(city), name: city, address, postalCode, city, phone: isPhone(phone) ? phone : null }
}

/** A short code from a name: the initials of several words, or the first letters of one. */
export function codeFor(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
  const words = plain.match(/[A-Z0-9]+/g) ?? []
  const code = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : (words[0] ?? '').slice(0, LETTERS)
  return code === '' ? PLAIN_CODE : code.slice(0, 6)
}
