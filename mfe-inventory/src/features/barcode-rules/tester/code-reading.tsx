import { correctedGtin, type BarcodeReading } from '@comptoir/money'
import { chakra, Code, Fact, Notice, Quantity, UnitPrice, useCompany, useTranslation } from '@comptoir/platform'
import type { TestedCode } from './use-tested-code.ts'

/** What a code says: its check digit, the rule that reads it, and the product with its quantity. */
export function CodeReading({ code, read, product }: TestedCode & { code: string }) {
  const { t } = useTranslation('inventory')
  const corrected = correctedGtin(code)
  if (corrected !== null) {
    return (
      <Notice tone="attention" title={t('barcodeRules.tester.checkDigitWrong')}>
        {t('barcodeRules.tester.checkDigitRight', { barcode: corrected })}
      </Notice>
    )
  }
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <Fact label={t('barcodeRules.tester.rule')}>{read ? read.rule.name : t('barcodeRules.tester.noRule')}</Fact>
      {read ? (
        <Fact label={t('barcodeRules.tester.number')}>
          <Code>{read.reading.productNumber}</Code>
        </Fact>
      ) : null}
      {read ? <Said reading={read.reading} /> : null}
      {product === undefined ? null : (
        <Fact label={t('barcodeRules.tester.product')}>
          {product?.designation ?? t('barcodeRules.tester.noProduct')}
        </Fact>
      )}
      {product?.quantityMilli === undefined ? null : (
        <Fact label={t('barcodeRules.tester.inCart')}>
          <Quantity quantityMilli={product.quantityMilli} {...(product.unit === null ? {} : { unit: product.unit })} />
        </Fact>
      )}
    </chakra.dl>
  )
}

function Said({ reading }: { reading: BarcodeReading }) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  if (reading.kind === 'product') return null
  return (
    <Fact label={t(`barcodeRules.tester.${reading.kind}`)}>
      {reading.kind === 'weight' ? (
        <Quantity quantityMilli={reading.quantityMilli} />
      ) : (
        <UnitPrice unitPriceMicro={reading.priceMicro} currency={currency} />
      )}
    </Fact>
  )
}
