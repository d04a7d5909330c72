import { useState } from 'react'
import {
  ACCOUNT_MOVEMENTS,
  CLIENT_ACCOUNTS,
  type AccountMovement,
  type ClientAccount,
} from '@comptoir/contracts/sales/client-accounts'
import { CLIENT_PAYMENTS_AT, SALES_AT } from '@comptoir/contracts/addresses'
import {
  Box,
  ChakraLink,
  Code,
  DateTime,
  type ExtensionPoints,
  Fact,
  Flex,
  Grid,
  Link,
  Money,
  Pagination,
  Skeleton,
  Text,
  useAddresses,
  useCompany,
  useHasPermission,
  useItem,
  useList,
  useTranslation,
} from '@comptoir/platform'
import { mayStillOwe } from './may-still-owe.ts'

const FEW = 10
const PAGE_SIZES = [FEW, 25, 50]

/** In the page of a client: what they owe and may still owe, and what came onto their account and off it. */
export function ClientAccountSummary({ clientId }: ExtensionPoints['client.summary']) {
  const { data, error } = useItem(CLIENT_ACCOUNTS, clientId)
  if (error) return <Text color="fg.muted">{error.message}</Text>
  if (data === undefined) return <Skeleton h="32" />
  return (
    <Flex direction="column" gap="4">
      <AccountFacts account={data} />
      <Movements clientId={clientId} />
      <PaymentsLink clientId={clientId} />
    </Flex>
  )
}

function AccountFacts({ account: { owedMinor, limitMinor, currency } }: { account: ClientAccount }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Grid as="dl" templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }} gap="4">
      <Fact label={t(owedMinor < 0 ? 'clientAccounts.owedToThem' : 'clientAccounts.owes')}>
        <Money amountMinor={Math.abs(owedMinor)} currency={currency} isBold />
      </Fact>
      <Fact label={t('clientAccounts.limit')}>
        {limitMinor === null ? t('clientAccounts.noLimit') : <Money amountMinor={limitMinor} currency={currency} />}
      </Fact>
      {limitMinor === null ? null : (
        <Fact label={t('clientAccounts.mayStillOwe')}>
          <Money amountMinor={mayStillOwe({ owedMinor, limitMinor })} currency={currency} />
        </Fact>
      )}
    </Grid>
  )
}

function Movements({ clientId }: { clientId: string }) {
  const { t } = useTranslation('sales-purchases')
  const [{ page, limit }, setShown] = useState({ page: 1, limit: FEW })
  const { data, error } = useList(ACCOUNT_MOVEMENTS, {
    page,
    limit,
    filter: { client: clientId },
    order: { field: 'occurredAt', direction: 'desc' },
  })
  if (error) return <Text color="fg.muted">{error.message}</Text>
  if (data === undefined) return <Skeleton h="16" />
  const { data: rows, meta } = data
  if (rows.length === 0) return <Text color="fg.muted">{t('clientAccounts.empty')}</Text>
  return (
    <div>
      <Box as="ul" listStyleType="none" aria-label={t('clientAccounts.movements')}>
        {rows.map((row) => (
          <MovementRow key={row.id} row={row} />
        ))}
      </Box>
      {meta.total > FEW ? (
        <Pagination
          {...{ page, limit }}
          total={meta.total}
          isTotalCapped={meta.isTotalCapped ?? false}
          pageSizes={PAGE_SIZES}
          onPage={(to) => setShown({ page: to, limit })}
          onLimit={(most) => setShown({ page: 1, limit: most })}
        />
      ) : null}
    </div>
  )
}

function MovementRow({ row }: { row: AccountMovement }) {
  const { t } = useTranslation('sales-purchases')
  const company = useCompany()
  const sales = useAddresses(SALES_AT)
  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr auto', sm: '1fr auto auto' }}
      columnGap="3"
      alignItems="center"
      minH="9"
      py="1"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: 0 }}
    >
      <Box>
        {row.number === null ? (
          <Text color="fg.muted">{t('clientAccounts.otherShop')}</Text>
        ) : row.documentKind === 'sale' ? (
          <Box color="brand.fg">
            <Link to={sales.one(row.documentId)}>
              <Code>{row.number}</Code>
            </Link>
          </Box>
        ) : (
          <OfOther row={row} number={row.number} />
        )}
      </Box>
      <Text as="span" color="fg.muted" order={{ base: '1', sm: '0' }} gridColumn={{ base: '1 / -1', sm: 'auto' }}>
        <DateTime value={row.occurredAt} timeZone={company.timeZone} />
      </Text>
      <Box as="span" minW="24" textAlign="end">
        <Money amountMinor={row.amountMinor} currency={row.currency} isBold />
      </Box>
    </Grid>
  )
}

/** A return, or what was paid. */
function OfOther({ row: { documentKind, documentId }, number }: { row: AccountMovement; number: string }) {
  const { t } = useTranslation('sales-purchases')
  const payments = useAddresses(CLIENT_PAYMENTS_AT)
  if (documentKind === 'salesReturn')
    return (
      <Text>
        {t('clientAccounts.return')} <Code>{number}</Code>
      </Text>
    )
  return (
    <Text>
      {t('clientAccounts.payment')}{' '}
      <Box as="span" color="brand.fg">
        <Link to={payments.one(documentId)}>
          <Code>{number}</Code>
        </Link>
      </Box>
    </Text>
  )
}

/** To the payments of this client alone. */
function PaymentsLink({ clientId }: { clientId: string }) {
  const { t } = useTranslation('sales-purchases')
  const payments = useAddresses(CLIENT_PAYMENTS_AT)
  if (!useHasPermission(CLIENT_PAYMENTS_AT.permissions.read)) return null
  return (
    <Flex>
      <ChakraLink asChild>
        <Link to={payments.list({ client: clientId })}>{t('clientPayments.list')}</Link>
      </ChakraLink>
    </Flex>
  )
}
