import { useEffect, useEffectEvent, useId } from 'react'
import { LONGEST_REGISTER_TEXT, REGISTER_STATES } from '@comptoir/contracts/company/register-states'
import { Button, FormDialog, useSave, useTranslation } from '@comptoir/platform'
import { TextField, useForm } from '@comptoir/platform/forms'
import { sendCommand } from './register-states.api.ts'

export interface TextDialogProps {
  kind: 'message' | 'lock'
  registerId: string
  name: string
  isOpen: boolean
  onClose: () => void
}

/** Asks for the message, or for why a register is locked. */
export function TextDialog({ kind, registerId, name, isOpen, onClose }: TextDialogProps) {
  const { t } = useTranslation('company')
  const formId = useId()
  const form = useForm<{ text: string }>({ defaultValues: { text: '' } })
  const empty = useEffectEvent(() => form.reset())
  useEffect(() => {
    if (isOpen) empty()
  }, [isOpen])
  const { save, isSaving } = useSave(({ text }: { text: string }) => sendCommand(registerId, { kind, text }), {
    invalidates: [REGISTER_STATES],
    form,
    success: t(`registerStates.sent.${kind}`, { name }),
    onSaved: onClose,
  })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isSaving}
      size="sm"
      title={t(`registerStates.dialog.${kind}.title`, { name })}
      subtitle={t(`registerStates.dialog.${kind}.text`)}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={isSaving} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="lg" loading={isSaving}>
            {t(`registerStates.dialog.${kind}.submit`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <TextField
          control={form.control}
          name="text"
          label={t(`registerStates.dialog.${kind}.label`)}
          isRequired
          maxLength={LONGEST_REGISTER_TEXT}
          autoComplete="off"
        />
      </form>
    </FormDialog>
  )
}
