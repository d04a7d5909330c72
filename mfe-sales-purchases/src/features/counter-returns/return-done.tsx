import { useContext, useState } from 'react'
import { CircleCheck, Printer } from 'lucide-react'
import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import {
  Box,
  Button,
  Code,
  Flex,
  Heading,
  Money,
  Text,
  useCompany,
  useFormat,
  useTranslation,
} from '@comptoir/platform'
import { PrintContext } from '../../common/print-context.ts'
import { tellCopy } from '../ticket-copies/index.ts'
import { PaperTray, Printed, ReturnTicket } from '../ticket/index.ts'
import type { AtRegister } from './return-dialog.tsx'

/** A return that is recorded: its number, the money that goes over the counter, and its paper. */
export function ReturnDone({ made, atCounter }: { made: SalesReturn } & Pick<AtRegister, 'atCounter'>) {
  const print = useContext(PrintContext)
  const { id: companyId } = useCompany()
  const [prints, setPrints] = useState(0)
  const printNext = (): void => {
    print()
    setPrints(prints + 1)
    const { id: documentId, number, registerId, cashSessionId } = made
    const printed = { documentKind: 'salesReturn' as const, documentId, number, registerId, cashSessionId }
    if (prints > 0) void tellCopy(companyId, { ...printed, ...atCounter })
  }
  const { t } = useTranslation('sales-purchases')
  const givenMinor = made.totalMinor + made.roundingMinor - (made.voucher?.amountMinor ?? 0)
  return (
    <Flex direction="column" gap="4">
      <div role="status">
        <Flex align="center" gap="2" color="success.fg">
          <CircleCheck aria-hidden size={20} />
          <Heading as="h3" color="inherit">
            {t('counterReturns.recorded')}
          </Heading>
        </Flex>
        <Text textStyle="small" color="fg.muted">
          <Code>{made.number}</Code>
        </Text>
        {givenMinor > 0 || !made.voucher ? (
          <>
            <Text mt="2">{t('counterReturns.giveNow')}</Text>
            <Flex textStyle="total-lg">
              <Money amountMinor={givenMinor} currency={made.currency} />
            </Flex>
          </>
        ) : null}
        {made.voucher ? <IssuedVoucher voucher={made.voucher} currency={made.currency} /> : null}
      </div>
      <Button variant="outline" size="xl" onClick={printNext}>
        <Printer aria-hidden />
        {t('counterReturns.print')}
      </Button>
      <Box maxH="50dvh" overflow="auto" tabIndex={0} role="region" aria-label={t('counterReturns.paper')}>
        <PaperTray>
          <ReturnTicket made={made} />
        </PaperTray>
      </Box>
      <Printed>
        <ReturnTicket made={made} isCopy={prints > 0} copyNumber={prints} />
      </Printed>
    </Flex>
  )
}

/** The voucher that is given back, whose paper is below the return's. */
function IssuedVoucher({ voucher, currency }: { voucher: NonNullable<SalesReturn['voucher']>; currency: string }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  return (
    <>
      <Text mt="2">{t('vouchers.issued.handOver')}</Text>
      <Flex textStyle="total-lg">
        <Money amountMinor={voucher.amountMinor} currency={currency} />
      </Flex>
      <Text textStyle="small" color="fg.muted">
        <Code>{voucher.number}</Code> · <Code>{voucher.code}</Code> ·{' '}
        {voucher.expiresOn === null
          ? t('vouchers.never')
          : t('vouchers.issued.until', { date: format.date(voucher.expiresOn) })}
      </Text>
    </>
  )
}
