import { ConfirmDialog, useTranslation } from '@comptoir/platform'
import type { UserDialogState } from './use-user-actions.ts'

/** Asks before an invitation is revoked, somebody is out, or their PIN or badge is another or gone. */
export function UserDialog({ dialog }: { dialog: UserDialogState }) {
  const { t } = useTranslation('people')
  const { user, asked, isOpen, isBusy, confirm, close } = dialog
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      isDanger={asked !== 'badge'}
      title={t(`users.${asked}.title`, { name: user?.name ?? '' })}
      text={t(`users.${asked}.text`)}
      confirmLabel={t(`users.${asked}.confirm`)}
      onConfirm={confirm}
      onCancel={close}
    />
  )
}
