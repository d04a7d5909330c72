import { type FormEvent, useId, useRef, useState } from 'react'
import { Box, Button, Flex, FormDialog, useTranslation } from '@comptoir/platform'
import { SelectField, TextField } from '@comptoir/platform/forms'
import type { TicketApprovalCode } from '@comptoir/contracts/sales/approval-codes'
import { useIsOffline } from '../register/counter-register.ts'
import { CodeForm } from './code-form.tsx'
import { LinesToApprove } from './lines-to-approve.tsx'
import { type ApprovalFormOptions, type AskedApproval, useApprovalForm } from './use-approval-form.ts'

export interface ApprovalDialogProps {
  /** Null while nothing is asked for. */
  asked: AskedApproval | null
  /** With the code that it was approved by, where that was one. */
  onApproved: (code?: TicketApprovalCode) => void
  onClose: () => void
}

/**
 * Asks somebody who may to approve a ticket as it stands: by their PIN or badge at this counter, or, without a network, by a
 * code that they give from wherever they are.
 */
export function ApprovalDialog({ asked, onApproved, onClose }: ApprovalDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const body = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [isByCode, setByCode] = useIsByCode(asked !== null)
  const form = { id: formId, onApproved, setAsking }
  return (
    <FormDialog
      isOpen={asked !== null}
      initialFocus={() => body.current?.querySelector<HTMLElement>('[name=key], [name=answer]') ?? null}
      onClose={onClose}
      size="sm"
      isBusy={isAsking}
      title={t('counter.approval.title')}
      subtitle={t(isByCode ? 'approvalCodes.counter.subtitle' : 'counter.approval.subtitle')}
      footer={
        <>
          <Button variant="outline" size="xl" disabled={isAsking} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="xl" loading={isAsking}>
            {t('counter.approval.approve')}
          </Button>
        </>
      }
    >
      <Box ref={body} css={{ '& [name=key]': { WebkitTextSecurity: 'disc' } }}>
        {asked && isByCode ? <CodeForm {...form} asked={asked} /> : null}
        {asked && !isByCode ? <ApprovalForm {...form} asked={asked} /> : null}
        <Button variant="plain" size="sm" mt="3" px="0" disabled={isAsking} onClick={() => setByCode(!isByCode)}>
          {t(isByCode ? 'approvalCodes.counter.here' : 'approvalCodes.counter.byCode')}
        </Button>
      </Box>
    </FormDialog>
  )
}

/** By code where there was no network when it was asked for; what is on the screen then stays, whatever the network does. */
function useIsByCode(isAsked: boolean): [boolean, (isByCode: boolean) => void] {
  const isOffline = useIsOffline()
  const [chosen, setChosen] = useState<boolean | null>(null)
  if (isAsked !== (chosen !== null)) setChosen(isAsked ? isOffline : null)
  return [chosen ?? isOffline, setChosen]
}

function ApprovalForm({ id, ...options }: ApprovalFormOptions & { id: string }) {
  const { t } = useTranslation('sales-purchases')
  const { form, approvers, submit } = useApprovalForm(options)
  const { lines, totalMinor, credit } = options.asked
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  return (
    <form id={id} noValidate autoComplete="off" onSubmit={send}>
      <Flex direction="column" gap="4">
        <LinesToApprove lines={lines} totalMinor={totalMinor} credit={credit} />
        {approvers.length > 0 ? (
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
          label={t(approvers.length > 0 ? 'counter.approval.pinOrBadge' : 'counter.approval.badge')}
          help={t(approvers.length > 0 ? 'counter.approval.pinHelp' : 'counter.approval.nobodyHelp')}
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
