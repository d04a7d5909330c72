import { useBusy } from '@comptoir/app-kit/busy'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'

export interface LeaveGuardProps {
  /** Asked at the moment of leaving, because a save may just have gone through. */
  hasUnsavedWork: () => boolean
}

/** Asks before typed work is lost: by a link, the back button, or closing the page. Needs a data router around it. */
export function LeaveGuard({ hasUnsavedWork }: LeaveGuardProps) {
  const { t } = useTranslation()
  useBusy(hasUnsavedWork)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedWork() && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (hasUnsavedWork()) event.preventDefault()
  })
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('common.leaveTitle')}
      text={t('common.leaveText')}
      confirmLabel={t('common.leaveConfirm')}
      cancelLabel={t('common.leaveStay')}
      isDanger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
