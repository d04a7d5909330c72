import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Box, Portal } from '@comptoir/platform'
import type { PaperWidthMm } from '@comptoir/contracts/printers'
import { paperWidth } from '../../common/paper-width.ts'

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

/** On a narrow roll all is a little smaller, and the 48 mm are used that its printer reaches. */
const NARROW = { '& [role=document]': { '--mm': '0.875mm', width: '58mm', paddingInline: '5mm' } } as const

/** A page as long as its content: a roll has no other end. Without a length the printer's own paper is taken. */
const pageOf = (widthMm: PaperWidthMm, heightMm: number) =>
  heightMm === 0 ? {} : { '@page': { size: `${widthMm}mm ${heightMm}mm`, margin: '0' } }

/** The sheet that the printer gets, alone. It is not on the screen: show the same content there where it belongs. */
export function Printed({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const heightMm = useHeightMm(ref)
  const [widthMm] = useState(paperWidth)
  return (
    <Portal>
      <Box
        ref={ref}
        data-sheet=""
        aria-hidden
        css={{ ...sheet, ...(widthMm === 58 ? NARROW : {}), ...pageOf(widthMm, heightMm) }}
      >
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
