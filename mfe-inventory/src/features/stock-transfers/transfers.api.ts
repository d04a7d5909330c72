import {
  STOCK_TRANSFERS,
  type StockTransfer,
  type StockTransferInput,
  type TransferPlace,
  type TransferStep,
} from '@comptoir/contracts/inventory/stock-transfers'
import { addressesAt, api, companyKey, newId, pathOf, useCompany, useParams, useQuery } from '@comptoir/platform'
import { SHOWING_STOCK, STOCK_TRANSFER } from '../../common/manage-stocks.ts'

/** Whose lists look different once goods move. */
export const SHOWN_BY = [STOCK_TRANSFERS, ...SHOWING_STOCK]

/** Where the pages of transfers are. */
export function useTransferPages() {
  const { companyId = '', pointOfSaleId } = useParams()
  const { list, one, edit } = addressesAt({ companyId, pointOfSaleId }, STOCK_TRANSFER)
  return { list: list(), create: `${list()}/new`, one, edit }
}

/** Where goods may go. */
export function usePlaces() {
  const company = useCompany()
  return useQuery({
    queryKey: companyKey(company.id, STOCK_TRANSFERS, 'places'),
    queryFn: ({ signal }) => api.get<TransferPlace[]>(pathOf(STOCK_TRANSFERS, 'places'), { signal }),
  })
}

/** Writes a draft, or writes it anew on the version that was read. */
export function saveDraft(input: StockTransferInput, held: StockTransfer | null): Promise<StockTransfer> {
  if (held === null) return api.post(pathOf(STOCK_TRANSFERS), input, { idempotencyKey: input.id })
  return api.put(pathOf(STOCK_TRANSFERS, held.id), input, { version: held.version })
}

/** Takes a step of a transfer as it was read. */
export function takeStep(
  { id, version }: StockTransfer,
  step: Exclude<TransferStep, 'change'>,
  body?: object,
): Promise<StockTransfer> {
  return api.post(pathOf(STOCK_TRANSFERS, id, step), body, { version, idempotencyKey: newId() })
}
