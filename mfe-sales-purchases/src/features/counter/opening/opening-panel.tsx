import { Controller } from '@comptoir/platform/forms'
import { MonitorX } from 'lucide-react'
import { Button, Card, EmptyState, Flex, Heading, Text, usePointOfSale, useTranslation } from '@comptoir/platform'
import { RefusedSteps } from '../../refused-steps/index.ts'
import { CounterBar } from '../session/counter-bar.tsx'
import { useDeviceSessions } from '../session/device-steps.ts'
import type { RegisterStatus } from '../session/registers.api.ts'
import { obstacleOf } from '../session/registers.ts'
import { PractiseCard } from '../practice/practise-card.tsx'
import { FloatField } from './float-field.tsx'
import { RegisterChoice } from './register-choice.tsx'
import { useOpening } from './use-opening.ts'

/** Before the first sale: at which register, and with how much money in the drawer. */
export function OpeningPanel({ registers }: { registers: readonly RegisterStatus[] }) {
  const { t } = useTranslation('sales-purchases')
  const { name } = usePointOfSale()
  return (
    <Flex direction="column" minH="100dvh" bg="bg.page">
      <CounterBar title={name} subtitle={t('counter.opening.noSession')} />
      <Flex direction="column" gap="4" w="full" maxW="lg" mx="auto" p={{ base: '4', md: '8' }}>
        <RefusedHere registers={registers} />
        <Card.Root>
          {registers.length === 0 ? (
            <EmptyState
              icon={MonitorX}
              title={t('counter.opening.noRegisterTitle')}
              text={t('counter.opening.noRegisterText')}
            />
          ) : (
            <OpeningForm registers={registers} />
          )}
        </Card.Root>
        <PractiseCard registers={registers} />
      </Flex>
    </Flex>
  )
}

/** What of the shop's sessions this device could not tell the server. */
function RefusedHere({ registers }: { registers: readonly RegisterStatus[] }) {
  const steps = useDeviceSessions()?.steps ?? []
  const ids = new Set(registers.map(({ register }) => register.id))
  return <RefusedSteps steps={steps.filter(({ registerId }) => ids.has(registerId))} />
}

function OpeningForm({ registers }: { registers: readonly RegisterStatus[] }) {
  const { t } = useTranslation('sales-purchases')
  const { form, choose, submit, isSaving } = useOpening(registers)
  const isFull = registers.every((status) => obstacleOf(status) !== null)
  return (
    <Card.Body asChild gap="5">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div>
          <Heading as="h2" textStyle="title">
            {t('counter.opening.title')}
          </Heading>
          <Text color="fg.muted">{t('counter.opening.text')}</Text>
        </div>
        <Controller
          control={form.control}
          name="registerId"
          render={({ field }) => <RegisterChoice registers={registers} value={field.value} onChange={choose} />}
        />
        <FloatField form={form} registers={registers} isDisabled={isFull} />
        <Button type="submit" size="xl" loading={isSaving} disabled={isFull}>
          {t('counter.opening.open')}
        </Button>
      </form>
    </Card.Body>
  )
}
