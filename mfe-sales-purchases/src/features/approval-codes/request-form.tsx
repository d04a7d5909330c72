import { CLOSING_PERMISSIONS, CODE_APPROVABLE } from '@comptoir/contracts/sales/approval-codes'
import { Button, Flex, Section, Text, useCompany, useTranslation } from '@comptoir/platform'
import { CheckboxField, MoneyField, SelectField, useWatch } from '@comptoir/platform/forms'
import { CodeField } from './code-field.tsx'
import { KIND_KEYS } from './kinds.ts'
import { KIND_FIELDS, type RequestFormOptions, useRequestForm } from './use-request-form.ts'

/** Asks for what the cashier says: the register, its request code, what is approved, and the amounts. */
export function RequestForm(options: RequestFormOptions) {
  const { t } = useTranslation('sales-purchases')
  const { currency } = useCompany()
  const { form, registers, kinds, kindsError, isSaving, submit } = useRequestForm(options)
  const [isDiscount, isClosing] = useWatch({ control: form.control, name: ['isDiscount', 'isClosing'] })
  // A closing is approved alone.
  const offered = isClosing ? CLOSING_PERMISSIONS : CODE_APPROVABLE.filter((each) => kinds.has(each))
  return (
    <Section>
      <form noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        <Flex direction="column" gap="4" maxW="md">
          <SelectField
            control={form.control}
            name="registerId"
            label={t('approvalCodes.register')}
            options={registers.map(({ id, name }) => ({ value: id, label: name }))}
            size="xl"
            isRequired
          />
          <CodeField
            control={form.control}
            name="request"
            label={t('approvalCodes.request')}
            help={t('approvalCodes.requestHelp')}
          />
          <Flex as="fieldset" direction="column" gap="2" border="none">
            <Text as="legend" fontWeight="medium" mb="2">
              {t('approvalCodes.what')}
            </Text>
            {offered.map((each) => (
              <CheckboxField key={each} control={form.control} name={KIND_FIELDS[each]} label={t(KIND_KEYS[each])} />
            ))}
            {kindsError ? (
              <Text role="alert" textStyle="small" color="danger.fg">
                {kindsError}
              </Text>
            ) : null}
          </Flex>
          <MoneyField
            control={form.control}
            name="totalMinor"
            label={t(isClosing ? 'approvalCodes.most' : 'approvalCodes.total')}
            {...(isClosing ? { help: t('approvalCodes.mostHelp') } : {})}
            currency={currency}
            size="xl"
            isRequired
          />
          {isDiscount && !isClosing ? (
            <MoneyField
              control={form.control}
              name="discountMinor"
              label={t('approvalCodes.discount')}
              help={t('approvalCodes.discountHelp')}
              currency={currency}
              size="xl"
              isRequired
            />
          ) : null}
          <Button type="submit" size="xl" loading={isSaving}>
            {t('approvalCodes.give')}
          </Button>
        </Flex>
      </form>
    </Section>
  )
}
