import { Plus, ScanBarcode } from 'lucide-react'
import { Box, Button, DataTable, EmptyState, ErrorPanel, Section, useTranslation } from '@comptoir/platform'
import { useRegisterActions } from './register-actions.ts'
import { useRegisterColumns } from './register-columns.tsx'
import type { Registers } from './use-registers.ts'

/** The registers of the point of sale. What is done here takes effect at once, apart from the form around it. */
export function RegistersSection({ registers }: { registers: Registers }) {
  const { t } = useTranslation('company')
  const { mayWrite, edit } = registers
  return (
    <Section
      title={t('registers.title')}
      description={t(mayWrite ? 'registers.description' : 'registers.descriptionReadOnly')}
      actions={mayWrite ? <AddRegister onAdd={() => edit('new')} /> : null}
    >
      <Box mx="-5" mb="-5" borderBottomRadius="lg" overflow="hidden">
        <Content registers={registers} />
      </Box>
    </Section>
  )
}

function Content({ registers }: { registers: Registers }) {
  const { t } = useTranslation('company')
  const columns = useRegisterColumns()
  const actions = useRegisterActions(registers)
  const { rows, error, isFetching, retry } = registers.list
  if (error) return <ErrorPanel title={t('registers.failed.title')} error={error} onRetry={retry} />
  if (rows?.length === 0) {
    return (
      <EmptyState
        headingLevel="h3"
        icon={ScanBarcode}
        title={t('registers.empty.title')}
        text={t('registers.empty.text')}
      />
    )
  }
  return (
    <DataTable
      label={t('registers.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      isFetching={isFetching}
      skeletonRows={2}
      {...(registers.mayWrite ? { rowActions: actions } : {})}
    />
  )
}

function AddRegister({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('company')
  return (
    <Button type="button" variant="outline" size="sm" onClick={onAdd}>
      <Plus aria-hidden size={16} />
      {t('registers.add')}
    </Button>
  )
}
