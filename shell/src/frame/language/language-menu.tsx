import { ChevronDown } from 'lucide-react'
import {
  Box,
  Button,
  deferred,
  MenuButton,
  Text,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform'
import { Flag } from './flag.tsx'
import { LANGUAGE_NAMES } from './languages.ts'

const panel = deferred(async () => (await import(/* webpackChunkName: "menus" */ '../menus.ts')).LanguagePanel)

/** Changes the language of the whole page without loading it again; what has been typed stays. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const current = useLanguage()
  const button = (
    <Button variant="ghost" size="md" px={{ base: '2', sm: '2.5' }}>
      <VisuallyHidden>{t('shell.language', { name: LANGUAGE_NAMES[current].name })}</VisuallyHidden>
      <Flag language={current} />
      <Text aria-hidden as="span" display={{ base: 'none', sm: 'inline' }}>
        {LANGUAGE_NAMES[current].code}
      </Text>
      <Box as="span" display={{ base: 'none', sm: 'inline' }}>
        <ChevronDown aria-hidden size={14} />
      </Box>
    </Button>
  )
  return <MenuButton panel={panel} trigger={button} given={{}} />
}
