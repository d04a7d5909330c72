import { Check } from 'lucide-react'
import { Box, LANGUAGES, useLanguage, useTranslation, type MenuPanelProps } from '@comptoir/platform'
import { Menu } from '@comptoir/platform/overlays'
import { MenuFrame } from '../menu-frame.tsx'
import { Flag } from './flag.tsx'
import { LANGUAGE_NAMES } from './languages.ts'

/** The languages to choose from, each in its own words. */
export function LanguagePanel({ trigger }: MenuPanelProps) {
  const { i18n } = useTranslation()
  const current = useLanguage()
  return (
    <MenuFrame trigger={trigger} minW="44" onChoose={(language) => void i18n.changeLanguage(language)}>
      {LANGUAGES.map((language) => (
        <Menu.Item key={language} value={language} lang={language}>
          <Flag language={language} />
          <Box flex="1">{LANGUAGE_NAMES[language].name}</Box>
          {language === current ? <Check aria-hidden size={16} /> : null}
        </Menu.Item>
      ))}
    </MenuFrame>
  )
}
