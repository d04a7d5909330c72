import { type ReactNode, useEffect, useRef } from 'react'
import { Button, useStore } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { useKeyOf } from '../keys/key-tag.tsx'
import { useProductEntry } from '../products/product-entry.ts'

interface RailButtonProps {
  path: readonly string[]
  isPressed: boolean
  /** Whether it is what is shown now, to which the key of the rail goes. */
  isOpen?: boolean
  isSmall?: boolean
  children: ReactNode
}

/** Opens favourites, a category or a subcategory; what was typed goes. */
export function RailButton({ path, isPressed, isOpen = false, isSmall = false, children }: RailButtonProps) {
  const { rail, toSearch } = useFocus()
  const { browse, search } = useProductEntry()
  const shortcut = useKeyOf('browse')
  const go = useStore(browse, (each) => each.go)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) rail.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    wasOpen.current = isOpen
  }, [isOpen, rail])
  return (
    <Button
      {...(isOpen ? { ref: rail, 'aria-keyshortcuts': shortcut } : {})}
      variant="outline"
      size="xl"
      px={isSmall ? '3' : '3.5'}
      textStyle="body"
      flexShrink={0}
      aria-pressed={isPressed}
      tabIndex={isOpen ? 0 : -1}
      {...(isPressed
        ? { bg: 'bg.inverse', color: 'fg.inverse', borderColor: 'bg.inverse', _hover: { bg: 'bg.inverse' } }
        : {})}
      onClick={({ detail }) => {
        search.getState().setText('')
        go(path)
        // Who came by the keys goes on by them.
        if (detail > 0) toSearch()
      }}
    >
      {children}
    </Button>
  )
}
