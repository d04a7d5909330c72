import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'

const badges = createStore<Readonly<Record<string, number>>>()(() => ({}))

const keyOf = (remoteId: string, name: string) => `${remoteId}:${name}`

/** Sets the count of a badge; 0 and undefined take it away. */
export function setBadge(remoteId: string, name: string, count: number | undefined): void {
  badges.setState({ [keyOf(remoteId, name)]: count ?? 0 })
}

/** What a remote's badge counts at present; 0 draws nothing. */
export function useBadge(remoteId: string, name: string | undefined): number {
  return useStore(badges, (counts) => (name === undefined ? 0 : (counts[keyOf(remoteId, name)] ?? 0)))
}
