import {
  STOCK_TRANSFERS,
  type StockTransfer,
  type StockTransferInput,
  type TransferPlace,
  type TransferRequestInput,
  type TransferStep,
} from '@comptoir/contracts/inventory/stock-transfers'
import { addressesAt, api, companyKey, pathOf, useCompany, useParams, useQuery } from '@comptoir/platform'
import { SHOWING_STOCK, STOCK_TRANSFER } from '../../common/manage-stocks.ts'

/** Whose lists look different once goods move. */
export const SHOWN_BY = [STOCK_TRANSFERS, ...SHOWING_STOCK]

/** Where the pages of transfers are. */
export function useTransferPages() {
  const { companyId = '', pointOfSaleId } = useParams()
  const { list, one, edit } = addressesAt({ companyId, pointOfSaleId }, STOCK_TRANSFER)
  const accept = (id: string): string => `${list()}/accept/${id}`
  return { list: list(), create: `${list()}/new`, request: `${list()}/request`, accept, one, edit }
}

/** Where goods may go. */
export function usePlaces() {
  const company = useCompany()
  return useQuery({
    queryKey: companyKey(company.id, STOCK_TRANSFERS, 'places'),
    queryFn: ({ signal }) => api.get<TransferPlace[]>(pathOf(STOCK_TRANSFERS, 'places'), { signal }),
  })
}

/** Writes a draft, or writes it anew on the version that was read; a request becomes one. */
export function saveDraft(input: StockTransferInput, held: StockTransfer | null): Promise<StockTransfer> {
  if (held === null) return api.post(pathOf(STOCK_TRANSFERS), input, { idempotencyKey: input.id })
  if (held.state === 'requested') {
    const { fromLocationId, expectedOn, note, lines } = input
    return takeStep(held, 'accept', { fromLocationId, expectedOn, note, lines })
  }
  return api.put(pathOf(STOCK_TRANSFERS, held.id), input, { version: held.version })
}

/** Asks another point of sale for goods. */
export function sendRequest(input: TransferRequestInput): Promise<StockTransfer> {
  return api.post(pathOf(STOCK_TRANSFERS, 'requests'), input, { idempotencyKey: input.id })
}

/**
 * Takes a step of a transfer as it was read. The key is of the step and the version: a step that is sent again, since its
 * answer was lost, is answered as it was the first time.
 */
export function takeStep(
  { id, version }: StockTransfer,
  step: Exclude<TransferStep, 'change'>,
  body?: object,
): Promise<StockTransfer> {
  const idempotencyKey = `${step} ${id} ${version}`
  return api.post(pathOf(STOCK_TRANSFERS, id, step), body, { version, idempotencyKey })
}
