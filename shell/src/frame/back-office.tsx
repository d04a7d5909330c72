import { Flex, Outlet, useMatches } from '@comptoir/platform'
import { DrawerSheet } from './drawer-sheet.tsx'
import { ScrollToStart } from './scroll-to-start.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { isFullScreen } from './is-full-screen.ts'
import { useFollowPointOfSale } from '../session/use-follow-point-of-sale.ts'
import { useDrawer } from './use-drawer.ts'
import { ImpersonationBar } from './impersonation-bar.tsx'

function Content() {
  return (
    <Flex as="main" id="main" tabIndex={-1} direction="column" flex="1" outline="none" minW="0">
      <ScrollToStart />
      <Outlet />
    </Flex>
  )
}

/** Where sticky parts of pages stop: under the bar. */
const BELOW_THE_BAR = { '--frame-top': '4rem', scrollPaddingTop: '5rem' }

/** Bar and drawer around the pages of people at work; the counter takes the whole screen. */
export function BackOffice() {
  const drawer = useDrawer()
  useFollowPointOfSale()
  if (isFullScreen(useMatches())) return <Content />
  return (
    <Flex minH="100dvh">
      <SkipLink />
      {drawer.isSmall ? (
        <DrawerSheet isOpen={drawer.isOpen} onClose={drawer.close} />
      ) : (
        <SideDrawer isOpen={drawer.isOpen} canHover={drawer.canHover} />
      )}
      <Flex direction="column" flex="1" minW="0" css={BELOW_THE_BAR}>
        <ImpersonationBar />
        <TopBar isSmall={drawer.isSmall} isDrawerOpen={drawer.isOpen} onToggleDrawer={drawer.toggle} />
        <Content />
      </Flex>
    </Flex>
  )
}
