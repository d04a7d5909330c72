import { APPROVAL_CODES, type ApprovalCode } from '@comptoir/contracts/sales/approval-codes'
import { CASH_SESSIONS } from '@comptoir/contracts/sales/cash-sessions'
import { SALES } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  Box,
  Code,
  DateTime,
  ErrorPanel,
  Flex,
  Money,
  Section,
  StatusBadge,
  Text,
  TextLink,
  useAddresses,
  useCompany,
  useCompanyQuery,
  usePointOfSale,
  useTranslation,
} from '@comptoir/platform'
import { KIND_KEYS } from './kinds.ts'

const LATEST = '20'
/** Stays with what is before it where the line ends. */
const DOT = '\u00a0· '

/** The latest codes of the point of sale: what was approved, by whom, and the ticket that came for it. */
export function GivenCodes() {
  const { t } = useTranslation('sales-purchases')
  const { id: pointOfSaleId } = usePointOfSale()
  const searchParams = new URLSearchParams({ limit: LATEST, 'filter[pointOfSale]': pointOfSaleId })
  const { data, error, refetch } = useCompanyQuery<PaginatedOf<ApprovalCode>>(APPROVAL_CODES, ['paginated'], {
    searchParams,
    staleTimeMs: 0,
  })
  if (error && !data)
    return <ErrorPanel title={t('approvalCodes.failed')} text={error.message} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <Section title={t('approvalCodes.latest')}>
      {data.data.length === 0 ? <Text color="fg.muted">{t('approvalCodes.none')}</Text> : null}
      <Flex as="ul" direction="column" gap="4" listStyleType="none">
        {data.data.map((code) => (
          <GivenCodeRow key={code.id} code={code} />
        ))}
      </Flex>
    </Section>
  )
}

function GivenCodeRow({ code }: { code: ApprovalCode }) {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  const { register, permissions, totalMinor, discountMinor, currency, givenBy, givenAt } = code
  return (
    <Box as="li">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Text fontWeight="medium">{permissions.map((each) => t(KIND_KEYS[each])).join(t('approvalCodes.and'))}</Text>
        <Money amountMinor={totalMinor} currency={currency} isBold />
      </Flex>
      {discountMinor > 0 ? (
        <Text textStyle="small">
          {t('approvalCodes.discount')} <Money amountMinor={discountMinor} currency={currency} />
        </Text>
      ) : null}
      <Text textStyle="small" color="fg.muted">
        <bdi>{register.name}</bdi>
        {DOT}
        <Code>{code.request}</Code>
        {DOT}
        <bdi>{givenBy.name}</bdi>
        {DOT}
        <DateTime value={givenAt} timeZone={timeZone} />
      </Text>
      <Use code={code} />
    </Box>
  )
}

/** The ticket or closing that came for it, or that none has. */
function Use({ code: { usedAt, sale, session } }: { code: ApprovalCode }) {
  const { t } = useTranslation('sales-purchases')
  const sales = useAddresses(SALES)
  const sessions = useAddresses(CASH_SESSIONS)
  if (sale) return <TextLink to={sales.one(sale.id)}>{t('approvalCodes.usedFor', { number: sale.number })}</TextLink>
  if (session)
    return (
      <TextLink to={sessions.one(session.id)}>
        {t('approvalCodes.usedForClosing', { number: session.zNumber ?? '' })}
      </TextLink>
    )
  return usedAt === null ? (
    <StatusBadge tone="neutral" label={t('approvalCodes.unused')} />
  ) : (
    <StatusBadge tone="attention" label={t('approvalCodes.keptBeside')} />
  )
}
