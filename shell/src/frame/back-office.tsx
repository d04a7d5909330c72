import { useEffect } from 'react'
import { deferred, DeferredPart, Flex, loadSavedViews, Outlet, useMatches, useSession } from '@comptoir/platform'
import { DrawerSheet } from './drawer/drawer-sheet.tsx'
import { ScrollToStart } from './scroll-to-start.tsx'
import { SideDrawer } from './drawer/side-drawer.tsx'
import { SkipLink } from './skip-link.tsx'
import type { AvatarMenuProps } from './top-bar/avatar-menu.tsx'
import { TopBar } from './top-bar/top-bar.tsx'
import { isFullScreen } from './is-full-screen.ts'
import { useFollowPointOfSale } from '../session/use-follow-point-of-sale.ts'
import { useDrawer } from './drawer/use-drawer.ts'

const supportBar = deferred(async () => (await import('./top-bar/impersonation-bar.tsx')).ImpersonationBar)

/** Above everything for support, whom alone it concerns: the others do without its code. */
function SupportBar() {
  const isSupport = useSession((state) => state.user?.impersonation !== undefined)
  return <DeferredPart part={supportBar} isWanted={isSupport} given={{}} />
}

const factorBar = deferred(async () => (await import('./top-bar/second-factor-bar.tsx')).SecondFactorBar)

/** Above everything for who has to set up a second factor. */
function FactorBar() {
  const isMissing = useSession((state) => state.user?.secondFactorFrom !== undefined)
  return <DeferredPart part={factorBar} isWanted={isMissing} given={{}} />
}

function Content() {
  return (
    <Flex as="main" id="main" tabIndex={-1} direction="column" flex="1" outline="none" minW="0">
      <ScrollToStart />
      <Outlet />
    </Flex>
  )
}

/** Asks once for the views of all lists of the company, where there are any: a list begins with one before it has asked anything itself. */
function useListViews(hasLists: boolean): void {
  const companyId = useSession(({ company }) => company?.id)
  useEffect(() => {
    if (hasLists) void loadSavedViews()
  }, [companyId, hasLists])
}

/** Where sticky parts of pages stop: under the bar. */
const BELOW_THE_BAR = { '--frame-top': '4rem', scrollPaddingTop: '5rem' }

/** Bar and drawer around the pages of the back office; the counter takes the whole screen, but for the bar of support. The dialogs that the bar opens are given from above. */
export function BackOffice({ passwordDialog }: AvatarMenuProps) {
  const drawer = useDrawer()
  useFollowPointOfSale()
  const isWhole = isFullScreen(useMatches())
  useListViews(!isWhole)
  if (isWhole) {
    return (
      <Flex direction="column" minH="100dvh">
        <SupportBar />
        <FactorBar />
        <Content />
      </Flex>
    )
  }
  return (
    <Flex minH="100dvh">
      <SkipLink />
      {drawer.isSmall ? (
        <DrawerSheet isOpen={drawer.isOpen} onClose={drawer.close} />
      ) : (
        <SideDrawer isOpen={drawer.isOpen} canHover={drawer.canHover} />
      )}
      <Flex direction="column" flex="1" minW="0" css={BELOW_THE_BAR}>
        <SupportBar />
        <FactorBar />
        <TopBar
          isSmall={drawer.isSmall}
          isDrawerOpen={drawer.isOpen}
          onToggleDrawer={drawer.toggle}
          passwordDialog={passwordDialog}
        />
        <Content />
      </Flex>
    </Flex>
  )
}
