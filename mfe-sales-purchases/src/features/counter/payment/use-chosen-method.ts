import { useState } from 'react'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'

interface Choice {
  saleId: string
  methodId: string
}

/**
 * The method that the open sale is paid by: the one that was chosen for it, else cash, else the first where the shop takes
 * no cash. Every sale begins so again.
 * Undefined while the methods are unknown, null where there is none to pay by.
 */
export function useChosenMethod(methods: readonly PaymentMethod[] | undefined, saleId: string) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const usual = methods?.find(({ kind }) => kind === 'cash') ?? methods?.[0] ?? null
  const chosen = methods?.find(({ id }) => choice?.saleId === saleId && choice.methodId === id)
  return {
    method: methods === undefined ? undefined : (chosen ?? usual),
    choose: (methodId: string): void => setChoice({ saleId, methodId }),
  }
}
