import { ChevronDown } from 'lucide-react'
import { Box, LANGUAGES, Text, useLanguage, useTranslation, VisuallyHidden } from '@comptoir/platform/site'
import { Flag } from '../language/flag.tsx'
import { LanguageLink } from '../language/language-link.tsx'
import { LANGUAGE_NAMES } from '../language/languages.ts'
import { PublicDisclosure } from './public-disclosure.tsx'

const ITEM = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  px: '3',
  minH: '10',
  borderRadius: 'md',
  color: 'fg.default',
  _hover: { bg: 'bg.hover' },
  css: { '&[aria-current]': { fontWeight: 600 } },
}

function Summary() {
  const { t } = useTranslation()
  const current = useLanguage()
  return (
    <>
      <VisuallyHidden>{t('shell.language', { name: LANGUAGE_NAMES[current].name })}</VisuallyHidden>
      <Flag language={current} />
      <Text aria-hidden as="span">
        {LANGUAGE_NAMES[current].code}
      </Text>
      <ChevronDown aria-hidden size={14} />
    </>
  )
}

/** Changes the language of the whole page without loading it again; what has been typed stays. */
export function PublicLanguages() {
  return (
    <PublicDisclosure summary={<Summary />}>
      <Box
        position="absolute"
        insetEnd="0"
        top="full"
        mt="1"
        zIndex="dropdown"
        minW="44"
        p="1.5"
        borderWidth="1px"
        borderColor="border.subtle"
        borderRadius="lg"
        bg="bg.raised"
        boxShadow="raised"
      >
        {LANGUAGES.map((language) => (
          <LanguageLink key={language} language={language} look={ITEM}>
            <Flag language={language} />
            {LANGUAGE_NAMES[language].name}
          </LanguageLink>
        ))}
      </Box>
    </PublicDisclosure>
  )
}
