import { useState } from 'react'
import {
  Center,
  chakra,
  initialsOf,
  deferred,
  DeferredPart,
  type Deferred,
  MenuButton,
  useSession,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform'

const panel = deferred(async () => (await import(/* webpackChunkName: "menus" */ '../menus.ts')).AvatarPanel)

/** Props of an account dialog. */
export interface AccountDialogProps {
  isOpen: boolean
  onClose: () => void
}

export interface AvatarMenuProps {
  passwordDialog: Deferred<AccountDialogProps>
}

/** Who is signed in: their profile, their password, how the page looks, and the way out. */
export function AvatarMenu({ passwordDialog }: AvatarMenuProps) {
  const { t } = useTranslation()
  const name = useSession((state) => state.user?.name ?? '')
  const [isChanging, setChanging] = useState(false)
  const button = (
    <chakra.button type="button" borderRadius="full" cursor="pointer" p="0.5">
      <VisuallyHidden>{t('shell.account', { name })}</VisuallyHidden>
      <Center
        aria-hidden
        boxSize="9"
        borderRadius="full"
        bg="brand.subtle"
        color="brand.fg"
        textStyle="caption"
        fontWeight="semibold"
      >
        {initialsOf(name)}
      </Center>
    </chakra.button>
  )
  return (
    <>
      <MenuButton panel={panel} trigger={button} given={{ onEditPassword: () => setChanging(true) }} />
      <DeferredPart
        part={passwordDialog}
        isWanted={isChanging}
        given={{ isOpen: isChanging, onClose: () => setChanging(false) }}
      />
    </>
  )
}
