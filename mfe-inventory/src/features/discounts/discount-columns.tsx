import { useMemo } from 'react'
import type { DiscountRow } from '@comptoir/contracts/inventory/discounts'
import { milliRateFromNumber } from '@comptoir/money'
import { Badge, chakra, Flex, Percent, useFormat, useTranslation, type Column } from '@comptoir/platform'
import { DiscountDate } from './discount-date.tsx'
import { DiscountStatusBadge } from './discount-status-badge.tsx'
import { SeasonalSaleTag } from './seasonal-sale-tag.tsx'
import { OverlapTag } from './overlap-tag.tsx'

function NameCell({ discount: { name, isSeasonalSale } }: { discount: DiscountRow }) {
  return (
    <Flex as="span" display="inline-flex" gap="1.5" wrap="wrap" align="center">
      <chakra.bdi overflowWrap="anywhere">{name}</chakra.bdi>
      {isSeasonalSale ? <SeasonalSaleTag /> : null}
    </Flex>
  )
}

function StatusCell({ discount }: { discount: DiscountRow }) {
  return (
    <Flex as="span" display="inline-flex" gap="1.5" wrap={{ base: 'wrap', xl: 'nowrap' }} align="center">
      <DiscountStatusBadge discount={discount} />
      <OverlapTag discount={discount} />
    </Flex>
  )
}

function CountChip({ count }: { count: number }) {
  const format = useFormat()
  return <Badge colorPalette="neutral">{format.number(count)}</Badge>
}

/** Every column but the actions can be sorted by; their ids are the fields that the server orders by. */
export function useDiscountColumns(): readonly Column<DiscountRow>[] {
  const { t } = useTranslation('inventory')
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('discounts.column.name'),
        cell: (discount) => <NameCell discount={discount} />,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'startDate',
        onPhone: 'line',
        header: t('discounts.column.startDate'),
        cell: ({ startDate }) => <DiscountDate value={startDate} />,
        isSortable: true,
      },
      {
        id: 'endDate',
        onPhone: 'line',
        header: t('discounts.column.endDate'),
        cell: ({ endDate }) => <DiscountDate value={endDate} />,
        isSortable: true,
      },
      {
        id: 'pourcentage',
        onPhone: 'end',
        header: t('discounts.column.pourcentage'),
        cell: ({ pourcentage }) => <Percent rateMilli={milliRateFromNumber(pourcentage)} isBold />,
        isNumeric: true,
        isSortable: true,
      },
      {
        id: 'products',
        header: t('discounts.column.products'),
        cell: ({ productCount }) => <CountChip count={productCount} />,
        isSortable: true,
      },
      {
        id: 'status',
        onPhone: 'line',
        header: t('discounts.column.status'),
        cell: (discount) => <StatusCell discount={discount} />,
        isSortable: true,
      },
    ],
    [t],
  )
}
