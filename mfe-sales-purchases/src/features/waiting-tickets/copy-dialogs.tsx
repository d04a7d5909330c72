import { type ReactNode, useId, useState } from 'react'
import { Button, Flex, FormDialog, notify, saveFile, Text, useToday, useTranslation } from '@comptoir/platform'
import { FileDrop, TextField, useForm, type UseFormReturn } from '@comptoir/platform/forms'
import { CopyUnreadableError, openTickets, sealTickets, type TicketQueue } from '../ticket-queue/index.ts'

/** Shorter ones are guessed. */
const LEAST_LETTERS = 10

interface CopyValues {
  passphrase: string
}

export interface CopyDialogProps {
  queue: TicketQueue
  isOpen: boolean
  onClose: () => void
}

/** Takes what waits along in a file, should the device break before it was sent. */
export function SaveCopyDialog({ queue, isOpen, onClose }: CopyDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const today = useToday()
  const form = useForm<CopyValues>({ defaultValues: { passphrase: '' } })
  const save = form.handleSubmit(async ({ passphrase }) => {
    if ([...passphrase].length < LEAST_LETTERS)
      return form.setError('passphrase', { message: t('waitingTickets.copy.short', { count: LEAST_LETTERS }) })
    saveFile(await sealTickets(await queue.copy(), passphrase), `comptoir-${today}.tickets`)
    form.reset()
    onClose()
  })
  return (
    <CopyDialog form={form} action="save" submit={save} isOpen={isOpen} onClose={onClose} autoComplete="new-password">
      <Text>{t('waitingTickets.copy.saveText')}</Text>
    </CopyDialog>
  )
}

/** Sends from here what another device had written down. */
export function SendCopyDialog({ queue, isOpen, onClose }: CopyDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const form = useForm<CopyValues>({ defaultValues: { passphrase: '' } })
  const [file, setFile] = useState<File | null>(null)
  const send = form.handleSubmit(async ({ passphrase }) => {
    if (file === null) {
      notify.error(t('waitingTickets.copy.noFile'))
      return
    }
    try {
      const count = await queue.adopt(await openTickets(file, passphrase))
      notify.success(t('waitingTickets.copy.taken', { count }))
      form.reset()
      setFile(null)
      onClose()
    } catch (error) {
      if (!(error instanceof CopyUnreadableError)) throw error
      form.setError('passphrase', { message: t('waitingTickets.copy.unreadable') })
    }
  })
  return (
    <CopyDialog form={form} action="send" submit={send} isOpen={isOpen} onClose={onClose} autoComplete="off">
      <Text>{t('waitingTickets.copy.sendText')}</Text>
      <FileDrop label={file?.name ?? t('waitingTickets.copy.file')} accept=".tickets" onFile={setFile} />
    </CopyDialog>
  )
}

interface PartProps extends Omit<CopyDialogProps, 'queue'> {
  form: UseFormReturn<CopyValues>
  action: 'save' | 'send'
  submit: () => Promise<void>
  autoComplete: string
  children: ReactNode
}

function CopyDialog({ form, action, submit, isOpen, onClose, autoComplete, children }: PartProps) {
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const isBusy = form.formState.isSubmitting
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isBusy}
      size="sm"
      title={t(`waitingTickets.copy.${action}`)}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={isBusy} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="lg" loading={isBusy}>
            {t(`waitingTickets.copy.${action}Now`)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Flex direction="column" gap="4">
          {children}
          <TextField
            control={form.control}
            name="passphrase"
            type="password"
            label={t('waitingTickets.copy.passphrase')}
            help={t(`waitingTickets.copy.${action}Help`)}
            autoComplete={autoComplete}
            isRequired
          />
        </Flex>
      </form>
    </FormDialog>
  )
}
