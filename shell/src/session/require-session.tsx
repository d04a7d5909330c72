import type { ReactNode } from 'react'
import { Navigate, useLocation, useSession } from '@comptoir/platform'
import { LOGIN, loginAddress } from './landing.ts'
import { isSigningOut } from './departure.ts'

/** Lets signed-in people through; leads everybody else to the sign-in page and from there back here. */
export function RequireSession({ children }: { children: ReactNode }) {
  const location = useLocation()
  const isSignedIn = useSession((state) => state.token !== null && state.user !== null)
  if (isSignedIn) return children
  return <Navigate to={isSigningOut() ? LOGIN : loginAddress(location)} replace />
}
