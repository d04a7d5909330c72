import { Button, Center, Text, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { initialsOf } from '../products/initials.ts'
import { useSellerName } from '../register/seller.ts'

/** Who sells; pressed, it covers the counter for the next one to say who they are. */
export function Cashier() {
  const { t } = useTranslation('sales-purchases')
  const focus = useFocus()
  const name = useSellerName()
  return (
    <Button
      variant="ghost"
      size="xl"
      h="11"
      gap="2"
      px={{ base: '1', lg: '2' }}
      minW="11"
      flexShrink={{ base: 0, lg: 1 }}
      aria-label={t('counterCashier.change', { name })}
      onClick={() => focus.askFor('lock')}
    >
      <Center
        aria-hidden
        boxSize="9"
        flexShrink={0}
        borderRadius="full"
        bg="brand.subtle"
        color="brand.fg"
        textStyle="small"
        fontWeight="semibold"
        data-initials={initialsOf(name)}
        // Drawn rather than written: what a button says has to be in its name.
        _before={{ content: 'attr(data-initials)' }}
      />
      <Text as="span" display={{ base: 'none', lg: 'block' }} textStyle="body" fontWeight="medium" truncate>
        {name}
      </Text>
    </Button>
  )
}
