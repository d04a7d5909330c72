import { useContext } from 'react'
import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { chakra, Flex, formatDate } from '@comptoir/platform'
import { Barcode } from './barcode.tsx'
import { PaperContext, usePaperFormat } from './paper-language.ts'
import { Ends, FactRow, Figure, Main, Rule, Second } from './paper-parts.tsx'
import { VOUCHER } from './paper-words.ts'

/** The voucher that a return gave: what it is worth, until when, and its code to be scanned, where that is told whole. */
export function VoucherPart({ voucher }: { voucher: NonNullable<SalesReturn['voucher']> }) {
  const { main } = useContext(PaperContext)
  const { money } = usePaperFormat()
  const { number, code, amountMinor, expiresOn } = voucher
  return (
    <>
      <Rule isThick />
      <div>
        <Ends isBold>
          <chakra.span fontSize="calc(3.5 * var(--mm))">
            <Main of={VOUCHER.title} />
          </chakra.span>
          <chakra.span fontSize="calc(4.8 * var(--mm))" lineHeight="1.2">
            <Figure>{money(amountMinor)}</Figure>
          </chakra.span>
        </Ends>
        <Second of={VOUCHER.title} />
      </div>
      <FactRow words={VOUCHER.number}>{number}</FactRow>
      {expiresOn === null ? (
        <div>
          <Main of={VOUCHER.never} />
          <Second of={VOUCHER.never} />
        </div>
      ) : (
        <FactRow words={VOUCHER.until}>{formatDate(expiresOn, main)}</FactRow>
      )}
      <Flex direction="column" align="center" gap="calc(1.2 * var(--mm))">
        {code.includes('•') ? null : <Barcode text={code} />}
        <Figure>{code}</Figure>
      </Flex>
      <div>
        <Main of={VOUCHER.terms} />
        <Second of={VOUCHER.terms} />
      </div>
    </>
  )
}
