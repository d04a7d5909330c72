import { Button, Flex, Link, Logo, useLocation, useSession, useTranslation } from '@comptoir/platform'
import { LOGIN } from '../session/landing.ts'
import { LanguageMenu } from './language-menu.tsx'

/** Logo, language, and the way in; for somebody signed in already, the way back to work. */
export function PublicHeader() {
  const { t } = useTranslation()
  const isSignedIn = useSession((state) => state.token !== null && state.user !== null)
  const isSigningIn = useLocation().pathname === LOGIN
  return (
    <Flex as="header" align="center" gap={{ base: '1', md: '3' }} h="18" px={{ base: '4', md: '6' }} maxW="7xl" w="full" mx="auto">
      <Flex asChild align="center" color="fg.default" me="auto" minH="11">
        <Link to="/">
          <Logo height={26} />
        </Link>
      </Flex>
      <LanguageMenu />
      {isSigningIn ? null : (
        <Button asChild size="lg">
          <Link to={LOGIN}>{isSignedIn ? t('shell.openApp') : t('shell.signIn')}</Link>
        </Button>
      )}
    </Flex>
  )
}
