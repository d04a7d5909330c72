import { Calculator } from 'lucide-react'
import { CASH_SESSIONS } from '@comptoir/contracts/sales/cash-sessions'
import {
  advanceOne,
  Box,
  Button,
  Card,
  EmptyState,
  Flex,
  Link,
  useSave,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'
import { CounterBar } from '../session/counter-bar.tsx'
import type { OwnSession } from '../session/registers.ts'

/** The drawer is being counted, so nothing can be sold: carry on counting, or go back to selling. */
export function CountingPanel({ own: { register, session } }: { own: OwnSession }) {
  const { t } = useTranslation('sales-purchases')
  const sessions = useAddresses(CASH_SESSIONS)
  const { save, isSaving } = useSave(() => advanceOne(CASH_SESSIONS, session.id, 'resume'), {
    invalidates: [CASH_SESSIONS],
  })
  return (
    <Flex direction="column" minH="100dvh" bg="bg.page">
      <CounterBar title={`${session.pointOfSaleName} · ${register.name}`} />
      <Box w="full" maxW="lg" mx="auto" p={{ base: '4', md: '8' }}>
        <Card.Root>
          <EmptyState
            icon={Calculator}
            title={t('counter.counting.title')}
            text={t('counter.counting.text')}
            actions={
              <>
                <Button variant="outline" size="xl" loading={isSaving} onClick={() => void save(undefined)}>
                  {t('session.resume')}
                </Button>
                <Button asChild size="xl">
                  <Link to={sessions.one(session.id)}>{t('counter.counting.goOn')}</Link>
                </Button>
              </>
            }
          />
        </Card.Root>
      </Box>
    </Flex>
  )
}
