import { Center, chakra, later, MenuButton, useSession, useTranslation, VisuallyHidden } from '@comptoir/platform'

const panel = later(async () => (await import(/* webpackChunkName: "menus" */ './menus.ts')).AvatarPanel)

/** The first letters of the first two words of a name. */
export function initialsOf(name: string): string {
  const letters = name.trim().split(/\s+/).slice(0, 2).map((word) => [...word][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}

/** Who is signed in, how the page looks, and the way out. */
export function AvatarMenu() {
  const { t } = useTranslation()
  const name = useSession((state) => state.user?.name ?? '')
  const button = (
    <chakra.button type="button" borderRadius="full" cursor="pointer" p="0.5">
      <VisuallyHidden>{t('shell.account', { name })}</VisuallyHidden>
      <Center aria-hidden boxSize="9" borderRadius="full" bg="brand.subtle" color="brand.fg" textStyle="caption" fontWeight="semibold">
        {initialsOf(name)}
      </Center>
    </chakra.button>
  )
  return <MenuButton panel={panel} trigger={button} given={{}} />
}
