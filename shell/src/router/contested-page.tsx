import { Split } from 'lucide-react'
import { useTranslation } from '@comptoir/platform/site'
import { MessagePage } from '../common/message-page.tsx'

/** Two areas claim this address, so that neither is opened. `owners` are their ids. */
export function ContestedPage({ owners }: { owners: string[] }) {
  const { t } = useTranslation()
  const text = t('shell.contested.text', { owners: owners.join(', ') })
  return (
    <MessagePage
      icon={Split}
      title={t('shell.contested.title')}
      text={text}
      way={{ to: '/', label: t('shell.toHome') }}
    />
  )
}
