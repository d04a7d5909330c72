import { useEffect, useEffectEvent } from 'react'
import { SALES } from '@comptoir/contracts/sales/sales'
import { useHasPermission, useList } from '@comptoir/platform'

const LIMIT = 10
/** A ticket of this device, or of another one that was without a network, comes to the server at any moment. */
const LOOK_AGAIN_MS = 3000

/**
 * What the server has of a genuine ticket: that it does not have it, or how much of it came back. `hidden` for who may not see
 * sales, `asking` and `noAnswer` while it does not say.
 */
export type InBooks = 'hidden' | 'asking' | 'noAnswer' | 'missing' | 'nothing' | 'part' | 'whole'

/** Asks the server for a ticket by its number, again and again until it has it; null while there is none to ask for. */
export function useInBooks(number: string | null, isOffline: boolean): InBooks {
  const isAllowed = useHasPermission(SALES.permissions.read)
  const isAsked = number !== null && isAllowed && !isOffline
  const { data, error, refetch } = useList(
    SALES,
    { page: 1, limit: LIMIT, search: { text: number ?? '', fields: ['number'] } },
    { enabled: isAsked },
  )
  const row = data?.data.find((each) => each.number === number)
  const isMissing = isAsked && data !== undefined && !error && row === undefined
  const again = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (!isMissing) return
    const timer = setInterval(again, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isMissing])
  if (isOffline || error) return 'noAnswer'
  if (!isAllowed) return 'hidden'
  if (!data) return 'asking'
  return row ? (row.refundState ?? 'nothing') : 'missing'
}
