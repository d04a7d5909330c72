import { Button, Flex, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { usePayment } from './payment-context.ts'

/** By what the sale is paid, where that is not cash alone. */
export function MethodButtons() {
  const { t } = useTranslation('sales-purchases')
  const { methods, method, checkout, choose } = usePayment()
  const focus = useFocus()
  if (methods.every(({ kind }) => kind === 'cash')) return null
  const isHeld = checkout.kind === 'sending' || checkout.kind === 'unknown'
  return (
    <Flex gap="2" wrap="wrap" role="group" aria-label={t('counter.pay.methods')}>
      {methods.map(({ id, name }) => (
        <Button
          key={id}
          size="xl"
          flex="1 1 auto"
          maxW="full"
          variant={id === method?.id ? 'subtle' : 'outline'}
          aria-pressed={id === method?.id}
          disabled={isHeld}
          onClick={() => {
            choose(id)
            focus.toSearch()
          }}
        >
          {name}
        </Button>
      ))}
    </Flex>
  )
}
