import { memo } from 'react'
import { type LucideIcon, PackageSearch, ShoppingCart, Wallet } from 'lucide-react'
import { chakra, Flex, useFormat, useTranslation } from '@comptoir/platform'
import { useCart } from '../cart/cart-context.ts'
import { useFocus, useShownZone, type Zone } from '../focus/counter-focus.ts'
import { usePayment } from '../payment/payment-context.ts'

interface Choice {
  zone: Zone
  icon: LucideIcon
  label: string
}

/** On a phone: which of the three zones is shown, with what the other two hold. */
export function ZoneSwitch() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const count = useCart(({ lines }) => lines.length)
  const dueMinor = usePayment((payment) => payment.dueMinor)
  const shownZone = useShownZone()
  const choices: Choice[] = [
    { zone: 'products', icon: PackageSearch, label: t('counter.zones.products') },
    { zone: 'cart', icon: ShoppingCart, label: t('counter.views.cart', { count }) },
    { zone: 'pay', icon: Wallet, label: format.money(dueMinor) },
  ]
  return (
    <Flex
      as="nav"
      data-switch=""
      aria-label={t('counter.views.label')}
      bg="bg.card"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      {choices.map((choice) => (
        <ZoneButton key={choice.zone} {...choice} isShown={shownZone === choice.zone} />
      ))}
    </Flex>
  )
}

const ZoneButton = memo(function ZoneButton({ zone, icon: Icon, label, isShown }: Choice & { isShown: boolean }) {
  const { show } = useFocus()
  return (
    <chakra.button
      type="button"
      onClick={() => show(zone)}
      aria-current={isShown}
      flex="1 1 0"
      minW="0"
      minH="60px"
      px="1"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="1"
      textStyle="small"
      fontWeight="semibold"
      color={isShown ? 'brand.fg' : 'fg.muted'}
      bg={isShown ? 'bg.selected' : 'transparent'}
      cursor="pointer"
      css={{ outlineOffset: '-2px !important' }}
    >
      <Icon aria-hidden size={20} />
      <chakra.bdi truncate maxW="full">
        {label}
      </chakra.bdi>
    </chakra.button>
  )
})
