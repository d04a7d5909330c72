import { useMemo } from 'react'
import { Ban } from 'lucide-react'
import { STOCK_LEVELS, type StockLevel } from '@comptoir/contracts/inventory/stock-levels'
import {
  Code,
  DateTime,
  Flex,
  Money,
  Quantity,
  StatusBadge,
  Text,
  UnitPrice,
  useCompany,
  useHasPermission,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { ProductPicture } from '../../common/product-picture.tsx'
import { StockDot } from '../../common/stock-dot.tsx'
import { useShownDesignation } from '../../common/use-shown-designation.ts'
import { withUnits } from '../../common/with-units.ts'
import { levelOfStock } from './stock-levels.api.ts'

type Phrases = ReturnType<typeof useTranslation<'inventory'>>['t']

const NOTHING = '–'

interface Shown {
  isByLocation: boolean
  /** Of a past day. */
  isPast: boolean
}

export function useStockColumns({ isByLocation, isPast }: Shown): readonly Column<StockLevel>[] {
  const { t } = useTranslation('inventory')
  const { currency, timeZone } = useCompany()
  const maySeeValue = useHasPermission(STOCK_LEVELS.permissions.seeValue)
  return useMemo(
    () => [
      {
        id: 'designation',
        contentHeight: '34px',
        header: t('products.column.product'),
        cell: (level) => <ProductCell level={level} />,
        isPrimary: true,
        isSortable: true,
      },
      {
        id: 'code',
        onPhone: 'line',
        header: t('products.column.code'),
        cell: ({ code }) => <Code isBreakable>{code}</Code>,
        isMuted: true,
      },
      ...(isByLocation ? [placeColumn(t)] : []),
      {
        id: 'onHand',
        onPhone: 'end',
        header: t(isPast ? 'stockLevels.column.onHandThen' : 'stockLevels.column.onHand'),
        cell: (level) => <StockDot level={levelOfStock(level)} quantityMilli={level.onHandMilli} />,
        isSortable: true,
      },
      unitColumn(t),
      ...(isPast ? [] : promisedColumns(t)),
      {
        id: 'minimum',
        header: t('products.column.minimumStock'),
        cell: ({ minimumStockMilli: least }) => (least === null ? NOTHING : <Quantity quantityMilli={least} />),
        isNumeric: true,
        isMuted: true,
        hideBelow: 'lg',
        onPhone: 'hidden',
      },
      ...(maySeeValue ? valueColumns(t, currency, isPast) : []),
      {
        id: 'lastMoved',
        header: t('stockLevels.column.lastMoved'),
        cell: ({ lastMovedAt }) =>
          lastMovedAt === null ? NOTHING : <DateTime value={lastMovedAt} timeZone={timeZone} />,
        isSortable: true,
        isMuted: true,
        hideBelow: isByLocation ? 'xl' : 'lg',
        onPhone: 'hidden',
      },
    ],
    [t, currency, timeZone, maySeeValue, isByLocation, isPast],
  )
}

function ProductCell({ level }: { level: StockLevel }) {
  const { t } = useTranslation('inventory')
  const designation = useShownDesignation()(level)
  return (
    <Flex align="center" gap="2.5">
      <ProductPicture photo={level.photo} designation={designation} />
      <Text as="bdi" title={designation} lineClamp={{ md: 2 }} overflowWrap="anywhere">
        {withUnits(designation)}
      </Text>
      {level.isActive ? null : <StatusBadge size="sm" tone="neutral" icon={Ban} label={t('common.inactive')} />}
    </Flex>
  )
}

const placeColumn = (t: Phrases): Column<StockLevel> => ({
  id: 'place',
  onPhone: 'line',
  header: t('stockLevels.column.place'),
  cell: ({ place }) =>
    place === null ? (
      NOTHING
    ) : (
      <Text as="span" display="inline-block" minW={{ md: '28' }} whiteSpace="normal">
        <bdi>{place.name}</bdi>
        <Text as="bdi" display="block" textStyle="caption" color="fg.muted">
          {place.pointOfSale.name}
        </Text>
      </Text>
    ),
})

/** Shown to who chooses it: most products come in pieces. */
const unitColumn = (t: Phrases): Column<StockLevel> => ({
  id: 'unit',
  header: t('products.column.unit'),
  cell: ({ unit }) => <bdi>{unit ?? NOTHING}</bdi>,
  isMuted: true,
  isExtra: true,
  onPhone: 'hidden',
})

const PROMISED = {
  reserved: 'reservedMilli',
  available: 'availableMilli',
  incoming: 'incomingMilli',
  inTransit: 'inTransitMilli',
} as const

/**
 * What comes is shown to all, as it is what keeps people from ordering twice. The rest is nothing for most: whoever wants to
 * see it chooses it among the columns.
 */
const promisedColumns = (t: Phrases): readonly Column<StockLevel>[] =>
  (['reserved', 'available', 'incoming', 'inTransit'] as const).map((id) => ({
    id,
    header: t(`stockLevels.column.${id}`),
    cell: (level) => (level[PROMISED[id]] === 0 ? NOTHING : <Quantity quantityMilli={level[PROMISED[id]]} />),
    isNumeric: true,
    ...(id === 'incoming' ? { hideBelow: 'xl' as const } : { isExtra: true }),
    onPhone: 'hidden',
  }))

const valueColumns = (t: Phrases, currency: string, isPast: boolean): readonly Column<StockLevel>[] => [
  {
    id: 'averageCost',
    header: t('stockLevels.column.averageCost'),
    cell: ({ averageCostMicro: cost }) =>
      cost === null ? NOTHING : <UnitPrice unitPriceMicro={cost} currency={currency} hasSymbol={false} />,
    isNumeric: true,
    isMuted: true,
    hideBelow: 'xl',
    onPhone: 'hidden',
  },
  {
    id: 'value',
    header: t('stockLevels.column.value'),
    cell: ({ valueMinor }) => (valueMinor === null ? NOTHING : <Money amountMinor={valueMinor} currency={currency} />),
    isNumeric: true,
    isSortable: true,
    onPhone: 'line',
  },
  ...(isPast ? [] : [inTransitValueColumn(t, currency)]),
]

const inTransitValueColumn = (t: Phrases, currency: string): Column<StockLevel> => ({
  id: 'inTransitValue',
  header: t('stockLevels.column.inTransitValue'),
  cell: ({ inTransitValueMinor: minor }) => (minor ? <Money amountMinor={minor} currency={currency} /> : NOTHING),
  isNumeric: true,
  isExtra: true,
  onPhone: 'hidden',
})
