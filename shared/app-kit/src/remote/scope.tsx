import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react'

/** Which release of which remote a page belongs to. */
export interface RemoteScope {
  /** Also the remote's translation namespace. */
  id: string
  build: string
  /** Where its files are, with a slash at the end. */
  base: string
}

const ScopeContext = createContext<RemoteScope | null>(null)

let shown: RemoteScope | null = null

/** The remote whose page is on the screen, outside React: requests name it in `x-remote`, so that logs can tell. */
export function shownRemote(): RemoteScope | null {
  return shown
}

/** Put by the shell around each remote's page. */
export function RemoteScopeProvider({ scope, children }: { scope: RemoteScope; children: ReactNode }) {
  useLayoutEffect(() => {
    shown = scope
    return () => {
      shown = null
    }
  }, [scope])
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

/** The remote that the calling component was drawn in. Throws in the shell's own parts, which belong to none. */
export function useRemoteScope(): RemoteScope {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error('useRemoteScope outside a remote')
  return scope
}
