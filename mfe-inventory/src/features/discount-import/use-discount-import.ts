import { useState } from 'react'
import { DISCOUNTS } from '@comptoir/contracts/inventory/discounts'
import type { DiscountImport } from '@comptoir/contracts/inventory/discount-import'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { ApiProblem, ConnectionError, tellRefusal, useSave } from '@comptoir/platform'
import { sendDiscounts } from './discount-import.api.ts'

/** A file that was looked at, and what it does or did. */
export interface Looked {
  file: File
  report: DiscountImport
}

/**
 * Sends a file twice: first to look at it, then, when somebody has agreed, to carry it out. Why a file was refused is kept
 * for the place where it was chosen.
 */
export function useDiscountImport() {
  const [looked, setLooked] = useState<Looked | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { save, isSaving } = useSave((file: File) => sendDiscounts(file, { apply: true }), {
    invalidates: [DISCOUNTS, PRODUCTS],
    onSaved: (report, file) => setLooked({ file, report }),
  })
  const look = async (file: File): Promise<void> => {
    setError(null)
    setIsLooking(true)
    try {
      setLooked({ file, report: await sendDiscounts(file, { apply: false }) })
    } catch (refused) {
      if (refused instanceof ApiProblem || refused instanceof ConnectionError) setError(refused.message)
      else tellRefusal(refused)
    } finally {
      setIsLooking(false)
    }
  }
  return {
    looked,
    isLooking,
    error,
    isSaving,
    look: (file: File) => void look(file),
    apply: () => (looked ? void save(looked.file) : undefined),
    startAgain: () => setLooked(null),
  }
}
