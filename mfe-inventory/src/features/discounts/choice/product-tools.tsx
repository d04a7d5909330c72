import { FunnelX } from 'lucide-react'
import { Button, Flex, SearchInput, useTranslation } from '@comptoir/platform'
import { SegmentChoice } from '@comptoir/platform/forms'
import { useFamilies } from '../use-families.ts'
import { FilterMenu } from './filter-menu.tsx'
import { FAMILIES, type ProductView } from './use-product-view.ts'

export interface ProductToolsProps {
  view: ProductView
  /** The discount whose own products can be distinguished from the rest of the catalogue. */
  discountId: string | undefined
}

/** The row above the products: which ones, a search, filters. */
export function ProductTools({ view, discountId }: ProductToolsProps) {
  const { t } = useTranslation('inventory')
  return (
    <Flex gap="2" align="center" wrap="wrap">
      {discountId === undefined ? null : <HeldOrAll view={view} discountId={discountId} />}
      <SearchInput
        isInRow
        label={t('discounts.choice.search')}
        placeholder={t('discounts.choice.searchHint')}
        value={view.search}
        onChange={view.setSearch}
      />
      <FamilyMenus view={view} />
      {view.isFiltered ? (
        <Button variant="plain" onClick={view.clear}>
          <FunnelX aria-hidden size={16} />
          {t('common.clearFilters')}
        </Button>
      ) : null}
    </Flex>
  )
}

function HeldOrAll({ view, discountId }: { view: ProductView; discountId: string }) {
  const { t } = useTranslation('inventory')
  const options = (['held', 'all'] as const).map((value) => ({ value, label: t(`discounts.choice.${value}`) }))
  const change = (value: 'held' | 'all'): void => view.setDiscount(value === 'held' ? discountId : null)
  return (
    <SegmentChoice
      label={t('discounts.choice.which')}
      isLabelHidden
      value={view.discountId === null ? 'all' : 'held'}
      options={options}
      onChange={change}
    />
  )
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
