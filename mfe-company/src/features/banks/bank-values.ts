import { plainNumber, TUNISIAN_BANKS } from '@comptoir/contracts/bank-account-numbers'
import type { Bank, BankInput, BANKS } from '@comptoir/contracts/treasury/banks'
import type { ValuesOf } from '@comptoir/platform/forms'

export type BankValues = ValuesOf<typeof BANKS>

export const BLANK: BankValues = { name: '', ribCode: null, bic: null, isActive: true }

export const valuesOf = ({ name, ribCode, bic, isActive }: Bank): BankValues => ({ name, ribCode, bic, isActive })

/** The bank of Tunisia that a code stands for; undefined for none of those that are known. */
export function knownBank(ribCode: string | null | undefined) {
  return TUNISIAN_BANKS.find(({ code }) => code === ribCode)
}

/** What is sent: what was left empty is taken from the bank that the code stands for. */
export function inputOf<Values extends BankInput>(values: Values): Values {
  const known = knownBank(values.ribCode)
  const name = values.name.trim() === '' && known ? known.name : values.name
  const bic = values.bic === null ? (known?.bic ?? null) : plainNumber(values.bic)
  return { ...values, name, bic }
}
