import { useEffect, useState } from 'react'
import { LeaveGuard } from '@comptoir/platform/forms'
import { Button, chakra, Flex, notify, Text, useTranslation } from '@comptoir/platform'
import { CompanyForm } from './company-form.tsx'
import { valuesOf } from './company-values.ts'
import { LogoSection } from './logo-section.tsx'
import { useCompanyForm } from './use-company-form.ts'
import type { CompanyInfo } from './use-company-info.ts'

/** For which the success is read before the page, and with it every place that shows the company, begins anew. */
const READING_MS = 1200

export interface CompanyEditFormProps {
  info: CompanyInfo
  onCancel: () => void
  /** Told while it saves, until the page begins anew. */
  onBusy?: (isBusy: boolean) => void
  reload?: () => void
}

/** The company as it is, to be changed. Once it is saved the page begins anew. */
export function CompanyEditForm({ info, onCancel, onBusy, reload = () => location.reload() }: CompanyEditFormProps) {
  const { t } = useTranslation('company')
  const [isSaved, setSaved] = useState(false)
  const { form, submit, isSaving, isComplete, photo, setPhoto, photoError } = useCompanyForm({
    mode: 'edit',
    values: valuesOf(info.profile),
    company: info.profile,
    failure: t('companyProfile.saveFailed'),
    onSaved: () => {
      setSaved(true)
      notify.success(t('companyProfile.saved'))
      setTimeout(reload, READING_MS)
    },
  })
  const isBusy = isSaving || isSaved
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])
  const isDirty = form.formState.isDirty || photo !== null
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)} display="flex" flexDirection="column" gap="4">
      <LeaveGuard hasUnsavedWork={() => isDirty && !isBusy} />
      <CompanyForm control={form.control} hasItManager />
      <LogoSection photo={photo} onPhoto={setPhoto} present={info.photo} error={photoError} />
      <Flex align="center" justify="flex-end" gap="2" wrap="wrap">
        <Text aria-live="polite" color="fg.muted" textStyle="small">
          {isComplete ? null : t('companyProfile.incomplete')}
        </Text>
        <Button type="button" variant="outline" size="lg" disabled={isBusy} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          size="lg"
          minW="24"
          disabled={!isComplete || isBusy}
          loading={isBusy}
          loadingText={t('companyProfile.submitting')}
        >
          {t('companyProfile.save')}
        </Button>
      </Flex>
    </chakra.form>
  )
}
