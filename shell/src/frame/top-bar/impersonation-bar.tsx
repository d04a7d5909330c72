import { Suspense, useState } from 'react'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import {
  api,
  Button,
  Flex,
  queryClient,
  signIn,
  tellRefusal,
  Text,
  useSession,
  useNow,
  useTranslation,
} from '@comptoir/platform'
import { lazyOrNothing } from '../../common/lazy-or-nothing.ts'

const WritingDialog = lazyOrNothing(() => import('./writing-dialog.tsx').then((part) => part.WritingDialog))

const MINUTE_MS = 60_000

/** Over everything while a super-administrator is inside a company: says how far and how long, asks for more, and leads out. */
export function ImpersonationBar() {
  const { t } = useTranslation()
  const name = useSession((state) => state.company?.name ?? '')
  const impersonation = useSession((state) => state.user?.impersonation)
  const now = useNow(MINUTE_MS / 4)
  const [isLeaving, setLeaving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  if (!impersonation) return null
  const { endsAt, isWriting } = impersonation
  const minutes = Math.max(1, Math.round((Date.parse(endsAt) - now) / MINUTE_MS))
  const leave = async (): Promise<void> => {
    setLeaving(true)
    try {
      // Without the company its addresses lead on to where this person's own work begins.
      signIn(await api.post<SessionAnswer>('superadmin/leave'))
      queryClient.clear()
    } catch (error) {
      tellRefusal(error)
    } finally {
      setLeaving(false)
    }
  }
  return (
    <Flex
      as="aside"
      aria-label={t('frame.impersonation.leave')}
      align="center"
      justify="center"
      gap="3"
      wrap="wrap"
      px="4"
      py="1.5"
      bg="attention.subtle"
      color="attention.fg"
      borderBottomWidth="1px"
      borderColor="attention.border"
      data-print="hide"
    >
      <Text textStyle="small" fontWeight="medium">
        {t(isWriting ? 'frame.impersonation.writing' : 'frame.impersonation.reading', { name, minutes })}
      </Text>
      <Flex flexShrink="0" gap="2" wrap="wrap" justify="center">
        {isWriting ? null : (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {t('frame.impersonation.ask')}
          </Button>
        )}
        <Button variant="outline" size="sm" loading={isLeaving} onClick={() => void leave()}>
          {t('frame.impersonation.leave')}
        </Button>
      </Flex>
      {isAsking ? (
        <Suspense fallback={null}>
          <WritingDialog name={name} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </Flex>
  )
}
