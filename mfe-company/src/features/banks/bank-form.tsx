import { isBic, TUNISIAN_BANKS } from '@comptoir/contracts/bank-account-numbers'
import type { Bank } from '@comptoir/contracts/treasury/banks'
import { useTranslation } from '@comptoir/platform'
import {
  QuickFormDialog,
  SelectField,
  SwitchField,
  TextField,
  useWatch,
  type QuickForm,
} from '@comptoir/platform/forms'
import { knownBank, type BankValues } from './bank-values.ts'

/** The dialog of one bank. A bank of Tunisia is chosen by its code, from which its name and BIC follow where they are left empty. */
export function BankForm({ quick }: { quick: QuickForm<Bank, BankValues> }) {
  const { t } = useTranslation('company')
  const { control } = quick.form
  const ribCode = useWatch({ control, name: 'ribCode' }) ?? null
  const bic = useWatch({ control, name: 'bic' }) ?? ''
  const known = knownBank(ribCode)
  const bicHelp = known?.bic ? t('banks.form.bicFollows', { bic: known.bic }) : t('banks.form.bicHelp')
  return (
    <QuickFormDialog quick={quick} title={t(quick.isNew ? 'banks.form.createTitle' : 'banks.form.editTitle')}>
      <TextField
        control={control}
        name="name"
        label={t('banks.form.name')}
        isRequired={known === undefined}
        maxLength={80}
        autoComplete="off"
        {...(known ? { placeholder: known.name, help: t('banks.form.nameFollows', { name: known.name }) } : {})}
      />
      <SelectField
        control={control}
        name="ribCode"
        label={t('banks.form.ribCode')}
        help={t('banks.form.ribCodeHelp')}
        placeholder={t('banks.form.noCode')}
        options={codeOptions(ribCode)}
        isClearable
      />
      <TextField
        control={control}
        name="bic"
        label={t('banks.form.bic')}
        help={isBic(bic) ? bicHelp : t('banks.form.bicOdd')}
        maxLength={11}
        autoComplete="off"
        isLtr
        isNullable
        {...(known?.bic ? { placeholder: known.bic } : {})}
      />
      <SwitchField
        control={control}
        name="isActive"
        label={t('banks.form.isActive')}
        help={t('banks.form.isActiveHelp')}
      />
    </QuickFormDialog>
  )
}

/** The known codes, and the one that the bank has where it is none of them. */
function codeOptions(chosen: string | null) {
  const known = TUNISIAN_BANKS.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))
  return chosen === null || knownBank(chosen) ? known : [{ value: chosen, label: chosen }, ...known]
}
