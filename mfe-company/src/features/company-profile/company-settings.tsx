import { PRICE_DISPLAYS } from '@comptoir/contracts/price-displays'
import { STOCK_POLICIES } from '@comptoir/contracts/stock-policies'
import { STOCK_VALUATIONS } from '@comptoir/contracts/stock-valuations'
import {
  FormSection,
  MoneyField,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
  useWatch,
  type Control,
} from '@comptoir/platform/forms'
import { Box, currencySymbol, SimpleGrid, useLanguage, useTranslation } from '@comptoir/platform'
import { useCashSteps } from '../../common/use-cash-steps.ts'
import type { CompanyValues } from './company-values.ts'
import { SubjectCard } from './subject-card.tsx'

const PERCENT = '%'
/** After how many days people are told of the stock. */
const NOTICES = ['expiryNotice', 'readyNotice', 'transitNotice'] as const

/** Taxes and what the company's screens begin with. */
export function CompanySettings({ control }: { control: Control<CompanyValues> }) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const currency = useWatch({ control, name: 'defaultCurrencyCode' })
  const cashSteps = useCashSteps(t('companyProfile.noCashRounding'), currency ?? 'TND')
  return (
    <FormSection title={t('companyProfile.section.settings')}>
      <Box gridColumn="1 / -1">
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="3">
          <SubjectCard
            control={control}
            subject="isVatSubject"
            rate="defaultVatRate"
            title={t('companyProfile.vat.title')}
            help={t('companyProfile.vat.help')}
            rateLabel={t('companyProfile.vat.rate')}
            suffix={PERCENT}
            placeholder="19"
          />
          <SubjectCard
            control={control}
            subject="isFodecSubject"
            rate="defaultFodecRate"
            title={t('companyProfile.fodec.title')}
            help={t('companyProfile.fodec.help')}
            rateLabel={t('companyProfile.fodec.rate')}
            suffix={PERCENT}
            placeholder="1"
          />
          <SubjectCard
            control={control}
            subject="isTaxStampSubject"
            rate="defaultTaxStamp"
            title={t('companyProfile.stamp.title')}
            help={t('companyProfile.stamp.help')}
            rateLabel={t('companyProfile.stamp.rate')}
            suffix={currencySymbol(currency ?? 'TND', language)}
            placeholder="1"
          />
        </SimpleGrid>
      </Box>
      <SwitchField
        control={control}
        name="isMultiBatch"
        label={t('companyProfile.isMultiBatch')}
        help={t('companyProfile.isMultiBatchHelp')}
      />
      <SwitchField
        control={control}
        name="allowUnitPriceEntry"
        label={t('companyProfile.allowUnitPriceEntry')}
        help={t('companyProfile.allowUnitPriceEntryHelp')}
      />
      <SelectField
        control={control}
        name="stockPolicy"
        label={t('companyProfile.stockPolicy')}
        help={t('companyProfile.stockPolicyHelp')}
        options={STOCK_POLICIES.map((policy) => ({
          value: policy,
          label: t(`stockPolicies.${policy}`),
        }))}
      />
      <SelectField
        control={control}
        name="stockValuation"
        label={t('companyProfile.stockValuation')}
        help={t('companyProfile.stockValuationHelp')}
        options={STOCK_VALUATIONS.map((valuation) => ({
          value: valuation,
          label: t(`stockValuations.${valuation}`),
        }))}
      />
      <SelectField
        control={control}
        name="priceDisplay"
        label={t('companyProfile.priceDisplay')}
        help={t('companyProfile.priceDisplayHelp')}
        options={PRICE_DISPLAYS.map((display) => ({
          value: display,
          label: t(`priceDisplays.${display}`),
        }))}
      />
      <SelectField
        control={control}
        name="cashStepMinor"
        label={t('companyProfile.cashRounding')}
        help={t('companyProfile.cashRoundingHelp')}
        options={cashSteps.options}
      />
      <NumberField
        control={control}
        name="maxDiscountRate"
        label={t('companyProfile.maxDiscountRate')}
        help={t('companyProfile.maxDiscountRateHelp')}
        decimals={3}
        suffix={PERCENT}
      />
      <MoneyField
        control={control}
        name="maxCashOutMinor"
        label={t('companyProfile.maxCashOut')}
        help={t('companyProfile.maxCashOutHelp')}
        currency={currency ?? 'TND'}
      />
      <MoneyField
        control={control}
        name="cashIdentityMinor"
        label={t('companyProfile.cashIdentity')}
        help={t('companyProfile.cashIdentityHelp')}
        currency={currency ?? 'TND'}
      />
      <MoneyField
        control={control}
        name="cashToleranceMinor"
        label={t('companyProfile.cashTolerance')}
        help={t('companyProfile.cashToleranceHelp')}
        currency={currency ?? 'TND'}
      />
      <NumberField
        control={control}
        name="counterLockMinutes"
        label={t('companyProfile.counterLock')}
        help={t('companyProfile.counterLockHelp')}
        decimals={0}
      />
      <NumberField
        control={control}
        name="voucherValidityMonths"
        label={t('companyProfile.voucherValidity')}
        help={t('companyProfile.voucherValidityHelp')}
        decimals={0}
      />
      <MoneyField
        control={control}
        name="defaultCreditLimitMinor"
        label={t('companyProfile.defaultCreditLimit')}
        help={t('companyProfile.defaultCreditLimitHelp')}
        currency={currency ?? 'TND'}
      />
      <MoneyField
        control={control}
        name="stockAdjustmentLimitMinor"
        label={t('companyProfile.stockAdjustmentLimit')}
        help={t('companyProfile.stockAdjustmentLimitHelp')}
        currency={currency ?? 'TND'}
      />
      {NOTICES.map((notice) => (
        <NumberField
          key={notice}
          control={control}
          name={`${notice}Days`}
          label={t(`companyProfile.${notice}`)}
          help={t(`companyProfile.${notice}Help`)}
          decimals={0}
        />
      ))}
      <TextField
        control={control}
        name="defaultCustomerCode"
        label={t('companyProfile.defaultCustomerCode')}
        help={t('companyProfile.defaultCustomerCodeHelp')}
        isLtr
        autoComplete="off"
        maxLength={20}
      />
    </FormSection>
  )
}
