import { useId, type FormEvent } from 'react'
import { Button, FormDialog, Stack, useTranslation } from '@comptoir/platform'
import { TextField } from '@comptoir/platform/forms'
import { EventsField } from './events-field.tsx'
import type { WebhookForm } from './use-webhook-form.ts'

/** The dialog of a webhook: what it is for, where it is, of what it is told. */
export function WebhookDialog({ webhook }: { webhook: WebhookForm }) {
  const { t } = useTranslation('company')
  const formId = useId()
  const { item, isSaving, form } = webhook
  const send = (event: FormEvent): void => {
    event.preventDefault()
    webhook.send()
  }
  return (
    <FormDialog
      isOpen={webhook.isOpen}
      onClose={webhook.close}
      isBusy={isSaving}
      size="lg"
      title={item ? t('webhooks.form.edit', { name: item.name }) : t('webhooks.form.title')}
      subtitle={item ? undefined : t('webhooks.form.subtitle')}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={isSaving} onClick={webhook.close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="lg" loading={isSaving} loadingText={t('common.saving')}>
            {item ? t('common.save') : t('webhooks.form.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <Stack gap="4">
          <TextField
            control={form.control}
            name="name"
            label={t('webhooks.form.name')}
            help={t('webhooks.form.nameHelp')}
            isRequired
            maxLength={80}
            autoComplete="off"
          />
          <TextField
            control={form.control}
            name="url"
            label={t('webhooks.form.url')}
            help={t('webhooks.form.urlHelp')}
            isRequired
            maxLength={500}
            autoComplete="off"
            isLtr
          />
          <EventsField control={form.control} />
        </Stack>
      </form>
    </FormDialog>
  )
}
