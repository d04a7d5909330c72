import { Split } from 'lucide-react'
import { Box, Button, Grid, Text, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { KeySign, KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { usePayment, usePaymentStore } from './payment-context.ts'
import { useMethodsOf } from './use-offered-methods.ts'

const IN_TWO_COLUMNS = 6
const button = {
  '& button': { w: 'full', h: '3rem', px: '1', gap: '1', font: 'inherit', fontWeight: 'medium', whiteSpace: 'normal' },
}

/**
 * By what the sale is paid, where that is not cash alone. There is a place for each method that the shop takes, of a named
 * client too, so that neither a client nor the first line moves anything.
 */
export function MethodButtons() {
  const { t } = useTranslation('sales-purchases')
  const { methods, chosen, isHeld, canSplit } = usePayment(({ methods, method, checkout, canSplit }) => ({
    ...{ methods, canSplit, chosen: method?.id, isHeld: checkout.kind === 'writing' },
  }))
  const payment = usePaymentStore()
  const focus = useFocus()
  const places = Math.max(methods.length, useMethodsOf(true)?.length ?? 0) + 1
  if (methods.every(({ kind }) => kind === 'cash')) return null
  const columns = places > IN_TWO_COLUMNS ? 3 : 2
  const rows = Math.ceil(places / columns)
  return (
    <Grid
      templateColumns={`repeat(${columns}, minmax(0, 1fr))`}
      templateRows={`repeat(${rows}, 3rem)`}
      gap="2"
      flex="none"
      textStyle={columns === 2 ? 'body-lg' : 'small'}
      css={button}
    >
      <Box display="contents" role="group" aria-label={t('counter.pay.methods')}>
        {methods.map(({ id, name }, index) => (
          <Box key={id} position="relative">
            <Button
              variant={id === chosen ? 'subtle' : 'outline'}
              aria-pressed={id === chosen}
              aria-keyshortcuts={index < 9 ? `Alt+${index + 1}` : undefined}
              disabled={isHeld}
              onClick={() => {
                payment.getState().choose(id)
                focus.toSearch()
              }}
            >
              <Text as="span" lineClamp={2}>
                {name}
              </Text>
            </Button>
            {index < 9 ? <KeySign name={`${index + 1}`} /> : null}
          </Box>
        ))}
      </Box>
      <PartButton isDisabled={!canSplit} place={`${rows} / ${((places - 1) % columns) + 1}`} />
    </Grid>
  )
}

/** Opens the field in which a part of what is left is paid by the method that is chosen. */
function PartButton({ isDisabled, place }: { isDisabled: boolean; place: string }) {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('part')
  const focus = useFocus()
  return (
    <Box position="relative" gridArea={place}>
      <Button variant="outline" disabled={isDisabled} aria-keyshortcuts={shortcut} onClick={focus.toPart}>
        <Split aria-hidden />
        {t('counter.pay.part')}
      </Button>
      <KeyTag of="part" />
    </Box>
  )
}
