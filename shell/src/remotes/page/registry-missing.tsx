import { CloudOff } from 'lucide-react'
import { Button, useTranslation } from '@comptoir/platform/site'
import { MessagePage } from '../../common/message-page.tsx'

/** The list of areas could not be read, so that no page can be opened; only reading it again helps. */
export function RegistryMissing() {
  const { t } = useTranslation()
  return (
    <MessagePage icon={CloudOff} title={t('shell.registryMissing.title')} text={t('shell.registryMissing.text')}>
      <Button onClick={() => location.reload()}>{t('common.retry')}</Button>
    </MessagePage>
  )
}
