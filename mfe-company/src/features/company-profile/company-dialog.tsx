import { useState } from 'react'
import { ErrorPanel, FormDialog, PageSkeleton, useTranslation, type ExtensionPoints } from '@comptoir/platform'
import { CompanyEditForm, type CompanyEditFormProps } from './company-edit-form.tsx'
import { useCompanyInfo } from './use-company-info.ts'

export type CompanyDialogProps = ExtensionPoints['settings.company'] & Pick<CompanyEditFormProps, 'reload'>

/** The company, changed above whatever page one is on: what the menu of settings opens. */
export function CompanyDialog({ isOpen, onClose, reload }: CompanyDialogProps) {
  const { t } = useTranslation('company')
  const [isBusy, setBusy] = useState(false)
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} isBusy={isBusy} size="xl" title={t('companyProfile.editTitle')}>
      <Content onCancel={onClose} onBusy={setBusy} {...(reload ? { reload } : {})} />
    </FormDialog>
  )
}

/** There while the dialog is open: each opening reads the company anew. */
function Content(props: Omit<CompanyEditFormProps, 'info'>) {
  const { t } = useTranslation('company')
  const { info, error, retry } = useCompanyInfo()
  if (info) return <CompanyEditForm info={info} {...props} />
  if (error) return <ErrorPanel title={t('companyProfile.loadFailed')} error={error} onRetry={retry} />
  return <PageSkeleton kind="form" />
}
