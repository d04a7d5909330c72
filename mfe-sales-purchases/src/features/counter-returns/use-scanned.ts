import { useEffect, useEffectEvent, useRef } from 'react'
import type { ScannedCode } from './return-dialog.tsx'

/** Takes each scan as one piece, however often it is shown: it is not, while something else is asked. */
export function useScanned(scanned: ScannedCode | null, take: (code: string) => void): void {
  const last = useRef<ScannedCode | null>(null)
  const onScan = useEffectEvent(take)
  useEffect(() => {
    if (!scanned || scanned === last.current) return
    last.current = scanned
    onScan(scanned.code)
  }, [scanned])
}
