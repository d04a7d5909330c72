import { useEffect, useSyncExternalStore } from 'react'

export type ColorMode = 'light' | 'dark' | 'system'

export const COLOR_MODE_KEY = 'theme'

const listeners = new Set<() => void>()
const notify = (): void => listeners.forEach((listener) => listener())

/** Storage may be refused (private window, embedded page); the choice then lasts as long as the page. */
let inMemory: ColorMode = 'system'

function readMode(): ColorMode {
  try {
    const stored = localStorage.getItem(COLOR_MODE_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return inMemory
  }
}

function writeMode(mode: ColorMode): void {
  inMemory = mode
  try {
    if (mode === 'system') localStorage.removeItem(COLOR_MODE_KEY)
    else localStorage.setItem(COLOR_MODE_KEY, mode)
  } finally {
    notify()
  }
}

const darkQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)')
const isSystemDark = (): boolean => darkQuery().matches

/** Where a page is written before anybody reads it. */
const nobodysChoice = (): ColorMode => 'system'
const isNobodysDark = (): boolean => false

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const query = darkQuery()
  query.addEventListener('change', listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    query.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
  }
}

export interface ColorModeState {
  mode: ColorMode
  resolved: 'light' | 'dark'
  setMode: (mode: ColorMode) => void
}

/** Light, dark or as the system says, kept in localStorage `theme` and followed across tabs. */
export function useColorMode(): ColorModeState {
  const mode = useSyncExternalStore(subscribe, readMode, nobodysChoice)
  const isDark = useSyncExternalStore(subscribe, isSystemDark, isNobodysDark)
  const resolved = mode === 'system' ? (isDark ? 'dark' : 'light') : mode
  return { mode, resolved, setMode: writeMode }
}

const printQuery = (): MediaQueryList => window.matchMedia('print')
const isPrinting = (): boolean => printQuery().matches

function subscribeToPrinting(listener: () => void): () => void {
  const query = printQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
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
  }, [shown])
}
