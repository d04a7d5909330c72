import { useEffect } from 'react'
import { useLocation, useNavigationType } from '@comptoir/platform/site'

/** Another page starts at its top; going back leaves the place to the browser, an anchor leads to its target. */
export function ScrollToStart() {
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  useEffect(() => {
    if (kind !== 'POP' && hash === '') window.scrollTo(0, 0)
  }, [pathname, hash, kind])
  return null
}
