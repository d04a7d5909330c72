import type { NewWebhook } from '@comptoir/contracts/company/webhooks'
import { Button, DateTime, FormDialog, Notice, Stack, Text, useCompany, useTranslation } from '@comptoir/platform'
import { ShownSecret } from '../../common/shown-secret.tsx'

/** The secret that a webhook has just been given: to be copied now, since it is shown nowhere else again. */
export function SecretDialog({ made, onClose }: { made: NewWebhook | null; onClose: () => void }) {
  const { t } = useTranslation('company')
  const { timeZone } = useCompany()
  const until = made?.previousSecretUntil
  return (
    <FormDialog
      isOpen={made !== null}
      onClose={onClose}
      title={t('webhooks.secret.title', { name: made?.name ?? '' })}
      footer={
        <Button size="lg" onClick={onClose}>
          {t('webhooks.secret.close')}
        </Button>
      }
    >
      <Stack gap="4">
        <Notice tone="attention">{t('webhooks.secret.once')}</Notice>
        <ShownSecret secret={made?.secret ?? ''} label={t('webhooks.secret.label')} copy={t('webhooks.secret.copy')} />
        <Text color="fg.muted">{t('webhooks.secret.use')}</Text>
        {until ? (
          <Text color="fg.muted">
            {t('webhooks.secret.overlap')} <DateTime value={until} timeZone={timeZone} />
          </Text>
        ) : null}
      </Stack>
    </FormDialog>
  )
}
