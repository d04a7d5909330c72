import { LogOut } from 'lucide-react'
import { Box, Portal, Text, useNavigate, useSession, useTranslation, type MenuPanelProps } from '@comptoir/platform'
import { Menu, useOpenAtOnce } from '@comptoir/platform/overlays'
import { LOGIN } from '../session/landing.ts'
import { signOutHere } from '../session/sign-out.ts'
import { AppearanceItems } from './appearance-items.tsx'

/** What belongs to the account: its name and address, the appearance, signing out. */
export function AvatarPanel({ trigger }: MenuPanelProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const name = useSession((state) => state.user?.name ?? '')
  const email = useSession((state) => state.user?.email ?? '')
  const leave = async () => {
    await signOutHere()
    await navigate(LOGIN)
  }
  return (
    <Menu.Root {...useOpenAtOnce()} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="60">
            <Box px="2" py="1.5">
              <Text fontWeight="semibold" truncate>
                {name}
              </Text>
              <Text textStyle="small" color="fg.muted" truncate>
                <bdi>{email}</bdi>
              </Text>
            </Box>
            <Menu.Separator />
            <AppearanceItems />
            <Menu.Separator />
            <Menu.Item value="sign-out" onClick={() => void leave()}>
              <LogOut aria-hidden />
              {t('shell.signOut')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
