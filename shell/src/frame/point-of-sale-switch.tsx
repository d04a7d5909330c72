import { Check, ChevronsUpDown, Store } from 'lucide-react'
import { Box, Button, Code, Menu, Portal, Text, setPointOfSale, useLocation, useNavigate, useSession, useTranslation } from '@comptoir/platform'

/** The same screen at another point of sale: only that part of the address changes. Null where the address names none. */
export function sameScreenAt(pathname: string, currentId: string | undefined, nextId: string): string | null {
  if (currentId === undefined) return null
  const [, company, pointOfSale, ...rest] = pathname.split('/')
  return pointOfSale === currentId ? ['', company, nextId, ...rest].join('/') : null
}

/** Says at which point of sale one works; with more than one, changes it and stays on the same screen. */
export function PointOfSaleSwitch() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const all = useSession((state) => state.pointsOfSale)
  const current = useSession((state) => state.pointOfSale)
  if (current === null) return null
  const choose = (id: string) => {
    const next = all.find((pointOfSale) => pointOfSale.id === id)
    if (next === undefined || next.id === current.id) return
    const address = sameScreenAt(pathname, current.id, next.id)
    if (address === null) setPointOfSale(next)
    else void navigate(address)
  }
  const name = (
    <>
      <Store aria-hidden size={16} />
      <Text as="span" maxW={{ base: '24', md: '48' }} truncate>
        {current.name}
      </Text>
    </>
  )
  if (all.length < 2) {
    return (
      <Box display="inline-flex" alignItems="center" gap="2" px="3" fontWeight="medium" title={t('shell.pointOfSale', { name: current.name })}>
        {name}
      </Box>
    )
  }
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => choose(value)}>
      <Menu.Trigger asChild>
        <Button variant="outline" aria-label={t('shell.pointOfSale', { name: current.name })}>
          {name}
          <ChevronsUpDown aria-hidden size={14} />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {all.map((pointOfSale) => (
              <Menu.Item key={pointOfSale.id} value={pointOfSale.id}>
                <Box flex="1">{pointOfSale.name}</Box>
                <Text as="span" textStyle="caption" color="fg.muted">
                  <Code>{pointOfSale.code}</Code>
                </Text>
                <Box w="4">{pointOfSale.id === current.id ? <Check aria-hidden size={16} /> : null}</Box>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
