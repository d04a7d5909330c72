import { useCallback, useEffect, useRef, useState } from 'react'

/** Width of one logo, in CSS pixels: what one click scrolls. */
export const STEP_PX = 192
/** Browsers round what they scroll. */
const NEARLY_PX = 2

interface Ends {
  isAtStart: boolean
  isAtEnd: boolean
}

/** Scroll position of a strip. In a right-to-left page, browsers count to the left, below zero. */
export function endsOf({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): Ends {
  const way = Math.abs(scrollLeft)
  return { isAtStart: way <= NEARLY_PX, isAtEnd: way >= scrollWidth - clientWidth - NEARLY_PX }
}

/** A strip that moves by one logo, and knows its ends. */
export function useStrip() {
  const strip = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: false })
  const look = useCallback(() => {
    if (strip.current !== null) setEnds(endsOf(strip.current))
  }, [])
  useEffect(() => {
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [look])
  const move = (logos: 1 | -1) => {
    const element = strip.current
    if (element === null) return
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollBy({ left: logos * STEP_PX * sign, behavior: isCalm ? 'auto' : 'smooth' })
  }
  return { strip, ...ends, look, move }
}
