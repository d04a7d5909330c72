import { useId } from 'react'
import { ReasonInput } from '@comptoir/contracts/company/supervision'
import { api, Button, FormDialog, refreshSession, useSave, useTranslation } from '@comptoir/platform'
import { TextField, useForm } from '@comptoir/platform/forms'

/** Support that is inside a company asks to change its data, with a reason that its administrators read. */
export function WritingDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const form = useForm({ defaultValues: { reason: '' } })
  const ask = async (input: ReasonInput): Promise<void> => {
    await api.post('superadmin/write', input)
    await refreshSession()
  }
  const { save, isSaving } = useSave(ask, {
    contract: ReasonInput,
    form,
    success: t('frame.impersonation.allowed'),
    onSaved: onClose,
  })
  const send = form.handleSubmit(({ reason }) => save({ reason: reason.trim() }))
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isBusy={isSaving}
      size="sm"
      title={t('frame.impersonation.askTitle', { name })}
      subtitle={t('frame.impersonation.askText')}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={isSaving} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="lg" loading={isSaving}>
            {t('frame.impersonation.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <TextField
          control={form.control}
          name="reason"
          label={t('frame.impersonation.reason')}
          help={t('frame.impersonation.reasonHelp')}
          isRequired
          rows={3}
          maxLength={500}
        />
      </form>
    </FormDialog>
  )
}
