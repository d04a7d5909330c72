import { Box, deferred, DeferredPart, Flex, Heading, KeyHint, Money, Text, useTranslation } from '@comptoir/platform'
import { Trans } from '@comptoir/platform/text'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { ChangeDue } from './change-due.tsx'
import { Details, Identity } from './details.tsx'
import { LastSale } from './last-sale.tsx'
import { useShownSale } from '../last-ticket/last-ticket.ts'
import { MethodButtons } from './method-buttons.tsx'
import { NoteButtons } from './note-buttons.tsx'
import { PaidParts, useIsSplitting } from './paid-parts.tsx'
import { PartEditor } from './part-editor.tsx'
import { PayButton } from './pay-button.tsx'
import { PayMessage } from './pay-message.tsx'
import { usePayment } from './payment-context.ts'
import { Exchange } from '../returns/returns.tsx'
import { ReceivedField } from './received-field.tsx'
import { ShortStockMessage } from './short-stock-message.tsx'
import { RoundingOf } from './rounding-of.tsx'
import { SoldPanel } from './sold-panel.tsx'

const approvalDialog = deferred(async () => (await import('../approval/approval-dialog.tsx')).ApprovalDialog)

const creditPanel = deferred(async () => (await import('./credit-panel.tsx')).CreditPanel)

/** What is owed, what was handed over, what goes back, and the button that ends it. */
export function PayZone() {
  const { t } = useTranslation('sales-purchases')
  const sale = useShownSale()
  return (
    <Flex
      as="section"
      data-zone="pay"
      aria-label={t('counter.zones.pay')}
      direction="column"
      gap="3"
      minW="0"
      minH="0"
      overflowY="auto"
      p={{ base: '4', lg: '3' }}
      pt="4"
      css={{ '@media (min-width: 1180px)': { p: '4' } }}
    >
      {sale ? <SoldPanel sale={sale} /> : <Due />}
      <Approval />
    </Flex>
  )
}

/** Opens when paying needs somebody else's approval. */
function Approval() {
  const { approval, approve, forgo } = usePayment()
  return (
    <DeferredPart
      part={approvalDialog}
      isWanted={approval !== null}
      given={{ asked: approval, onApproved: approve, onClose: forgo }}
    />
  )
}

function Due() {
  const { changeMinor, isChangeGiven, credit } = usePayment()
  const isSplitting = useIsSplitting()
  const currency = useCurrency()
  return (
    <>
      <Exchange />
      <Total />
      <MethodButtons />
      {isSplitting ? (
        <PartEditor />
      ) : isChangeGiven ? (
        <>
          <NoteButtons />
          <ReceivedField />
        </>
      ) : null}
      {isChangeGiven ? null : <Details before={isSplitting ? null : <ExactAmount />} />}
      <PaidParts />
      <DeferredPart part={creditPanel} isWanted={credit !== null} given={{ credit }} />
      <LastSale />
      {isChangeGiven ? <ChangeDue changeMinor={changeMinor} currency={currency} /> : <Box mt="auto" />}
      <ShortStockMessage />
      <Identity />
      <PayMessage />
      <PayButton />
      <AltHint />
    </>
  )
}

/** Said instead of the notes: nothing is handed over that change could be given on. */
function ExactAmount() {
  const { t } = useTranslation('sales-purchases')
  return (
    <Text color="fg.muted" textStyle="body-lg">
      {t('counter.pay.exactOnly')}
    </Text>
  )
}

function Total() {
  const { t } = useTranslation('sales-purchases')
  const { dueMinor, roundingMinor } = usePayment()
  const currency = useCurrency()
  return (
    <div aria-live="polite" aria-atomic="true">
      <Heading as="h2" textStyle="body-lg" fontWeight="normal" color="fg.muted">
        {t('counter.pay.due')}
      </Heading>
      <Flex textStyle="total-lg">
        <Money amountMinor={Math.max(dueMinor, 0)} currency={currency} />
      </Flex>
      <RoundingOf roundingMinor={roundingMinor} currency={currency} />
    </div>
  )
}

/** Only where there is a keyboard to hold a key on. */
function AltHint() {
  const { t } = useTranslation('sales-purchases')
  return (
    <Flex
      justify="center"
      align="center"
      gap="1"
      textStyle="caption"
      color="fg.muted"
      flexWrap="wrap"
      css={{ '@media (hover: none)': { display: 'none' } }}
    >
      <Trans t={t} i18nKey="counter.pay.altHint" components={{ key: <KeyHint keys={['Alt']} /> }} />
    </Flex>
  )
}
