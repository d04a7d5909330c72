import { useId, useState } from 'react'
import { Button, FormDialog, Input, Text, useNavigate, useTranslation } from '@comptoir/platform'
import { FieldShell } from '@comptoir/platform/forms'
import { REMOTE_ID } from './remote-id.ts'

/** Leads to the page of a remote that is not there yet, where its team's first token is made. */
export function NewRemoteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useId()
  const navigate = useNavigate()
  const [id, setId] = useState('')
  const [isRefused, setRefused] = useState(false)
  const submit = (): void => {
    if (REMOTE_ID.test(id)) void navigate(`/superadmin/releases/${id}`)
    else setRefused(true)
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('releases.newRemote')}
      footer={
        <Button type="submit" form={form} size="lg">
          {t('releases.newRemoteContinue')}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Text mb="4">{t('releases.newRemoteText')}</Text>
        <FieldShell
          label={t('releases.newRemoteId')}
          help={t('releases.newRemoteIdHelp')}
          error={isRefused ? t('releases.newRemoteIdHelp') : undefined}
          isRequired
        >
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              value={id}
              maxLength={41}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setId(event.target.value.trim())}
            />
          )}
        </FieldShell>
      </form>
    </FormDialog>
  )
}
