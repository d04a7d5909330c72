import { useParams } from '@comptoir/platform'

/** Addresses of the client pages at the point of sale that is open. */
export function useClientsAddress(): { list: string; create: string; edit: (id: string) => string } {
  const { companyId = '', pointOfSaleId = '' } = useParams()
  const list = `/${companyId}/${pointOfSaleId}/clients`
  return { list, create: `${list}/create`, edit: (id) => `${list}/edit/${id}` }
}
