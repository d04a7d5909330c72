import { ACTIVITY_SECTORS } from '@comptoir/contracts/people/activity-sectors'
import { CLIENT_GROUPS } from '@comptoir/contracts/people/client-groups'
import { CLIENTS, type Client } from '@comptoir/contracts/people/clients'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useCompany, useFormat, useHasPermission, useShortList, useTranslation } from '@comptoir/platform'
import { FormSection, MoneyField, SelectField, SwitchField, TextField, type Control } from '@comptoir/platform/forms'
import { AddressesSection } from '../../common/party/addresses-section.tsx'
import { ContactsSection } from '../../common/party/contacts-section.tsx'
import { DuplicatesNotice } from '../../common/party/duplicates-notice.tsx'
import { partyControl } from '../../common/party/party-values.ts'
import { ReachSections } from '../../common/party/reach-sections.tsx'
import { TermsFields } from '../../common/party/terms-fields.tsx'
import { useTaxIdHint } from '../../common/party/use-tax-id-hint.ts'
import { ClientCertificates } from './client-certificates.tsx'
import type { ClientValues } from './client-values.ts'

export interface ClientFormProps {
  control: Control<ClientValues>
  /** The one that it is about, where it is there already. The walk-in client always stays active. */
  client?: Client
}

/** The fields of a client; it does not know whether the client is new. */
export function ClientForm({ control, client }: ClientFormProps) {
  const mayGrant = useHasPermission(CLIENTS.permissions.credit)
  return (
    <>
      <Identity control={control} {...(client ? { client } : {})} />
      <ReachSections control={partyControl(control)} />
      <Terms control={control} isDisabled={!mayGrant} />
      <ContactsSection control={partyControl(control)} />
      <AddressesSection control={partyControl(control)} />
      <ClientCertificates control={control} isDisabled={!mayGrant} />
    </>
  )
}

function Identity({ control, client }: ClientFormProps) {
  const { t } = useTranslation('people')
  const isDefault = client?.isDefault ?? false
  const mayClose = useHasPermission(CLIENTS.permissions.remove)
  const party = partyControl(control)
  const taxIdHint = useTaxIdHint(party, t('clients.form.taxIdHelp'))
  const kinds = (['person', 'business'] as const).map((value) => ({ value, label: t(`clients.kind.${value}`) }))
  return (
    <FormSection title={t('clients.form.identity')}>
      <DuplicatesNotice control={party} of={CLIENTS} exceptId={client?.id} title={t('clients.form.alike')} />
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
        {...taxIdHint}
        isLtr
        isNullable
        maxLength={20}
        autoComplete="off"
      />
      <ListedField
        control={control}
        name="groupId"
        label={t('clients.form.group')}
        of={CLIENT_GROUPS}
        own={client?.group}
      />
      <ListedField
        control={control}
        name="sectorId"
        label={t('clients.form.sector')}
        of={ACTIVITY_SECTORS}
        own={client?.sector}
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

interface ListedFieldProps extends Pick<ClientFormProps, 'control'> {
  name: 'groupId' | 'sectorId'
  label: string
  of: typeof CLIENT_GROUPS | typeof ACTIVITY_SECTORS
  own: ShortItem | null | undefined
}

/** One of a list, such as groups, for those who may read what there is to choose from. */
function ListedField({ control, name, label, of, own }: ListedFieldProps) {
  const { t } = useTranslation('people')
  const mayRead = useHasPermission(of.permissions.read)
  const { data: items = [] } = useShortList(of, { enabled: mayRead })
  if (!mayRead) return null
  return (
    <SelectField
      control={control}
      name={name}
      label={label}
      options={optionsOf(items, own)}
      placeholder={t('clients.form.noGroup')}
      isClearable
    />
  )
}

/** Those that may be chosen, and the one that it has though it is inactive. */
function optionsOf(active: readonly ShortItem[], own: ShortItem | null | undefined) {
  const items = own && active.every(({ id }) => id !== own.id) ? [...active, own] : active
  return items.map(({ id, name }) => ({ value: id, label: name }))
}

function Terms({ control, isDisabled }: { control: Control<ClientValues>; isDisabled: boolean }) {
  const { t } = useTranslation('people')
  const { currency, defaultCreditLimitMinor: usual } = useCompany()
  const format = useFormat()
  return (
    <FormSection title={t('party.terms.title')} description={isDisabled ? t('clients.form.termsReserved') : undefined}>
      <TermsFields control={partyControl(control)} isDisabled={isDisabled} />
      <MoneyField
        control={control}
        name="creditLimitMinor"
        label={t('clients.form.creditLimit')}
        help={
          typeof usual === 'number'
            ? t('clients.form.usualCreditLimit', { limit: format.money(usual, currency) })
            : t('clients.form.creditLimitHelp')
        }
        currency={currency}
        isDisabled={isDisabled}
      />
    </FormSection>
  )
}
