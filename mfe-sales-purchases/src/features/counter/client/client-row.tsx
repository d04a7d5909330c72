import { ChevronDown, UserRound, X } from 'lucide-react'
import { Box, chakra, Flex, IconButton, Text, useTranslation, VisuallyHidden } from '@comptoir/platform'
import { useCart, useCartActions } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { useShopSettings } from '../session/shop-settings.ts'
import { useAskForClient } from './client-choice.tsx'

/** Who the ticket is for, and how to say it. */
export function ClientRow() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('client')
  const client = useCart((cart) => cart.client)
  const { nameClient } = useCartActions()
  const ask = useAskForClient()
  const focus = useFocus()
  const shop = useShopSettings()
  if (!ask) return null
  const shownName = client?.name ?? shop?.defaultClientName ?? null
  const remove = (): void => {
    nameClient(null)
    focus.toSearch()
  }
  return (
    <Flex flex="1" minW="0" align="center" px="1.5">
      <Box position="relative" flex="1" minW="0">
        <chakra.button
          type="button"
          display="flex"
          alignItems="center"
          gap="2"
          w="full"
          minH="12"
          px="2"
          borderRadius="md"
          cursor="pointer"
          textAlign="start"
          _hover={{ bg: 'bg.sunken' }}
          aria-keyshortcuts={shortcut}
          aria-haspopup="dialog"
          onClick={ask}
        >
          <Box as="span" color={client ? 'brand.fg' : 'fg.muted'} flexShrink={0}>
            <UserRound aria-hidden size={18} />
          </Box>
          <Label isShown={shownName !== null} />{' '}
          <Text as="bdi" dir="auto" textStyle="body" fontWeight={client ? 'semibold' : 'normal'} truncate>
            {shownName ?? t('counter.client.walkIn')}
          </Text>
          <Box as="span" ms="auto" color="fg.muted" flexShrink={0}>
            <ChevronDown aria-hidden size={16} />
          </Box>
        </chakra.button>
        <KeyTag of="client" />
      </Box>
      {client ? (
        <IconButton
          variant="ghost"
          size="xl"
          aria-label={t('counter.client.remove', { name: client.name })}
          onClick={remove}
        >
          <X aria-hidden />
        </IconButton>
      ) : null}
    </Flex>
  )
}

/** The walk-in client says so already. */
function Label({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('sales-purchases')
  if (!isShown) return <VisuallyHidden>{t('counter.client.label')}</VisuallyHidden>
  return (
    <Text as="span" textStyle="small" color="fg.muted" flexShrink={0}>
      {t('counter.client.label')}
    </Text>
  )
}
