import { useMemo } from 'react'
import { COUNTER_CATALOGUE_AT } from '@comptoir/contracts/addresses'
import { companyKey, keepPreviousData, useCompany, usePointOfSale, useQuery, useSettled } from '@comptoir/platform'
import { askStock } from '../catalogue/catalogue.api.ts'
import type { ShelfProduct } from '../catalogue/shelf-product.ts'

/** Words that are still being typed need no stock. */
const PAUSE_MS = 150
/** No more are asked for at once (`MOST_STOCK_ASKED`); the last ones where there are more. */
const MOST_ASKED = 100

type Known = Pick<ShelfProduct, 'id' | 'onHandMilli'>

/** The stock here of some products, in thousandths, once it is known; asked for when they have stayed the same for a while. */
export function useOnHand(productIds: readonly string[], pauseMs = PAUSE_MS): ReadonlyMap<string, number> {
  const company = useCompany()
  const { id } = usePointOfSale()
  const ids = useSettled([...new Set(productIds)].slice(-MOST_ASKED).join(), pauseMs)
  const { data } = useQuery({
    queryKey: companyKey(company.id, COUNTER_CATALOGUE_AT, 'stock', id, ids),
    queryFn: ({ signal }) => askStock(id, ids.split(','), signal),
    placeholderData: keepPreviousData,
    enabled: ids !== '',
  })
  return useMemo(() => new Map(data?.map((each) => [each.id, each.onHandMilli])), [data])
}

/** Those of some products that came without their stock. */
export function withoutStock(products: readonly Known[]): string[] {
  return products.filter(({ onHandMilli }) => onHandMilli === null).map(({ id }) => id)
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
