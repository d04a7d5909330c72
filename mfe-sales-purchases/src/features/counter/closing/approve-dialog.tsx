import { type FormEvent, useId, useRef, useState } from 'react'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { Box, Button, Flex, FormDialog, useTranslation } from '@comptoir/platform'
import { SelectField, TextField } from '@comptoir/platform/forms'
import { type ApproveFormOptions, useApproveForm } from './use-approve-form.ts'

export interface ApproveDialogProps {
  isOpen: boolean
  session: CashSession
  onApproved: (session: CashSession) => void
  onClose: () => void
}

/** Somebody who may approves a closing at the counter where another is signed in, by their PIN or badge and with a comment. */
export function ApproveDialog({ isOpen, session, onApproved, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const body = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  return (
    <FormDialog
      isOpen={isOpen}
      initialFocus={() => body.current?.querySelector<HTMLElement>('[name=comment]') ?? null}
      onClose={onClose}
      size="sm"
      isBusy={isAsking}
      title={t('closingApproval.awaited')}
      subtitle={t('closingApproval.subtitle')}
      footer={
        <>
          <Button variant="outline" size="xl" disabled={isAsking} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="xl" loading={isAsking}>
            {t('closingApproval.approve')}
          </Button>
        </>
      }
    >
      <Box ref={body} css={{ '& [name=key]': { WebkitTextSecurity: 'disc' } }}>
        {isOpen ? <ApproveForm id={formId} session={session} onApproved={onApproved} setAsking={setAsking} /> : null}
      </Box>
    </FormDialog>
  )
}

function ApproveForm({ id, ...options }: ApproveFormOptions & { id: string }) {
  const { t } = useTranslation('sales-purchases')
  const { form, approvers, submit } = useApproveForm(options)
  const isByPin = approvers.length > 0
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  return (
    <form id={id} noValidate autoComplete="off" onSubmit={send}>
      <Flex direction="column" gap="4">
        <TextField
          control={form.control}
          name="comment"
          label={t('closingApproval.comment')}
          maxLength={250}
          size="xl"
          isRequired
        />
        {isByPin ? (
          <SelectField
            control={form.control}
            name="userId"
            label={t('counter.approval.by')}
            options={approvers.map((person) => ({ value: person.id, label: person.name }))}
            isRequired
          />
        ) : null}
        <TextField
          control={form.control}
          name="key"
          inputMode="numeric"
          label={t(isByPin ? 'counter.approval.pinOrBadge' : 'counter.approval.badge')}
          help={t(isByPin ? 'counter.approval.pinHelp' : 'counter.approval.nobodyHelp')}
          autoComplete="off"
          maxLength={40}
          size="xl"
          isLtr
          isRequired
        />
      </Flex>
    </form>
  )
}
