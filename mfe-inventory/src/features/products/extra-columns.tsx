import type { Product } from '@comptoir/contracts/inventory/products'
import { microFromNumber } from '@comptoir/money'
import { Code, Quantity, Text, UnitPrice, type Column, type useTranslation } from '@comptoir/platform'

type Phrases = ReturnType<typeof useTranslation<'inventory'>>['t']

/** What the list of products shows to who chooses it among the columns. */
export const extraColumns = (t: Phrases): readonly Column<Product>[] => [
  namedColumn('subcategory', t('products.column.subcategory'), ({ subcategory }) => subcategory?.name),
  namedColumn('unit', t('products.column.unit'), ({ unit }) => unit?.name),
  {
    ...EXTRA,
    id: 'barcodes',
    header: t('products.column.barcodes'),
    cell: ({ barcodes }) => (barcodes.length > 0 ? <Code>{barcodes.join(', ')}</Code> : NOTHING),
    isMuted: true,
  },
  namedColumn('location', t('products.column.location'), ({ location }) => location),
  {
    ...EXTRA,
    id: 'packageQuantity',
    header: t('products.column.packageQuantity'),
    cell: ({ packageQuantity: pieces }) => (pieces === null ? NOTHING : <Quantity quantityMilli={pieces * 1000} />),
    isNumeric: true,
  },
  {
    ...EXTRA,
    id: 'minimumStock',
    header: t('products.column.minimumStock'),
    cell: ({ minimumStockMilli: least }) => (least === null ? NOTHING : <Quantity quantityMilli={least} />),
    isNumeric: true,
  },
  namedColumn('createdBy', t('products.column.createdBy'), ({ createdBy }) => createdBy),
]

/** For who may see costs. */
export const purchasePriceColumn = (t: Phrases, currency: string): Column<Product> => ({
  ...EXTRA,
  id: 'purchasePrice',
  header: t('products.column.purchasePrice'),
  cell: ({ purchasePrice }) =>
    purchasePrice === null ? (
      NOTHING
    ) : (
      <UnitPrice unitPriceMicro={microFromNumber(purchasePrice)} currency={currency} hasSymbol={false} />
    ),
  isNumeric: true,
})

const NOTHING = '–'
const EXTRA = { isExtra: true, onPhone: 'hidden' } as const

const namedColumn = (
  id: string,
  header: string,
  nameOf: (product: Product) => string | null | undefined,
): Column<Product> => ({
  ...EXTRA,
  id,
  header,
  cell: (product) => (
    <Text as="bdi" whiteSpace="normal">
      {nameOf(product) ?? NOTHING}
    </Text>
  ),
  isMuted: true,
})
