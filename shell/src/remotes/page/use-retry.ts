import { useEffect } from 'react'
import { useRemoteServices } from '../context.tsx'

/** Tries again by itself when the line comes back and when another revision of the registry is seen: what failed may be mended. */
export function useRetry(retry: () => void): void {
  const { live } = useRemoteServices()
  useEffect(() => {
    const onRevision = live.subscribe((next, before) => {
      if (next.revision !== before.revision) retry()
    })
    window.addEventListener('online', retry)
    return () => {
      onRevision()
      window.removeEventListener('online', retry)
    }
  }, [live, retry])
}

/** While the caller is drawn its remote counts as failed, so that it takes the release that is live by now. */
export function useMarkFailed(mark: (isFailed: boolean) => void): void {
  useEffect(() => {
    mark(true)
    return () => mark(false)
  }, [mark])
}
