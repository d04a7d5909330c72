import { type LucideIcon, PackageSearch, ShoppingCart, Wallet } from 'lucide-react'
import { chakra, Flex, useFormat, useTranslation } from '@comptoir/platform'
import { useTillContext } from './till-context.ts'
import type { View } from './use-till.ts'

interface Choice {
  view: View
  icon: LucideIcon
  label: string
}

/** On a phone: which of the three zones is shown, with what the other two hold. */
export function ViewSwitch() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { cart, pay, view, setView } = useTillContext()
  const choices: Choice[] = [
    { view: 'products', icon: PackageSearch, label: t('counter.zones.products') },
    { view: 'cart', icon: ShoppingCart, label: t('counter.views.cart', { count: cart.lines.length }) },
    { view: 'pay', icon: Wallet, label: format.money(pay.dueMinor) },
  ]
  return (
    <Flex
      as="nav"
      data-views=""
      aria-label={t('counter.views.label')}
      bg="bg.card"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      {choices.map((choice) => (
        <ViewButton
          key={choice.view}
          {...choice}
          isShown={view === choice.view}
          onChoose={() => setView(choice.view)}
        />
      ))}
    </Flex>
  )
}

function ViewButton({ icon: Icon, label, isShown, onChoose }: Choice & { isShown: boolean; onChoose: () => void }) {
  return (
    <chakra.button
      type="button"
      onClick={onChoose}
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
}
