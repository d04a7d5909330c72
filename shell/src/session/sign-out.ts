import { createStore, logout, queryClient } from '@comptoir/platform'

const departure = createStore<{ isLeaving: boolean }>()(() => ({ isLeaving: false }))

/** Whether the session ends because the person asked for it: then nobody is to be led back to where they were. */
export function isSigningOut(): boolean {
  return departure.getState().isLeaving
}

/** Ends the session at the API and in this browser, and forgets what was read from the server. */
export async function signOutHere(): Promise<void> {
  departure.setState({ isLeaving: true })
  try {
    await logout()
    queryClient.clear()
  } finally {
    setTimeout(() => departure.setState({ isLeaving: false }), 0)
  }
}
