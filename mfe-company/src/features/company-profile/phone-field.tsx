import { useId, useMemo } from 'react'
import { withLatinDigits } from '@comptoir/contracts/phone'
import { useController, type Control } from '@comptoir/platform/forms'
import { Box, chakra, Flex, Input, NativeSelect, Text, useLanguage, useTranslation } from '@comptoir/platform'
import { namedCountries } from './countries.ts'
import type { CompanyValues } from './company-values.ts'

export interface PhoneFieldProps {
  control: Control<CompanyValues>
  codeName: 'phoneCountryCode' | 'managerCountryCode' | 'itManagerCountryCode'
  numberName: 'phoneNumber' | 'managerPhoneNumber' | 'itManagerPhoneNumber'
  label: string
  isRequired?: boolean
}

/** A phone in two parts: the country with its calling code, and digits; whatever else is typed or pasted is left out. */
export function PhoneField({ control, codeName, numberName, label, isRequired = true }: PhoneFieldProps) {
  const { t } = useTranslation('company')
  const id = useId()
  const code = useController({ control, name: codeName })
  const number = useController({ control, name: numberName })
  const error = code.fieldState.error?.message ?? number.fieldState.error?.message
  const noteId = `${id}-note`
  const described = error ? { 'aria-describedby': noteId } : {}
  return (
    <Box display="flex" flexDirection="column" gap="1.5" minW="0">
      <chakra.label htmlFor={id} display="flex" gap="1" textStyle="body" fontWeight="medium">
        {label}
        {isRequired ? (
          <chakra.span aria-hidden color="danger.fg">
            *
          </chakra.span>
        ) : null}
      </chakra.label>
      <Flex dir="ltr" gap="2">
        <CallingCode
          label={t('companyProfile.phoneCodeOf', { label })}
          value={code.field.value}
          onChange={code.field.onChange}
          onBlur={code.field.onBlur}
          isInvalid={code.fieldState.invalid}
        />
        <Input
          id={id}
          size="lg"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          flex="1"
          minW="0"
          aria-required={isRequired}
          aria-invalid={number.fieldState.invalid}
          {...described}
          ref={number.field.ref}
          name={numberName}
          value={number.field.value}
          onBlur={number.field.onBlur}
          onChange={(event) => number.field.onChange(withLatinDigits(event.target.value).replaceAll(/\D/g, ''))}
        />
      </Flex>
      {error ? (
        <Text id={noteId} role="alert" textStyle="small" color="danger.fg">
          {error}
        </Text>
      ) : null}
    </Box>
  )
}

interface CallingCodeProps {
  label: string
  value: string | null
  onChange: (value: string | null) => void
  onBlur: () => void
  isInvalid: boolean
}

/** Shows the code alone; opened, every country by its name. Countries that share a code are the same choice. */
function CallingCode({ label, value, onChange, onBlur, isInvalid }: CallingCodeProps) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const countries = useMemo(() => namedCountries(language), [language])
  return (
    <NativeSelect.Root size="lg" width="7rem" flexShrink={0}>
      <NativeSelect.Field
        aria-label={label}
        aria-invalid={isInvalid}
        value={value ?? ''}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">{t('companyProfile.noCode')}</option>
        {value === null ? null : (
          <option value={value} hidden>
            {value}
          </option>
        )}
        {countries.map(({ code, name, callingCode }) => (
          <option key={code} value={callingCode}>
            {`${callingCode} ${name}`}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
