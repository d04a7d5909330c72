import { CirclePause, CirclePlay, KeyRound, Pencil, Trash2 } from 'lucide-react'
import type { Webhook } from '@comptoir/contracts/company/webhooks'
import { useTranslation, type RowAction } from '@comptoir/platform'
import type { WebhookActions } from './use-webhook-actions.ts'

/** What can be done with a webhook of the list. */
export function useWebhookRowActions(
  actions: WebhookActions,
  onEdit: (webhook: Webhook) => void,
): (webhook: Webhook) => RowAction[] {
  const { t } = useTranslation('company')
  return (webhook) => [
    { id: 'edit', label: t('common.edit'), icon: Pencil, onSelect: () => onEdit(webhook) },
    webhook.state === 'active'
      ? { id: 'pause', label: t('webhooks.pause'), icon: CirclePause, onSelect: () => actions.pause(webhook) }
      : { id: 'resume', label: t('webhooks.resume'), icon: CirclePlay, onSelect: () => actions.resume(webhook) },
    {
      id: 'roll',
      label: t('webhooks.roll.action'),
      icon: KeyRound,
      onSelect: () => actions.ask({ kind: 'roll', webhook }),
    },
    {
      id: 'remove',
      label: t('common.delete'),
      icon: Trash2,
      isDanger: true,
      onSelect: () => actions.ask({ kind: 'remove', webhook }),
    },
  ]
}
