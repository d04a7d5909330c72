import { ConfirmDialog, useTranslation } from '@comptoir/platform'
import type { WebhookActions } from './use-webhook-actions.ts'

/** What is asked before a webhook is removed, or given another secret. */
export function WebhookQuestions({ actions }: { actions: WebhookActions }) {
  const { t } = useTranslation('company')
  const { question, isBusy } = actions
  const kind = question?.kind ?? 'remove'
  return (
    <ConfirmDialog
      isOpen={question !== null}
      isBusy={isBusy}
      isDanger={kind === 'remove'}
      title={t(`webhooks.${kind}.title`, { name: question?.webhook.name ?? '' })}
      text={t(`webhooks.${kind}.text`)}
      confirmLabel={t(`webhooks.${kind}.confirm`)}
      onConfirm={actions.confirm}
      onCancel={actions.close}
    />
  )
}
