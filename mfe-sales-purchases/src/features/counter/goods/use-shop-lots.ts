import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { COUNTER_CATALOGUE_AT } from '@comptoir/contracts/addresses'
import type { CounterLot, CounterLots } from '@comptoir/contracts/inventory/counter-catalogue'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import {
  api,
  companyKey,
  pathOf,
  useCompany,
  usePointOfSale,
  useQuery,
  useQueryClient,
  useStore,
} from '@comptoir/platform'
import { useCartStore } from '../cart/cart-context.ts'
import { useCounterRegisterStore, useQueueState } from '../register/counter-register.ts'
import { keepAnswer, orLastAnswer } from '../session/last-answer.ts'
import { lotsWithout } from './first-expired.ts'

const FRESH_MS = 5 * 60_000

function useKey() {
  const company = useCompany()
  const { id } = usePointOfSale()
  return useMemo(
    () => ({
      name: `lots:${id}`,
      pointOfSaleId: id,
      queryKey: companyKey(company.id, COUNTER_CATALOGUE_AT, 'lots', id),
    }),
    [company.id, id],
  )
}

/**
 * The lots that this shop has some of, soonest to expire first; without a network as they were last, less what was sold since.
 * Null while they are read for the first time; none where they cannot be read.
 */
export function useShopLots(): readonly CounterLot[] | null {
  const { name, pointOfSaleId, queryKey } = useKey()
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const searchParams = new URLSearchParams({ pointOfSaleId })
      return orLastAnswer(
        name,
        async (limit) =>
          (await api.get<CounterLots>(pathOf(COUNTER_CATALOGUE_AT, 'lots'), { searchParams, signal: limit })).data,
        signal,
      )
    },
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    networkMode: 'always',
  })
  return data ?? (isError ? NO_LOTS : null)
}

export const NO_LOTS: readonly CounterLot[] = []

/** Takes what each ticket of this counter is of out of the lots, and reads them anew once the server has all tickets. */
export function useSoldLots(): void {
  const { name, queryKey } = useKey()
  const client = useQueryClient()
  const saleId = useStore(useCartStore(), ({ cart }) => cart.saleId)
  const queue = useStore(useCounterRegisterStore(), (state) => state.queue)
  const { waiting } = useQueueState()
  const last = useRef(saleId)
  const takeOut = useEffectEvent(async (soldId: string) => {
    const ticket = await queue?.find(soldId).catch(() => null)
    const known = client.getQueryData<CounterLot[]>(queryKey)
    if (!ticket || !known?.length) return
    const { lines } = JSON.parse(ticket.text) as RegisterTicket
    if (!lines.some(({ lots }) => lots)) return
    const left = lotsWithout(known, lines)
    client.setQueryData(queryKey, left)
    keepAnswer(name, left)
  })
  useEffect(() => {
    if (last.current === saleId) return
    void takeOut(last.current)
    last.current = saleId
  }, [saleId])
  useEffect(() => {
    if (waiting === 0 && client.getQueryData<CounterLot[]>(queryKey)?.length)
      void client.invalidateQueries({ queryKey })
  }, [waiting, client, queryKey])
}
