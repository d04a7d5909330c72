import { createStore, type StoreApi } from '@comptoir/platform'

/** What is typed into the search. It is a store of its own, so that a key draws the field again and nothing else. */
export interface Search {
  text: string
  /** Which of the hits the arrows went to; null while they are let be. */
  at: number | null
  setText: (text: string) => void
  /** Goes to the next hit or the one before, of so many. */
  move: (step: 1 | -1, count: number) => void
  /** Empties the field if this is what it holds. */
  forget: (text: string) => void
}

export type SearchStore = StoreApi<Search>

export function createSearchStore(): SearchStore {
  return createStore<Search>((set) => ({
    text: '',
    at: null,
    setText: (text) => set({ text, at: null }),
    move: (step, count) => set(({ at }) => ({ at: count === 0 ? null : movedTo(at, step, count) })),
    forget: (text) => set((search) => (search.text.trim() === text.trim() ? { text: '', at: null } : {})),
  }))
}

/** The first hit is highlighted before any arrow: down goes to the second. Stops at both ends. */
function movedTo(at: number | null, step: 1 | -1, count: number): number {
  return Math.min(Math.max((at ?? 0) + step, 0), count - 1)
}
