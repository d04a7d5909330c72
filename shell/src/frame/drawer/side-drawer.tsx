import { useState } from 'react'
import { Box, Flex } from '@comptoir/platform'
import { DrawerHeader } from './drawer-header.tsx'
import { NavContent } from '../navigation/nav-content.tsx'

export const DRAWER_ID = 'side-drawer'
const OPEN = '240px'
const COLLAPSED = '65px'

export interface SideDrawerProps {
  isOpen: boolean
  /** Wide screens with a pointer: a collapsed drawer opens over the page while it is pointed at. */
  canHover: boolean
}

/** The permanent drawer: 240 px open, 65 px collapsed to icons. */
export function SideDrawer({ isOpen, canHover }: SideDrawerProps) {
  const [isHovered, setHovered] = useState(false)
  const isOver = !isOpen && canHover && isHovered
  const isNarrow = !isOpen && !isOver
  return (
    <Box w={isOpen ? OPEN : COLLAPSED} flexShrink="0" transition="width 160ms" data-print="hide">
      <Flex
        id={DRAWER_ID}
        direction="column"
        position="fixed"
        insetBlock="0"
        insetStart="0"
        zIndex="banner"
        w={isNarrow ? COLLAPSED : OPEN}
        overflow="hidden"
        transition="width 160ms"
        bg="bg.card"
        borderEndWidth="1px"
        borderColor="border.subtle"
        boxShadow={isOver ? 'raised' : 'none'}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
      >
        <DrawerHeader isNarrow={isNarrow} />
        <Box flex="1" overflowY="auto" overflowX="hidden">
          <NavContent isNarrow={isNarrow} />
        </Box>
      </Flex>
    </Box>
  )
}
