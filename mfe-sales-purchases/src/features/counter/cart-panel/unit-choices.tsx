import { Button, chakra, Flex, useFormat, useTranslation } from '@comptoir/platform'
import type { CartLine } from '../cart/cart.ts'
import { useCartActions } from '../cart/cart-context.ts'
import { unitChoices } from '../cart/sold-by.ts'
import { useFocus } from '../focus/counter-focus.ts'

/** By which of its units a line is sold, where there are several: the piece, the pack of 6, the carton of 24. */
export function UnitChoices({ line }: { line: CartLine }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const actions = useCartActions()
  const focus = useFocus()
  const { product } = line
  if (product.packs.length === 0) return null
  const choose = (packId: string | undefined): void => {
    actions.setUnit(line.id, packId)
    focus.toSearch()
  }
  return (
    <Flex role="group" aria-label={t('counter.line.soldBy')} gap="1.5" mt="2" wrap="wrap">
      {unitChoices(product).map(({ packId, unit, quantityMilli }) => (
        <Button
          key={packId ?? ''}
          variant={packId === product.packId ? 'subtle' : 'outline'}
          size="lg"
          px="3"
          gap="1"
          aria-pressed={packId === product.packId}
          onClick={() => choose(packId)}
        >
          <bdi>{unit ?? t('counter.line.piece')}</bdi>
          {quantityMilli === null ? null : (
            <chakra.span fontWeight="normal">
              {t('counter.line.times')} {format.quantity(quantityMilli)}
            </chakra.span>
          )}
        </Button>
      ))}
    </Flex>
  )
}
