import type { ReactNode } from 'react'
import { Button, useTranslation } from '@comptoir/platform'
import { AskDialog } from '../../common/ask-dialog.tsx'

export interface ApprovingDialogProps {
  isOpen: boolean
  onClose: () => void
  isAsking: boolean
  title: string
  subtitle: string
  /** What the button says by which it is approved; null where that is not possible. */
  approveLabel: string | null
  /** A selector of the field that is typed in first. */
  firstField: string
  /** Where it may be approved either way: changes to the other one. */
  other?: { isByCode: boolean; change: () => void } | undefined
  /** Draws the form under an id. */
  children: (formId: string) => ReactNode
}

/** Asks somebody who may to approve something, here or by a code from elsewhere. */
export function ApprovingDialog({ isAsking, approveLabel, other, children, ...rest }: ApprovingDialogProps) {
  const { t } = useTranslation('sales-purchases')
  return (
    <AskDialog {...rest} isBusy={isAsking} sendLabel={approveLabel}>
      {(formId) => (
        <>
          {children(formId)}
          {other ? (
            <Button variant="plain" size="sm" mt="3" px="0" disabled={isAsking} onClick={other.change}>
              {t(other.isByCode ? 'approvalCodes.counter.here' : 'approvalCodes.counter.byCode')}
            </Button>
          ) : null}
        </>
      )}
    </AskDialog>
  )
}
