import { ArrowDownToLine, ArrowUpFromLine, Coins } from 'lucide-react'
import type { StockMovement } from '@comptoir/contracts/inventory/stock-levels'
import { StockDocument } from '../../../common/stock-document.tsx'
import { Box, DateTime, Flex, Grid, Quantity, Text, useCompany, useFormat, useTranslation } from '@comptoir/platform'

/** From so long on, it is said when something happened that was recorded later. */
const LATE_MS = 300_000

/** One movement, or a new cost: what happened, by which document, where and by whom, by how much, and what was there afterwards. */
export function MovementRow({ movement }: { movement: StockMovement }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { timeZone } = useCompany()
  const { kind, quantityMilli, balanceMilli, recordedAt, place, by } = movement
  const isIn = quantityMilli > 0
  const Icon = kind === 'revaluation' ? Coins : isIn ? ArrowDownToLine : ArrowUpFromLine
  return (
    <Grid
      as="li"
      templateColumns="auto minmax(0, 1fr) auto"
      columnGap="3"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: 0 }}
    >
      <Box color={isIn ? 'success.fg' : 'fg.muted'} pt="0.5">
        <Icon aria-hidden size={16} />
      </Box>
      <Box minW="0">
        <Text as="span" fontWeight="medium">
          {t(`stockLevels.kinds.${kind}`)}
        </Text>{' '}
        <StockDocument document={movement.document} />
        <Text as="span" display="block" textStyle="small" color="fg.muted">
          <DateTime value={recordedAt} kind="time" timeZone={timeZone} /> · <bdi>{place.name}</bdi> ·{' '}
          <bdi>{place.pointOfSale.name}</bdi> · <bdi>{by}</bdi>
        </Text>
        <Details movement={movement} />
      </Box>
      <Flex direction="column" align="flex-end" whiteSpace="nowrap">
        {kind === 'revaluation' ? null : (
          <Text as="span" fontWeight="semibold" color={isIn ? 'success.fg' : 'fg'}>
            <bdi>
              {isIn ? '+' : null}
              <Quantity quantityMilli={quantityMilli} />
            </bdi>
          </Text>
        )}
        <Text as="span" textStyle="small" color="fg.muted">
          {t('stockLevels.story.after', { quantity: format.quantity(balanceMilli) })}
        </Text>
      </Flex>
    </Grid>
  )
}

/** What a movement was of and at what cost, and when it happened if it was recorded later. */
function Details({ movement }: { movement: StockMovement }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { currency } = useCompany()
  const { lots, serialNumbers, unitCostMicro, revaluedMinor, reason, occurredAt, recordedAt } = movement
  const isLate = Date.parse(recordedAt) - Date.parse(occurredAt) > LATE_MS
  const cost = format.unitPrice(unitCostMicro ?? 0, currency)
  const said = [
    ...lots.map(({ number }) => t('stockLevels.story.lot', { number })),
    ...serialNumbers.map((number) => t('stockLevels.story.serial', { number })),
    ...(unitCostMicro === null || unitCostMicro === 0 ? [] : [t('stockLevels.story.cost', { cost })]),
    ...(revaluedMinor === null || revaluedMinor === 0
      ? []
      : [t('stockLevels.story.revalued', { value: format.money(revaluedMinor, currency) })]),
    ...(reason === null ? [] : [reason]),
    ...(isLate ? [t('stockLevels.story.occurred', { moment: format.dateTime(occurredAt) })] : []),
  ]
  if (said.length === 0) return null
  return (
    <Text as="span" display="block" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
      {said.join(' · ')}
    </Text>
  )
}
