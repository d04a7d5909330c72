import { useBusy } from '@comptoir/app-kit/busy'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'

export interface LeaveGuardProps {
  /** Asked at the moment of leaving, because a save may just have gone through. */
  hasUnsavedWork: () => boolean
  /** What is asked, where nothing would be lost but something would be left undone. */
  words?: { title: string; text: string } | undefined
  /** Where the work goes on: whoever goes there is not asked. */
  goesOnAt?: string | undefined
}

/** Asks before typed work is lost: by a link, the back button, or closing the page. Needs a data router around it. */
export function LeaveGuard({ hasUnsavedWork, words, goesOnAt }: LeaveGuardProps) {
  const { t } = useTranslation()
  useBusy(hasUnsavedWork)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation: { pathname } }) =>
      hasUnsavedWork() && currentLocation.pathname !== pathname && pathname !== goesOnAt,
  )
  useBeforeUnload((event) => {
    if (hasUnsavedWork()) event.preventDefault()
  })
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={words?.title ?? t('common.leaveTitle')}
      text={words?.text ?? t('common.leaveText')}
      confirmLabel={t('common.leaveConfirm')}
      cancelLabel={t('common.leaveStay')}
      isDanger={!words}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
