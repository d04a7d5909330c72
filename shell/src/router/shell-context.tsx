import { createContext, useContext } from 'react'
import type { PageLoader } from '../remotes/load-page.ts'
import type { KnownRemotes } from '../remotes/registry.ts'
import type { OwnedRoute } from './addresses.ts'

/** What the shell's own parts share: the remotes it knows, the addresses they own, and how a page is brought. */
export interface ShellData {
  remotes: KnownRemotes
  owned: OwnedRoute[]
  pages: PageLoader
}

const ShellContext = createContext<ShellData | null>(null)

export const ShellDataProvider = ShellContext.Provider

/** Throws outside the shell's router. */
export function useShell(): ShellData {
  const data = useContext(ShellContext)
  if (data === null) throw new Error('useShell outside the shell')
  return data
}
