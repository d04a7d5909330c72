import type { SessionCompany, SessionPointOfSale } from '@comptoir/contracts/identity/session'
import type { Permission } from '@comptoir/contracts/permissions'
import type { Approvable } from '@comptoir/contracts/role-permissions'
import { useStore } from 'zustand'
import { session, type Session } from './store.ts'

/** Reads one thing of the session and draws again when it changes: `useSession((state) => state.user)`. */
export function useSession<T>(selector: (state: Session) => T): T {
  return useStore(session, selector)
}

/** The company of a page inside a company's layout. Throws outside one: the shell's guards keep such pages shut. */
export function useCompany(): SessionCompany {
  const company = useSession((state) => state.company)
  if (!company) throw new Error('A page that needs a company was drawn without one')
  return company
}

/** The point of sale of a page inside a point of sale's layout. Throws outside one. */
export function usePointOfSale(): SessionPointOfSale {
  const pointOfSale = useSession((state) => state.pointOfSale)
  if (!pointOfSale) throw new Error('A page that needs a point of sale was drawn without one')
  return pointOfSale
}

/** Whether the signed-in person holds a right. Decides what is shown only: the API checks every call again. */
export function hasPermission(permission: Permission): boolean {
  return session.getState().user?.permissions.includes(permission) ?? false
}

/** The same, drawn again when the session changes. */
export function useHasPermission(permission: Permission): boolean {
  return useSession((state) => state.user?.permissions.includes(permission) ?? false)
}

/** Whether the signed-in person, who lacks a right, may do it once somebody who holds it approved. */
export function useMayAsk(permission: Approvable): boolean {
  return useSession((state) => state.user?.approvals?.includes(permission) ?? false)
}
