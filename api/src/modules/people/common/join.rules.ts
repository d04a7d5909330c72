import type { AnyDeclaration } from '@comptoir/contracts/declare'
import { MOST_OWN_ROWS, type PartyAddress, type PartyContact } from '@comptoir/contracts/people/parties'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'

/** What clients and suppliers have in common. */
export interface Party {
  name: string
  phone: string | null
  email: string | null
  taxId: string | null
  address: string | null
  postalCode: string | null
  city: string | null
  paymentDays: number | null
  isPaymentAtMonthEnd: boolean
  addresses: PartyAddress[]
  contacts: PartyContact[]
}

/** What one is once another one went up in it: what it lacks is the other's, and nothing that it has is lost. */
export function joinedParty(from: Party, into: Party): Omit<Party, 'name'> {
  const place = into.address === null && into.city === null ? from : into
  return {
    phone: into.phone ?? from.phone,
    email: into.email ?? from.email,
    taxId: into.taxId ?? from.taxId,
    address: place.address,
    postalCode: place.postalCode,
    city: place.city,
    paymentDays: into.paymentDays ?? from.paymentDays,
    isPaymentAtMonthEnd: into.paymentDays === null ? from.isPaymentAtMonthEnd : into.isPaymentAtMonthEnd,
    addresses: distinct([...into.addresses, ...otherAddress(from, into, place), ...from.addresses]),
    contacts: distinct([...into.contacts, ...otherContact(from, into), ...from.contacts]),
  }
}

const ADDRESS_NAME_LENGTH = 80

/** The address that is not the first one any more, under the name of whose it was. */
function otherAddress(from: Party, into: Party, place: Party): PartyAddress[] {
  const { address, postalCode, city } = from
  const isSame = address === into.address && postalCode === into.postalCode && city === into.city
  if (place === from || isSame || (address === null && city === null)) return []
  return [{ name: [...from.name].slice(0, ADDRESS_NAME_LENGTH).join('').trim(), address, postalCode, city }]
}

/** A telephone and an e-mail that the other one has another of. */
function otherContact(from: Party, into: Party): PartyContact[] {
  const [phone, email] = [differing(from.phone, into.phone), differing(from.email, into.email)]
  return phone === null && email === null ? [] : [{ name: from.name, role: null, phone, email }]
}

function differing(theirs: string | null, kept: string | null): string | null {
  return kept === null || theirs === kept ? null : theirs
}

/** Refuses a merge that leaves more rows of a kind than a form can save: what they were could never be changed again. */
export function refuseTooMany(declared: AnyDeclaration, ...kinds: readonly (readonly object[] | undefined)[]): void {
  if (kinds.some((rows) => (rows?.length ?? 0) > MOST_OWN_ROWS))
    throw declaredRefusal(declared, 'mergedHasTooMany', { most: MOST_OWN_ROWS }, '/intoId')
}

/** Rows without those that say the same, whatever the order of their fields. */
export function distinct<Row extends object>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [JSON.stringify(Object.entries(row).toSorted()), row])).values()]
}
