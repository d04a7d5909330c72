import { SUPPLIERS, type Supplier } from '@comptoir/contracts/people/suppliers'
import { PageSkeleton, useOpened, useParams, useTranslation, useAddresses } from '@comptoir/platform'
import { FormPage, StaleNotice } from '@comptoir/platform/forms'
import { SupplierForm } from './supplier-form.tsx'
import { SupplierOutcome } from './supplier-outcome.tsx'
import { useSupplierForm } from './use-supplier-form.ts'

export function SupplierEditPage() {
  const { id } = useParams()
  const { row, error, retry, reopen } = useOpened(SUPPLIERS, id)
  if (row) return <SupplierEditForm key={`${row.id} ${row.version}`} supplier={row} reopen={reopen} />
  return error ? <SupplierOutcome error={error} onRetry={retry} /> : <PageSkeleton kind="form" />
}

function SupplierEditForm({ supplier, reopen }: { supplier: Supplier; reopen: () => void }) {
  const { t } = useTranslation('people')
  const address = useAddresses(SUPPLIERS)
  const { form, onSubmit, isSaving, onCancel, staleMessage } = useSupplierForm(supplier)
  return (
    <FormPage
      title={supplier.name}
      subtitle={t('suppliers.form.editSubtitle')}
      breadcrumb={[{ label: t('suppliers.title'), to: address.list() }, { label: supplier.name }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('suppliers.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <StaleNotice message={staleMessage} onReload={reopen} />
      <SupplierForm control={form.control} supplier={supplier} />
    </FormPage>
  )
}
