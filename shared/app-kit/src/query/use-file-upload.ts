import { useEffect, useRef, useState } from 'react'
import { ApiProblem, ConnectionError } from '../http/problem.ts'
import { tellRefusal } from './use-save.ts'

export interface Sending {
  fileName: string
  /** From 0 to 1. */
  fraction: number
}

/** How a call that sends a file tells of its progress, and is broken off. */
export interface UploadCourse {
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/**
 * Sends a file and tracks its progress. Leaving the page does not stop it: what it became is then found in its list. Why a
 * file was refused is kept for the place where it was chosen.
 *
 * @param onSent is called with what the file became, as long as the page is open
 */
export function useFileUpload<Result>(onSent: (result: Result) => void) {
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const isHere = useIsHere()
  const send = async (fileName: string, upload: (course: UploadCourse) => Promise<Result>): Promise<void> => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setError(null)
    const onProgress = (fraction: number): void => setSending({ fileName, fraction })
    onProgress(0)
    try {
      const result = await upload({ onProgress, signal: controller.signal })
      if (isHere.current) onSent(result)
    } catch (refused) {
      if (controller.signal.aborted) return
      if (refused instanceof ApiProblem || refused instanceof ConnectionError) setError(refused.message)
      else tellRefusal(refused)
    } finally {
      running.current = null
      setSending(null)
    }
  }
  return { sending, error, send, cancel: () => running.current?.abort() }
}

/** False once the page was left. */
function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

/** What was sent last, for as long as the window is open, so that it can be read in another way. */
export function keptSent<Sent>() {
  let last: { id: string; sent: Sent } | null = null
  return {
    keep: (id: string, sent: Sent): void => {
      last = { id, sent }
    },
    /** What became this, if it was sent from here and nothing after it. */
    find: (id: string): Sent | null => (last?.id === id ? last.sent : null),
  }
}
