import { FormSection, SelectField, SwitchField, TextField, type Control } from '@comptoir/platform/forms'
import { CLIENTS } from '@comptoir/contracts/people/clients'
import { useHasPermission, useTranslation } from '@comptoir/platform'
import type { ClientValues } from './client-values.ts'
import { useTaxIdHint } from './use-tax-id-hint.ts'

export interface ClientFormProps {
  control: Control<ClientValues>
  /** The walk-in client always stays active. */
  isDefault?: boolean
}

/** The fields of a client; it does not know whether the client is new. */
export function ClientForm({ control, isDefault = false }: ClientFormProps) {
  return (
    <>
      <Identity control={control} isDefault={isDefault} />
      <Contact control={control} />
      <Address control={control} />
    </>
  )
}

function Identity({ control, isDefault = false }: ClientFormProps) {
  const { t } = useTranslation('people')
  const mayClose = useHasPermission(CLIENTS.permissions.remove)
  const taxIdHint = useTaxIdHint(control)
  const kinds = (['person', 'business'] as const).map((value) => ({ value, label: t(`clients.kind.${value}`) }))
  return (
    <FormSection title={t('clients.form.identity')}>
      <TextField
        control={control}
        name="name"
        label={t('clients.form.name')}
        isRequired
        isWide
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="code"
        label={t('clients.form.code')}
        help={t('clients.form.codeHelp')}
        isRequired
        isLtr
        maxLength={40}
        autoComplete="off"
      />
      <SelectField control={control} name="kind" label={t('clients.form.kind')} options={kinds} isRequired />
      <TextField
        control={control}
        name="taxId"
        label={t('clients.form.taxId')}
        help={taxIdHint}
        isLtr
        isNullable
        maxLength={20}
        autoComplete="off"
      />
      <SwitchField
        control={control}
        name="isActive"
        label={t('clients.form.isActive')}
        help={t(isDefault ? 'clients.form.isDefaultHelp' : 'clients.form.isActiveHelp')}
        isDisabled={isDefault || !mayClose}
      />
    </FormSection>
  )
}

function Contact({ control }: ClientFormProps) {
  const { t } = useTranslation('people')
  return (
    <FormSection title={t('clients.form.contact')}>
      <TextField
        control={control}
        name="phone"
        label={t('clients.form.phone')}
        type="tel"
        inputMode="tel"
        isLtr
        isNullable
        maxLength={30}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="email"
        label={t('clients.form.email')}
        type="email"
        inputMode="email"
        isLtr
        isNullable
        maxLength={254}
        autoComplete="off"
      />
    </FormSection>
  )
}

function Address({ control }: ClientFormProps) {
  const { t } = useTranslation('people')
  return (
    <FormSection title={t('clients.form.address')}>
      <TextField
        control={control}
        name="address"
        label={t('clients.form.street')}
        isNullable
        isWide
        maxLength={250}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="postalCode"
        label={t('clients.form.postalCode')}
        inputMode="numeric"
        isLtr
        isNullable
        maxLength={6}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="city"
        label={t('clients.form.city')}
        isNullable
        maxLength={80}
        autoComplete="off"
      />
    </FormSection>
  )
}
