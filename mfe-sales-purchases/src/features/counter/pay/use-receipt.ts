import { useState } from 'react'
import type { Sale } from '@comptoir/contracts/sales/sales'

/** The last sale of this counter. It fills the screen until the next one begins, and stays at hand after. */
export function useReceipt() {
  const [sold, setSold] = useState<Sale | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  return {
    sold,
    isOpen: isOpen && sold !== null,
    show: (sale: Sale) => {
      setSold(sale)
      setIsOpen(true)
    },
    close: () => {
      setIsOpen(false)
    },
  }
}
