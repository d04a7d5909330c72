import { SUPPLIERS, type Supplier } from '@comptoir/contracts/people/suppliers'
import { useHasPermission, useTranslation } from '@comptoir/platform'
import { FormSection, NumberField, SwitchField, TextField, type Control } from '@comptoir/platform/forms'
import { AddressesSection } from '../../common/party/addresses-section.tsx'
import { ContactsSection } from '../../common/party/contacts-section.tsx'
import { DuplicatesNotice } from '../../common/party/duplicates-notice.tsx'
import { partyControl } from '../../common/party/party-values.ts'
import { ReachSections } from '../../common/party/reach-sections.tsx'
import { TermsFields } from '../../common/party/terms-fields.tsx'
import { useTaxIdHint } from '../../common/party/use-tax-id-hint.ts'
import type { SupplierValues } from './supplier-values.ts'

interface SupplierFormProps {
  control: Control<SupplierValues>
  /** The one that it is about, where it is there already. */
  supplier?: Supplier
}

/** The fields of a supplier; it does not know whether the supplier is new. */
export function SupplierForm({ control, supplier }: SupplierFormProps) {
  const party = partyControl(control)
  return (
    <>
      <Identity control={control} {...(supplier ? { supplier } : {})} />
      <ReachSections control={party} />
      <Terms control={control} />
      <ContactsSection control={party} />
      <AddressesSection control={party} />
    </>
  )
}

function Identity({ control, supplier }: SupplierFormProps) {
  const { t } = useTranslation('people')
  const mayClose = useHasPermission(SUPPLIERS.permissions.remove)
  const party = partyControl(control)
  const taxIdHint = useTaxIdHint(party, t('suppliers.form.taxIdHelp'))
  return (
    <FormSection title={t('suppliers.form.identity')}>
      <DuplicatesNotice control={party} of={SUPPLIERS} exceptId={supplier?.id} title={t('suppliers.form.alike')} />
      <TextField
        control={control}
        name="name"
        label={t('suppliers.form.name')}
        isRequired
        isWide
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="code"
        label={t('suppliers.form.code')}
        help={t('suppliers.form.codeHelp')}
        isRequired
        isLtr
        maxLength={40}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="taxId"
        label={t('suppliers.form.taxId')}
        {...taxIdHint}
        isLtr
        isNullable
        maxLength={20}
        autoComplete="off"
      />
      <SwitchField
        control={control}
        name="isActive"
        label={t('suppliers.form.isActive')}
        help={t('suppliers.form.isActiveHelp')}
        isDisabled={!mayClose}
      />
    </FormSection>
  )
}

function Terms({ control }: SupplierFormProps) {
  const { t } = useTranslation('people')
  return (
    <FormSection title={t('party.terms.title')}>
      <TermsFields control={partyControl(control)} isDisabled={false} />
      <NumberField
        control={control}
        name="leadDays"
        label={t('suppliers.form.leadDays')}
        help={t('suppliers.form.leadDaysHelp')}
        suffix={t('party.terms.daysUnit')}
      />
    </FormSection>
  )
}
