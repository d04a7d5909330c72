import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type Density = 'comfortable' | 'compact'

/** How a person has a list shown on this device. */
export interface ListLayout {
  /** Ids of the columns that are shown beside the first; null while the standard ones are. */
  columns: readonly string[] | null
  density: Density
}

export const STANDARD_LAYOUT: ListLayout = { columns: null, density: 'comfortable' }

/** Layouts by the name of their list, in localStorage. */
export const LAYOUTS_KEY = 'list_layouts'

type Layouts = Readonly<Record<string, ListLayout>>

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Null for what nobody could have chosen. */
function layoutFrom(value: unknown): ListLayout | null {
  if (!isObject(value)) return null
  const { columns, density } = value
  const isList = Array.isArray(columns) && columns.every((id) => typeof id === 'string')
  if (!(isList || columns === null) || (density !== 'compact' && density !== 'comfortable')) return null
  return { columns: isList ? (columns as string[]) : null, density }
}

/** What is damaged counts as absent; storage may be refused altogether. */
function storedLayouts(): Layouts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LAYOUTS_KEY) ?? '{}')
    if (!isObject(stored)) return {}
    const read = Object.entries(stored).map(([name, value]) => [name, layoutFrom(value)] as const)
    return Object.fromEntries(read.flatMap(([name, layout]) => (layout ? [[name, layout] as const] : [])))
  } catch {
    return {}
  }
}

const chosen = createStore<{ layouts: Layouts }>()(() => ({ layouts: storedLayouts() }))

/** Another tab chose: this one follows. A null key means that all was cleared. */
globalThis.addEventListener('storage', ({ key }) => {
  if (key === null || key === LAYOUTS_KEY) chosen.setState({ layouts: storedLayouts() })
})

/** Keeps how a list is shown, for all pages of this device. */
export function setListLayout(name: string, layout: ListLayout): void {
  const layouts = { ...chosen.getState().layouts, [name]: layout }
  chosen.setState({ layouts })
  try {
    localStorage.setItem(LAYOUTS_KEY, JSON.stringify(layouts))
  } catch {
    return
  }
}

/** How the list of this name is shown; a list without a name has the standard layout. */
export function useListLayout(name: string | undefined): ListLayout {
  return useStore(chosen, ({ layouts }) => (name === undefined ? undefined : layouts[name]) ?? STANDARD_LAYOUT)
}
