import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink as RouterLink } from './page-link.tsx'
import { chakra, Flex, Heading, Link, Text } from '../chakra.ts'
import { DirectionalIcon } from '../status/directional-icon.tsx'

export interface Crumb {
  label: string
  /** Left out for the page itself. */
  to?: string
}

export interface PageHeaderProps {
  title: string
  subtitle?: ReactNode
  /** Beside the title: what of all it names is shown. */
  mark?: ReactNode
  /** One primary button at most; it comes last, at the inline end. */
  actions?: ReactNode
  breadcrumb?: Crumb[]
}

/** The head of a page with its only h1. */
export function PageHeader({ title, subtitle, mark, actions, breadcrumb }: PageHeaderProps) {
  return (
    <Flex gap="4" align="center" justify="space-between" wrap="wrap">
      <Flex direction="column" gap="0.5" minW="0" flex="1 1 16rem">
        {breadcrumb ? <Breadcrumb crumbs={breadcrumb} /> : null}
        <Flex align="center" columnGap="2.5" rowGap="1" wrap="wrap">
          <Heading as="h1" size="xl" overflowWrap="anywhere">
            <bdi>{title}</bdi>
          </Heading>
          {mark}
        </Flex>
        {subtitle ? <Text color="fg.muted">{subtitle}</Text> : null}
      </Flex>
      {actions ? (
        <Flex gap="2" align="center" wrap="wrap" data-print="hide">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  )
}

function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation()
  return (
    <chakra.nav aria-label={t('common.path')} textStyle="small" color="fg.muted">
      <chakra.ol display="flex" flexWrap="wrap" alignItems="center" gap="1.5" listStyleType="none">
        {crumbs.map(({ label, to }, index) => (
          <chakra.li key={label} display="inline-flex" alignItems="center" gap="1.5">
            {index > 0 ? <DirectionalIcon icon={ChevronRight} size={14} /> : null}
            {to === undefined ? <bdi aria-current="page">{label}</bdi> : <CrumbLink label={label} to={to} />}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
}

function CrumbLink({ label, to }: { label: string; to: string }) {
  return (
    <Link asChild color="fg.muted" fontWeight="normal">
      <RouterLink to={to}>{label}</RouterLink>
    </Link>
  )
}
