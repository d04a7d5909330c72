import { Copy } from 'lucide-react'
import type { NewApiToken } from '@comptoir/contracts/company/api-tokens'
import { Box, Button, chakra, FormDialog, Notice, Stack, Text, useTranslation } from '@comptoir/platform'
import { copyText } from './copy-text.ts'

const HEADER = 'Authorization: Bearer'

/** The secret of a token that has just been made: to be copied now, since it is shown nowhere else again. */
export function SecretDialog({ made, onClose }: { made: NewApiToken | null; onClose: () => void }) {
  const { t } = useTranslation('company')
  const token = made?.token ?? ''
  const said = { done: t('apiTokens.secret.copied'), failed: t('apiTokens.secret.copyFailed') }
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
        <Box bg="bg.sunken" borderRadius="md" p="4" dir="ltr" overflowWrap="anywhere">
          <chakra.code aria-label={t('apiTokens.secret.label')}>{token}</chakra.code>
        </Box>
        <Box>
          <Button variant="outline" onClick={() => void copyText(token, said)}>
            <Copy aria-hidden />
            {t('apiTokens.secret.copy')}
          </Button>
        </Box>
        <Text color="fg.muted">{t('apiTokens.secret.use', { header: HEADER })}</Text>
      </Stack>
    </FormDialog>
  )
}
