import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { chakra } from '@comptoir/platform/site'

export interface PublicDisclosureProps {
  /** Content of the summary, which is the button. */
  summary: ReactNode
  children: ReactNode
  display?: object
}

/** Opens and shuts by the browser itself, hence also before any script has come. Escape, leaving it and choosing from it shut it. */
export function PublicDisclosure({ summary, children, display = {} }: PublicDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const shut = () => details.current?.removeAttribute('open')
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || details.current?.open !== true) return
    shut()
    details.current.querySelector('summary')?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) shut()
  }
  return (
    <chakra.details
      ref={details}
      position="relative"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      css={{ '& > summary': { listStyle: 'none' }, '& > summary::-webkit-details-marker': { display: 'none' } }}
      {...display}
    >
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        gap="1.5"
        minW="11"
        h="11"
        px="2.5"
        borderRadius="md"
        cursor="pointer"
        color="fg.muted"
        fontWeight="semibold"
        _hover={{ bg: 'bg.hover', color: 'fg.default' }}
      >
        {summary}
      </chakra.summary>
      <chakra.div onClick={shut}>{children}</chakra.div>
    </chakra.details>
  )
}
