import { SALES } from '@comptoir/contracts/sales/sales'
import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import {
  ChakraLink,
  Code,
  Fact,
  Link,
  Money,
  Section,
  Text,
  useAddresses,
  useFormat,
  useHasPermission,
  useTranslation,
} from '@comptoir/platform'
import { SessionLink } from '../../common/session-link.tsx'
import { Facts } from '../../common/facts.tsx'
import { ClientName } from '../../common/recorded-name.tsx'

/** Where, by whom and from whom goods were taken back, of which ticket, and how the money went back. */
export function ReturnFacts({ made }: { made: SalesReturn }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { seller, currency } = made
  return (
    <>
      <Section title={t('salesReturns.facts')}>
        <Facts>
          <Fact label={t('salesReturns.columns.pointOfSale')}>
            <bdi>{seller.pointOfSale}</bdi>
          </Fact>
          <Fact label={t('salesReturns.columns.register')}>
            <bdi>{seller.register}</bdi>
          </Fact>
          <Fact label={t('salesReturns.columns.cashier')}>
            <bdi>{seller.cashier}</bdi>
            {made.cashierUnproved ? (
              <Text textStyle="small" color="attention.fg">
                {t('salesReturns.unproved')}
              </Text>
            ) : null}
          </Fact>
          <Fact label={t('salesReturns.columns.client')}>
            <ClientName name={seller.client} />
          </Fact>
          <Fact label={t('salesReturns.columns.reason')}>{t(`salesReturns.reasons.${made.reason}`)}</Fact>
          <Fact label={t('salesReturns.columns.ticket')}>
            <OfTicket made={made} />
          </Fact>
          {made.comment === null ? null : (
            <Fact label={t('salesReturns.comment')}>
              <bdi>{made.comment}</bdi>
            </Fact>
          )}
        </Facts>
        <SessionLink sessionId={made.cashSessionId}>{t('salesReturns.session')}</SessionLink>
      </Section>
      <Section title={t('salesReturns.money')}>
        <Facts>
          <Fact label={t('salesReturns.columns.total')}>
            <Money amountMinor={made.totalMinor} currency={currency} isBold />
          </Fact>
          <Fact label={t('salesReturns.exclTax')}>
            <Money amountMinor={made.netHtMinor} currency={currency} />
          </Fact>
          {made.fodecMinor === 0 ? null : (
            <Fact label={t('salesReturns.fodec')}>
              <Money amountMinor={made.fodecMinor} currency={currency} />
            </Fact>
          )}
          {made.taxes.map(({ rateMilli, vatMinor }) => (
            <Fact key={rateMilli} label={`${t('salesReturns.vat')} ${format.percent(rateMilli)}`}>
              <Money amountMinor={vatMinor} currency={currency} />
            </Fact>
          ))}
          {made.roundingMinor === 0 ? null : (
            <Fact label={t('salesReturns.rounding')}>
              <Money amountMinor={made.roundingMinor} currency={currency} />
            </Fact>
          )}
          {made.refunds.map(({ id, methodKind, amountMinor }) => (
            <Fact key={id} label={t('salesReturns.givenBack', { method: t(`salesReturns.methods.${methodKind}`) })}>
              <Money amountMinor={amountMinor} currency={currency} tone="attention" />
            </Fact>
          ))}
        </Facts>
      </Section>
    </>
  )
}

function OfTicket({ made: { saleId, saleNumber } }: { made: SalesReturn }) {
  const { t } = useTranslation('sales-purchases')
  const sales = useAddresses(SALES)
  const mayRead = useHasPermission(SALES.permissions.read)
  if (saleId === null || saleNumber === null) return t('salesReturns.withoutTicket')
  if (!mayRead) return <Code>{saleNumber}</Code>
  return (
    <ChakraLink asChild>
      <Link to={sales.one(saleId)}>
        <Code>{saleNumber}</Code>
      </Link>
    </ChakraLink>
  )
}
