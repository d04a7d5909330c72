import { Text, useTranslation } from '@comptoir/platform/site'

/** In place of what another remote could not show here. */
export function ExtensionFailed() {
  const { t } = useTranslation()
  return (
    <Text textStyle="small" color="fg.muted">
      {t('shell.extensionFailed')}
    </Text>
  )
}
