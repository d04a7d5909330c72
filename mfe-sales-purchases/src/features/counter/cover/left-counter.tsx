import { useState } from 'react'
import { useTranslation } from '@comptoir/platform'
import { useCounterKeyboard } from '../keys/use-counter-keyboard.ts'
import { forgetAway } from '../register/kept-lock.ts'
import { CoverScreen } from './cover-screen.tsx'
import { KnownKeys } from './known-keys.ts'
import { UnlockForm } from './unlock-form.tsx'

export interface LeftCounterProps {
  /** Who is signed in. */
  own: { id: string; name: string }
  onBack: () => void
}

/** Covers a counter at which nothing is sold until whoever is signed in is back: its session was closed or is counted elsewhere. */
export function LeftCounter({ own, onBack }: LeftCounterProps) {
  const { t } = useTranslation('sales-purchases')
  const [keys] = useState(() => new KnownKeys())
  const [badge, setBadge] = useState<{ code: string } | null>(null)
  useCounterKeyboard({ onScan: (code) => setBadge({ code }), onAction: () => undefined })
  const onOpened = (): void => {
    forgetAway(own.id)
    onBack()
  }
  return (
    <CoverScreen title={t('counterTools.lock.title', { name: own.name })} palette="brand">
      <UnlockForm away={{ own, registerId: null, seller: null, badge }} keys={keys} onOpened={onOpened} />
    </CoverScreen>
  )
}
