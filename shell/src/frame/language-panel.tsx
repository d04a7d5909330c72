import { Check } from 'lucide-react'
import { Box, LANGUAGES, Portal, useLanguage, useTranslation, type MenuPanelProps } from '@comptoir/platform'
import { Menu, useOpenAtOnce } from '@comptoir/platform/overlays'
import { Flag } from './flag.tsx'
import { LANGUAGE_NAMES } from './languages.ts'

/** The languages to choose from, each in its own words. */
export function LanguagePanel({ trigger }: MenuPanelProps) {
  const { i18n } = useTranslation()
  const current = useLanguage()
  return (
    <Menu.Root {...useOpenAtOnce()} positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => void i18n.changeLanguage(value)}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
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
