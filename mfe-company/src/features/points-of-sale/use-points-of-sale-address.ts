import { useParams } from '@comptoir/platform'

/** Addresses of the pages about points of sale in the company that is open. */
export function usePointsOfSaleAddress(): { list: string; create: string; one: (id: string) => string } {
  const { companyId = '' } = useParams()
  const list = `/${companyId}/pointsOfSale`
  return { list, create: `${list}/create`, one: (id) => `${list}/${id}` }
}
