import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useHref, useLinkClickHandler, useLocation, type NavigateOptions, type To } from 'react-router-dom'

export interface PageLinkProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'relative' | 'preventScrollReset'> {
  to: To
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link to a page of the product, followed without loading the document anew. The router's own brings what frameworks
 * prefetch, which no page here has. Keys and buttons that open another tab do so.
 */
export function PageLink({
  to,
  replace,
  state,
  relative,
  preventScrollReset,
  onClick,
  target,
  ref,
  ...rest
}: PageLinkProps) {
  const href = useHref(to, { ...(relative === undefined ? {} : { relative }) })
  const given = Object.entries({ replace, state: state as unknown, relative, preventScrollReset, target }).filter(
    ([, value]) => value !== undefined,
  )
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, Object.fromEntries(given))
  const onFollow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} ref={ref} href={href} target={target} onClick={onFollow}>
      {rest.children}
    </a>
  )
}

export interface PageNavLinkProps extends PageLinkProps {
  /** Only this very address counts, none below it. */
  end?: boolean
}

/** The same in a navigation: says which of the links is the page one is on. */
export function PageNavLink({ end = false, ...link }: PageNavLinkProps) {
  const href = useHref(link.to)
  const { pathname } = useLocation()
  const isCurrent = pathname === href || (!end && pathname.startsWith(`${href}/`))
  return <PageLink {...link} {...(isCurrent ? { 'aria-current': 'page' } : {})} />
}
