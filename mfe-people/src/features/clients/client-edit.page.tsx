import { CLIENTS, type Client } from '@comptoir/contracts/people/clients'
import { ExtensionSlot, PageSkeleton, useOpened, useParams, useTranslation, useAddresses } from '@comptoir/platform'
import { FormPage, StaleNotice } from '@comptoir/platform/forms'
import { ClientForm } from './client-form.tsx'
import { ClientOutcome } from './client-outcome.tsx'
import { useClientForm } from './use-client-form.ts'

export function ClientEditPage() {
  const { id } = useParams()
  const { row, error, retry, reopen } = useOpened(CLIENTS, id)
  if (row) return <ClientEditForm key={`${row.id} ${row.version}`} client={row} reopen={reopen} />
  return error ? <ClientOutcome error={error} onRetry={retry} /> : <PageSkeleton kind="form" />
}

function ClientEditForm({ client, reopen }: { client: Client; reopen: () => void }) {
  const { t } = useTranslation('people')
  const address = useAddresses(CLIENTS)
  const { form, onSubmit, isSaving, onCancel, staleMessage } = useClientForm(client)
  return (
    <FormPage
      title={client.name}
      subtitle={t('clients.form.editSubtitle')}
      breadcrumb={[{ label: t('clients.title'), to: address.list() }, { label: client.name }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('clients.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <StaleNotice message={staleMessage} onReload={reopen} />
      <ClientForm control={form.control} client={client} />
      <ExtensionSlot point="client.summary" clientId={client.id} />
    </FormPage>
  )
}
