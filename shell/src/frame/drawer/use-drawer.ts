import { useState } from 'react'
import { useBreakpointValue, useMediaQuery } from '@comptoir/platform'

/** Whether this person keeps the drawer open, remembered on this device. */
const KEY = 'drawerOpen'

function remembered(): boolean | null {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === null ? null : kept === 'true'
  } catch {
    return null
  }
}

function remember(isOpen: boolean): void {
  try {
    localStorage.setItem(KEY, String(isOpen))
  } catch {
    return
  }
}

/** Small: a sheet. Medium: collapsed unless opened, no hovering. Wider: open unless collapsed, opens when pointed at. */
export function useDrawer() {
  const width =
    useBreakpointValue<'small' | 'medium' | 'wide'>({ base: 'small', md: 'medium', lg: 'wide' }, { ssr: false }) ??
    'wide'
  const [hasPointer] = useMediaQuery(['(hover: hover)'], { ssr: false })
  const [choice, setChoice] = useState(remembered)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const isSmall = width === 'small'
  const isOpen = choice ?? width === 'wide'
  return {
    isSmall,
    isOpen: isSmall ? isSheetOpen : isOpen,
    canHover: width === 'wide' && hasPointer === true,
    close: () => setSheetOpen(false),
    toggle: () => {
      if (isSmall) return setSheetOpen(!isSheetOpen)
      setChoice(!isOpen)
      remember(!isOpen)
    },
  }
}
