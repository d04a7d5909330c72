import { ibanOfRib, spacedNumber } from '@comptoir/contracts/bank-account-numbers'
import { ACCOUNT_CURRENCIES, type BankAccount } from '@comptoir/contracts/treasury/bank-accounts'
import type { BankChoice } from '@comptoir/contracts/treasury/banks'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useTranslation } from '@comptoir/platform'
import {
  QuickFormDialog,
  SelectField,
  SwitchField,
  TextField,
  useWatch,
  type QuickForm,
} from '@comptoir/platform/forms'
import { activeAndChosen } from '../../common/active-and-chosen.ts'
import { useCurrencyNames } from '../../common/currency-names.ts'
import { bankOfRib, type AccountValues } from './account-values.ts'
import { useNumberHints } from './use-number-hints.ts'

interface AccountFormProps {
  quick: QuickForm<BankAccount, AccountValues>
  banks: readonly BankChoice[]
  /** The banks of the accounts that are shown, which may be inactive. */
  ofRows: readonly ShortItem[]
}

/** The dialog of one account. Its RIB says the bank and the IBAN; what looks wrong in either is pointed out, and kept. */
export function AccountForm({ quick, banks, ofRows }: AccountFormProps) {
  const { t } = useTranslation('company')
  const { control, formState } = quick.form
  const currencyName = useCurrencyNames()
  const hints = useNumberHints(control, banks)
  const rib = useWatch({ control, name: 'rib' }) ?? ''
  const found = bankOfRib(rib, banks)
  const follows = ibanOfRib(rib)
  const choices = activeAndChosen(banks, ofRows, formState.defaultValues?.bankId)
  return (
    <QuickFormDialog
      quick={quick}
      title={t(quick.isNew ? 'bankAccounts.form.createTitle' : 'bankAccounts.form.editTitle')}
    >
      <TextField
        control={control}
        name="name"
        label={t('bankAccounts.form.name')}
        isRequired
        maxLength={80}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="rib"
        label={t('bankAccounts.form.rib')}
        {...hints.rib}
        maxLength={34}
        autoComplete="off"
        inputMode="numeric"
        isLtr
        isNullable
      />
      <SelectField
        control={control}
        name="bankId"
        label={t('bankAccounts.form.bank')}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        isRequired={found === undefined}
        {...(found ? { placeholder: found.name } : {})}
      />
      <TextField
        control={control}
        name="iban"
        label={t('bankAccounts.form.iban')}
        {...hints.iban}
        maxLength={42}
        autoComplete="off"
        isLtr
        isNullable
        {...(follows === null ? {} : { placeholder: spacedNumber(follows) })}
      />
      <TextField
        control={control}
        name="agency"
        label={t('bankAccounts.form.agency')}
        maxLength={80}
        autoComplete="off"
        isNullable
      />
      <SelectField
        control={control}
        name="currency"
        label={t('bankAccounts.form.currency')}
        options={ACCOUNT_CURRENCIES.map((value) => ({ value, label: currencyName(value) }))}
        isRequired
      />
      <SwitchField
        control={control}
        name="isActive"
        label={t('bankAccounts.form.isActive')}
        help={t('bankAccounts.form.isActiveHelp')}
      />
    </QuickFormDialog>
  )
}
