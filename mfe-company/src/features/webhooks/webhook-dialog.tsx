import { useTranslation } from '@comptoir/platform'
import { QuickFormDialog, TextField } from '@comptoir/platform/forms'
import { EventsField } from './events-field.tsx'
import type { WebhookForm } from './use-webhook-form.ts'

/** The dialog of a webhook: what it is for, where it is, of what it is told. */
export function WebhookDialog({ webhook: { quick, item } }: { webhook: WebhookForm }) {
  const { t } = useTranslation('company')
  const { control } = quick.form
  return (
    <QuickFormDialog
      quick={quick}
      size="lg"
      title={item ? t('webhooks.form.edit', { name: item.name }) : t('webhooks.form.title')}
      subtitle={item ? undefined : t('webhooks.form.subtitle')}
      submitLabel={item ? t('common.save') : t('webhooks.form.submit')}
      isSingle
    >
      <TextField
        control={control}
        name="name"
        label={t('webhooks.form.name')}
        help={t('webhooks.form.nameHelp')}
        isRequired
        maxLength={80}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="url"
        label={t('webhooks.form.url')}
        help={t('webhooks.form.urlHelp')}
        isRequired
        maxLength={500}
        autoComplete="off"
        isLtr
      />
      <EventsField control={control} />
    </QuickFormDialog>
  )
}
