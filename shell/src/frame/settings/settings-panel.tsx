import { Building2, Store } from 'lucide-react'
import { Portal, useNavigate, useTranslation, type MenuPanelProps } from '@comptoir/platform'
import { Menu, useOpenAtOnce } from '@comptoir/platform/overlays'
import type { SettingsItem } from './settings-items.ts'

const ICONS = { company: Building2, pointOfSale: Store } as const

export interface SettingsPanelProps extends MenuPanelProps {
  items: SettingsItem[]
}

/** Company and point of sale, each where its screen is there. */
export function SettingsPanel({ trigger, items }: SettingsPanelProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Menu.Root {...useOpenAtOnce()} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="52">
            {items.map(({ kind, address }) => {
              const Icon = ICONS[kind]
              return (
                <Menu.Item key={kind} value={kind} onClick={() => void navigate(address)}>
                  <Icon aria-hidden />
                  {t(`frame.settings.${kind}`)}
                </Menu.Item>
              )
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
