import { FormPage } from '@comptoir/platform/forms'
import { SUPPLIERS } from '@comptoir/contracts/people/suppliers'
import { useTranslation, useAddresses } from '@comptoir/platform'
import { SupplierForm } from './supplier-form.tsx'
import { useSupplierForm } from './use-supplier-form.ts'

export function SupplierCreatePage() {
  const { t } = useTranslation('people')
  const address = useAddresses(SUPPLIERS)
  const { form, onSubmit, isSaving, onCancel } = useSupplierForm()
  const title = t('suppliers.form.createTitle')
  return (
    <FormPage
      title={title}
      subtitle={t('suppliers.form.createSubtitle')}
      breadcrumb={[{ label: t('suppliers.title'), to: address.list() }, { label: title }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('suppliers.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <SupplierForm control={form.control} />
    </FormPage>
  )
}
