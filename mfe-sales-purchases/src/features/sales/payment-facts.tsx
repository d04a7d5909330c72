import { DETAIL_FIELDS, isPostDated } from '@comptoir/contracts/payment-details'
import type { Sale } from '@comptoir/contracts/sales/sales'
import { Fact, Money, Text, useFormat, useLanguage, useTranslation } from '@comptoir/platform'
import { ForeignTaken } from '../foreign-cash/index.ts'
import { receivedWords } from '../ticket/index.ts'

/** The payments of a sale of which something was said, each with that. */
export function PaymentFacts({ sale }: { sale: Sale }) {
  return sale.payments.map((payment) =>
    payment.details ? <PaymentFact key={payment.id} payment={payment} sale={sale} /> : null,
  )
}

function PaymentFact({ payment, sale }: { payment: Sale['payments'][number]; sale: Sale }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const language = useLanguage()
  const { methodKind, amountMinor, details = {} } = payment
  const { identity, foreign } = details
  const isLater = isPostDated(methodKind, details, sale.businessDate)
  return (
    <Fact label={receivedWords(methodKind)[language]}>
      <Money amountMinor={amountMinor} currency={sale.currency} />
      {DETAIL_FIELDS.map((field) => {
        const text = details[field]
        if (text === undefined) return null
        return (
          <Text key={field} textStyle="small">
            {t(`paymentDetails.field.${field}`)} <bdi>{field === 'dueDate' ? format.date(text) : text}</bdi>
          </Text>
        )
      })}
      {foreign ? (
        <>
          <Text textStyle="small">
            <ForeignTaken foreign={foreign} />
          </Text>
          <Text textStyle="small" color="fg.muted">
            {t('foreignCash.rateOf', { date: format.date(foreign.validFrom) })}
          </Text>
        </>
      ) : null}
      {isLater ? (
        <Text textStyle="small" color="attention.fg">
          {t('paymentDetails.postDated')}
        </Text>
      ) : null}
      {identity ? (
        <Text textStyle="small">
          {t(`paymentDetails.identityKind.${identity.kind}`)} <bdi>{identity.number}</bdi> · <bdi>{identity.name}</bdi>
        </Text>
      ) : null}
    </Fact>
  )
}
