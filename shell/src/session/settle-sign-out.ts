import { createStore, endOwedSession, notify, translate } from '@comptoir/platform'

const AGAIN_MS = 15_000

const settling = createStore<{ isUnderWay: boolean }>()(() => ({ isUnderWay: false }))

/** Tells the API of a sign-out that it has not heard of: now, when the network is back, and from time to time until it has. */
export function settleSignOut(): void {
  if (settling.getState().isUnderWay) return
  settling.setState({ isUnderWay: true })
  const again = (): void => void tell()
  const timer = setInterval(again, AGAIN_MS)
  const tell = async (): Promise<void> => {
    if (!(await endOwedSession()) || !settling.getState().isUnderWay) return
    clearInterval(timer)
    removeEventListener('online', again)
    settling.setState({ isUnderWay: false })
    notify.success(translate('shell.signOutSettled'))
  }
  addEventListener('online', again)
  again()
}
