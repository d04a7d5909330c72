import { LogOut } from 'lucide-react'
import { Box, Center, chakra, Menu, Portal, Text, useNavigate, useSession, useTranslation, VisuallyHidden } from '@comptoir/platform'
import { LOGIN } from '../session/landing.ts'
import { signOutHere } from '../session/sign-out.ts'
import { AppearanceItems } from './appearance-items.tsx'

/** The first letters of the first two words of a name. */
export function initialsOf(name: string): string {
  const letters = name.trim().split(/\s+/).slice(0, 2).map((word) => [...word][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}

/** Who is signed in, how the page looks, and the way out. */
export function AvatarMenu() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const name = useSession((state) => state.user?.name ?? '')
  const email = useSession((state) => state.user?.email ?? '')
  const leave = async () => {
    await signOutHere()
    await navigate(LOGIN)
  }
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <chakra.button type="button" borderRadius="full" cursor="pointer" p="0.5">
          <VisuallyHidden>{t('shell.account', { name })}</VisuallyHidden>
          <Center aria-hidden boxSize="9" borderRadius="full" bg="brand.subtle" color="brand.fg" textStyle="caption" fontWeight="semibold">
            {initialsOf(name)}
          </Center>
        </chakra.button>
      </Menu.Trigger>
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
