import type { Sale } from '@comptoir/contracts/sales/sales'
import { SALES_RETURNS } from '@comptoir/contracts/sales/sales-returns'
import {
  Box,
  chakra,
  ChakraLink,
  DateTime,
  Fact,
  Flex,
  Link,
  Money,
  Section,
  Text,
  UnitPrice,
  useCompany,
  useHasPermission,
  useTranslation,
  useAddresses,
  VisuallyHidden,
} from '@comptoir/platform'
import { SessionLink } from '../../common/session-link.tsx'
import { ClientName } from '../../common/recorded-name.tsx'
import { Facts } from '../../common/facts.tsx'
import { PaymentFacts } from './payment-facts.tsx'

/** What was approved of a ticket, in words. */
const APPROVED: Readonly<Record<string, string>> = {
  'sales.editPrice': 'sales.ticket.priceApproved',
  'sales.exceedDiscount': 'sales.ticket.discountApproved',
  'sales.exceedCreditLimit': 'sales.ticket.creditApproved',
}

/** What it came to; a stamp is no part of what is incl. tax. */
function Totals({ sale: { totalMinor, stampMinor, currency } }: { sale: Sale }) {
  const { t } = useTranslation('sales-purchases')
  const rows =
    stampMinor === 0
      ? ([['sales.columns.total', totalMinor]] as const)
      : ([
          ['sales.columns.total', totalMinor - stampMinor],
          ['sales.ticket.stamp', stampMinor],
          ['sales.ticket.totalWithStamp', totalMinor],
        ] as const)
  return rows.map(([name, amountMinor]) => (
    <Fact key={name} label={t(name)}>
      <Money amountMinor={amountMinor} currency={currency} isBold={amountMinor === totalMinor} />
    </Fact>
  ))
}

/** Where, by whom and to whom it was sold, and how it was paid. */
export function SaleFacts({ sale }: { sale: Sale }) {
  const { t } = useTranslation('sales-purchases')
  const { seller, currency } = sale
  return (
    <Flex direction="column" gap="4">
      <Section title={t('sales.ticket.facts')}>
        <Facts>
          <Fact label={t('sales.columns.pointOfSale')}>
            <bdi>{seller.pointOfSale}</bdi>
          </Fact>
          <Fact label={t('sales.columns.register')}>
            <bdi>{seller.register}</bdi>
          </Fact>
          <Fact label={t('sales.columns.cashier')}>
            <bdi>{seller.cashier}</bdi>
          </Fact>
          <Fact label={t('sales.columns.client')}>
            <ClientName name={seller.client} />
          </Fact>
          {sale.representative ? (
            <Fact label={t('sales.columns.representative')}>
              <bdi>{sale.representative.name}</bdi>
            </Fact>
          ) : null}
          <OtherPrices sale={sale} />
          {sale.note === undefined ? null : (
            <Fact label={t('sales.ticket.note')}>
              <chakra.bdi dir="auto" overflowWrap="anywhere">
                {sale.note}
              </chakra.bdi>
            </Fact>
          )}
          {(sale.approvals ?? []).map(({ permission, approvedBy, byCode }) => (
            <Fact key={permission} label={t(APPROVED[permission] ?? 'sales.ticket.approved')}>
              <bdi>{approvedBy}</bdi>
              {byCode ? ` · ${t('sales.ticket.byCode')}` : null}
            </Fact>
          ))}
        </Facts>
        <Copies sale={sale} />
        <SessionLink sessionId={sale.cashSessionId}>{t('sales.ticket.session')}</SessionLink>
      </Section>
      <Section title={t('sales.ticket.money')}>
        <Facts>
          <Totals sale={sale} />
          <Fact label={t('sales.columns.discount')}>
            <Money
              amountMinor={-sale.discountMinor}
              currency={currency}
              {...(sale.discountMinor === 0 ? {} : { tone: 'attention' })}
            />
          </Fact>
          {sale.roundingMinor === 0 ? null : (
            <Fact label={t('sales.ticket.rounding')}>
              <Money amountMinor={sale.roundingMinor} currency={currency} />
            </Fact>
          )}
          <Fact label={t('sales.ticket.received')}>
            <Money amountMinor={sale.receivedMinor} currency={currency} tone="success" />
          </Fact>
          <PaymentFacts sale={sale} />
          <Fact label={t('sales.ticket.changeGiven')}>
            <Money amountMinor={sale.changeMinor} currency={currency} />
          </Fact>
          {(sale.returns ?? []).map(({ id, number, totalMinor }) => (
            <Fact key={id} label={t('sales.ticket.returned', { number })}>
              <ReturnAmount id={id} totalMinor={totalMinor} currency={currency} />
            </Fact>
          ))}
        </Facts>
      </Section>
    </Flex>
  )
}

/** When, by whom and where it was printed again; nothing where it was not. */
function Copies({ sale: { copies = [] } }: { sale: Sale }) {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  if (copies.length === 0) return null
  return (
    <Box>
      <Text textStyle="small" color="fg.muted">
        {t('sales.ticket.copies', { count: copies.length })}
      </Text>
      <Box as="ul" listStyleType="none" aria-label={t('sales.ticket.copies', { count: copies.length })}>
        {copies.map(({ occurredAt, printedBy, registerName }, index) => (
          <li key={`${occurredAt} ${index}`}>
            <DateTime value={occurredAt} timeZone={timeZone} /> · <bdi>{printedBy}</bdi>
            {registerName === null ? null : (
              <>
                {' · '}
                <bdi>{registerName}</bdi>
              </>
            )}
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** What a return gave back, which leads to it for who may read returns. */
function ReturnAmount({ id, totalMinor, currency }: { id: string; totalMinor: number; currency: string }) {
  const returns = useAddresses(SALES_RETURNS)
  const amount = <Money amountMinor={-totalMinor} currency={currency} tone="attention" />
  if (!useHasPermission(SALES_RETURNS.permissions.read)) return amount
  return (
    <ChakraLink asChild>
      <Link to={returns.one(id)}>{amount}</Link>
    </ChakraLink>
  )
}

/** What was sold at another price than the list's, with both: typed, or of a list that changed before the ticket came. */
function OtherPrices({ sale: { lines, currency } }: { sale: Sale }) {
  const { t } = useTranslation('sales-purchases')
  // At 0 the list has no price of it.
  const others = lines.filter(({ listPriceMicro = 0 }) => listPriceMicro > 0)
  if (others.length === 0) return null
  return (
    <Fact label={t('sales.ticket.otherPrice')}>
      {others.map(({ id, designation, unitPriceMicro, listPriceMicro }) => (
        <Box key={id}>
          <bdi>{designation}</bdi> <UnitPrice unitPriceMicro={unitPriceMicro} currency={currency} isBold />{' '}
          <chakra.s color="fg.muted">
            <VisuallyHidden>{t('counterPrice.list')} </VisuallyHidden>
            <UnitPrice unitPriceMicro={listPriceMicro ?? 0} currency={currency} hasSymbol={false} />
          </chakra.s>
        </Box>
      ))}
    </Fact>
  )
}
