import { useId } from 'react'
import { TextField, useForm } from '@comptoir/platform/forms'
import { ReasonInput } from '@comptoir/contracts/company/supervision'
import { Button, Flex, FormDialog, useSave, useTranslation } from '@comptoir/platform'

export interface ReasonDialogProps {
  isOpen: boolean
  title: string
  /** What will happen, and who reads the reason. */
  text: string
  confirmLabel: string
  isDanger?: boolean
  /** Does it; refusals are shown, and the dialog stays open. */
  act: (reason: string) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** Asks why before something that others will want explained: at least ten characters. */
export function ReasonDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  isDanger = false,
  act,
  onDone,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation('company')
  const formId = useId()
  const form = useForm({ defaultValues: { reason: '' } })
  const { save, isSaving } = useSave(({ reason }: { reason: string }) => act(reason), {
    contract: ReasonInput,
    form,
    onSaved: onDone,
  })
  const send = form.handleSubmit(({ reason }) => save({ reason: reason.trim() }))
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isSaving}
      size="sm"
      title={title}
      subtitle={text}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={isSaving} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            size="lg"
            loading={isSaving}
            loadingText={t('common.saving')}
            {...(isDanger ? { colorPalette: 'danger' } : {})}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <Flex direction="column" gap="4">
          <TextField
            control={form.control}
            name="reason"
            label={t('supervision.reason')}
            help={t('supervision.reasonHelp')}
            isRequired
            rows={3}
            maxLength={500}
          />
        </Flex>
      </form>
    </FormDialog>
  )
}
