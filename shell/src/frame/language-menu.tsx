import { Check, ChevronDown } from 'lucide-react'
import { Box, Button, LANGUAGES, Menu, Portal, Text, useLanguage, useTranslation, VisuallyHidden } from '@comptoir/platform'
import { Flag } from './flag.tsx'
import { LANGUAGE_NAMES } from './languages.ts'

/** Changes the language of the whole page without loading it again; what has been typed stays. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const current = useLanguage()
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => void i18n.changeLanguage(value)}>
      <Menu.Trigger asChild>
        <Button variant="ghost" size="md" px="2.5">
          <VisuallyHidden>{t('shell.language', { name: LANGUAGE_NAMES[current].name })}</VisuallyHidden>
          <Flag language={current} />
          <Text aria-hidden as="span" display={{ base: 'none', sm: 'inline' }}>
            {LANGUAGE_NAMES[current].code}
          </Text>
          <ChevronDown aria-hidden size={14} />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="44">
            {LANGUAGES.map((language) => (
              <Menu.Item key={language} value={language} lang={language}>
                <Flag language={language} />
                <Box flex="1">{LANGUAGE_NAMES[language].name}</Box>
                {language === current ? <Check aria-hidden size={16} /> : null}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
