import { useEffect } from 'react'

const holders = new Set<() => boolean>()

/** Whether anything typed on the page would be lost by leaving it. */
export function isWorkHeld(): boolean {
  return [...holders].some((isHolding) => isHolding())
}

/** Lets the page be asked whether this work would be lost. */
export function useHeldWork(isHolding: () => boolean): void {
  useEffect(() => {
    holders.add(isHolding)
    return () => {
      holders.delete(isHolding)
    }
  }, [isHolding])
}
