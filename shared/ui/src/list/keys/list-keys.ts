import { useEffect, useEffectEvent } from 'react'

/** The signs of the two keys on the layouts of our languages. */
const SEARCH_KEYS = ['/', 'ظ']
const HELP_KEYS = ['?', '؟']

/** Whether a key is meant for what has the focus, or for a layer above the page. */
function isTaken({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isForText =
    target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')
  return Boolean(
    isForText ||
    defaultPrevented ||
    ctrlKey ||
    metaKey ||
    altKey ||
    document.querySelector('[role=dialog], [role=menu]'),
  )
}

export interface ListKeys {
  onSearch: () => void
  onHelp: () => void
}

/** The keys of a list wherever the focus is: `/` to search, `?` for what the keys do. */
export function useListKeys({ onSearch, onHelp }: ListKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = SEARCH_KEYS.includes(event.key) ? onSearch : HELP_KEYS.includes(event.key) ? onHelp : null
    if (!action || isTaken(event)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => act(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
