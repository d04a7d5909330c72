import { type StoreApi, useStore } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'
import type { HeldStore, HeldTicket, OthersStore } from './held-tickets.store.ts'

export interface Held {
  store: HeldStore
  others: OthersStore
  asking: StoreApi<{ isOpen: boolean }>
}

export const [HeldContext, useHeld] = createRequiredContext<Held>('list of held tickets')

/** Those of this device, the last one first. */
export function useHeldTickets(): readonly HeldTicket[] {
  return useStore(useHeld().store, ({ tickets }) => tickets)
}

/** How many wait in the shop, as far as this device knows. */
export function useHeldCount(): number {
  const { others } = useHeld()
  return useHeldTickets().length + useStore(others, ({ rows }) => rows.length)
}

/** Opens what is put aside, and what the open ticket is put aside by. */
export function useShowHeld(): () => void {
  const { asking } = useHeld()
  return () => asking.setState({ isOpen: true })
}
