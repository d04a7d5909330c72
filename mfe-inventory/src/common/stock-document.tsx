import type { ReactNode } from 'react'
import { PRODUCTS_AT, SALES_AT, SALES_RETURNS_AT } from '@comptoir/contracts/addresses'
import type { STOCK_ADJUSTMENTS } from '@comptoir/contracts/inventory/stock-adjustments'
import type { STOCK_COUNTS } from '@comptoir/contracts/inventory/stock-counts'
import type { StockMovement } from '@comptoir/contracts/inventory/stock-levels'
import type { STOCK_TRANSFERS } from '@comptoir/contracts/inventory/stock-transfers'
import type { SALES } from '@comptoir/contracts/sales/sales'
import type { SALES_RETURNS } from '@comptoir/contracts/sales/sales-returns'
import { Code, Text, TextLink, useAddresses, useHasPermission, useTranslation } from '@comptoir/platform'
import { STOCK_ADJUSTMENT, STOCK_COUNT, STOCK_TRANSFER } from './manage-stocks.ts'

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
export function StockDocument({ document }: Pick<StockMovement, 'document'>) {
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
