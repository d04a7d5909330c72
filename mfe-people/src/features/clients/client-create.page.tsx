import { FormPage } from '@comptoir/platform/forms'
import { CLIENTS } from '@comptoir/contracts/people/clients'
import { useTranslation, useAddresses } from '@comptoir/platform'
import { ClientForm } from './client-form.tsx'
import { useClientForm } from './use-client-form.ts'

export function ClientCreatePage() {
  const { t } = useTranslation('people')
  const address = useAddresses(CLIENTS)
  const { form, onSubmit, isSaving, onCancel } = useClientForm()
  const title = t('clients.form.createTitle')
  return (
    <FormPage
      title={title}
      subtitle={t('clients.form.createSubtitle')}
      breadcrumb={[{ label: t('clients.title'), to: address.list() }, { label: title }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('clients.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <ClientForm control={form.control} />
    </FormPage>
  )
}
