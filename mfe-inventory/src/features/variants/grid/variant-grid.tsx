import { Ban, CopyCheck } from 'lucide-react'
import type { Variant, VariantGroup } from '@comptoir/contracts/inventory/variants'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { microFromNumber } from '@comptoir/money'
import {
  ActionMenu,
  Box,
  Card,
  Flex,
  IconButton,
  Link,
  StatusBadge,
  Table,
  Text,
  UnitPrice,
  useCompany,
  useHasPermission,
  useTranslation,
  VisuallyHidden,
  type MenuAction,
} from '@comptoir/platform'
import type { Control, UseFormReturn } from '@comptoir/platform/forms'
import { StockDot } from '../../../common/stock-dot.tsx'
import { stockLevelOf } from '../../../common/stock-level.ts'
import { useVariantAddresses } from '../use-variant-addresses.ts'
import { ActiveCell, PriceCell, TextCell } from './cells.tsx'
import { GRID_STYLES, SCROLL_PADDING } from './grid-styles.ts'
import type { GridValues } from './rows.ts'
import { useSpreadsheet } from './use-spreadsheet.ts'

interface VariantGridProps {
  group: VariantGroup
  form: UseFormReturn<GridValues>
  rowActions: (variant: Variant) => readonly MenuAction[]
}

const COLUMNS = ['code', 'barcodes', 'priceMicro', 'isActive'] as const
/** Twenty barcodes with spaces between them. */
const MOST_BARCODE_SIGNS = 660

export const nameOf = ({ values }: Variant): string => values.map(({ name }) => name).join(', ')

/** All variants of a group, edited like a spreadsheet; on a phone one card each. */
export function VariantGrid({ group, form, rowActions }: VariantGridProps) {
  const { t } = useTranslation('inventory')
  const maySetPrice = useHasPermission(PRODUCTS.permissions.setPrice)
  const columns = COLUMNS.filter((column) => column !== 'priceMicro' || maySetPrice)
  const { handlers, fill } = useSpreadsheet(form, columns)
  const basis = group.variants[0]?.product.priceBasis ?? 'ttc'
  return (
    <Card.Root overflow="hidden">
      <Box overflowX="auto" scrollPaddingInlineStart={SCROLL_PADDING} {...handlers}>
        <Table.Root size="sm" role="table" aria-label={t('variants.title')} css={GRID_STYLES}>
          <Table.Header role="rowgroup">
            <Table.Row role="row">
              <Table.ColumnHeader data-place="name">
                {group.attributes.map(({ name }) => name).join(', ')}
              </Table.ColumnHeader>
              <Table.ColumnHeader>{t('variants.grid.code')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('variants.grid.barcodes')}</Table.ColumnHeader>
              <Table.ColumnHeader {...(maySetPrice ? { 'data-fills': '' } : {})}>
                <FillHeader
                  label={t(`variants.grid.price.${basis}`)}
                  fillLabel={t('variants.grid.fillPrice')}
                  {...(maySetPrice ? { onFill: () => fill('priceMicro') } : {})}
                />
              </Table.ColumnHeader>
              <Table.ColumnHeader data-fills="">
                <FillHeader
                  label={t('variants.grid.isActive')}
                  fillLabel={t('variants.grid.fillActive')}
                  onFill={() => fill('isActive')}
                />
              </Table.ColumnHeader>
              <Table.ColumnHeader>{t('variants.grid.stock')}</Table.ColumnHeader>
              <Table.ColumnHeader>
                <VisuallyHidden>{t('variants.grid.rowActions')}</VisuallyHidden>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body role="rowgroup">
            {group.variants.map((variant, at) => (
              <VariantRow
                key={variant.product.id}
                variant={variant}
                at={at}
                control={form.control}
                maySetPrice={maySetPrice}
                actions={rowActions(variant)}
              />
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Card.Root>
  )
}

function FillHeader({ label, fillLabel, onFill }: { label: string; fillLabel: string; onFill?: () => void }) {
  return (
    <Flex align="center" gap="1">
      {label}
      {onFill ? (
        <IconButton type="button" variant="ghost" size="xs" aria-label={fillLabel} title={fillLabel} onClick={onFill}>
          <CopyCheck aria-hidden size={14} />
        </IconButton>
      ) : null}
    </Flex>
  )
}

interface VariantRowProps {
  variant: Variant
  at: number
  control: Control<GridValues>
  maySetPrice: boolean
  actions: readonly MenuAction[]
}

function VariantRow({ variant, at, control, maySetPrice, actions }: VariantRowProps) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const address = useVariantAddresses()
  const { product } = variant
  const name = nameOf(variant)
  const cell = (column: string) => ({ control, at, label: t('variants.grid.cell', { column, name }) })
  return (
    <Table.Row role="row" verticalAlign="top">
      <Table.Cell role="cell" data-place="name">
        <Flex minH="10" gap="2" align="center" wrap="wrap">
          <Link to={address.product(product.id)} title={product.designation}>
            <Text as="span" fontWeight="medium" dir="auto" overflowWrap="anywhere">
              {name}
            </Text>
          </Link>
          {product.isActive ? null : <StatusBadge size="sm" tone="neutral" icon={Ban} label={t('common.inactive')} />}
        </Flex>
      </Table.Cell>
      <Table.Cell role="cell" data-place="line" data-label={t('variants.grid.code')}>
        <TextCell {...cell(t('variants.grid.code'))} column="code" maxLength={40} />
      </Table.Cell>
      <Table.Cell role="cell" data-place="line" data-label={t('variants.grid.barcodes')}>
        <TextCell {...cell(t('variants.grid.barcodes'))} column="barcodes" maxLength={MOST_BARCODE_SIGNS} />
      </Table.Cell>
      <Table.Cell role="cell" data-place="price" data-label={t(`variants.grid.price.${product.priceBasis}`)}>
        {maySetPrice ? (
          <PriceCell {...cell(t(`variants.grid.price.${product.priceBasis}`))} />
        ) : (
          <Flex minH="10" align="center">
            <UnitPrice
              unitPriceMicro={microFromNumber(product.priceBasis === 'ht' ? product.priceHt : product.priceTtc)}
              currency={currency}
            />
          </Flex>
        )}
      </Table.Cell>
      <Table.Cell role="cell" data-label={t('variants.grid.isActive')}>
        <ActiveCell {...cell(t('variants.grid.isActive'))} />
      </Table.Cell>
      <Table.Cell role="cell" data-label={t('variants.grid.stock')}>
        <Flex minH="10" align="center">
          <StockDot level={stockLevelOf(product)} quantityMilli={product.onHandMilli} />
        </Flex>
      </Table.Cell>
      <Table.Cell role="cell" data-place="actions">
        <Flex minH="10" align="center" justify="end">
          <ActionMenu label={t('variants.grid.actions', { name })} items={actions} />
        </Flex>
      </Table.Cell>
    </Table.Row>
  )
}
