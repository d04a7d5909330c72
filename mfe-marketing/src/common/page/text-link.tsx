import type { ReactNode } from 'react'
import { ChakraLink, Link } from '@comptoir/platform/site'

/** A link inside text. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ChakraLink asChild color="brand.fg" fontWeight="medium" textDecoration="underline" textUnderlineOffset="3px">
      <Link to={to}>{children}</Link>
    </ChakraLink>
  )
}
