import { useMemo } from 'react'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import type { StockLot } from '@comptoir/contracts/inventory/stock-lots'
import {
  Code,
  Flex,
  Money,
  Quantity,
  Text,
  useCompany,
  useHasPermission,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { ProductPicture } from '../../common/product-picture.tsx'
import { useShownDesignation } from '../../common/use-shown-designation.ts'
import { withUnits } from '../../common/with-units.ts'
import { ExpiryDate } from '../products/index.ts'

const NOTHING = '–'

export function useLotColumns(): readonly Column<StockLot>[] {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const maySeeValue = useHasPermission(STOCK_LEVELS.permissions.seeValue)
  return useMemo(
    () => [
      {
        id: 'designation',
        contentHeight: '34px',
        header: t('products.column.product'),
        cell: (lot) => <Product lot={lot} />,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'lot',
        header: t('stockLots.column.lot'),
        cell: ({ number }) => <Code isBreakable>{number}</Code>,
        onPhone: 'line',
      },
      {
        id: 'expiresOn',
        header: t('stockLots.column.expiresOn'),
        cell: ({ expiresOn }) => (expiresOn === null ? NOTHING : <ExpiryDate expiresOn={expiresOn} />),
        isSortable: true,
        onPhone: 'line',
      },
      {
        id: 'place',
        header: t('stockLots.column.place'),
        cell: ({ place }) => (
          <Text as="span" whiteSpace="normal">
            <bdi>{place.name}</bdi>
            <Text as="bdi" display="block" textStyle="caption" color="fg.muted">
              {place.pointOfSale.name}
            </Text>
          </Text>
        ),
        hideBelow: 'lg',
        onPhone: 'line',
      },
      {
        id: 'onHand',
        header: t('stockLots.column.onHand'),
        cell: ({ onHandMilli }) => <Quantity quantityMilli={onHandMilli} isBold />,
        isNumeric: true,
        isSortable: true,
        onPhone: 'end',
      },
      ...(maySeeValue
        ? [
            {
              id: 'value',
              header: t('stockLots.column.value'),
              cell: ({ valueMinor }: StockLot) =>
                valueMinor === null ? NOTHING : <Money amountMinor={valueMinor} currency={currency} />,
              isNumeric: true,
              onPhone: 'line' as const,
            },
          ]
        : []),
    ],
    [t, currency, maySeeValue],
  )
}

function Product({ lot }: { lot: StockLot }) {
  const designation = useShownDesignation()(lot)
  return (
    <Flex align="center" gap="2.5">
      <ProductPicture photo={lot.photo} designation={designation} />
      <Text as="bdi" title={designation} lineClamp={{ md: 2 }} overflowWrap="anywhere">
        {withUnits(designation)}
      </Text>
    </Flex>
  )
}
