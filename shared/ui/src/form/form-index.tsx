import { CircleAlert } from 'lucide-react'
import { chakra } from '../chakra.ts'
import type { RegisteredSection } from './form-registry.ts'

export interface FormIndexProps {
  label: string
  sections: readonly RegisteredSection[]
  inError: ReadonlySet<string>
}

/** The sections of a long form, beside it on wide screens, with a mark where something must be looked at. */
export function FormIndex({ label, sections, inError }: FormIndexProps) {
  return (
    <chakra.nav
      aria-label={label}
      position="sticky"
      top="4"
      alignSelf="start"
      display={{ base: 'none', xl: 'flex' }}
      flexDirection="column"
      gap="1"
      width="184px"
      flexShrink={0}
    >
      {sections.map(({ id, title }) => (
        <chakra.a
          key={id}
          href={`#${id}`}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          minH="8"
          px="3"
          borderRadius="md"
          color="fg.muted"
          textDecoration="none"
          _hover={{ bg: 'bg.hover', color: 'fg.default' }}
        >
          {title}
          {inError.has(id) ? (
            <chakra.span color="danger.fg" display="inline-flex">
              <CircleAlert aria-hidden size={16} />
            </chakra.span>
          ) : null}
        </chakra.a>
      ))}
    </chakra.nav>
  )
}
