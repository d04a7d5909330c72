import { useEffect, useRef, useState } from 'react'
import type { PartyImport, PartyKind } from '@comptoir/contracts/people/party-import'
import { ApiProblem, ConnectionError, tellRefusal } from '@comptoir/platform'
import { useTakeImport } from '../import-queries.ts'
import { uploadImport } from '../party-import.api.ts'

interface Sending {
  fileName: string
  /** From 0 to 1. */
  fraction: number
}

/**
 * Sends a file and tracks its progress. Leaving the page does not stop it: the import then appears among the latest ones.
 * Why a file was refused is kept for the place where it was chosen.
 */
export function useUpload(kind: PartyKind, onSent: (record: PartyImport) => void) {
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const isHere = useIsHere()
  const take = useTakeImport()
  const send = async (file: File): Promise<void> => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setError(null)
    const onProgress = (fraction: number): void => setSending({ fileName: file.name, fraction })
    onProgress(0)
    try {
      const record = await uploadImport(kind, { file, onProgress, signal: controller.signal })
      take(record)
      if (isHere.current) onSent(record)
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
