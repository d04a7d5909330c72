import { createContext, useContext, useMemo } from 'react'
import { useStore } from '@comptoir/platform/site'
import type { LiveRemotes, RemotesInUse } from './registry/live-remotes.ts'
import type { ExtraLoader } from './loading/load-extra.ts'
import type { PageLoader } from './loading/load-page.ts'
import type { Complete } from './registry/complete.ts'
import type { PreloadScripts } from './scripts/preload-scripts.ts'

/** The remotes of this tab, and how their pages and what else they offer are loaded. */
export interface RemoteServices {
  live: LiveRemotes
  pages: PageLoader
  extras: ExtraLoader
  preload: PreloadScripts
  complete: Complete
}

const RemotesContext = createContext<RemoteServices | null>(null)

export const RemotesProvider = RemotesContext.Provider

/** What loads from the remotes of this tab. Throws outside the shell's router. */
export function useRemoteServices(): RemoteServices {
  const parts = useContext(RemotesContext)
  if (parts === null) throw new Error('useRemoteServices outside the shell')
  return parts
}

/** The same with what is known of the remotes at present; draws again when that changes. */
export function useRemotes(): RemoteServices & RemotesInUse {
  const parts = useRemoteServices()
  const state = useStore(parts.live)
  return useMemo(() => ({ ...parts, ...state }), [parts, state])
}
