import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../session/use-session.ts'
import type { StockNews } from './follow-stock.ts'

/** Hears within a second what moves in the stock of the company, while the component is there. */
export function useStockNews(take: (news: StockNews) => void): void {
  const companyId = useSession(({ company }) => company?.id)
  const hear = useEffectEvent(take)
  useEffect(() => {
    if (companyId === undefined) return
    const leaving = new AbortController()
    const { signal } = leaving
    import('./follow-stock.ts')
      .then(({ followStock }) => followStock(companyId, (news) => hear(news), signal))
      // Without it what is shown is as old as it was read.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [companyId])
}
