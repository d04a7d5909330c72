import { Building2, Store } from 'lucide-react'
import { useNavigate, useTranslation, type MenuPanelProps } from '@comptoir/platform'
import { Menu } from '@comptoir/platform/overlays'
import { MenuFrame } from '../menu-frame.tsx'
import type { SettingsItem } from './settings-items.ts'

const ICONS = { company: Building2, pointOfSale: Store } as const

export interface SettingsPanelProps extends MenuPanelProps {
  items: SettingsItem[]
  onCompany: () => void
}

/** Company and point of sale, each where its screen is there. */
export function SettingsPanel({ trigger, items, onCompany }: SettingsPanelProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <MenuFrame trigger={trigger} minW="52">
      {items.map(({ kind, address }) => {
        const Icon = ICONS[kind]
        return (
          <Menu.Item key={kind} value={kind} onClick={() => (address === null ? onCompany() : void navigate(address))}>
            <Icon aria-hidden />
            {t(`frame.settings.${kind}`)}
          </Menu.Item>
        )
      })}
    </MenuFrame>
  )
}
