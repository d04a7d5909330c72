import type { FormEvent } from 'react'
import { Button, Flex, LANGUAGES, Notice, useTranslation } from '@comptoir/platform'
import { SelectField, TextField } from '@comptoir/platform/forms'
import { useMailForm } from './use-mail-form.ts'

/** The address, which the client's proposes, and the language of the mail. */
export function MailForm({ saleId, onDone }: { saleId: string; onDone: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const { form, submit, isSaving, isNotThere } = useMailForm(saleId, onDone)
  const send = (event: FormEvent): void => {
    void submit(event)
  }
  return (
    <form noValidate autoComplete="off" onSubmit={send}>
      <Flex direction="column" gap="4">
        {isNotThere ? (
          <Notice tone="attention" title={t('ticketMail.notThereTitle')}>
            {t('ticketMail.notThereText')}
          </Notice>
        ) : null}
        <TextField
          control={form.control}
          name="email"
          type="email"
          inputMode="email"
          label={t('ticketMail.email')}
          size="xl"
          isLtr
          isRequired
          autoFocus
          maxLength={254}
          autoComplete="off"
        />
        <SelectField
          control={form.control}
          name="language"
          label={t('ticketMail.language')}
          size="xl"
          options={LANGUAGES.map((value) => ({ value, label: t(`ticketMail.languages.${value}`) }))}
        />
        <Flex gap="2" justify="flex-end">
          <Button variant="outline" size="xl" disabled={isSaving} onClick={onDone}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" size="xl" loading={isSaving}>
            {t('ticketMail.send')}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}
