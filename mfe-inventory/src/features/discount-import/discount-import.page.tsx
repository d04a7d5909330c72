import { Download } from 'lucide-react'
import { DISCOUNTS } from '@comptoir/contracts/inventory/discounts'
import { Button, Flex, Link, PageHeader, saveFile, useAddresses, useSave, useTranslation } from '@comptoir/platform'
import { downloadDiscounts } from './discount-import.api.ts'
import { DiscountReport } from './discount-report.tsx'
import { FileChoice } from './file-choice.tsx'
import { ImportBar } from './import-bar.tsx'
import { useDiscountImport } from './use-discount-import.ts'

/** Brings discounts in from a file: what it would do is shown first, and done when somebody agrees. */
export function DiscountImportPage() {
  const { t } = useTranslation('inventory')
  const { list } = useAddresses(DISCOUNTS)
  const { looked, look, isLooking, error, apply, isSaving, startAgain } = useDiscountImport()
  const title = t('discountImport.title')
  return (
    <Flex direction="column" flex="1">
      <Flex direction="column" gap="4" flex="1" px={{ base: '4', md: '6' }} py="6" maxW="page" mx="auto" w="full">
        <PageHeader
          title={title}
          subtitle={t('discountImport.subtitle')}
          breadcrumb={[{ label: t('discounts.title'), to: list() }, { label: title }]}
          actions={
            looked?.report.isApplied === true ? (
              <Button asChild>
                <Link to={list()}>{t('discountImport.done.seeDiscounts')}</Link>
              </Button>
            ) : (
              <PresentDiscounts />
            )
          }
        />
        {looked ? <DiscountReport {...looked} /> : <FileChoice onFile={look} isLooking={isLooking} error={error} />}
      </Flex>
      {looked ? <ImportBar {...looked} onApply={apply} isSaving={isSaving} onAgain={startAgain} /> : null}
    </Flex>
  )
}

/** The file to begin with: what there is, in the columns that are read. */
function PresentDiscounts() {
  const { t } = useTranslation('inventory')
  const { save, isSaving } = useSave(downloadDiscounts, {
    onSaved: (file) => saveFile(file, t('discountImport.present.fileName')),
  })
  return (
    <Button variant="outline" loading={isSaving} onClick={() => void save(undefined)}>
      <Download aria-hidden size={16} />
      {t('discountImport.present.download')}
    </Button>
  )
}
