import { useMemo } from 'react'
import type { ReorderSuggestion } from '@comptoir/contracts/inventory/stock-reorder'
import {
  chakra,
  Code,
  DateTime,
  Flex,
  Quantity,
  Text,
  useFormat,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { ProductPicture } from '../../common/product-picture.tsx'
import { StockDot } from '../../common/stock-dot.tsx'
import { useShownDesignation } from '../../common/use-shown-designation.ts'
import { withUnits } from '../../common/with-units.ts'
import { Why } from './why.tsx'

interface Shown {
  /** Rows are of several points of sale. */
  isEverywhere: boolean
  isSnoozed: boolean
}

export function useReorderColumns({ isEverywhere, isSnoozed }: Shown): readonly Column<ReorderSuggestion>[] {
  const { t } = useTranslation('inventory')
  return useMemo(() => {
    const header = (id: 'pointOfSale' | 'available' | 'why' | 'proposal' | 'sold' | 'snoozedUntil' | 'minimum') =>
      t(`stockReorder.column.${id}`)
    return [
      {
        id: 'designation',
        contentHeight: '34px',
        header: t('products.column.product'),
        cell: (suggestion) => <Product suggestion={suggestion} />,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'code',
        header: t('products.column.code'),
        cell: ({ code }) => <Code isBreakable>{code}</Code>,
        isMuted: true,
        isExtra: true,
        onPhone: 'hidden',
      },
      ...(isEverywhere ? [placeColumn(header('pointOfSale'))] : []),
      {
        id: 'availableMilli',
        header: header('available'),
        cell: ({ availableMilli }) => (
          <StockDot level={availableMilli <= 0 ? 'out' : 'low'} quantityMilli={availableMilli} />
        ),
        isSortable: true,
        onPhone: 'end',
      },
      {
        id: 'minimum',
        header: header('minimum'),
        cell: ({ minimumMilli }) => <Quantity quantityMilli={minimumMilli} />,
        isNumeric: true,
        isMuted: true,
        isExtra: true,
        onPhone: 'hidden',
      },
      {
        id: 'sold',
        header: header('sold'),
        cell: ({ soldMilli }) => <Quantity quantityMilli={soldMilli} />,
        isNumeric: true,
        isMuted: true,
        hideBelow: 'xl',
        onPhone: 'hidden',
      },
      { id: 'why', header: header('why'), cell: (suggestion) => <Why suggestion={suggestion} />, onPhone: 'line' },
      {
        id: 'proposal',
        header: header('proposal'),
        cell: (suggestion) => <Proposal suggestion={suggestion} />,
        onPhone: 'line',
      },
      ...(isSnoozed ? [snoozedColumn(header('snoozedUntil'))] : []),
    ]
  }, [t, isEverywhere, isSnoozed])
}

const placeColumn = (header: string): Column<ReorderSuggestion> => ({
  id: 'pointOfSale',
  header,
  cell: ({ pointOfSale }) => <bdi>{pointOfSale.name}</bdi>,
  onPhone: 'line',
})

const snoozedColumn = (header: string): Column<ReorderSuggestion> => ({
  id: 'snoozedUntil',
  header,
  cell: ({ snoozedUntil }) => (snoozedUntil === null ? null : <DateTime value={snoozedUntil} kind="date" />),
  onPhone: 'line',
})

function Product({ suggestion }: { suggestion: ReorderSuggestion }) {
  const designation = useShownDesignation()(suggestion)
  return (
    <Flex align="center" gap="2.5">
      <ProductPicture photo={suggestion.photo} designation={designation} />
      <Text as="bdi" title={designation} lineClamp={{ md: 2 }} overflowWrap="anywhere">
        {withUnits(designation)}
      </Text>
    </Flex>
  )
}

/** What could be sent from where, and what is left for a supplier. */
function Proposal({ suggestion: { sources, orderMilli } }: { suggestion: ReorderSuggestion }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return (
    <chakra.ul listStyleType="none" textStyle="small" fontWeight="semibold" whiteSpace="normal">
      {sources.map(({ pointOfSale, quantityMilli }) => (
        <li key={pointOfSale.id}>
          {t('stockReorder.proposal.transfer', { quantity: format.quantity(quantityMilli), shop: pointOfSale.name })}
        </li>
      ))}
      {orderMilli === 0 ? null : <li>{t('stockReorder.proposal.order', { quantity: format.quantity(orderMilli) })}</li>}
    </chakra.ul>
  )
}
