import { FormSection, NumberField, SwitchField, TextField, useWatch, type Control } from '@comptoir/platform/forms'
import { Box, currencySymbol, SimpleGrid, useLanguage, useTranslation } from '@comptoir/platform'
import type { CompanyValues } from './company-values.ts'
import { SubjectCard } from './subject-card.tsx'

const PERCENT = '%'

/** Taxes and what the company's screens begin with. */
export function CompanySettings({ control }: { control: Control<CompanyValues> }) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const currency = useWatch({ control, name: 'defaultCurrencyCode' })
  return (
    <FormSection title={t('companyForm.section.settings')}>
      <Box gridColumn="1 / -1">
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="3">
          <SubjectCard
            control={control}
            subject="isVatSubject"
            rate="defaultVatRate"
            title={t('companyForm.vat.title')}
            help={t('companyForm.vat.help')}
            rateLabel={t('companyForm.vat.rate')}
            suffix={PERCENT}
            placeholder="19"
          />
          <SubjectCard
            control={control}
            subject="isFodecSubject"
            rate="defaultFodecRate"
            title={t('companyForm.fodec.title')}
            help={t('companyForm.fodec.help')}
            rateLabel={t('companyForm.fodec.rate')}
            suffix={PERCENT}
            placeholder="1"
          />
          <SubjectCard
            control={control}
            subject="isTaxStampSubject"
            rate="defaultTaxStamp"
            title={t('companyForm.stamp.title')}
            help={t('companyForm.stamp.help')}
            rateLabel={t('companyForm.stamp.rate')}
            suffix={currencySymbol(currency ?? 'TND', language)}
            placeholder="1"
          />
        </SimpleGrid>
      </Box>
      <SwitchField
        control={control}
        name="isMultiBatch"
        label={t('companyForm.isMultiBatch')}
        help={t('companyForm.isMultiBatchHelp')}
      />
      <SwitchField
        control={control}
        name="allowUnitPriceEntry"
        label={t('companyForm.allowUnitPriceEntry')}
        help={t('companyForm.allowUnitPriceEntryHelp')}
      />
      <NumberField
        control={control}
        name="maxDiscountRate"
        label={t('companyForm.maxDiscountRate')}
        help={t('companyForm.maxDiscountRateHelp')}
        decimals={3}
        suffix={PERCENT}
      />
      <TextField
        control={control}
        name="defaultCustomerCode"
        label={t('companyForm.defaultCustomerCode')}
        help={t('companyForm.defaultCustomerCodeHelp')}
        isLtr
        autoComplete="off"
        maxLength={20}
      />
    </FormSection>
  )
}
