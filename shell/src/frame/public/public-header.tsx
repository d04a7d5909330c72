import { Flex, Link, Logo, useLocation } from '@comptoir/platform/site'
import { PublicLanguages } from './public-languages.tsx'
import { PublicMenu, PublicPhoneMenu, WaysIn } from './public-menu.tsx'

/** Logo, the pages, the language, and the ways in. */
export function PublicHeader() {
  // Going to another page shuts what was open.
  const { pathname } = useLocation()
  return (
    <Flex
      as="header"
      key={pathname}
      position="relative"
      align="center"
      gap={{ base: '1', lg: '2' }}
      h="18"
      px={{ base: '4', md: '6' }}
      maxW="7xl"
      w="full"
      mx="auto"
    >
      <Flex asChild align="center" color="fg.default" me="auto" minH="11">
        <Link to="/">
          <Logo height={26} />
        </Link>
      </Flex>
      <PublicMenu />
      <PublicLanguages />
      <Flex display={{ base: 'none', lg: 'flex' }} gap="2">
        <WaysIn isWide={false} />
      </Flex>
      <PublicPhoneMenu />
    </Flex>
  )
}
