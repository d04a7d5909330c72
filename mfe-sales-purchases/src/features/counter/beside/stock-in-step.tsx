import { COUNTER_CATALOGUE_AT } from '@comptoir/contracts/addresses'
import type { CounterStock } from '@comptoir/contracts/inventory/counter-catalogue'
import { companyKey, useCompany, usePointOfSale, useQueryClient, useStockNews } from '@comptoir/platform'

/** The stock that the counter shows changes when another register sells, or goods come in. Draws nothing. */
export function StockInStep() {
  const client = useQueryClient()
  const company = useCompany()
  const { id } = usePointOfSale()
  useStockNews((news) => {
    const queryKey = companyKey(company.id, COUNTER_CATALOGUE_AT, 'stock', id)
    if (news === null) return void client.invalidateQueries({ queryKey })
    const here = new Map(
      news.filter(({ pointOfSaleId }) => pointOfSaleId === id).map((change) => [change.productId, change.onHandMilli]),
    )
    client.setQueriesData<CounterStock['data']>({ queryKey }, (known) =>
      known?.some((each) => here.has(each.id))
        ? known.map((each) => ({ ...each, onHandMilli: here.get(each.id) ?? each.onHandMilli }))
        : known,
    )
  })
  return null
}
