import { useState } from 'react'
import {
  WEBHOOKS,
  WebhookInput,
  type NewWebhook,
  type Webhook,
  type WebhookEvent,
} from '@comptoir/contracts/company/webhooks'
import { newId, useSave, useTranslation } from '@comptoir/platform'
import { useForm, type QuickFormState } from '@comptoir/platform/forms'
import { changeWebhook, makeWebhook } from './webhooks.api.ts'

export interface WebhookValues {
  name: string
  url: string
  events: WebhookEvent[]
}

/** The dialog of a new webhook or of one that is changed; `item` is the latter. */
export interface WebhookForm {
  quick: QuickFormState<WebhookValues>
  item: Webhook | null
  add: () => void
  edit: (webhook: Webhook) => void
}

const BLANK: WebhookValues = { name: '', url: 'https://', events: [] }
const FIELD_OF_CODE = { [WEBHOOKS.errors.nameTaken]: 'name', [WEBHOOKS.errors.urlUnfit]: 'url' }

function isNew(saved: Webhook | NewWebhook): saved is NewWebhook {
  return 'secret' in saved
}

export function useWebhookForm(onMade: (made: NewWebhook) => void): WebhookForm {
  const { t } = useTranslation('company')
  const [item, setItem] = useState<Webhook | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const form = useForm<WebhookValues>({ defaultValues: BLANK })
  const { save, isSaving } = useSave(
    (values: WebhookValues): Promise<Webhook | NewWebhook> =>
      item ? changeWebhook(item.id, values) : makeWebhook({ ...values, id: newId() }),
    {
      contract: WebhookInput,
      form,
      fieldOfCode: FIELD_OF_CODE,
      invalidates: [WEBHOOKS],
      ...(item ? { success: t('webhooks.changed', { name: item.name }) } : {}),
      onSaved: (saved) => {
        setIsOpen(false)
        if (isNew(saved)) onMade(saved)
      },
    },
  )
  const open = (webhook: Webhook | null): void => {
    setItem(webhook)
    form.reset(webhook ? { name: webhook.name, url: webhook.url, events: webhook.events as WebhookEvent[] } : BLANK)
    setIsOpen(true)
  }
  return {
    quick: {
      form,
      isOpen,
      isNew: item === null,
      isSaving,
      save: () =>
        void form.handleSubmit((values) => save({ ...values, name: values.name.trim(), url: values.url.trim() }))(),
      // One alone is made here, whose secret is then shown; and a webhook has no version to be stale.
      saveAndAdd: () => Promise.resolve(false),
      close: () => setIsOpen(false),
      staleMessage: null,
      reload: () => undefined,
    },
    item,
    add: () => open(null),
    edit: open,
  }
}
