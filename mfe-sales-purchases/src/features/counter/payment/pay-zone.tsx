import {
  Box,
  deferred,
  DeferredPart,
  Flex,
  Heading,
  KeyHint,
  Money,
  Text,
  useStore,
  useTranslation,
} from '@comptoir/platform'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { Trans } from '@comptoir/platform/text'
import { useCart } from '../cart/cart-context.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { CHANGE_BOX, ChangeDue } from './change-due.tsx'
import { Details, Identity } from './details.tsx'
import { LastSale } from './last-sale.tsx'
import { useLastSale, useShownSale } from '../last-ticket/last-ticket.ts'
import { MethodButtons } from './method-buttons.tsx'
import { NoteButtons } from './note-buttons.tsx'
import { PaidParts, useIsSplitting } from './paid-parts.tsx'
import { PartEditor } from './part-editor.tsx'
import { PayButton } from './pay-button.tsx'
import { PayMessage } from './pay-message.tsx'
import { usePayment, usePaymentStore } from './payment-context.ts'
import { Exchange } from '../returns/returns.tsx'
import { ReceivedField } from './received-field.tsx'
import { ShortStockMessage } from './short-stock-message.tsx'
import { RoundingOf } from './rounding-of.tsx'
import { SoldPanel } from './sold-panel.tsx'

const approvalDialog = deferred(async () => (await import('../approval/approval-dialog.tsx')).ApprovalDialog)

const foreignZone = deferred(async () => (await import('./foreign-zone.tsx')).ForeignZone)

const keypad = deferred(async () => (await import('../keypad/keypad.tsx')).Keypad)

const creditPanel = deferred(async () => (await import('./credit-panel.tsx')).CreditPanel)

/**
 * Scrolls where there is no room for all of it, so that the button that pays never moves. Its scroll bar would make it
 * narrower: a shade at its end says that there is more. Tags and rings of its buttons need some room around.
 */
const middle = {
  flex: '1 1 auto',
  minH: '4rem',
  scrollPaddingBlock: '1.5rem',
  overflowY: 'auto',
  m: '-2.5',
  p: '2.5',
  pb: '0',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
  _after: {
    content: '""',
    flex: 'none',
    position: 'sticky',
    bottom: '0',
    h: '5',
    mt: '-3',
    pointerEvents: 'none',
    background: 'linear-gradient(transparent, {colors.bg.page})',
  },
}

/** What is owed, what was handed over, what goes back, and the button that ends it, which stays where it is. */
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
  const approval = usePayment((payment) => payment.approval)
  const payment = usePaymentStore()
  return (
    <DeferredPart
      part={approvalDialog}
      isWanted={approval !== null}
      given={{
        asked: approval,
        onApproved: (code) => payment.getState().approve(code),
        onClose: () => payment.getState().forgo(),
      }}
    />
  )
}

function Due() {
  const { isChangeGiven, credit, foreign, isForeign, isGivenBack } = usePayment(
    ({ isChangeGiven, credit, foreign, isForeign, dueMinor }) => ({
      ...{ isChangeGiven, credit, foreign, isForeign, isGivenBack: dueMinor < 0 },
    }),
  )
  const hasChange = isChangeGiven && !isForeign
  const isSplitting = useIsSplitting()
  const isEmpty = useCart(({ lines }) => lines.length === 0)
  const isTyping = useStore(useFocus().keypad, ({ field }) => field !== null)
  return (
    <>
      <Total />
      <Flex direction="column" gap="3" css={middle}>
        <Exchange />
        <MethodButtons />
        {isSplitting ? (
          <PartEditor />
        ) : isChangeGiven ? (
          <>
            {isForeign || isGivenBack ? null : (
              <>
                <NoteButtons />
                <ReceivedField />
              </>
            )}
            {foreign ? <Foreign method={foreign} /> : null}
          </>
        ) : null}
        {isChangeGiven ? null : <Details before={isSplitting ? null : <ExactAmount />} />}
        <PaidParts />
        <DeferredPart part={creditPanel} isWanted={credit !== null} given={{ credit }} />
        <Identity />
        {isEmpty && hasChange ? null : <LastSale />}
      </Flex>
      <DeferredPart part={keypad} isWanted={isTyping} given={{}} />
      <Flex direction="column" gap="2" flex="none" maxH="40%" overflowY="auto" _empty={{ display: 'none' }}>
        <ShortStockMessage />
        <PayMessage />
      </Flex>
      {hasChange ? <Change isEmpty={isEmpty} /> : null}
      <PayButton />
      <AltHint />
    </>
  )
}

/** While nothing is sold yet, the sale before has the place of the change. */
function Change({ isEmpty }: { isEmpty: boolean }) {
  const { changeMinor, isOverpaid } = usePayment(({ changeMinor, block }) => ({
    ...{ changeMinor, isOverpaid: block === 'overpaid' },
  }))
  const currency = useCurrency()
  const hasSold = useLastSale() !== null
  if (!isEmpty || !hasSold) return <ChangeDue {...{ changeMinor, currency, isOverpaid }} isQuiet={isEmpty} />
  return (
    <Flex direction="column" justify="center" {...CHANGE_BOX} px="3" borderColor="border.subtle">
      <LastSale />
    </Flex>
  )
}

function Foreign({ method }: { method: PaymentMethod }) {
  const dueMinor = usePayment((payment) => payment.dueMinor)
  return <DeferredPart part={foreignZone} isWanted given={{ method, dueMinor }} />
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
  const { dueMinor, roundingMinor } = usePayment(({ dueMinor, roundingMinor }) => ({ dueMinor, roundingMinor }))
  const currency = useCurrency()
  return (
    <Box position="relative" flex="none" aria-live="polite" aria-atomic="true">
      <Heading as="h2" textStyle="body-lg" fontWeight="normal" color="fg.muted">
        {t('counter.pay.due')}
      </Heading>
      <Flex textStyle="total-lg">
        <Money amountMinor={Math.max(dueMinor, 0)} currency={currency} />
      </Flex>
      <Box position="absolute" top="0.5" insetEnd="0">
        <RoundingOf roundingMinor={roundingMinor} currency={currency} />
      </Box>
    </Box>
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
