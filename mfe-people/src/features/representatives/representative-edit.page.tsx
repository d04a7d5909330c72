import { REPRESENTATIVES, type Representative } from '@comptoir/contracts/people/representatives'
import { PageSkeleton, useOpened, useParams, useTranslation, useAddresses } from '@comptoir/platform'
import { FormPage, StaleNotice } from '@comptoir/platform/forms'
import { RepresentativeForm } from './representative-form.tsx'
import { RepresentativeOutcome } from './representative-outcome.tsx'
import { useRepresentativeForm } from './use-representative-form.ts'

export function RepresentativeEditPage() {
  const { id } = useParams()
  const { row, error, retry, reopen } = useOpened(REPRESENTATIVES, id)
  if (row) return <RepresentativeEditForm key={`${row.id} ${row.version}`} representative={row} reopen={reopen} />
  return error ? <RepresentativeOutcome error={error} onRetry={retry} /> : <PageSkeleton kind="form" />
}

function RepresentativeEditForm({ representative, reopen }: { representative: Representative; reopen: () => void }) {
  const { t } = useTranslation('people')
  const address = useAddresses(REPRESENTATIVES)
  const { form, onSubmit, isSaving, onCancel, staleMessage } = useRepresentativeForm(representative)
  return (
    <FormPage
      title={representative.name}
      subtitle={t('representatives.form.editSubtitle')}
      breadcrumb={[{ label: t('representatives.title'), to: address.list() }, { label: representative.name }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('representatives.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <StaleNotice message={staleMessage} onReload={reopen} />
      <RepresentativeForm control={form.control} representative={representative} />
    </FormPage>
  )
}
