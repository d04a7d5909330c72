import { useEffect, useEffectEvent, useRef } from 'react'
import type { RegisterReport } from '@comptoir/contracts/company/register-states'
import { serverNow, useRemoteScope } from '@comptoir/platform'
import { useCartStore } from '../cart/cart-context.ts'
import { followOtherTabs } from '../cart/cart.store.ts'
import { useDevice } from '../catalogue/device-context.ts'
import { usePrinterState } from '../printing/printing.tsx'
import { forgetUnproved, unprovedOpenings } from '../cover/unproved.ts'
import { useCounterRegisterStore } from '../register/counter-register.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { followCommands } from './follow-commands.ts'
import { type CommandsStore, settled } from './kept-commands.ts'

const LONGEST_VERSION = 60
const TEN_YEARS_MS = 315_360_000_000
const MOST_UNSENT = 1_000_000
/** A return, a count of cash, a question: somebody is in the middle of it. The lock that is there is none. */
const QUESTION = '[role=dialog]:not([data-state=closed]), [role=alertdialog]:not([data-state=closed]):not([data-lock])'

/** Reports how this register is while the counter is open, and keeps what is asked of it. Gives what reports at once. */
export function useFollowCommands(store: CommandsStore, isTraining: boolean): () => void {
  const { register } = useCounterSession()
  const { version, build } = useRemoteScope()
  const cart = useCartStore()
  const registerStore = useCounterRegisterStore()
  const device = useDevice()
  const printerState = usePrinterState()
  const wake = useRef<() => void>(() => undefined)

  const isFree = (): boolean => {
    const { cart: open, isPaying } = cart.getState()
    return open.lines.length === 0 && !isPaying && document.querySelector(QUESTION) === null
  }
  const describe = async (): Promise<Omit<RegisterReport, 'isLocked' | 'done'>> => {
    const { queue } = registerStore.getState()
    const unsent = queue?.state.getState().waiting ?? 0
    const [[oldest], held] = await Promise.all([
      unsent > 0 ? (queue?.waiting(1) ?? []) : [],
      queue?.held(register.id).catch(() => null) ?? null,
    ])
    return {
      pageVersion: `${version}+${build}`.slice(0, LONGEST_VERSION),
      unsentCount: Math.min(unsent, MOST_UNSENT),
      oldestUnsentAt: oldest?.occurredAt ?? null,
      clockAheadMs: clockAheadMs(),
      epoch: held?.epoch ?? null,
      printer: printerState() ?? null,
      isSelling: cart.getState().cart.lines.length > 0,
      ...(isTraining && { isTraining }),
      ...unprovedOf(register.id),
    }
  }
  const syncNow = useEffectEvent(async () => {
    await registerStore.getState().queue?.send()
    await device.sync()
  })
  const follow = useEffectEvent((signal: AbortSignal) =>
    followCommands({
      ...{ registerId: register.id, store, describe, isFree, signal },
      sync: () => syncNow(),
      onTold: ({ unprovedOpenings: told }) => forgetUnproved(register.id, told ?? []),
    }),
  )
  const settle = useEffectEvent(() => {
    if (store.getState().next === null || !isFree()) return
    store.setState((kept) => settled(kept, true))
    wake.current()
  })

  useEffect(() => {
    const closing = new AbortController()
    const { signal } = closing
    wake.current = follow(signal)
    signal.addEventListener('abort', cart.subscribe(settle))
    signal.addEventListener('abort', followOtherTabs(store))
    return () => closing.abort()
  }, [cart, store])
  return () => wake.current()
}

function unprovedOf(registerId: string): Pick<RegisterReport, 'unprovedOpenings'> {
  const openings = unprovedOpenings(registerId)
  return openings.length > 0 ? { unprovedOpenings: openings } : {}
}

/** How far this device's clock is ahead of the server's. */
function clockAheadMs(): number {
  const aheadMs = Math.round(Date.now() - serverNow())
  return Math.max(-TEN_YEARS_MS, Math.min(TEN_YEARS_MS, aheadMs))
}
