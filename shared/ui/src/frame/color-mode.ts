import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type ColorMode = 'light' | 'dark' | 'system'

export const COLOR_MODE_KEY = 'theme'

/** Storage may be refused (private window, embedded page); the choice then lasts as long as the page. */
function storedMode(): ColorMode {
  try {
    const stored = localStorage.getItem(COLOR_MODE_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

const choice = createStore<{ mode: ColorMode }>()(() => ({ mode: storedMode() }))

/** Another tab chose: this one follows. A null key means that all was cleared. */
globalThis.addEventListener('storage', ({ key }) => {
  if (key === null || key === COLOR_MODE_KEY) choice.setState({ mode: storedMode() })
})

function setMode(mode: ColorMode): void {
  choice.setState({ mode })
  try {
    if (mode === 'system') localStorage.removeItem(COLOR_MODE_KEY)
    else localStorage.setItem(COLOR_MODE_KEY, mode)
  } catch {
    return
  }
}

const darkQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)')
const isSystemDark = (): boolean => darkQuery().matches

/** Where a page is written before anybody reads it. */
const isNobodysDark = (): boolean => false

function subscribeToSystem(listener: () => void): () => void {
  const query = darkQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export interface ColorModeState {
  mode: ColorMode
  resolved: 'light' | 'dark'
  setMode: (mode: ColorMode) => void
}

/** Light, dark or as the system says, kept in localStorage `theme` and followed across tabs. */
export function useColorMode(): ColorModeState {
  const mode = useStore(choice, (state) => state.mode)
  const isDark = useSyncExternalStore(subscribeToSystem, isSystemDark, isNobodysDark)
  const resolved = mode === 'system' ? (isDark ? 'dark' : 'light') : mode
  return { mode, resolved, setMode }
}

const printQuery = (): MediaQueryList => window.matchMedia('print')
const isPrinting = (): boolean => printQuery().matches

function subscribeToPrinting(listener: () => void): () => void {
  const query = printQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The window's edges, on devices that paint them; the page says which colour they have in which appearance. */
function paintEdges(shown: 'light' | 'dark'): void {
  const edges = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const colour = edges?.dataset[shown]
  if (edges && colour !== undefined) edges.content = colour
}

/** Puts the appearance on the page, on paper always the light one: the class is what the style sheet asks for, `data-theme` is for people and tests. */
export function useAppliedColorMode(forced: ColorMode | undefined): void {
  const { resolved } = useColorMode()
  const isOnPaper = useSyncExternalStore(subscribeToPrinting, isPrinting, isNobodysDark)
  const chosen = forced === 'light' || forced === 'dark' ? forced : resolved
  const shown = isOnPaper ? 'light' : chosen
  useEffect(() => {
    const root = document.documentElement
    root.classList.remove('light', 'dark')
    root.classList.add(shown)
    root.dataset['theme'] = shown
    paintEdges(shown)
  }, [shown])
}
