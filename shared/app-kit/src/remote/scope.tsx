import { createStore } from 'zustand/vanilla'
import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react'

/** Which release of which remote a page belongs to. */
export interface RemoteScope {
  /** Also the remote's translation namespace. */
  id: string
  version: string
  build: string
  /** Where its files are, with a slash at the end. */
  base: string
}

const ScopeContext = createContext<RemoteScope | null>(null)

const onScreen = createStore<{ shown: RemoteScope | null }>()(() => ({ shown: null }))

/** The remote whose page is on the screen, outside React: requests name it in `x-remote`, so that logs can tell. */
export function shownRemote(): RemoteScope | null {
  return onScreen.getState().shown
}

/** A release by a name that logs can be searched for: `inventory@2.4.1+7f3e`. */
export function remoteName({ id, version, build }: RemoteScope): string {
  return `${id}@${version}+${build}`
}

/** Put by the shell around each remote's page. */
export function RemoteScopeProvider({ scope, children }: { scope: RemoteScope; children: ReactNode }) {
  useLayoutEffect(() => {
    onScreen.setState({ shown: scope })
    return () => onScreen.setState({ shown: null })
  }, [scope])
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

/** Put by the shell around what a remote adds to a page of another one: that page stays the one that is shown. */
export function ExtensionScopeProvider({ scope, children }: { scope: RemoteScope; children: ReactNode }) {
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

/** The remote that the calling component was drawn in; undefined in the shell's own parts. */
export function useOwnScope(): RemoteScope | undefined {
  return useContext(ScopeContext) ?? undefined
}

/** The remote that the calling component was drawn in. Throws in the shell's own parts, which belong to none. */
export function useRemoteScope(): RemoteScope {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error('useRemoteScope outside a remote')
  return scope
}
