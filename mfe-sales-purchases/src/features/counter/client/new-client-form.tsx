import type { FormEvent } from 'react'
import { Button, Flex, useTranslation } from '@comptoir/platform'
import { TextField } from '@comptoir/platform/forms'
import { useNewClient } from './use-new-client.ts'

interface NewClientFormProps {
  /** A name or a telephone number that was looked for. */
  typed: string
  onCreated: () => void
  onBack: () => void
}

/** Somebody new, by as little as a name; the rest can be said in the back office. */
export function NewClientForm({ typed, onCreated, onBack }: NewClientFormProps) {
  const { t } = useTranslation('sales-purchases')
  const { form, submit, isSaving } = useNewClient(typed, onCreated)
  const send = (event: FormEvent): void => {
    void submit(event)
  }
  return (
    <form noValidate onSubmit={send}>
      <Flex direction="column" gap="4">
        <TextField
          control={form.control}
          name="name"
          label={t('counter.client.name')}
          size="xl"
          isRequired
          autoFocus={form.formState.defaultValues?.name === ''}
          maxLength={120}
          autoComplete="off"
        />
        <TextField
          control={form.control}
          name="phone"
          type="tel"
          label={t('counter.client.phone')}
          size="xl"
          isLtr
          isNullable
          autoFocus={form.formState.defaultValues?.name !== ''}
          maxLength={30}
          autoComplete="off"
        />
        <Flex gap="2" justify="flex-end">
          <Button variant="outline" size="xl" disabled={isSaving} onClick={onBack}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" size="xl" loading={isSaving}>
            {t('counter.client.create')}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}
