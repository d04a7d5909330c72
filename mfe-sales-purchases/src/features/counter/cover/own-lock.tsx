import { useEffect, useEffectEvent, useState } from 'react'
import { LockKeyhole } from 'lucide-react'
import { Box, deferred, DeferredPart, Hint, IconButton, useStore, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { useCounterRegisterStore } from '../register/counter-register.ts'
import { useSellerName } from '../register/seller.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { CoverScreen } from './cover-screen.tsx'
import { KnownKeys } from './known-keys.ts'
import { unprovedSeller } from './unproved.ts'
import { useCover } from './use-cover.ts'
import { useIdleLock } from './use-idle-lock.ts'

const form = deferred(async () => (await import('./unlock-form.tsx')).UnlockForm)

/**
 * Covers the counter at once for whoever goes away from it, and opens it for them or for the next one; the open ticket stays.
 * Kept on the device, so that starting the page anew opens nothing.
 */
export function OwnLock() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('lock')
  const { register, session } = useCounterSession()
  const focus = useFocus()
  const name = useSellerName()
  const [keys] = useState(() => new KnownKeys())
  const { isCovered, seller, cover, open } = useCover()
  const badge = useStore(useCounterRegisterStore(), (state) => state.badge)
  useIdleLock(cover)
  const isAsked = useStore(focus.tool, ({ asked }) => asked === 'lock')
  const answer = useEffectEvent(() => {
    focus.tool.setState({ asked: null })
    cover()
  })
  useEffect(() => {
    if (isAsked) answer()
  }, [isAsked])
  const onUnproved = (): void => open(unprovedSeller(register.id, seller ?? ownOf(session)))
  const away = { own: ownOf(session), registerId: register.id, seller, badge }
  const label = t('counterTools.lock.lock')
  return (
    <>
      <Hint label={label}>
        <Box position="relative" display={{ base: 'none', md: 'block' }}>
          <IconButton
            variant="outline"
            size="xl"
            boxSize="11"
            minW="11"
            aria-label={label}
            aria-keyshortcuts={shortcut}
            onClick={cover}
          >
            <LockKeyhole aria-hidden />
          </IconButton>
          <KeyTag of="lock" />
        </Box>
      </Hint>
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
