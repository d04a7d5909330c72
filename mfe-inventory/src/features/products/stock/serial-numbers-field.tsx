import type { ClipboardEvent, KeyboardEvent } from 'react'
import { Button, chakra, Chip, Flex, Input, Text, useFormat, useTranslation } from '@comptoir/platform'
import { FieldShell, type Control } from '@comptoir/platform/forms'
import type { ProductValues } from '../product-values.ts'
import { useSerialNumbers } from './use-serial-numbers.ts'

export interface SerialNumbersFieldProps {
  control: Control<ProductValues>
  /** Which place of the opening stock. */
  at: number
}

/** The serial numbers of one place: typed, scanned one after the other, or pasted. Their count is the quantity. */
export function SerialNumbersField({ control, at }: SerialNumbersFieldProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { numbers, draft, type, add, paste, remove, error, inputRef } = useSerialNumbers(control, at)
  // A scanner ends with Enter, which must not send the form.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  const onPaste = (event: ClipboardEvent): void => {
    if (paste(event.clipboardData.getData('text'))) event.preventDefault()
  }
  return (
    <FieldShell
      label={t('products.stock.serialNumbers.label')}
      help={t('products.stock.serialNumbers.help')}
      error={error}
      isWide
    >
      {(shell) => (
        <>
          <Flex gap="2">
            <Input
              flex="1"
              minW="0"
              {...shell}
              ref={inputRef}
              size="lg"
              dir="ltr"
              textAlign={{ base: 'start', _rtl: 'end' }}
              autoComplete="off"
              value={draft}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onBlur={add}
            />
            <Button type="button" variant="outline" size="lg" onClick={add}>
              {t('common.add')}
            </Button>
          </Flex>
          {numbers.length > 0 ? (
            <>
              <Text as="output" textStyle="small" color="fg.muted">
                {t('products.stock.serialNumbers.count', {
                  count: numbers.length,
                  number: format.number(numbers.length),
                })}
              </Text>
              <Flex
                as="ul"
                aria-label={t('products.stock.serialNumbers.label')}
                listStyleType="none"
                gap="2"
                wrap="wrap"
                maxH="48"
                overflowY="auto"
              >
                {numbers.map((number) => (
                  <chakra.li key={number} maxW="full">
                    <Chip
                      label={number}
                      tone="neutral"
                      onRemove={() => remove(number)}
                      removeLabel={t('products.stock.serialNumbers.remove', { number })}
                    />
                  </chakra.li>
                ))}
              </Flex>
            </>
          ) : null}
        </>
      )}
    </FieldShell>
  )
}
