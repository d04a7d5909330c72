import { useEffect, useEffectEvent } from 'react'

const LONG_MS = 550

/**
 * Hears of a tile that is pressed for long, or asked for its menu with the mouse or the keyboard. The press itself then
 * does nothing else.
 */
export function useHeldTile(isHeard: boolean, onHeld: (id: string) => void): void {
  const held = useEffectEvent(onHeld)
  useEffect(() => {
    if (!isHeard) return
    const closing = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isSwallowed = false
    const tell = (event: Event): boolean => {
      const id =
        event.target instanceof Element ? event.target.closest('[data-product]')?.getAttribute('data-product') : null
      if (id) held(id)
      return Boolean(id)
    }
    const forget = (): void => clearTimeout(timer)
    const on = <Name extends keyof DocumentEventMap>(name: Name, hear: (event: DocumentEventMap[Name]) => void): void =>
      document.addEventListener(name, hear, { capture: true, signal: closing.signal })
    on('contextmenu', (event) => {
      forget()
      if (isSwallowed || tell(event)) event.preventDefault()
    })
    on('pointerdown', (event) => {
      forget()
      isSwallowed = false
      if (event.button !== 0) return
      timer = setTimeout(() => {
        isSwallowed = tell(event)
      }, LONG_MS)
    })
    on('pointermove', ({ movementX, movementY }) => {
      if (Math.abs(movementX) + Math.abs(movementY) > 4) forget()
    })
    on('pointerup', forget)
    on('pointercancel', forget)
    on('click', (event) => {
      if (!isSwallowed) return
      isSwallowed = false
      event.preventDefault()
      event.stopPropagation()
    })
    return () => {
      forget()
      closing.abort()
    }
  }, [isHeard])
}
