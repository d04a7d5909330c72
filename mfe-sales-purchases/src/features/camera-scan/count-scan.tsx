import { type ExtensionPoints, Text, useTranslation } from '@comptoir/platform'
import { CameraButton } from './camera-button.tsx'
import { useHasCamera } from './use-has-camera.ts'

/** The camera beside the field in which stock is counted. */
export function CountScan({ onCode }: ExtensionPoints['stockCount.scan']) {
  const { t } = useTranslation('sales-purchases')
  if (!useHasCamera()) return <Text color="fg.muted">{t('cameraScan.none')}</Text>
  return <CameraButton onCode={onCode} added={null} />
}
