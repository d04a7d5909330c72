import { Box, chakra, Flex, LANGUAGES, Link, Logo, Text, useTranslation } from '@comptoir/platform/site'
import { LanguageLink } from '../language/language-link.tsx'
import { LANGUAGE_NAMES } from '../language/languages.ts'
import { LEGAL_PAGES } from './public-nav.ts'

const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '8',
  color: 'fg.muted',
  _hover: { color: 'fg.default', textDecoration: 'underline' },
} as const

/** The foot of public pages: what the law asks for, and the languages. */
export function PublicFooter() {
  const { t } = useTranslation()
  const year = String(new Date().getFullYear())
  return (
    <Box as="footer" className="dark" bg="bg.card" color="fg.default" data-print="hide">
      <Flex
        align="center"
        columnGap="6"
        rowGap="3"
        wrap="wrap"
        maxW="7xl"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="6"
        textStyle="body"
      >
        <Flex me="auto" align="center">
          <Logo height={24} />
        </Flex>
        <Flex as="nav" aria-label={t('site.legal')} columnGap="5" wrap="wrap">
          {LEGAL_PAGES.map(({ to, labelKey }) => (
            <chakra.span key={to} asChild {...LINK}>
              <Link to={to}>{t(labelKey)}</Link>
            </chakra.span>
          ))}
        </Flex>
        <Flex as="nav" aria-label={t('site.languages')} columnGap="4" wrap="wrap">
          {LANGUAGES.map((language) => (
            <LanguageLink key={language} language={language} look={LINK}>
              {LANGUAGE_NAMES[language].name}
            </LanguageLink>
          ))}
        </Flex>
        <Text color="fg.muted">
          <bdi dir="ltr">{t('shell.footer.rights', { year })}</bdi>
        </Text>
      </Flex>
    </Box>
  )
}
