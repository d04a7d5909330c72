import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button, Flex } from '../chakra.ts'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'
import { FormDialog, type FormDialogProps } from '../overlay/form-dialog.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { StaleNotice } from './stale-notice.tsx'

/** A form that is opened and saved in its place; what `useQuickForm` gives fits. */
export interface QuickFormState<Values extends FieldValues> {
  form: UseFormReturn<Values>
  isOpen: boolean
  /** Whether it makes something new. */
  isNew: boolean
  isSaving: boolean
  /** Saves, then closes. */
  save: () => void
  /** Saves, then begins the next new one; false when it was refused. */
  saveAndAdd: () => Promise<boolean>
  close: () => void
  /** Who changed it in the meantime and when, in the server's words. */
  staleMessage: string | null
  reload: () => void
}

export interface QuickFormDialogProps<Values extends FieldValues> extends Pick<
  FormDialogProps,
  'title' | 'subtitle' | 'size'
> {
  quick: QuickFormState<Values>
  /** "Save" when left out. */
  submitLabel?: string
  /** One alone is made here, for what it was opened from: another is not offered. */
  isSingle?: boolean
  /** The fields. */
  children: ReactNode
}

/**
 * A short form in a dialog: Enter saves, a new one can be followed by another, and closing asks only when something
 * typed would be lost. It draws; defaults, check and saving belong to `useQuickForm`.
 */
export function QuickFormDialog<Values extends FieldValues>(props: QuickFormDialogProps<Values>) {
  const { quick, title, subtitle, size = 'md', children } = props
  const formRef = useRef<HTMLFormElement>(null)
  const formId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const { isOpen, isSaving, staleMessage, reload, close } = quick
  const { isDirty } = quick.form.formState
  const cancel = (): void => (isDirty ? setIsAsking(true) : close())
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // A form that it was opened from is not meant.
    event.stopPropagation()
    quick.save()
  }
  return (
    <>
      <FormDialog
        isOpen={isOpen}
        onClose={cancel}
        isBusy={isSaving}
        title={title}
        subtitle={subtitle}
        size={size}
        footer={<Buttons {...props} formId={formId} formRef={formRef} onCancel={cancel} />}
      >
        <form id={formId} ref={formRef} noValidate onSubmit={submit}>
          <Flex direction="column" gap="4">
            <StaleNotice message={staleMessage} onReload={reload} />
            {children}
          </Flex>
        </form>
      </FormDialog>
      <CloseQuestion isOpen={isAsking} onStay={() => setIsAsking(false)} onClose={close} />
      {isOpen ? <LeaveGuard hasUnsavedWork={() => isDirty && !isSaving} /> : null}
    </>
  )
}

interface ButtonsProps<Values extends FieldValues> extends QuickFormDialogProps<Values> {
  formId: string
  formRef: RefObject<HTMLFormElement | null>
  onCancel: () => void
}

function Buttons<Values extends FieldValues>(props: ButtonsProps<Values>) {
  const { quick, submitLabel, isSingle = false, formId, formRef, onCancel } = props
  const { t } = useTranslation()
  const { isNew, isSaving } = quick
  const addAnother = async (): Promise<void> => {
    if (await quick.saveAndAdd()) formRef.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  return (
    <>
      <Button variant="outline" size="lg" disabled={isSaving} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      {isNew && !isSingle ? (
        <Button type="button" variant="outline" size="lg" disabled={isSaving} onClick={() => void addAnother()}>
          {t('common.saveAndAdd')}
        </Button>
      ) : null}
      <Button type="submit" form={formId} size="lg" loading={isSaving} loadingText={t('common.saving')}>
        {submitLabel ?? t('common.save')}
      </Button>
    </>
  )
}

interface CloseQuestionProps {
  isOpen: boolean
  onStay: () => void
  onClose: () => void
}

function CloseQuestion({ isOpen, onStay, onClose }: CloseQuestionProps) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('common.closeTitle')}
      text={t('common.closeText')}
      confirmLabel={t('common.closeConfirm')}
      cancelLabel={t('common.leaveStay')}
      isDanger
      onCancel={onStay}
      onConfirm={() => {
        onStay()
        onClose()
      }}
    />
  )
}
