import { useEffect, useState } from 'react'

/** Whether Alt is held alone. The key's own effect (the browser's menu) is kept away, because it would take the focus. */
export function useAltHeld(): boolean {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isAlt = event.key === 'Alt'
      if (isAlt) event.preventDefault()
      setIsHeld(isAlt && event.type === 'keydown')
    }
    const release = (): void => {
      setIsHeld(false)
    }
    globalThis.addEventListener('keydown', listen)
    globalThis.addEventListener('keyup', listen)
    globalThis.addEventListener('blur', release)
    return () => {
      globalThis.removeEventListener('keydown', listen)
      globalThis.removeEventListener('keyup', listen)
      globalThis.removeEventListener('blur', release)
    }
  }, [])
  return isHeld
}
