import { formatNumber } from '@comptoir/i18n'
import { Link } from '../chakra.ts'
import { useLanguage } from '../frame/language.ts'
import { PageLink } from '../page/page-link.tsx'

export interface CountLinkProps {
  count: number
  /** The list of what is counted. */
  to: string
}

/** How many there are of something, leading to them; none lead nowhere. */
export function CountLink({ count, to }: CountLinkProps) {
  const figure = formatNumber(count, useLanguage())
  if (count === 0) return figure
  return (
    <Link asChild>
      <PageLink to={to}>{figure}</PageLink>
    </Link>
  )
}
