import { type Column, DataTable, DateTime, Flex, Heading, Text, useCompany, useTranslation } from '@comptoir/platform'
import type { DeviceStep } from '../ticket-queue/index.ts'

const rowKey = ({ position }: DeviceStep): string => String(position)

/** Sessions that were opened or closed on this device, of which the server has not heard; nothing where there are none. */
export function WaitingSessions({ steps }: { steps: readonly DeviceStep[] }) {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  if (steps.length === 0) return null
  const columns: Column<DeviceStep>[] = [
    {
      id: 'step',
      header: t('waitingTickets.sessions.step'),
      isPrimary: true,
      cell: (step) => t(`waitingTickets.sessions.${step.kind}`, { register: step.registerName }),
    },
    {
      id: 'takenAt',
      onPhone: 'line',
      header: t('waitingTickets.sessions.takenAt'),
      cell: (step) => (
        <DateTime value={step.kind === 'opening' ? step.session.openedAt : step.closedAt} timeZone={timeZone} />
      ),
    },
    {
      id: 'refusal',
      onPhone: 'line',
      header: t('waitingTickets.columns.refusal'),
      cell: ({ refusal }) => <Text color="fg.muted">{refusal ?? ''}</Text>,
    },
  ]
  return (
    <Flex direction="column" gap="2">
      <Heading as="h2" textStyle="heading">
        {t('waitingTickets.sessions.title')}
      </Heading>
      <DataTable
        label={t('waitingTickets.sessions.title')}
        columns={columns}
        rows={steps}
        rowKey={rowKey}
        density="compact"
      />
    </Flex>
  )
}
