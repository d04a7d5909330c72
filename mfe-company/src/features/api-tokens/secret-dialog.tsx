import type { NewApiToken } from '@comptoir/contracts/company/api-tokens'
import { Button, FormDialog, Notice, Stack, Text, useTranslation } from '@comptoir/platform'
import { ShownSecret } from '../../common/shown-secret.tsx'

const HEADER = 'Authorization: Bearer'

/** The secret of a token that has just been made: to be copied now, since it is shown nowhere else again. */
export function SecretDialog({ made, onClose }: { made: NewApiToken | null; onClose: () => void }) {
  const { t } = useTranslation('company')
  const token = made?.token ?? ''
  return (
    <FormDialog
      isOpen={made !== null}
      onClose={onClose}
      title={t('apiTokens.secret.title', { name: made?.name ?? '' })}
      footer={
        <Button size="lg" onClick={onClose}>
          {t('apiTokens.secret.close')}
        </Button>
      }
    >
      <Stack gap="4">
        <Notice tone="attention">{t('apiTokens.secret.once')}</Notice>
        <ShownSecret secret={token} label={t('apiTokens.secret.label')} copy={t('apiTokens.secret.copy')} />
        <Text color="fg.muted">{t('apiTokens.secret.use', { header: HEADER })}</Text>
      </Stack>
    </FormDialog>
  )
}
