import { createStore } from '@comptoir/platform'

const departure = createStore<{ isLeaving: boolean }>()(() => ({ isLeaving: false }))

/** Whether the session ends because the person asked for it: then nobody is to be led back to where they were. */
export function isSigningOut(): boolean {
  return departure.getState().isLeaving
}

/** Says that the person is leaving, or has left. */
export function beSigningOut(isLeaving: boolean): void {
  departure.setState({ isLeaving })
}
