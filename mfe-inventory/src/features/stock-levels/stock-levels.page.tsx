import { Boxes } from 'lucide-react'
import {
  Flex,
  listFilters,
  ListPage,
  Text,
  useAddresses,
  useFormat,
  useListState,
  useToday,
  useTranslation,
  type ListState,
} from '@comptoir/platform'
import { DayInput } from '@comptoir/platform/forms'
import { STOCK_LEVELS_AT } from '@comptoir/contracts/addresses'
import { MANAGE_STOCKS } from '../../common/manage-stocks.ts'
import { useShownDesignation } from '../../common/use-shown-designation.ts'
import { useStockInStep } from '../../common/use-stock-in-step.ts'
import { useStockColumns } from './stock-columns.tsx'
import { StockTotalsLine } from './stock-totals-line.tsx'
import { useStockFilters } from './use-stock-filters.ts'
import { STOCK_VIEW, useStockExport, useStockList } from './use-stock-list.ts'

/** What there is of each product, where, and what it is worth; now, or at the end of a past day. */
export function StockLevelsPage() {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const list = useListState(STOCK_VIEW)
  const designation = useShownDesignation()
  const stocks = useAddresses(MANAGE_STOCKS)
  const { at: day, by, pointOfSale } = list.filters
  // A past day stays as it is.
  useStockInStep(day === undefined ? [STOCK_LEVELS_AT] : [])
  const { filters, chips } = listFilters(list, useStockFilters(list))
  return (
    <ListPage
      title={t('stockLevels.title')}
      subtitle={
        day === undefined ? (
          t('stockLevels.subtitle')
        ) : (
          <AsOf text={t('stockLevels.asOf', { day: format.date(day, 'long') })} />
        )
      }
      {...(pointOfSale === undefined ? { pointOfSale: 'frame' } : {})}
      above={<StockTotalsLine list={list} />}
      list={list}
      result={useStockList(list)}
      columns={useStockColumns({ isByLocation: by !== undefined, isPast: day !== undefined })}
      rowKey={({ id }) => id}
      rowName={designation}
      rowTo={({ productId }) => stocks.one(productId)}
      searchLabel={t('products.search')}
      searchPlaceholder={t('products.searchHint')}
      filters={
        <>
          {filters}
          <DayChoice list={list} />
        </>
      }
      chips={[...chips, ...useDayChip(list)]}
      exporting={useStockExport(list)}
      empty={{ icon: Boxes, title: t('stockLevels.empty.title'), text: t('stockLevels.empty.text') }}
    />
  )
}

/** That what is shown is of the past, where nobody overlooks it. */
function AsOf({ text }: { text: string }) {
  return (
    <Text as="span" color="attention.fg" fontWeight="semibold">
      {text}
    </Text>
  )
}

/** The day at whose end the stock is shown; none is now. */
function DayChoice({ list }: { list: ListState }) {
  const { t } = useTranslation('inventory')
  const today = useToday()
  return (
    <Flex align="center" gap="1.5" flexShrink={0}>
      <Text as="span" aria-hidden textStyle="small" color="fg.muted" whiteSpace="nowrap">
        {t('stockLevels.filter.at')}
      </Text>
      <DayInput
        aria-label={t('stockLevels.filter.at')}
        value={list.filters['at'] ?? ''}
        max={today}
        // What will expire is known of today alone.
        onChange={(day) =>
          list.setFilters({
            at: day === '' ? null : day,
            ...(list.filters['state'] === 'expiring' ? { state: null, days: null } : {}),
          })
        }
      />
    </Flex>
  )
}

function useDayChip({ filters, setFilter }: ListState) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const day = filters['at']
  if (day === undefined) return []
  const label = t('stockLevels.filter.at')
  return [{ id: 'at', label, value: format.date(day), onRemove: () => setFilter('at', null) }]
}
