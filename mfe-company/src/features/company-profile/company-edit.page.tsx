import { Box, ErrorPanel, PageHeader, PageSkeleton, useTranslation, useWayBack } from '@comptoir/platform'
import { CompanyEditForm } from './company-edit-form.tsx'
import { useCompanyInfo } from './use-company-info.ts'

/** The company, to be changed on a page of its own. */
export function CompanyEditPage() {
  const { t } = useTranslation('company')
  const { info, error, retry } = useCompanyInfo()
  const leave = useWayBack('/')
  if (!info && !error) return <PageSkeleton kind="form" />
  return (
    <Box display="flex" flexDirection="column" gap="4" px={{ base: '4', md: '6' }} py="6" maxW="4xl" mx="auto" w="full">
      <PageHeader title={t('companyProfile.editTitle')} subtitle={t('companyProfile.editSubtitle')} />
      {info ? (
        <CompanyEditForm info={info} onCancel={leave} />
      ) : (
        <ErrorPanel title={t('companyProfile.loadFailed')} error={error} onRetry={retry} />
      )}
    </Box>
  )
}
