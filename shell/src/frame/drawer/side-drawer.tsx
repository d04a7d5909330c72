import { Box, Flex } from '@comptoir/platform'
import { DrawerHeader } from './drawer-header.tsx'
import { NavContent } from '../navigation/nav-content.tsx'
import { usePeek } from './use-peek.ts'

export const DRAWER_ID = 'side-drawer'
export const OPEN_WIDTH = '240px'
const COLLAPSED_WIDTH = '65px'

export interface SideDrawerProps {
  isOpen: boolean
  /** Wide screens with a pointer: a collapsed drawer opens over the page while it is pointed at. */
  canHover: boolean
}

/** The permanent drawer: 240 px open, 65 px collapsed to icons; then it opens over the page while it is used. */
export function SideDrawer({ isOpen, canHover }: SideDrawerProps) {
  const peek = usePeek(DRAWER_ID, !isOpen, canHover)
  const isNarrow = !isOpen && !peek.isOver
  return (
    <Box w={isOpen ? OPEN_WIDTH : COLLAPSED_WIDTH} flexShrink="0" transition="width 160ms" data-print="hide">
      <Flex
        id={DRAWER_ID}
        direction="column"
        position="fixed"
        insetBlock="0"
        insetStart="0"
        zIndex="banner"
        w={isNarrow ? COLLAPSED_WIDTH : OPEN_WIDTH}
        overflow="hidden"
        transition="width 160ms"
        bg="bg.card"
        borderEndWidth="1px"
        borderColor="border.subtle"
        boxShadow={peek.isOver ? 'raised' : 'none'}
        {...peek.handlers}
      >
        <DrawerHeader isNarrow={isNarrow} />
        <Box flex="1" overflowY="auto" overflowX="hidden">
          <NavContent isNarrow={isNarrow} onFollow={peek.follow} />
        </Box>
      </Flex>
    </Box>
  )
}
