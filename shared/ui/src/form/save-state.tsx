import { useTranslation } from 'react-i18next'
import { Box, Text } from '../chakra.ts'

export interface SaveStateProps {
  /** Fields that differ from what was saved. */
  changes: number
  isSaving: boolean
}

/** What has not been saved yet, in words. */
export function SaveState({ changes, isSaving }: SaveStateProps) {
  const { t } = useTranslation()
  if (isSaving) return <Text color="fg.muted">{t('common.saving')}</Text>
  if (changes === 0) return <Text color="fg.muted">{t('common.noChanges')}</Text>
  return (
    <>
      <Box aria-hidden boxSize="1.5" borderRadius="full" bg="pending.solid" flexShrink={0} />
      <Text>{t('common.unsavedChanges', { count: changes })}</Text>
    </>
  )
}
