import { useEffect, useEffectEvent } from 'react'
import { LockKeyhole } from 'lucide-react'
import { Box, deferred, DeferredPart, Hint, IconButton, notify, useStore, useTranslation } from '@comptoir/platform'
import { safeStorage } from '../../../common/safe-storage.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { coverKey, wasCovered } from '../register/kept-lock.ts'
import { useCounterRegisterStore, useIsOffline } from '../register/counter-register.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { CoverScreen } from './cover-screen.tsx'

const form = deferred(async () => (await import('./unlock-form.tsx')).UnlockForm)

/**
 * Covers the counter at once for whoever goes away from it, and opens it for them again; the open ticket stays. Kept on the
 * device, so that starting the page anew opens nothing.
 */
export function OwnLock() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('lock')
  const { session } = useCounterSession()
  const focus = useFocus()
  const { isCovered, cover, uncover } = useCover()
  const isAsked = useStore(focus.tool, ({ asked }) => asked === 'lock')
  const answer = useEffectEvent(() => {
    focus.tool.setState({ asked: null })
    cover()
  })
  useEffect(() => {
    if (isAsked) answer()
  }, [isAsked])
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
        <CoverScreen title={t('counterTools.lock.title', { name: session.openedBy })} palette="brand">
          <DeferredPart part={form} isWanted given={{ onOpened: uncover }} before={<Box h="48" />} />
        </CoverScreen>
      ) : null}
    </>
  )
}

function useCover() {
  const { t } = useTranslation('sales-purchases')
  const { register, session } = useCounterSession()
  const store = useCounterRegisterStore()
  const isOffline = useIsOffline()
  const focus = useFocus()
  const isCovered = useStore(store, (state) => state.isCovered)
  const name = coverKey(register.id, session.openedById)
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === name) store.setState({ isCovered: wasCovered(register.id, session.openedById) })
    }
    globalThis.addEventListener('storage', follow)
    return () => globalThis.removeEventListener('storage', follow)
  }, [name, register.id, session.openedById, store])
  // What lies below can take the focus once it is drawn again.
  useEffect(() => {
    if (!isCovered) focus.toSearch()
  }, [isCovered, focus])
  return {
    isCovered,
    cover: (): void => {
      // Only the server knows PIN, badge and password: without it nobody could open the counter again.
      if (isOffline) return void notify.error(t('counterTools.lock.offline'))
      safeStorage.setItem(name, '1')
      store.setState({ isCovered: true, badge: null })
    },
    uncover: (): void => {
      safeStorage.removeItem(name)
      store.setState({ isCovered: false, badge: null })
    },
  }
}
