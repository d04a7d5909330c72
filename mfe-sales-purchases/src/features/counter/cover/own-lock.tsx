import { useState } from 'react'
import { Box, deferred, DeferredPart, useStore, useTranslation } from '@comptoir/platform'
import { useCounterRegisterStore } from '../register/counter-register.ts'
import { useSellerName } from '../register/seller.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { CoverScreen } from './cover-screen.tsx'
import { KnownKeys } from './known-keys.ts'
import { LockButton } from './lock-button.tsx'
import { unprovedSeller } from './unproved.ts'
import { useCover } from './use-cover.ts'

const form = deferred(async () => (await import('./unlock-form.tsx')).UnlockForm)

/**
 * Covers the counter at once for whoever goes away from it, and opens it for them or for the next one; the open ticket stays.
 * Kept on the device, so that starting the page anew opens nothing.
 */
export function OwnLock() {
  const { t } = useTranslation('sales-purchases')
  const { register, session } = useCounterSession()
  const name = useSellerName()
  const [keys] = useState(() => new KnownKeys())
  const { isCovered, seller, cover, open } = useCover()
  const badge = useStore(useCounterRegisterStore(), (state) => state.badge)
  const onUnproved = (): void => open(unprovedSeller(register.id, seller ?? ownOf(session)))
  const away = { own: ownOf(session), registerId: register.id, seller, badge }
  return (
    <>
      <LockButton onLock={cover} />
      {isCovered ? (
        <CoverScreen title={t('counterTools.lock.title', { name })} palette="brand">
          <DeferredPart
            part={form}
            isWanted
            given={{ away, keys, onOpened: open, onUnproved }}
            before={<Box h="48" />}
          />
        </CoverScreen>
      ) : null}
    </>
  )
}

function ownOf({ openedById, openedBy }: { openedById: string; openedBy: string }): { id: string; name: string } {
  return { id: openedById, name: openedBy }
}
