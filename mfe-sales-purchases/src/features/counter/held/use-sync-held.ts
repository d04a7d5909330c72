import { notify, useTranslation } from '@comptoir/platform'
import { useCounterSession } from '../session/counter-session.ts'
import { useHeld } from './held-context.ts'
import { type HeldNews, syncHeld } from './sync-held.ts'

/** Brings this device and its shop in step about what is put aside, and says what somebody has to know. False where nobody answered. */
export function useSyncHeld(): () => Promise<boolean> {
  const { t } = useTranslation('sales-purchases')
  const { store, others } = useHeld()
  const { session } = useCounterSession()
  const tell = ({ kind, ...news }: HeldNews): void => {
    if (kind === 'twice') notify.error(t('counter.held.twice', news))
    else notify.info(t('counter.held.arrived', news))
  }
  return () => syncHeld({ held: store, others, session, tell })
}
