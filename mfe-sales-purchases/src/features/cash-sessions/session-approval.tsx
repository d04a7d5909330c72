import { CASH_SESSIONS, type CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { api, Button, Flex, pathOf, useHasPermission, useSave, useTranslation } from '@comptoir/platform'
import { TextField, useForm } from '@comptoir/platform/forms'
import { ApprovalStanding } from '../closing-approval/index.ts'

/** A closing beyond what is tolerated: whoever may approves it with a comment, everybody else sees whether it was. */
export function SessionApproval({ session }: { session: CashSession }) {
  const mayApprove = useHasPermission(CASH_SESSIONS.permissions.approveDifference)
  if (!session.approval) return null
  return (
    <ApprovalStanding approval={session.approval} session={session}>
      {mayApprove ? <ApproveForm session={session} /> : null}
    </ApprovalStanding>
  )
}

function ApproveForm({ session: { id, approval } }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const form = useForm<{ comment: string }>({ defaultValues: { comment: '' } })
  const { save, isSaving } = useSave(
    (comment: string) =>
      api.post<CashSession>(pathOf(CASH_SESSIONS, id, 'approve'), {
        comment,
        position: approval?.restated?.position ?? 0,
      }),
    { invalidates: [CASH_SESSIONS], success: t('closingApproval.approved') },
  )
  const submit = form.handleSubmit(async ({ comment }) => {
    if (comment.trim() === '') return form.setError('comment', { message: t('closingApproval.commentRequired') })
    await save(comment.trim())
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Flex direction="column" align="stretch" gap="3" mt="3" color="fg" colorPalette="brand">
        <TextField
          control={form.control}
          name="comment"
          label={t('closingApproval.comment')}
          maxLength={250}
          isRequired
        />
        <Button type="submit" alignSelf="flex-start" loading={isSaving}>
          {t('closingApproval.approve')}
        </Button>
      </Flex>
    </form>
  )
}
