import { Box, Flex, Outlet, useMatches } from '@comptoir/platform'
import { DrawerSheet } from './drawer-sheet.tsx'
import { ScrollToStart } from './scroll-to-start.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { isFullScreen } from './is-full-screen.ts'
import { useDrawer } from './use-drawer.ts'

function Content() {
  return (
    <Box as="main" id="main" tabIndex={-1} outline="none" minW="0">
      <ScrollToStart />
      <Outlet />
    </Box>
  )
}

/** Bar and drawer around the pages of people at work; the counter takes the whole screen. */
export function BackOffice() {
  const drawer = useDrawer()
  if (isFullScreen(useMatches())) return <Content />
  return (
    <Flex minH="100dvh">
      <SkipLink />
      {drawer.isSmall ? <DrawerSheet isOpen={drawer.isOpen} onClose={drawer.close} /> : <SideDrawer isOpen={drawer.isOpen} canHover={drawer.canHover} />}
      <Box flex="1" minW="0">
        <TopBar isSmall={drawer.isSmall} isDrawerOpen={drawer.isOpen} onToggleDrawer={drawer.toggle} />
        <Content />
      </Box>
    </Flex>
  )
}
