import type { FormEvent } from 'react'
import { Button, Flex, useTranslation } from '@comptoir/platform'
import { TextField, useForm } from '@comptoir/platform/forms'
import { useCart } from '../cart/cart-context.ts'
import { useHolding } from './use-holding.ts'

/** Asks whose the open ticket is, which its client says already. */
export function HoldForm({ onHeld }: { onHeld: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const client = useCart((cart) => cart.client)
  const { hold } = useHolding()
  const form = useForm({ defaultValues: { note: client?.name ?? '' } })
  const submit = form.handleSubmit(({ note }) => {
    if (hold(note)) onHeld()
  })
  const send = (event: FormEvent): void => {
    void submit(event)
  }
  return (
    <form noValidate onSubmit={send}>
      <Flex direction="column" gap="3">
        <TextField
          control={form.control}
          name="note"
          label={t('counter.held.note')}
          help={t('counter.held.noteHelp')}
          size="xl"
          maxLength={60}
          autoComplete="off"
        />
        <Button type="submit" size="xl">
          {t('counter.held.hold')}
        </Button>
      </Flex>
    </form>
  )
}
