import { useEffect, useEffectEvent, useRef } from 'react'
import { keepInStep } from '../in-step.ts'
import { useCartStore } from '../cart/cart-context.ts'
import { useHeld } from './held-context.ts'
import { finishSplits } from './split-held.ts'
import { useSyncHeld } from './use-sync-held.ts'

/** Keeps this device and its shop in step about what is put aside: every minute, and whenever something is. */
export function HeldSync() {
  const { store } = useHeld()
  const sync = useSyncHeld()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const work = useEffectEvent(() => {
    last.current = last.current.then(sync)
  })
  const cart = useCartStore()
  useEffect(() => finishSplits(store, cart), [store, cart])
  useEffect(() => {
    const ending = new AbortController()
    keepInStep(() => work(), ending.signal)
    const stop = store.subscribe(({ tickets, ended }, before) => {
      if (tickets.length > before.tickets.length || ended.length > before.ended.length) work()
    })
    return () => {
      ending.abort()
      stop()
    }
  }, [store])
  return null
}
