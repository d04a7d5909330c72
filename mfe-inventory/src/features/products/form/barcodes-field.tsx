import type { KeyboardEvent } from 'react'
import { FieldShell, type Control } from '@comptoir/platform/forms'
import { Button, Chip, Flex, Input, useTranslation } from '@comptoir/platform'
import type { ProductValues } from '../product-values.ts'
import { useBarcodes } from './use-barcodes.ts'

/** The barcodes of a product: scanned or typed one after the other, each taken away by its cross. */
export function BarcodesField({ control }: { control: Control<ProductValues> }) {
  const { t } = useTranslation('inventory')
  const { barcodes, draft, setDraft, add, remove, error, inputRef } = useBarcodes(control)
  // A scanner ends with Enter, which must not send the form.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <FieldShell label={t('products.form.barcodes')} help={t('products.form.barcodesHelp')} error={error} isWide>
      {(field) => (
        <>
          {barcodes.length > 0 ? <BarcodeList barcodes={barcodes} onRemove={remove} /> : null}
          <Flex gap="2">
            <Input
              {...field}
              ref={inputRef}
              size="lg"
              dir="ltr"
              textAlign={{ base: 'start', _rtl: 'end' }}
              maxLength={32}
              autoComplete="off"
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={add}
            />
            <Button variant="outline" size="lg" type="button" onClick={add}>
              {t('common.add')}
            </Button>
          </Flex>
        </>
      )}
    </FieldShell>
  )
}

function BarcodeList({ barcodes, onRemove }: { barcodes: readonly string[]; onRemove: (barcode: string) => void }) {
  const { t } = useTranslation('inventory')
  return (
    <Flex as="ul" aria-label={t('products.form.barcodes')} listStyleType="none" gap="2" wrap="wrap">
      {barcodes.map((barcode) => (
        <li key={barcode}>
          <Chip
            label={barcode}
            onRemove={() => onRemove(barcode)}
            removeLabel={t('products.form.removeBarcode', { barcode })}
          />
        </li>
      ))}
    </Flex>
  )
}
