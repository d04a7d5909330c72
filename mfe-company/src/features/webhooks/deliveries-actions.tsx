import { RotateCw, Send } from 'lucide-react'
import { WEBHOOKS, webhookDeliveriesOf, type Webhook } from '@comptoir/contracts/company/webhooks'
import { Button, useHasPermission, useSave, useTranslation } from '@comptoir/platform'
import { replayFailed, sendTest } from './webhooks.api.ts'

/** Sends a test event, or everything again that was given up. */
export function DeliveriesActions({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('company')
  const mayWrite = useHasPermission(WEBHOOKS.permissions.write)
  const invalidates = [webhookDeliveriesOf(webhook.id)]
  const testing = useSave(sendTest, { invalidates, success: t('webhooks.tested') })
  const replaying = useSave(replayFailed, {
    invalidates,
    success: ({ count }) => t('webhooks.replay.all', { count }),
  })
  if (!mayWrite) return null
  const isOff = webhook.state !== 'active'
  return (
    <>
      <Button
        variant="outline"
        disabled={isOff}
        loading={replaying.isSaving}
        onClick={() => void replaying.save(webhook.id)}
      >
        <RotateCw aria-hidden />
        {t('webhooks.replay.failed')}
      </Button>
      <Button disabled={isOff} loading={testing.isSaving} onClick={() => void testing.save(webhook)}>
        <Send aria-hidden />
        {t('webhooks.test')}
      </Button>
    </>
  )
}
