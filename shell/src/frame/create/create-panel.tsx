import { useNavigate, type MenuPanelProps } from '@comptoir/platform'
import { Menu } from '@comptoir/platform/overlays'
import { MenuFrame } from '../menu-frame.tsx'
import { useIntent } from '../navigation/use-intent.ts'
import type { Creation } from './creations.ts'
import { useCreations } from './use-creations.ts'

function Item({ creation: { label, icon: Icon, address, owned } }: { creation: Creation }) {
  const navigate = useNavigate()
  const intent = useIntent(owned)
  return (
    <Menu.Item
      value={address}
      onClick={() => void navigate(address)}
      onPointerEnter={intent.onPointerEnter}
      onPointerLeave={intent.onPointerLeave}
    >
      <Icon aria-hidden />
      {label}
    </Menu.Item>
  )
}

/** All that can be made from here. */
export function CreatePanel({ trigger }: MenuPanelProps) {
  const creations = useCreations()
  return (
    <MenuFrame trigger={trigger} minW="52">
      {creations.map((creation) => (
        <Item key={creation.address} creation={creation} />
      ))}
    </MenuFrame>
  )
}
