import { NumberField, SwitchField, useWatch, type Control } from '@comptoir/platform/forms'
import { Box, Text, useTranslation } from '@comptoir/platform'
import type { CompanyValues } from './company-values.ts'

export interface SubjectCardProps {
  control: Control<CompanyValues>
  subject: 'isVatSubject' | 'isFodecSubject' | 'isTaxStampSubject'
  rate: 'defaultVatRate' | 'defaultFodecRate' | 'defaultTaxStamp'
  title: string
  help: string
  rateLabel: string
  /** Percent sign, or the currency. */
  suffix: string
  placeholder: string
}

/** A tax that a company may be subject to, and what new products or documents begin with; the rate waits for the switch. */
export function SubjectCard({ control, subject, rate, title, help, rateLabel, suffix, placeholder }: SubjectCardProps) {
  const { t } = useTranslation('company')
  const isSubject = useWatch({ control, name: subject })
  return (
    <Box
      role="group"
      aria-label={title}
      display="flex"
      flexDirection="column"
      gap="3"
      p="4"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="lg"
    >
      <Box flex="1">
        <SwitchField control={control} name={subject} label={title} />
        <Text textStyle="small" color="fg.muted" mt="1">
          {help}
        </Text>
      </Box>
      <NumberField
        control={control}
        name={rate}
        label={rateLabel}
        decimals={3}
        suffix={suffix}
        isDisabled={!isSubject}
        {...(isSubject ? { placeholder } : { placeholder: t('companyProfile.notSubject') })}
      />
    </Box>
  )
}
