import { Split } from 'lucide-react'
import { Box, Button, Flex, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { usePayment } from './payment-context.ts'

/** By what the sale is paid, where that is not cash alone. */
export function MethodButtons() {
  const { t } = useTranslation('sales-purchases')
  const { methods, method, checkout, choose, canSplit } = usePayment()
  const focus = useFocus()
  if (methods.every(({ kind }) => kind === 'cash')) return null
  const isHeld = checkout.kind === 'writing'
  return (
    <Flex gap="2" wrap="wrap">
      <Box display="contents" role="group" aria-label={t('counter.pay.methods')}>
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
      </Box>
      {canSplit ? <PartButton /> : null}
    </Flex>
  )
}

/** Opens the field in which a part of what is left is paid by the method that is chosen. */
function PartButton() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('part')
  const focus = useFocus()
  return (
    <Box position="relative" flex="1 1 auto">
      <Button w="full" size="xl" variant="outline" aria-keyshortcuts={shortcut} onClick={focus.toPart}>
        <Split aria-hidden />
        {t('counter.pay.part')}
      </Button>
      <KeyTag of="part" />
    </Box>
  )
}
