import type { ReactNode } from 'react'
import { Link } from '../chakra.ts'
import { PageLink } from './page-link.tsx'

export interface TextLinkProps {
  to: string
  /** Beside what is open, so that nothing typed is lost. */
  isBeside?: boolean
  children?: ReactNode
}

/** A link inside text. */
export function TextLink({ to, isBeside = false, children }: TextLinkProps) {
  return (
    <Link asChild color="brand.fg" fontWeight="medium" textDecoration="underline" textUnderlineOffset="3px">
      <PageLink to={to} {...(isBeside ? { target: '_blank' } : {})}>
        {children}
      </PageLink>
    </Link>
  )
}
