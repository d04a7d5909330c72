import { useParams } from '@comptoir/platform'

/** Addresses of the product pages at the point of sale that is open. */
export function useProductsAddress() {
  const { companyId = '', pointOfSaleId = '' } = useParams()
  const list = `/${companyId}/${pointOfSaleId}/products`
  return {
    list,
    create: `${list}/create`,
    edit: (id: string) => `${list}/edit/${id}`,
    ofBrand: (id: string) => `${list}?brand=${id}`,
    /** The import page, where one import is named at one of its own. */
    import: (id?: string) => (id === undefined ? `${list}/import` : `${list}/import?import=${id}`),
  }
}
