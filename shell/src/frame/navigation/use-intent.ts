import { useRef } from 'react'
import { session } from '@comptoir/platform'
import type { OwnedRoute } from '../../remotes/registry/addresses.ts'
import { runningRelease } from '../../remotes/registry/live-remotes.ts'
import { mayOpen } from '../../remotes/registry/may-open.ts'
import { readAhead } from '../../remotes/loading/read-ahead.ts'
import { useRemotes } from '../../remotes/context.tsx'

/** A pointer that rests this long on an entry means it. */
const INTENT_MS = 60

/** Handlers that fetch a page's code and its first reads as soon as somebody is about to open it. A failure stays silent: opening tries again. */
export function useIntent(owned: OwnedRoute | undefined) {
  const shell = useRemotes()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fetchPage = () => {
    if (owned === undefined || !mayOpen(owned)) return
    const wanted = { release: runningRelease(shell, owned.live), route: owned.route }
    if (shell.pages.loaded(wanted) !== undefined) return
    shell.preload(wanted)
    shell.pages.load(wanted).catch(() => undefined)
    const { company, pointOfSale } = session.getState()
    readAhead(wanted, { companyId: company?.id, pointOfSaleId: pointOfSale?.id })
  }
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(fetchPage, INTENT_MS)
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: fetchPage,
    onTouchStart: fetchPage,
  }
}
