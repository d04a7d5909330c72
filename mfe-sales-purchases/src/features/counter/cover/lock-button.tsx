import { useEffect, useEffectEvent } from 'react'
import { LockKeyhole } from 'lucide-react'
import { Box, useStore, useTranslation } from '@comptoir/platform'
import { BarButton } from '../bar-button.tsx'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { useIdleLock } from './use-idle-lock.ts'

export interface LockButtonProps {
  onLock: () => void
  /** Elsewhere the name of the cashier does the same on a phone. */
  isOnPhones?: boolean
}

/** Locks by a press, by its key, and once nobody has touched the counter for as long as the company says. */
export function LockButton({ onLock, isOnPhones = false }: LockButtonProps) {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('lock')
  const focus = useFocus()
  useIdleLock(onLock)
  const isAsked = useStore(focus.tool, ({ asked }) => asked === 'lock')
  const answer = useEffectEvent(() => {
    focus.tool.setState({ asked: null })
    onLock()
  })
  useEffect(() => {
    if (isAsked) answer()
  }, [isAsked])
  return (
    <Box position="relative" display={isOnPhones ? 'block' : { base: 'none', md: 'block' }}>
      <BarButton label={t('counterTools.lock.lock')} aria-keyshortcuts={shortcut} onClick={onLock}>
        <LockKeyhole aria-hidden />
      </BarButton>
      <KeyTag of="lock" />
    </Box>
  )
}
