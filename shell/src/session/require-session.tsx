import type { ReactNode } from 'react'
import { Navigate, useHeldAddress, useLocation, useSession } from '@comptoir/platform'
import { LOGIN, loginAddress } from './landing.ts'
import { isSigningOut } from './departure.ts'

/**
 * Lets signed-in people through; leads everybody else to the sign-in page and from there back here. Whoever left a counter of this browser locked, or to another one, is
 * led back to it.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const location = useLocation()
  const isSignedIn = useSession((state) => state.token !== null && state.user !== null)
  const counter = useHeldAddress(location.pathname)
  if (isSignedIn) return counter === null ? children : <Navigate to={counter} replace />
  return <Navigate to={isSigningOut() ? LOGIN : loginAddress(location)} replace />
}
