import { useMemo } from 'react'
import { COUNTER_CATALOGUE_AT } from '@comptoir/contracts/addresses'
import { companyKey, keepPreviousData, useCompany, usePointOfSale, useQuery, useSettled } from '@comptoir/platform'
import { askStock } from '../catalogue/catalogue.api.ts'
import type { ShelfProduct } from './shelf-product.ts'

/** Words that are still being typed need no stock. */
const PAUSE_MS = 150
/** No more are asked for at once. */
const MOST_ASKED = 100

type Known = Pick<ShelfProduct, 'id' | 'onHandMilli'>

/** The stock here of those products that came without it, in thousandths, once it is known. */
export function useOnHand(products: readonly Known[]): ReadonlyMap<string, number> {
  const company = useCompany()
  const { id } = usePointOfSale()
  const unknown = products.filter(({ onHandMilli }) => onHandMilli === null).map((product) => product.id)
  const ids = useSettled([...new Set(unknown)].slice(0, MOST_ASKED).join(), PAUSE_MS)
  const { data } = useQuery({
    queryKey: companyKey(company.id, COUNTER_CATALOGUE_AT, 'stock', id, ids),
    queryFn: ({ signal }) => askStock(id, ids.split(','), signal),
    placeholderData: keepPreviousData,
    enabled: ids !== '',
  })
  return useMemo(() => new Map(data?.map((each) => [each.id, each.onHandMilli])), [data])
}

/** Products with the stock that became known since they were found. */
export function withOnHand<Product extends Known>(
  products: readonly Product[],
  onHand: ReadonlyMap<string, number>,
): readonly Product[] {
  if (onHand.size === 0) return products
  return products.map((product) => {
    const onHandMilli = product.onHandMilli ?? onHand.get(product.id) ?? null
    return onHandMilli === product.onHandMilli ? product : { ...product, onHandMilli }
  })
}
