import { KeyRound, LogOut, UserRound } from 'lucide-react'
import { Box, Text, useNavigate, useSession, useTranslation, type MenuPanelProps } from '@comptoir/platform'
import { Menu } from '@comptoir/platform/overlays'
import { MenuFrame } from '../menu-frame.tsx'
import { LOGIN, profileAddress } from '../../session/landing.ts'
import { signOutHere } from '../../session/sign-out.ts'
import { AppearanceItems } from './appearance-items.tsx'
import { OtherCompanies } from './other-companies.tsx'

export interface AvatarPanelProps extends MenuPanelProps {
  onEditPassword: () => void
}

function Person() {
  const name = useSession((state) => state.user?.name ?? '')
  const email = useSession((state) => state.user?.email ?? '')
  return (
    <Box px="2" py="1.5">
      <Text fontWeight="semibold" truncate>
        <bdi>{name}</bdi>
      </Text>
      <Text textStyle="small" color="fg.muted" truncate>
        <bdi>{email}</bdi>
      </Text>
    </Box>
  )
}

/** What belongs to the account: profile, password, appearance, signing out. */
export function AvatarPanel({ trigger, onEditPassword }: AvatarPanelProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const profile = useSession(profileAddress)
  const hasOthers = useSession((state) => state.user?.hasOtherCompanies === true)
  const leave = async () => {
    await signOutHere()
    await navigate(LOGIN)
  }
  return (
    <MenuFrame trigger={trigger} minW="60">
      <Person />
      <Menu.Separator />
      {profile === null ? null : (
        <Menu.Item value="profile" onClick={() => void navigate(profile)}>
          <UserRound aria-hidden />
          {t('shell.viewProfile')}
        </Menu.Item>
      )}
      <Menu.Item value="password" onClick={onEditPassword}>
        <KeyRound aria-hidden />
        {t('shell.editPassword')}
      </Menu.Item>
      {hasOthers ? <OtherCompanies /> : null}
      <Menu.Separator />
      <AppearanceItems />
      <Menu.Separator />
      <Menu.Item value="sign-out" onClick={() => void leave()}>
        <LogOut aria-hidden />
        {t('shell.signOut')}
      </Menu.Item>
    </MenuFrame>
  )
}
