import { ChevronsUpDown, Store } from 'lucide-react'
import { Box, Button, deferred, MenuButton, Text, useSession, useTranslation } from '@comptoir/platform'

const panel = deferred(async () => (await import(/* webpackChunkName: "menus" */ '../menus.ts')).PointOfSalePanel)

/** Says at which point of sale one works; with more than one, changes it and stays on the same screen. */
export function PointOfSaleSwitch() {
  const { t } = useTranslation()
  const hasChoice = useSession((state) => state.pointsOfSale.length > 1)
  const current = useSession((state) => state.pointOfSale)
  if (current === null) return null
  const name = (
    <>
      <Store aria-hidden size={16} />
      <Text as="span" display={{ base: 'none', md: 'inline' }} maxW={{ base: '24', xl: '48' }} truncate>
        {current.name}
      </Text>
    </>
  )
  if (!hasChoice) {
    return (
      <Box
        display="inline-flex"
        alignItems="center"
        gap="2"
        px="3"
        fontWeight="medium"
        title={t('shell.pointOfSale', { name: current.name })}
      >
        {name}
      </Box>
    )
  }
  const button = (
    <Button variant="outline" px={{ base: '2', md: '3.5' }} aria-label={t('shell.pointOfSale', { name: current.name })}>
      {name}
      <Box as="span" display={{ base: 'none', md: 'inline' }}>
        <ChevronsUpDown aria-hidden size={14} />
      </Box>
    </Button>
  )
  return <MenuButton panel={panel} trigger={button} given={{}} />
}
