import { BARCODE_RULES, type BarcodeRule } from '@comptoir/contracts/inventory/barcode-rules'
import { PRODUCTS, type CounterProduct } from '@comptoir/contracts/inventory/products'
import { readBarcode, type ReadBarcode } from '@comptoir/money'
import {
  api,
  companyKey,
  keepPreviousData,
  pathOf,
  useCompany,
  useList,
  usePointOfSale,
  useQuery,
} from '@comptoir/platform'

/** All rules that are on, in their order. */
const ACTIVE = {
  page: 1,
  limit: 100,
  filter: { isActive: 'true' },
  order: { field: 'position', direction: 'asc' },
} as const

export interface TestedCode {
  /** What the first rule that fits reads; null where none does. */
  read: ReadBarcode<BarcodeRule> | null
  /** What the counter puts into the cart; null for nothing, undefined until it is known. */
  product: CounterProduct | null | undefined
}

/** Reads a code by the function that decides at the counter, and asks the counter's own search for the product. */
export function useTestedCode(code: string): TestedCode {
  const { data: rules } = useList(BARCODE_RULES, ACTIVE)
  const company = useCompany()
  const { id: pointOfSaleId } = usePointOfSale()
  const { data } = useQuery({
    queryKey: companyKey(company.id, PRODUCTS, 'tested', pointOfSaleId, code, rules?.data),
    queryFn: async ({ signal }) => {
      const searchParams = new URLSearchParams({ pointOfSaleId, barcode: code, limit: '1' })
      const answer = await api.get<{ data: CounterProduct[] }>(pathOf(PRODUCTS, 'find'), { searchParams, signal })
      return { code, product: answer.data[0] ?? null }
    },
    placeholderData: keepPreviousData,
    enabled: code !== '',
  })
  return {
    read: rules === undefined ? null : readBarcode(code, rules.data),
    product: data?.code === code ? data.product : undefined,
  }
}
