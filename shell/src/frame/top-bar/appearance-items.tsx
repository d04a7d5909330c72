import { Check } from 'lucide-react'
import { Menu } from '@comptoir/platform/overlays'
import { useColorMode, useTranslation } from '@comptoir/platform'
import { APPEARANCES, isColorMode } from './appearances.ts'

/** Light, dark, or as the device says. */
export function AppearanceItems() {
  const { t } = useTranslation()
  const { mode, setMode } = useColorMode()
  return (
    <Menu.RadioItemGroup value={mode} onValueChange={({ value }) => (isColorMode(value) ? setMode(value) : undefined)}>
      <Menu.ItemGroupLabel>{t('shell.appearance')}</Menu.ItemGroupLabel>
      {Object.entries(APPEARANCES).map(([value, key]) => (
        <Menu.RadioItem key={value} value={value}>
          <Menu.ItemIndicator>
            <Check aria-hidden />
          </Menu.ItemIndicator>
          {t(key)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  )
}
