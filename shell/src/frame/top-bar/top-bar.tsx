import { Menu as MenuLines, PanelLeft } from 'lucide-react'
import { DirectionalIcon, Flex, IconButton, Spacer, useSession, useTranslation } from '@comptoir/platform'
import { AvatarMenu, type AvatarMenuProps } from './avatar-menu.tsx'
import { CreateMenu } from '../create/create-menu.tsx'
import { LanguageMenu } from '../language/language-menu.tsx'
import { NotificationsButton } from '../notifications/notifications-button.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { PointOfSaleSwitch } from './point-of-sale-switch.tsx'
import { SettingsMenu } from '../settings/settings-menu.tsx'
import { DRAWER_ID } from '../drawer/side-drawer.tsx'

export interface TopBarProps extends AvatarMenuProps {
  isSmall: boolean
  isDrawerOpen: boolean
  onToggleDrawer: () => void
}

/** The bar that stays: the drawer's switch, then the search, what can be made, where one sells, in which language, what is new, the settings, and as whom. */
export function TopBar({ isSmall, isDrawerOpen, onToggleDrawer, passwordDialog }: TopBarProps) {
  const { t } = useTranslation()
  const hasCompany = useSession((state) => state.company !== null)
  const wideLabel = isDrawerOpen ? t('shell.collapseNavigation') : t('shell.expandNavigation')
  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: '0.5', md: '2' }}
      position="sticky"
      top="0"
      zIndex="sticky"
      h="16"
      px={{ base: '1', md: '4' }}
      bg="bg.card"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      data-print="hide"
    >
      <IconButton
        variant="ghost"
        size={isSmall ? 'lg' : 'md'}
        aria-label={isSmall ? t('shell.openNavigation') : wideLabel}
        aria-expanded={isDrawerOpen}
        aria-controls={DRAWER_ID}
        onClick={onToggleDrawer}
      >
        {isSmall ? <MenuLines aria-hidden /> : <DirectionalIcon icon={PanelLeft} aria-hidden />}
      </IconButton>
      <PaletteButton />
      <Spacer />
      <CreateMenu />
      <PointOfSaleSwitch />
      <LanguageMenu />
      {hasCompany ? <NotificationsButton /> : null}
      <SettingsMenu />
      <AvatarMenu passwordDialog={passwordDialog} />
    </Flex>
  )
}
