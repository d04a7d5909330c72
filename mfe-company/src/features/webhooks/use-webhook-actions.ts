import { useState } from 'react'
import { WEBHOOKS, type NewWebhook, type Webhook } from '@comptoir/contracts/company/webhooks'
import { useSave, useTranslation } from '@comptoir/platform'
import { pauseWebhook, removeWebhook, resumeWebhook, rollSecret } from './webhooks.api.ts'

/** Something to be asked about before it is done. */
type Question = { kind: 'remove' | 'roll'; webhook: Webhook }

/** What is done to a webhook outside its form; a new secret goes to `onSecret`. */
export function useWebhookActions(onSecret: (made: NewWebhook) => void) {
  const { t } = useTranslation('company')
  const [question, setQuestion] = useState<Question | null>(null)
  const close = (): void => setQuestion(null)
  const invalidates = [WEBHOOKS]
  const pausing = useSave(pauseWebhook, { invalidates, success: (_, { name }) => t('webhooks.paused', { name }) })
  const resuming = useSave(resumeWebhook, { invalidates, success: (_, { name }) => t('webhooks.resumed', { name }) })
  const removing = useSave(removeWebhook, {
    invalidates,
    success: (_, { name }) => t('webhooks.removed', { name }),
    onSaved: close,
  })
  const rolling = useSave(rollSecret, {
    invalidates,
    onSaved: (made) => {
      close()
      onSecret(made)
    },
  })
  return {
    question,
    ask: setQuestion,
    close,
    isBusy: removing.isSaving || rolling.isSaving,
    pause: (webhook: Webhook) => void pausing.save(webhook),
    resume: (webhook: Webhook) => void resuming.save(webhook),
    confirm: () => {
      if (question?.kind === 'remove') void removing.save(question.webhook)
      if (question?.kind === 'roll') void rolling.save(question.webhook)
    },
  }
}

export type WebhookActions = ReturnType<typeof useWebhookActions>
