import { useTranslation } from 'react-i18next'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'
import { useHeldWork } from './held-work.ts'

export interface LeaveGuardProps {
  /** Asked at the moment of leaving, because a save may just have gone through. */
  isHolding: () => boolean
}

/** Asks before typed work is lost: by a link, the back button, or closing the page. Needs a data router around it. */
export function LeaveGuard({ isHolding }: LeaveGuardProps) {
  const { t } = useTranslation()
  useHeldWork(isHolding)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isHolding() && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (isHolding()) event.preventDefault()
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
