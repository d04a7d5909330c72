import { FunnelX, ListChecks } from 'lucide-react'
import { Button, Flex, SearchInput, Text, useFormat, useTranslation } from '@comptoir/platform'
import { SegmentChoice } from '../../../common/segment-choice.tsx'
import { useFamilies } from '../use-families.ts'
import { FilterMenu } from './filter-menu.tsx'
import { FAMILIES, type ProductView } from './use-product-view.ts'

export interface ProductToolsProps {
  view: ProductView
  /** Undefined until it is known. */
  total: number | undefined
  /** The discount whose own products can be told from the rest of the catalogue. */
  discountId: string | undefined
  onSelectAll: () => void
  isSelecting: boolean
}

/** The row above the products: which ones, a search, filters, how many they find, and all of those at once. */
export function ProductTools({ view, total, discountId, onSelectAll, isSelecting }: ProductToolsProps) {
  const { t } = useTranslation('inventory')
  return (
    <Flex gap="2" align="center" wrap="wrap">
      {discountId === undefined ? null : <HeldOrAll view={view} discountId={discountId} />}
      <SearchInput label={t('discounts.choice.search')} placeholder={t('discounts.choice.searchHint')} value={view.search} onChange={view.setSearch} />
      <FamilyMenus view={view} />
      {view.isFiltered ? (
        <Button variant="plain" onClick={view.clear}>
          <FunnelX aria-hidden size={16} />
          {t('common.clearFilters')}
        </Button>
      ) : null}
      <Flex gap="3" align="center" wrap="wrap" ms="auto">
        <Matches total={total} />
        {total ? <SelectAll total={total} onSelectAll={onSelectAll} isSelecting={isSelecting} /> : null}
      </Flex>
    </Flex>
  )
}

function HeldOrAll({ view, discountId }: { view: ProductView; discountId: string }) {
  const { t } = useTranslation('inventory')
  const options = (['held', 'all'] as const).map((value) => ({ value, label: t(`discounts.choice.${value}`) }))
  const change = (value: 'held' | 'all'): void => view.setDiscount(value === 'held' ? discountId : null)
  return <SegmentChoice label={t('discounts.choice.which')} isLabelHidden value={view.discountId === null ? 'all' : 'held'} options={options} onChange={change} />
}

function FamilyMenus({ view }: { view: ProductView }) {
  const { t } = useTranslation('inventory')
  const [category, ...others] = view.filters.category
  const families = useFamilies(others.length === 0 ? (category ?? null) : null)
  return FAMILIES.map((family) => (
    <FilterMenu
      key={family}
      label={t(`discounts.filter.${family}.label`)}
      options={families[family].map(({ id, name }) => ({ value: id, label: name }))}
      values={view.filters[family]}
      onChange={(values) => view.setFilter(family, values)}
    />
  ))
}

function Matches({ total }: { total: number | undefined }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return (
    <Text as="span" color="fg.muted" role="status">
      {total === undefined ? null : t('discounts.choice.match', { count: total, number: format.number(total) })}
    </Text>
  )
}

function SelectAll({ total, onSelectAll, isSelecting }: { total: number; onSelectAll: () => void; isSelecting: boolean }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return (
    <Button variant="outline" loading={isSelecting} onClick={onSelectAll}>
      <ListChecks aria-hidden size={16} />
      {t('discounts.choice.selectAll', { number: format.number(total) })}
    </Button>
  )
}
