import { Check } from 'lucide-react'
import { Menu } from '@comptoir/platform/overlays'
import { useColorMode, useTranslation, type ColorMode } from '@comptoir/platform'

const MODES = { system: 'shell.appearanceSystem', light: 'shell.appearanceLight', dark: 'shell.appearanceDark' } as const satisfies Record<ColorMode, string>

function isMode(value: string): value is ColorMode {
  return value in MODES
}

/** Light, dark, or as the device says. */
export function AppearanceItems() {
  const { t } = useTranslation()
  const { mode, setMode } = useColorMode()
  return (
    <Menu.RadioItemGroup value={mode} onValueChange={({ value }) => (isMode(value) ? setMode(value) : undefined)}>
      <Menu.ItemGroupLabel>{t('shell.appearance')}</Menu.ItemGroupLabel>
      {Object.entries(MODES).map(([value, key]) => (
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
