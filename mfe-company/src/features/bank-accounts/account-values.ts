import { bankCodeOf, ibanOfRib } from '@comptoir/contracts/bank-account-numbers'
import type { BANK_ACCOUNTS, BankAccount, BankAccountInput } from '@comptoir/contracts/treasury/bank-accounts'
import type { BankChoice } from '@comptoir/contracts/treasury/banks'
import type { ValuesOf } from '@comptoir/platform/forms'

export type AccountValues = ValuesOf<typeof BANK_ACCOUNTS>

export const valuesOf = ({ id: _id, version: _version, bank, ...values }: BankAccount): AccountValues => ({
  ...values,
  bankId: bank.id,
})

/** The bank of the company that a RIB names by its first two digits. */
export function bankOfRib(rib: string | null, banks: readonly BankChoice[]): BankChoice | undefined {
  const code = bankCodeOf(rib ?? '')
  return code === null ? undefined : banks.find(({ ribCode }) => ribCode === code)
}

/** What is sent: a bank that was not chosen and an IBAN that was left empty follow from the RIB. */
export function inputOf<Values extends BankAccountInput>(values: Values, banks: readonly BankChoice[]): Values {
  const { bankId, rib, iban } = values
  const chosen = bankId || bankOfRib(rib, banks)?.id || ''
  return { ...values, bankId: chosen, iban: iban ?? ibanOfRib(rib ?? '') }
}
