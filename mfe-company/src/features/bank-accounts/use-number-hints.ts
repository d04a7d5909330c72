import {
  bankCodeOf,
  ibanDoubt,
  ibanOfRib,
  plainNumber,
  ribDoubt,
  spacedNumber,
  TUNISIAN_BANKS,
} from '@comptoir/contracts/bank-account-numbers'
import type { BankChoice } from '@comptoir/contracts/treasury/banks'
import { useTranslation } from '@comptoir/platform'
import { useWatch, type Control } from '@comptoir/platform/forms'
import { bankOfRib, type AccountValues } from './account-values.ts'

/** What stands under the RIB and the IBAN of an account: what they are for, what follows from them, or what looks wrong. */
export function useNumberHints(control: Control<AccountValues>, banks: readonly BankChoice[]) {
  const { t } = useTranslation('company')
  const rib = useWatch({ control, name: 'rib' }) ?? ''
  const iban = useWatch({ control, name: 'iban' }) ?? ''
  const bankId = useWatch({ control, name: 'bankId' })
  return { rib: t(...ribHint(rib, bankId, banks)), iban: t(...ibanHint(iban, rib)) }
}

type Hint = [key: string, params: Record<string, string>]

function ribHint(rib: string, bankId: string | undefined, banks: readonly BankChoice[]): Hint {
  const doubt = ribDoubt(rib)
  if (doubt !== null) return [doubt === 'form' ? 'bankAccounts.form.ribFormOdd' : 'bankAccounts.form.ribKeyOdd', {}]
  const code = bankCodeOf(rib)
  if (code === null) return ['bankAccounts.form.ribHelp', {}]
  const own = bankOfRib(rib, banks)
  const bank = own?.name ?? TUNISIAN_BANKS.find((known) => known.code === code)?.name
  if (bank === undefined) return ['bankAccounts.form.ribCodeUnknown', { code }]
  if (!own) return ['bankAccounts.form.ribOfNone', { bank }]
  return [bankId && bankId !== own.id ? 'bankAccounts.form.ribOfOther' : 'bankAccounts.form.ribOf', { bank }]
}

function ibanHint(iban: string, rib: string): Hint {
  const doubt = ibanDoubt(iban)
  if (doubt !== null) return [doubt === 'form' ? 'bankAccounts.form.ibanFormOdd' : 'bankAccounts.form.ibanKeyOdd', {}]
  const follows = ibanOfRib(rib)
  if (follows === null) return ['bankAccounts.form.ibanHelp', {}]
  if (iban.trim() === '') return ['bankAccounts.form.ibanFollows', { iban: spacedNumber(follows) }]
  return [plainNumber(iban) === follows ? 'bankAccounts.form.ibanAgrees' : 'bankAccounts.form.ibanOfOther', {}]
}
