import { useEffect, useRef, useState } from 'react'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { ApiProblem, ConnectionError, tellRefusal } from '@comptoir/platform'
import { useTakeImport } from '../import-queries.ts'
import { uploadImport, type Upload } from '../product-import.api.ts'
import { keepFile, type SentFiles } from './kept-file.ts'

export interface Sending {
  fileName: string
  /** From 0 to 1. */
  fraction: number
}

/**
 * Sends a file and tracks its progress. Leaving the page does not stop it: the import then appears among the latest
 * ones. Why a file was refused is kept for the place where it was chosen.
 */
export function useUpload(onSent: (record: ProductImport) => void) {
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const isHere = useIsHere()
  const take = useTakeImport()
  const send = async (
    { file, pictures }: SentFiles,
    pointOfSaleId: string,
    again: Pick<Upload, 'wanted' | 'replaces'> = {},
  ): Promise<void> => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setError(null)
    setSending({ fileName: file.name, fraction: 0 })
    const onProgress = (fraction: number): void => setSending({ fileName: file.name, fraction })
    try {
      const record = await uploadImport({
        ...again,
        file,
        pictures,
        pointOfSaleId,
        onProgress,
        signal: controller.signal,
      })
      take(record)
      keepFile(record.id, { file, pictures })
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
