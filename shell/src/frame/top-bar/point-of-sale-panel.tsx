import { Check } from 'lucide-react'
import {
  Box,
  Code,
  Text,
  setPointOfSale,
  useLocation,
  useNavigate,
  useSession,
  type MenuPanelProps,
} from '@comptoir/platform'
import { Menu } from '@comptoir/platform/overlays'
import { MenuFrame } from '../menu-frame.tsx'
import { sameScreenAt } from './same-screen.ts'

/** The points of sale to choose from; the page stays the same one at the other shop. */
export function PointOfSalePanel({ trigger }: MenuPanelProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const all = useSession((state) => state.pointsOfSale)
  const current = useSession((state) => state.pointOfSale)
  const choose = (id: string) => {
    const next = all.find((pointOfSale) => pointOfSale.id === id)
    if (next === undefined || next.id === current?.id) return
    const address = sameScreenAt(pathname, current?.id, next.id)
    if (address === null) setPointOfSale(next)
    else void navigate(address)
  }
  return (
    <MenuFrame trigger={trigger} onChoose={choose}>
      {all.map((pointOfSale) => (
        <Menu.Item key={pointOfSale.id} value={pointOfSale.id}>
          <Box flex="1">{pointOfSale.name}</Box>
          <Text as="span" textStyle="caption" color="fg.muted">
            <Code>{pointOfSale.code}</Code>
          </Text>
          <Box w="4">{pointOfSale.id === current?.id ? <Check aria-hidden size={16} /> : null}</Box>
        </Menu.Item>
      ))}
    </MenuFrame>
  )
}
