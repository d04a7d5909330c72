import { useState } from 'react'
import { Webhook as WebhookIcon } from 'lucide-react'
import { WEBHOOK_STATES, WEBHOOKS, type NewWebhook } from '@comptoir/contracts/company/webhooks'
import {
  AddButton,
  listFilters,
  ListPage,
  useAddresses,
  useHasPermission,
  useList,
  useListState,
  useTranslation,
  type ListFilter,
} from '@comptoir/platform'
import { SecretDialog } from './secret-dialog.tsx'
import { useWebhookActions } from './use-webhook-actions.ts'
import { useWebhookColumns } from './use-webhook-columns.tsx'
import { useWebhookForm } from './use-webhook-form.ts'
import { useWebhookRowActions } from './use-webhook-row-actions.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookQuestions } from './webhook-questions.tsx'

const LIST = {
  name: WEBHOOKS.path,
  defaultSort: { field: 'createdAt', direction: 'desc' },
  filterNames: ['state'],
} as const

/** The endpoints of other programs that are told what happens in the company. */
export function WebhooksPage() {
  const { t } = useTranslation('company')
  const list = useListState(LIST)
  const [made, setMade] = useState<NewWebhook | null>(null)
  const webhook = useWebhookForm(setMade)
  const actions = useWebhookActions(setMade)
  const rowActions = useWebhookRowActions(actions, webhook.edit)
  const addresses = useAddresses(WEBHOOKS)
  const mayWrite = useHasPermission(WEBHOOKS.permissions.write)
  const add = mayWrite ? <AddButton label={t('webhooks.add')} onClick={webhook.add} /> : null
  return (
    <ListPage
      title={t('webhooks.title')}
      subtitle={t('webhooks.subtitle')}
      actions={add}
      list={list}
      result={useList(WEBHOOKS, list.query)}
      columns={useWebhookColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowTo={({ id }) => addresses.one(id)}
      {...(mayWrite ? { rowActions } : {})}
      searchLabel={t('webhooks.search')}
      {...listFilters(list, [useStateFilter()])}
      empty={{ icon: WebhookIcon, title: t('webhooks.empty.title'), text: t('webhooks.empty.text'), actions: add }}
    >
      <WebhookDialog webhook={webhook} />
      <WebhookQuestions actions={actions} />
      <SecretDialog made={made} onClose={() => setMade(null)} />
    </ListPage>
  )
}

function useStateFilter(): ListFilter {
  const { t } = useTranslation('company')
  return {
    name: 'state',
    label: t('common.status'),
    everything: t('webhooks.everyState'),
    options: WEBHOOK_STATES.map((state) => ({ value: state, label: t(`webhooks.state.${state}`) })),
  }
}
