import { type StoreApi, useStore } from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'
import type { HeldStore, HeldTicket } from './held-tickets.store.ts'

export interface Held {
  store: HeldStore
  asking: StoreApi<{ isOpen: boolean }>
}

export const [HeldContext, useHeld] = createRequiredContext<Held>('list of held tickets')

export function useHeldStore(): HeldStore {
  return useHeld().store
}

/** The last one first. */
export function useHeldTickets(): readonly HeldTicket[] {
  return useStore(useHeldStore(), ({ tickets }) => tickets)
}

/** Opens what is put aside, and what the open ticket is put aside by. */
export function useShowHeld(): () => void {
  const { asking } = useHeld()
  return () => asking.setState({ isOpen: true })
}
