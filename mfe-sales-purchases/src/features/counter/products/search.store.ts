import { createStore, type StoreApi } from '@comptoir/platform'

/** What is typed into the search. It is a store of its own, so that a key draws the field again and nothing else. */
export interface Search {
  text: string
  setText: (text: string) => void
  /** Empties the field if this is what it holds. */
  forget: (text: string) => void
}

export type SearchStore = StoreApi<Search>

export function createSearchStore(): SearchStore {
  return createStore<Search>((set) => ({
    text: '',
    setText: (text) => set({ text }),
    forget: (text) => set((search) => (search.text.trim() === text ? { text: '' } : {})),
  }))
}
