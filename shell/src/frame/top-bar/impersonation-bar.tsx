import { useState } from 'react'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import {
  api,
  Box,
  Button,
  Flex,
  queryClient,
  signIn,
  tellRefusal,
  Text,
  useSession,
  useTranslation,
} from '@comptoir/platform'

/** Over everything while a super-administrator is inside a company: says so, and leads out. */
export function ImpersonationBar() {
  const { t } = useTranslation()
  const name = useSession((state) => state.company?.name ?? '')
  const isImpersonating = useSession((state) => state.user?.isImpersonating === true)
  const [isLeaving, setLeaving] = useState(false)
  if (!isImpersonating) return null
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
        {t('frame.impersonation.text', { name })}
      </Text>
      <Box flexShrink="0">
        <Button variant="outline" size="sm" loading={isLeaving} onClick={() => void leave()}>
          {t('frame.impersonation.leave')}
        </Button>
      </Box>
    </Flex>
  )
}
