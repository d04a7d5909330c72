import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Box, Portal } from '@comptoir/platform'

const PIXELS_PER_MM = 96 / 25.4

/** On the screen it is out of sight, in real millimetres, so that its length can be measured; on paper it is alone. */
const sheet = {
  position: 'fixed',
  top: 0,
  insetInlineStart: '-200vw',
  visibility: 'hidden',
  '& [role=document]': { '--mm': '1mm' },
  '@media print': {
    position: 'static',
    visibility: 'visible',
    'body:has(> &) > *:not([data-sheet])': { display: 'none !important' },
    // Of several sheets the one that came last is printed.
    '&:has(~ [data-sheet])': { display: 'none !important' },
  },
} as const

/** A page of 80 mm as long as its content: a roll has no other end. Without a length the printer's own paper is taken. */
const pageOf = (heightMm: number) => (heightMm === 0 ? {} : { '@page': { size: `80mm ${heightMm}mm`, margin: '0' } })

/** The sheet that the printer gets, alone. It is not on the screen: show the same content there where it belongs. */
export function Printed({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const heightMm = useHeightMm(ref)
  return (
    <Portal>
      <Box ref={ref} data-sheet="" aria-hidden css={{ ...sheet, ...pageOf(heightMm) }}>
        {children}
      </Box>
    </Portal>
  )
}

function useHeightMm(ref: { readonly current: HTMLElement | null }): number {
  const [heightMm, setHeightMm] = useState(0)
  useEffect(() => {
    const { current } = ref
    if (!current) return undefined
    const observer = new ResizeObserver(() => {
      setHeightMm(Math.ceil(current.offsetHeight / PIXELS_PER_MM))
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
    }
  }, [ref])
  return heightMm
}
