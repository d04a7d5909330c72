import type { ReactNode } from 'react'
import { RefreshCw } from 'lucide-react'
import { STOCK_COUNTS, type CountLine, type StockCount } from '@comptoir/contracts/inventory/stock-counts'
import {
  Box,
  Button,
  Code,
  DateTime,
  Flex,
  Grid,
  Money,
  Quantity,
  Text,
  useCompany,
  useFormat,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { SHOWN_BY, takeStep } from './stock-counts.api.ts'

interface LineProps {
  count: StockCount
  line: CountLine
}

/** One product of a count: what was counted, what the books had then, and the difference. */
export function CountLineRow({ count, line }: LineProps) {
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto auto' }}
      columnGap="6"
      rowGap="1"
      py="2.5"
      alignItems="center"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: 0 }}
    >
      <Named line={line} />
      <Figures line={line} />
      <Actions count={count} line={line} />
    </Grid>
  )
}

function Named({ line }: Pick<LineProps, 'line'>) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { timeZone } = useCompany()
  const { designation, code, lotNumber, serialNumber, countedAt, countedBy, movedMilli } = line
  const told = [
    ...(lotNumber === null ? [] : [t('stockLevels.story.lot', { number: lotNumber })]),
    ...(serialNumber === null ? [] : [t('stockLevels.story.serial', { number: serialNumber })]),
    ...(movedMilli === 0 ? [] : [t('stockCounts.movedSince', { quantity: format.quantity(movedMilli) })]),
    ...(line.hasMovedMeanwhile ? [t('stockCounts.movedMeanwhile')] : []),
    ...(line.isBeyondTolerance ? [t('stockCounts.lineState.beyondTolerance')] : []),
    ...(line.isToRecount ? [t('stockCounts.lineState.toRecount')] : []),
  ]
  return (
    <Box minW="0">
      <Text as="span" fontWeight="medium">
        <bdi>{designation}</bdi>
      </Text>{' '}
      <Code tone="muted">{code}</Code>
      {told.length === 0 ? null : (
        <Text textStyle="small" color="attention.fg">
          {told.join(' · ')}
        </Text>
      )}
      {countedAt === null ? null : (
        <Text textStyle="caption" color="fg.muted">
          <bdi>{countedBy.join(', ')}</bdi> · <DateTime value={countedAt} timeZone={timeZone} />
        </Text>
      )}
    </Box>
  )
}

function Figures({ line }: Pick<LineProps, 'line'>) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const { countedMilli, expectedMilli, differenceMilli, valueMinor } = line
  return (
    <Flex gap="5" wrap="wrap">
      <Figure label={t('stockCounts.counted')}>
        {countedMilli === null ? t('stockCounts.nobody') : <Quantity quantityMilli={countedMilli} />}
      </Figure>
      {expectedMilli === null ? null : (
        <Figure label={t('stockCounts.expected')}>
          <Quantity quantityMilli={expectedMilli} />
        </Figure>
      )}
      {differenceMilli === null ? null : (
        <Figure label={t('stockCounts.difference')} isStrong={differenceMilli !== 0}>
          {differenceMilli > 0 ? '+' : null}
          <Quantity quantityMilli={differenceMilli} />
        </Figure>
      )}
      {valueMinor === null || valueMinor === 0 ? null : (
        <Figure label={t('stockCounts.column.value')} isStrong>
          <Money amountMinor={valueMinor} currency={currency} sign="always" />
        </Figure>
      )}
    </Flex>
  )
}

function Figure({ label, isStrong = false, children }: { label: string; isStrong?: boolean; children: ReactNode }) {
  return (
    <Box textAlign="end">
      <Text textStyle="caption" color="fg.muted">
        {label}
      </Text>
      <Text as="span" fontWeight={isStrong ? 'semibold' : undefined}>
        <bdi>{children}</bdi>
      </Text>
    </Box>
  )
}

function Actions({ count, line }: LineProps) {
  const { t } = useTranslation('inventory')
  const { save, isSaving } = useSave(
    (step: 'recount' | 'zero') => takeStep(count, step, { which: 'named', productIds: [line.productId] }),
    { answerOf: STOCK_COUNTS, invalidates: SHOWN_BY, success: (_, step) => t(`stockCounts.done.${step}`) },
  )
  if (!count.mayTake.includes('recount')) return null
  return (
    <Flex gap="2" data-print="hide" justify="flex-end">
      {line.countedMilli === null ? (
        <Button
          variant="ghost"
          loading={isSaving}
          aria-label={t('stockCounts.zeroOne', { name: line.designation })}
          onClick={() => void save('zero')}
        >
          {t('stockCounts.zero')}
        </Button>
      ) : null}
      <Button
        variant="ghost"
        loading={isSaving}
        aria-label={t('stockCounts.recountOne', { name: line.designation })}
        onClick={() => void save('recount')}
      >
        <RefreshCw aria-hidden size={16} />
        {t('stockCounts.recount')}
      </Button>
    </Flex>
  )
}
