import { createStore, type StoreApi } from '@comptoir/platform'

/** What is typed into the search. It is a store of its own, so that a key draws the field again and nothing else. */
export interface Search {
  text: string
  /** Which of the hits the arrows went to; null while they are let be. */
  at: number | null
  /** Whether Enter asked whose telephone number it is. */
  isNumberAsked: boolean
  setText: (text: string) => void
  /** Goes to the next hit or the one before, of so many; `isFirst` says whether the first is highlighted before any arrow. */
  move: (step: 1 | -1, hits: { count: number; isFirst: boolean }) => void
  /** Empties the field if this is what it holds. */
  forget: (text: string) => void
}

export type SearchStore = StoreApi<Search>

export function createSearchStore(): SearchStore {
  return createStore<Search>((set) => ({
    text: '',
    at: null,
    isNumberAsked: false,
    setText: (text) => set({ text, at: null, isNumberAsked: false }),
    move: (step, { count, isFirst }) =>
      set(({ at }) => ({ at: count === 0 ? null : within((at ?? (isFirst ? 0 : -1)) + step, count) })),
    forget: (text) =>
      set((search) => (text !== '' && search.text.trim() === text.trim() ? { text: '', at: null } : {})),
  }))
}

/** Stops at both ends. */
function within(at: number, count: number): number {
  return Math.min(Math.max(at, 0), count - 1)
}
