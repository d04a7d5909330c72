import { useId, useRef, useState } from 'react'
import type { ReleaseSummary, RemoteStatus } from '@comptoir/contracts/federation'
import { Button, FormDialog, Input, Text, useTranslation } from '@comptoir/platform'
import { FieldShell } from '@comptoir/platform/forms'
import type { ChangeRelease, ReleaseChange } from './federation.api.ts'

/** A change that somebody wants, before it is confirmed. */
export type ProposedChange = { action: 'promote' | 'rollback'; release: ReleaseSummary } | { action: 'disable' }

export interface ChangeDialogProps {
  status: RemoteStatus
  proposed: ProposedChange | null
  changing: ChangeRelease
  onClose: () => void
}

/** Says what will change for whom, and takes the reason: needed for a pause, because users read it. */
export function ChangeDialog({ status, proposed, changing, onClose }: ChangeDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const text = useTexts(status, proposed)
  return (
    <FormDialog
      isOpen={proposed !== null}
      onClose={onClose}
      title={text.title}
      isBusy={changing.isBusy}
      initialFocus={() => field.current}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={changing.isBusy} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            size="lg"
            loading={changing.isBusy}
            colorPalette={proposed?.action === 'disable' ? 'danger' : 'brand'}
          >
            {text.confirm}
          </Button>
        </>
      }
    >
      {proposed === null ? null : (
        <ReasonForm id={form} field={field} status={status} proposed={proposed} changing={changing} onClose={onClose} />
      )}
    </FormDialog>
  )
}

function useTexts(
  status: RemoteStatus,
  proposed: ProposedChange | null,
): { title: string; text: string; confirm: string; success: string } {
  const { t } = useTranslation()
  if (proposed === null) return { title: '', text: '', confirm: '', success: '' }
  const name = status.id
  if (proposed.action === 'disable') {
    return {
      title: t('releases.disableDialog.title', { name }),
      text: t('releases.disableDialog.text'),
      confirm: t('releases.disable'),
      success: t('releases.changed.disabled', { name }),
    }
  }
  const { version, build } = proposed.release
  const success =
    proposed.action === 'promote'
      ? t('releases.changed.promoted', { version, name })
      : t('releases.changed.rolledBack', { name })
  return {
    title: t(`releases.${proposed.action}Dialog.title`, { name, version }),
    text: t(`releases.${proposed.action}Dialog.text`, { version, build }),
    confirm: t(`releases.${proposed.action}`),
    success,
  }
}

type ReasonFormProps = Omit<ChangeDialogProps, 'proposed'> & {
  id: string
  field: React.RefObject<HTMLInputElement | null>
  proposed: ProposedChange
}

function ReasonForm({ id, field, status, proposed, changing, onClose }: ReasonFormProps) {
  const { t } = useTranslation()
  const { text, success } = useTexts(status, proposed)
  const [reason, setReason] = useState('')
  const isNeeded = proposed.action === 'disable'
  const submit = async (): Promise<void> => {
    const isDone = await changing.change(status, changeOf(proposed, reason.trim()), success)
    if (isDone) onClose()
  }
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Text mb="4">{text}</Text>
      <FieldShell
        label={t('releases.reason')}
        help={t(isNeeded ? 'releases.disableDialog.reasonHelp' : 'releases.reasonHelp')}
        isRequired={isNeeded}
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={reason}
            maxLength={300}
            required={isNeeded}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </FieldShell>
    </form>
  )
}

function changeOf(proposed: ProposedChange, reason: string): ReleaseChange {
  if (proposed.action === 'disable') return { action: 'disable', reason }
  const given = reason === '' ? {} : { reason }
  return proposed.action === 'promote'
    ? { action: 'promote', build: proposed.release.build, ...given }
    : { action: 'rollback', ...given }
}
