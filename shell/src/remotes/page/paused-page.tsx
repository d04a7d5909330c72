import { CirclePause } from 'lucide-react'
import { Text, useLanguage, useTranslation } from '@comptoir/platform/site'
import { MessagePage } from '../../common/message-page.tsx'
import type { OwnedRoute } from '../registry/addresses.ts'
import { labelOf } from '../registry/labels.ts'

/** Replaces a page whose remote was disabled: why, in the words of the person who did it. None of it is loaded. */
export function PausedPage({ owned }: { owned: OwnedRoute }) {
  const { t } = useTranslation()
  const { reason } = owned.live
  const name = labelOf(owned.release, owned.route.titleKey, useLanguage())
  return (
    <MessagePage
      icon={CirclePause}
      title={t('shell.paused.title', { name })}
      text={t('shell.paused.text')}
      way={{ to: '/', label: t('shell.toHome') }}
    >
      {reason === null ? null : (
        <Text dir="auto" px="4" py="3" borderRadius="lg" bg="bg.sunken">
          {reason}
        </Text>
      )}
    </MessagePage>
  )
}
