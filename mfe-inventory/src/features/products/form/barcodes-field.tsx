import type { KeyboardEvent } from 'react'
import { FieldShell, type Control } from '@comptoir/platform/forms'
import { Barcode } from 'lucide-react'
import { Button, Chip, Code, Flex, Input, Notice, useTranslation } from '@comptoir/platform'
import type { ProductValues } from '../product-values.ts'
import { useBarcodes, type BarcodesName } from './use-barcodes.ts'

export interface BarcodesFieldProps {
  control: Control<ProductValues>
  name?: BarcodesName
  help?: string
}

/** The barcodes of a product or a pack: scanned or typed one after the other, each taken away by its cross. */
export function BarcodesField({ control, name = 'barcodes', help }: BarcodesFieldProps) {
  const { t } = useTranslation('inventory')
  const { barcodes, draft, setDraft, add, remove, error, inputRef, doubtful, replace, give, isGiving } = useBarcodes(
    control,
    name,
  )
  // A scanner ends with Enter, which must not send the form.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <FieldShell label={t('products.form.barcodes')} help={help ?? t('products.form.barcodesHelp')} error={error} isWide>
      {(field) => (
        <>
          {barcodes.length > 0 ? <BarcodeList barcodes={barcodes} onRemove={remove} /> : null}
          {doubtful.map(({ barcode, corrected }) => (
            <CheckDigitNotice
              key={barcode}
              barcode={barcode}
              corrected={corrected}
              onReplace={() => replace(barcode, corrected)}
            />
          ))}
          <Flex gap="2" wrap="wrap">
            <Input
              flex="1 1 12rem"
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
            {barcodes.length === 0 ? (
              <Button variant="outline" size="lg" type="button" loading={isGiving} onClick={give}>
                <Barcode aria-hidden size={16} />
                {t('products.form.giveBarcode')}
              </Button>
            ) : null}
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

/** A wrong check digit is pointed out and kept: real goods have such codes. */
function CheckDigitNotice({
  barcode,
  corrected,
  onReplace,
}: {
  barcode: string
  corrected: string
  onReplace: () => void
}) {
  const { t } = useTranslation('inventory')
  return (
    <Notice
      tone="attention"
      action={
        <Button variant="outline" type="button" onClick={onReplace}>
          {t('products.form.useCorrected', { barcode: corrected })}
        </Button>
      }
    >
      <Code isBold>{barcode}</Code> {t('products.form.checkDigitWrong')}
    </Notice>
  )
}
