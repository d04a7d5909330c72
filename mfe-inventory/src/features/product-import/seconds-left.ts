import { useState } from 'react'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'

export interface Progress {
  /** By the clock of this browser, in milliseconds. */
  at: number
  done: number
}

/** Seconds until all is done at the pace between two looks; null while they show none. */
export function secondsLeft(first: Progress, latest: Progress, rowCount: number): number | null {
  const done = latest.done - first.done
  const elapsedMs = latest.at - first.at
  if (done <= 0 || elapsedMs <= 0) return null
  return Math.max(0, Math.ceil(((elapsedMs / done) * (rowCount - latest.done)) / 1000))
}

/** The same for a running import, measured since this page first saw its phase: the server's clock may differ. */
export function useSecondsLeft(record: ProductImport, seenAt: number): number | null {
  const phase = `${record.id} ${record.state} ${record.startedAt ?? ''}`
  const latest = { at: seenAt, done: record.doneCount }
  const [first, setFirst] = useState({ phase, ...latest })
  if (first.phase === phase) return secondsLeft(first, latest, record.rowCount)
  setFirst({ phase, ...latest })
  return null
}
