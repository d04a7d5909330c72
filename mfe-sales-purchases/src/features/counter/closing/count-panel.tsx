import { Box, Flex, notify, useTranslation } from '@comptoir/platform'
import { useCounterKeyboard } from '../keys/use-counter-keyboard.ts'
import { CounterBar } from '../session/counter-bar.tsx'
import type { OwnSession } from '../session/registers.ts'
import type { ClosedSession } from './close-session.ts'
import { CountForm } from './count-form.tsx'

export interface CountPanelProps {
  own: OwnSession
  onClosed: (closed: ClosedSession) => void
}

/** In place of the counter while the drawer is counted: notes and coins, the other methods, what stays, and the closing. */
export function CountPanel({ own: { register, session }, onClosed }: CountPanelProps) {
  const { t } = useTranslation('sales-purchases')
  useCounterKeyboard({
    // A code is no number of notes: what it would have typed is taken back.
    onScan: () => notify.info(t('cashCount.text')),
    onAction: () => undefined,
  })
  return (
    <Flex direction="column" h="100dvh" bg="bg.page" textStyle="body-lg">
      <CounterBar title={`${session.pointOfSaleName} · ${register.name}`} subtitle={t('cashCount.title')} />
      {/* What Enter goes to is not hidden under the total, which stays at the foot. */}
      <Box flex="1" minH="0" overflowY="auto" css={{ scrollPaddingBlock: '1rem 7.5rem' }}>
        <CountForm session={session} onClosed={onClosed} />
      </Box>
    </Flex>
  )
}
