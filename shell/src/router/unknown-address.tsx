import { MapPinOff } from 'lucide-react'
import { useTranslation } from '@comptoir/platform'
import { MessagePage } from '../frame/message-page.tsx'
import { RegistryMissing } from '../remotes/registry-missing.tsx'
import { useShell } from './shell-context.tsx'

/** No page has this address. Without a registry nobody can tell, and the page says so instead. */
export function UnknownAddress() {
  const { t } = useTranslation()
  const { known } = useShell()
  if (!known.isComplete) return <RegistryMissing />
  return <MessagePage icon={MapPinOff} title={t('shell.unknownAddress.title')} text={t('shell.unknownAddress.text')} way={{ to: '/', label: t('shell.toHome') }} />
}
