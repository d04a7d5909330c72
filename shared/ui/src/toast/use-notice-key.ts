import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Alt and T lead to the newest toast, which is the last thing on the page and goes by itself. Once it is answered the
 * focus is where it was: call what is given back when toasts have gone.
 */
export function useNoticeKey(list: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null)
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event
    const button = list.current?.querySelector('button')
    if (code !== 'KeyT' || !altKey || ctrlKey || metaKey || shiftKey || !button) return
    event.preventDefault()
    if (!list.current?.contains(document.activeElement)) before.current = document.activeElement
    button.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => act(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return () => {
    const { current } = before
    if (!(current instanceof HTMLElement) || document.activeElement !== document.body) return
    before.current = null
    current.focus({ preventScroll: true })
  }
}
