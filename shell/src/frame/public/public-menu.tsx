import { Menu } from 'lucide-react'
import {
  Box,
  Button,
  chakra,
  Flex,
  Link,
  NavLink,
  useSession,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform/site'
import { LOGIN } from '../../session/landing.ts'
import { PublicDisclosure } from './public-disclosure.tsx'
import { PUBLIC_PAGES, SIGN_UP, WAYS_IN } from './public-nav.ts'

const LINK = {
  display: 'flex',
  alignItems: 'center',
  minH: '11',
  px: '3',
  borderRadius: 'md',
  color: 'fg.muted',
  fontWeight: 'medium',
  textStyle: 'body',
  _hover: { color: 'fg.default', bg: 'bg.hover' },
  css: { '&[aria-current=page]': { color: 'var(--c-colors-fg-default)', fontWeight: 600 } },
} as const

/** The pages of the site, side by side or below each other. */
function Pages() {
  const { t } = useTranslation()
  return PUBLIC_PAGES.map(({ to, labelKey }) => (
    <chakra.li key={to}>
      <chakra.span asChild {...LINK}>
        <NavLink to={to} end>
          {t(labelKey)}
        </NavLink>
      </chakra.span>
    </chakra.li>
  ))
}

/** To sign in or up; for somebody signed in already, back to work. */
export function WaysIn({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation()
  const isSignedIn = useSession((state) => state.token !== null && state.user !== null)
  const ways = isSignedIn ? [{ to: LOGIN, labelKey: 'shell.openApp' } as const] : WAYS_IN
  return ways.map(({ to, labelKey }) => (
    <Button
      key={to}
      asChild
      size="lg"
      variant={isSignedIn || to === SIGN_UP ? 'solid' : isWide ? 'outline' : 'ghost'}
      {...(isWide ? { w: 'full' } : {})}
    >
      <Link to={to}>{t(labelKey)}</Link>
    </Button>
  ))
}

/** The menu of wide screens. */
export function PublicMenu() {
  const { t } = useTranslation()
  return (
    <Flex as="nav" aria-label={t('site.pages')} display={{ base: 'none', lg: 'flex' }}>
      <Flex as="ul" listStyleType="none">
        <Pages />
      </Flex>
    </Flex>
  )
}

/** The menu of narrow ones, behind a button. */
export function PublicPhoneMenu() {
  const { t } = useTranslation()
  const summary = (
    <>
      <VisuallyHidden>{t('site.menu')}</VisuallyHidden>
      <Menu aria-hidden size={20} />
    </>
  )
  return (
    <PublicDisclosure summary={summary} display={{ display: { base: 'block', lg: 'none' }, position: 'static' }}>
      <Box
        as="nav"
        aria-label={t('site.pages')}
        position="absolute"
        insetInline="0"
        top="18"
        zIndex="dropdown"
        px="4"
        pb="5"
        pt="2"
        bg="bg.card"
        borderBottomWidth="1px"
        borderColor="border.subtle"
        boxShadow="raised"
      >
        <Box as="ul" listStyleType="none" mb="3">
          <Pages />
        </Box>
        <Flex direction="column" gap="2">
          <WaysIn isWide />
        </Flex>
      </Box>
    </PublicDisclosure>
  )
}
