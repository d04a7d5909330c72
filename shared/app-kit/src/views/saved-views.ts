import type { ChangedSavedView, DefaultView, NewSavedView, SavedView } from '@comptoir/contracts/identity/saved-views'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { api } from '../http/api.ts'
import { pathOf } from '../http/company-path.ts'
import { session, type Session } from '../session/store.ts'

/** The declaration would bring its schemas into the first page. */
const VIEWS = { path: 'saved-views' }

/** Kept on the device, so that a list begins with its view at once. */
export const SAVED_VIEWS_KEY = 'saved_views'

/** The views of lists that one person finds in one company. */
interface Found {
  /** The person and the company; empty for nobody. */
  reader: string
  views: readonly SavedView[]
}

const NONE: Found = { reader: '', views: [] }

const readerOf = ({ user, company }: Session): string => (user && company ? `${user.id} ${company.id}` : '')

const found = createStore<Found>()(kept)

session.subscribe((next) => {
  if (readerOf(next) !== found.getState().reader && found.getState() !== NONE) keep(NONE)
})

/** Another tab read or changed them: this one follows. A null key means that all was cleared. */
globalThis.addEventListener('storage', ({ key }) => {
  if (key === null || key === SAVED_VIEWS_KEY) found.setState(kept(), true)
})

/** What is damaged counts as absent, as does what somebody else left; storage may be refused altogether. */
function kept(): Found {
  try {
    const stored = JSON.parse(localStorage.getItem(SAVED_VIEWS_KEY) ?? 'null') as Partial<Found> | null
    const { reader = '', views } = stored ?? {}
    return reader !== '' && reader === readerOf(session.getState()) && Array.isArray(views) ? { reader, views } : NONE
  } catch {
    return NONE
  }
}

function keep(next: Found): void {
  found.setState(next, true)
  try {
    if (next.reader === '') localStorage.removeItem(SAVED_VIEWS_KEY)
    else localStorage.setItem(SAVED_VIEWS_KEY, JSON.stringify(next))
  } catch {
    return
  }
}

/** Reads the views of the signed-in person again. Without an answer those that are known stay. */
export async function loadSavedViews(): Promise<void> {
  const reader = readerOf(session.getState())
  if (reader === '') return
  const views = await api.get<SavedView[]>(pathOf(VIEWS)).catch(() => null)
  if (views !== null && reader === readerOf(session.getState())) keep({ reader, views })
}

/** The views of the list of this name that the reader finds, by name; none for a list without a name. */
export function useSavedViews(list: string | undefined): readonly SavedView[] {
  const views = useStore(found, (state) => state.views)
  return useMemo(() => views.filter((view) => view.list === list), [views, list])
}

/** Keeps a view under a name. */
export function saveView(input: NewSavedView & { id: string }): Promise<SavedView> {
  return thenLoaded(api.post<SavedView>(pathOf(VIEWS), input, { idempotencyKey: input.id }))
}

/** Renames, shares or replaces a view. */
export function changeView(id: string, input: ChangedSavedView): Promise<SavedView> {
  return thenLoaded(api.put<SavedView>(pathOf(VIEWS, id), input))
}

export function deleteView(id: string): Promise<undefined> {
  return thenLoaded(api.delete(pathOf(VIEWS, id)))
}

/** Begins a list of the reader with a view of it, or with all rows. */
export function beginWithView(input: DefaultView): Promise<undefined> {
  return thenLoaded(api.put<undefined>(pathOf(VIEWS, 'default'), input))
}

async function thenLoaded<T>(write: Promise<T>): Promise<T> {
  const answer = await write
  await loadSavedViews()
  return answer
}
