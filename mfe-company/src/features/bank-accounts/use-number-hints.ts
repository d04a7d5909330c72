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

/** What stands under the RIB and the IBAN of an account: what they are for, what follows from them, or a warning of what looks wrong. */
export function useNumberHints(control: Control<AccountValues>, banks: readonly BankChoice[]) {
  const { t } = useTranslation('company')
  const rib = useWatch({ control, name: 'rib' }) ?? ''
  const iban = useWatch({ control, name: 'iban' }) ?? ''
  const bankId = useWatch({ control, name: 'bankId' })
  const said = ({ key, params = {}, isDoubt = false }: Hint): { help?: string; warning?: string } => ({
    [isDoubt ? 'warning' : 'help']: t(key, params),
  })
  return { rib: said(ribHint(rib, bankId, banks)), iban: said(ibanHint(iban, rib)) }
}

interface Hint {
  key: string
  params?: Record<string, string>
  /** It looks wrong, though it may be kept. */
  isDoubt?: boolean
}

function ribHint(rib: string, bankId: string | undefined, banks: readonly BankChoice[]): Hint {
  const doubt = ribDoubt(rib)
  if (doubt !== null)
    return { key: doubt === 'form' ? 'bankAccounts.form.ribFormOdd' : 'bankAccounts.form.ribKeyOdd', isDoubt: true }
  const code = bankCodeOf(rib)
  if (code === null) return { key: 'bankAccounts.form.ribHelp' }
  const own = bankOfRib(rib, banks)
  const bank = own?.name ?? TUNISIAN_BANKS.find((known) => known.code === code)?.name
  if (bank === undefined) return { key: 'bankAccounts.form.ribCodeUnknown', params: { code }, isDoubt: true }
  if (!own) return { key: 'bankAccounts.form.ribOfNone', params: { bank }, isDoubt: true }
  return bankId && bankId !== own.id
    ? { key: 'bankAccounts.form.ribOfOther', params: { bank }, isDoubt: true }
    : { key: 'bankAccounts.form.ribOf', params: { bank } }
}

function ibanHint(iban: string, rib: string): Hint {
  const doubt = ibanDoubt(iban)
  if (doubt !== null)
    return { key: doubt === 'form' ? 'bankAccounts.form.ibanFormOdd' : 'bankAccounts.form.ibanKeyOdd', isDoubt: true }
  const follows = ibanOfRib(rib)
  if (follows === null) return { key: 'bankAccounts.form.ibanHelp' }
  if (iban.trim() === '') return { key: 'bankAccounts.form.ibanFollows', params: { iban: spacedNumber(follows) } }
  return plainNumber(iban) === follows
    ? { key: 'bankAccounts.form.ibanAgrees' }
    : { key: 'bankAccounts.form.ibanOfOther', isDoubt: true }
}
