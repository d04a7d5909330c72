import { FormPage } from '@comptoir/platform/forms'
import { REPRESENTATIVES } from '@comptoir/contracts/people/representatives'
import { useTranslation, useAddresses } from '@comptoir/platform'
import { RepresentativeForm } from './representative-form.tsx'
import { useRepresentativeForm } from './use-representative-form.ts'

export function RepresentativeCreatePage() {
  const { t } = useTranslation('people')
  const address = useAddresses(REPRESENTATIVES)
  const { form, onSubmit, isSaving, onCancel } = useRepresentativeForm()
  const title = t('representatives.form.createTitle')
  return (
    <FormPage
      title={title}
      subtitle={t('representatives.form.createSubtitle')}
      breadcrumb={[{ label: t('representatives.title'), to: address.list() }, { label: title }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('representatives.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <RepresentativeForm control={form.control} />
    </FormPage>
  )
}
