import { CircleX } from 'lucide-react'
import { DISCOUNT_OUTCOMES, type DiscountFileFault } from '@comptoir/contracts/inventory/discount-import'
import {
  Box,
  Card,
  DataTable,
  EmptyState,
  Flex,
  Notice,
  SimpleGrid,
  Text,
  useFormat,
  useTranslation,
} from '@comptoir/platform'
import { TableCard } from '@comptoir/platform/forms'
import { useDiscountColumns, useFaultColumns } from './report-columns.tsx'
import type { Looked } from './use-discount-import.ts'

/** What the file does to which discount, and which of its lines stay out. */
export function DiscountReport({ file, report }: Looked) {
  const { t } = useTranslation('inventory')
  const columns = useDiscountColumns()
  return (
    <Flex direction="column" gap="4">
      {report.isApplied ? (
        <Notice tone="success" title={t('discountImport.done.title')}>
          {t(report.faultCount === 0 ? 'discountImport.done.all' : 'discountImport.done.some', { name: file.name })}
        </Notice>
      ) : null}
      <Counts report={report} />
      {report.faultCount === 0 ? null : <Faults faults={report.faults} count={report.faultCount} />}
      <TableCard title={t('discountImport.discounts.title')} description={file.name}>
        {report.discounts.length === 0 ? (
          <EmptyState icon={CircleX} headingLevel="h3" title={t('discountImport.discounts.none')} />
        ) : (
          <DataTable
            label={t('discountImport.discounts.title')}
            columns={columns}
            rows={report.discounts}
            rowKey={({ name }) => name}
            density="compact"
          />
        )}
      </TableCard>
    </Flex>
  )
}

function Counts({ report: { discounts, faultCount } }: Pick<Looked, 'report'>) {
  const { t } = useTranslation('inventory')
  const counts = DISCOUNT_OUTCOMES.map(
    (name) => [name, discounts.filter(({ outcome }) => outcome === name).length] as const,
  )
  return (
    <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap="3">
      {[...counts, ['faults', faultCount] as const].map(([name, count]) => (
        <Count key={name} label={t(`discountImport.count.${name}`)} count={count} />
      ))}
    </SimpleGrid>
  )
}

function Count({ label, count }: { label: string; count: number }) {
  const format = useFormat()
  return (
    <Card.Root px="5" py="4" flexDirection="column-reverse" gap="1">
      <Text as="dt" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" textStyle="kpi">
        {format.number(count)}
      </Text>
    </Card.Root>
  )
}

function Faults({ faults, count }: { faults: readonly DiscountFileFault[]; count: number }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const more = count - faults.length
  return (
    <TableCard title={t('discountImport.faults.title')} description={t('discountImport.faults.text')}>
      <DataTable
        label={t('discountImport.faults.title')}
        columns={useFaultColumns()}
        rows={faults}
        rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
        density="compact"
      />
      {more > 0 ? (
        <Box px="5" py="3" color="fg.muted" textStyle="small">
          {t('discountImport.faults.more', { count: more, number: format.number(more) })}
        </Box>
      ) : null}
    </TableCard>
  )
}
