import type { ReactNode } from 'react'
import { ArrowDownToLine, ArrowUpFromLine, Coins } from 'lucide-react'
import { PRODUCTS_AT, SALES_AT, SALES_RETURNS_AT } from '@comptoir/contracts/addresses'
import type { STOCK_ADJUSTMENTS } from '@comptoir/contracts/inventory/stock-adjustments'
import type { StockMovement } from '@comptoir/contracts/inventory/stock-levels'
import type { STOCK_COUNTS } from '@comptoir/contracts/inventory/stock-counts'
import type { STOCK_TRANSFERS } from '@comptoir/contracts/inventory/stock-transfers'
import type { SALES } from '@comptoir/contracts/sales/sales'
import type { SALES_RETURNS } from '@comptoir/contracts/sales/sales-returns'
import { STOCK_ADJUSTMENT, STOCK_COUNT, STOCK_TRANSFER } from '../../../common/manage-stocks.ts'
import {
  Box,
  Code,
  DateTime,
  Flex,
  Grid,
  Quantity,
  Text,
  TextLink,
  useAddresses,
  useCompany,
  useFormat,
  useHasPermission,
  useTranslation,
} from '@comptoir/platform'

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
        <DocumentName movement={movement} />
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

// Their contracts are heavy: only what they declare is taken from them.
const READ_SALES: (typeof SALES)['permissions']['read'] = SALES_AT.permissions.read
const READ_ADJUSTMENTS: (typeof STOCK_ADJUSTMENTS)['permissions']['read'] = 'stockAdjustments.read'
const READ_COUNTS: (typeof STOCK_COUNTS)['permissions']['read'] = 'stockCounts.read'
const READ_TRANSFERS: (typeof STOCK_TRANSFERS)['permissions']['read'] = 'stockTransfers.read'
const READ_RETURNS: (typeof SALES_RETURNS)['permissions']['read'] = SALES_RETURNS_AT.permissions.read

/** Those that have numbers, and the rest. */
const NUMBERED: readonly string[] = ['sale', 'salesReturn', 'stockAdjustment', 'stockCount', 'stockTransfer']
const KNOWN = [
  'sale',
  'salesReturn',
  'stockAdjustment',
  'stockCount',
  'stockTransfer',
  'product',
  'import',
  'productChangeSet',
] as const

/** The document by which goods moved, with a link for who may open it. */
function DocumentName({ movement: { document } }: { movement: StockMovement }) {
  const { t } = useTranslation('inventory')
  const address = useDocumentAddress(document)
  const kind = KNOWN.find((known) => known === document.kind)
  if (kind === undefined) return null
  if (NUMBERED.includes(kind) && document.number === null) return <Muted>{t('stockLevels.story.elsewhere')}</Muted>
  const word = t(`stockLevels.documents.${kind}`)
  if (document.number === null)
    return <Muted>{address === null ? word : <TextLink to={address}>{word}</TextLink>}</Muted>
  const number = <Code>{document.number}</Code>
  return (
    <Muted>
      {word} {address === null ? number : <TextLink to={address}>{number}</TextLink>}
    </Muted>
  )
}

function Muted({ children }: { children: ReactNode }) {
  return (
    <Text as="span" color="fg.muted">
      · {children}
    </Text>
  )
}

/** Where a document is looked at; null for what has no page, or none for the reader. */
function useDocumentAddress({ kind, id }: StockMovement['document']): string | null {
  const [sales, returns, products] = [useAddresses(SALES_AT), useAddresses(SALES_RETURNS_AT), useAddresses(PRODUCTS_AT)]
  const [adjustments, transfers] = [useAddresses(STOCK_ADJUSTMENT), useAddresses(STOCK_TRANSFER)]
  const maySales = useHasPermission(READ_SALES)
  const mayReturns = useHasPermission(READ_RETURNS)
  const mayProducts = useHasPermission(PRODUCTS_AT.permissions.write)
  const mayAdjustments = useHasPermission(READ_ADJUSTMENTS)
  const [counts, mayCounts] = [useAddresses(STOCK_COUNT), useHasPermission(READ_COUNTS)]
  const mayTransfers = useHasPermission(READ_TRANSFERS)
  if (kind === 'sale' && maySales) return sales.one(id)
  if (kind === 'salesReturn' && mayReturns) return returns.one(id)
  if (kind === 'stockAdjustment' && mayAdjustments) return adjustments.one(id)
  if (kind === 'stockCount' && mayCounts) return counts.one(id)
  if (kind === 'stockTransfer' && mayTransfers) return transfers.one(id)
  return kind === 'product' && mayProducts ? products.edit(id) : null
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
