import { createContext, useContext, useMemo } from 'react'
import { useStore } from '@comptoir/platform/site'
import type { LiveRemotes, RemotesInUse } from '../remotes/live-remotes.ts'
import type { ExtraLoader } from '../remotes/load-extra.ts'
import type { PageLoader } from '../remotes/load-page.ts'

/** What the shell's own parts share: the remotes of this tab, and how their pages and what else they offer are brought. */
export interface ShellParts {
  live: LiveRemotes
  pages: PageLoader
  extras: ExtraLoader
}

const ShellContext = createContext<ShellParts | null>(null)

export const ShellProvider = ShellContext.Provider

/** Throws outside the shell's router. */
export function useShellParts(): ShellParts {
  const parts = useContext(ShellContext)
  if (parts === null) throw new Error('useShell outside the shell')
  return parts
}

/** The same with what is known of the remotes at present; draws again when that changes. */
export function useShell(): ShellParts & RemotesInUse {
  const parts = useShellParts()
  const state = useStore(parts.live)
  return useMemo(() => ({ ...parts, ...state }), [parts, state])
}
