import { LABELS, type LabelsInput } from '@comptoir/contracts/inventory/labels'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import { api, companyKey, pathOf, useCompany, useQuery } from '@comptoir/platform'

/** The PDF of labels, and the name that the server gives it. */
export function printLabels(input: LabelsInput): Promise<{ file: Blob; name: string | null }> {
  return api.postForFile(pathOf(LABELS), input)
}

/** Products by their ids; one that is no longer there is left out. */
export function useProducts(ids: readonly string[]) {
  const company = useCompany()
  return useQuery({
    queryKey: companyKey(company.id, PRODUCTS, 'labels', ids),
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(ids.map((id) => api.get<Product>(pathOf(PRODUCTS, id), { signal })))
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    },
  })
}
