import { Package } from 'lucide-react'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import { RowSheet, useRowSheet } from '@comptoir/platform/overlays'
import {
  Code,
  EmptyState,
  ErrorPanel,
  Flex,
  ApiProblem,
  useItem,
  useTranslation,
  type RowSheetContentProps,
} from '@comptoir/platform'
import { useShownDesignation } from '../../../common/use-shown-designation.ts'
import { PricePanel } from '../prices/price-panel.tsx'
import { SheetFacts } from './sheet-facts.tsx'
import { SheetPhotos } from './sheet-photos.tsx'
import { SheetSkeleton } from '../sheet-parts/sheet-skeleton.tsx'
import { SheetStock } from './sheet-stock.tsx'

/** All about a product beside the list: what the list knows is there at once, the rest follows. */
export function ProductSheet(given: RowSheetContentProps<Product>) {
  const { id, row, frame } = useRowSheet(given)
  const { t } = useTranslation('inventory')
  const { data, error, refetch } = useItem(PRODUCTS, id)
  const designation = useShownDesignation()
  const product = data ?? row
  return (
    <RowSheet
      frame={frame}
      history={PRODUCTS}
      title={product ? designation(product) : t('products.labels.hit')}
      subtitle={product ? <Code>{product.code}</Code> : null}
    >
      {product ? (
        <Content key={id} product={product} />
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <SheetSkeleton />
      )}
    </RowSheet>
  )
}

function Content({ product }: { product: Product }) {
  return (
    <Flex direction="column" gap="5">
      <SheetPhotos product={product} />
      <SheetFacts product={product} />
      <SheetStock productId={product.id} />
      <PricePanel productId={product.id} />
    </Flex>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('inventory')
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400))
    return <EmptyState icon={Package} title={t('products.missing.title')} text={t('products.missing.text')} />
  return <ErrorPanel title={t('products.failed.title')} error={error} onRetry={onRetry} />
}
