import { type FormEvent, useId, useState } from 'react'
import { PackageX } from 'lucide-react'
import { SALES_RETURNS_AT } from '@comptoir/contracts/addresses'
import { SALES, type SaleRow } from '@comptoir/contracts/sales/sales'
import {
  Box,
  Button,
  chakra,
  Code,
  DateTime,
  Flex,
  Heading,
  Input,
  Money,
  Skeleton,
  Text,
  useCompany,
  useHasPermission,
  useList,
  useMayAsk,
  usePointOfSale,
  useTranslation,
} from '@comptoir/platform'
import { typedTicketNumber } from '../../common/typed-ticket-number.ts'

/** Those of the last hours; older ones have their paper, or are found in the back office. */
const LATEST = 8

export interface FindTicketProps {
  formId: string
  onNumber: (number: string) => void
  /** There is no ticket. */
  onWithout: () => void
}

/** Asks for the number on the ticket, or lets one of the shop's latest tickets be picked. */
export function FindTicket({ formId, onNumber, onWithout }: FindTicketProps) {
  const { t } = useTranslation('sales-purchases')
  const fieldId = useId()
  const [number, setNumber] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const typed = number.trim()
    if (typed !== '') onNumber(typedTicketNumber(typed, { isAsked: true }) ?? typed.toUpperCase())
  }
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <Flex direction="column" gap="4">
        <div>
          <chakra.label htmlFor={fieldId} fontWeight="medium">
            {t('counterReturns.number')}
          </chakra.label>
          <Input
            id={fieldId}
            size="xl"
            mt="1.5"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        </div>
        <LatestTickets onNumber={onNumber} />
        <WithoutButton onWithout={onWithout} />
      </Flex>
    </form>
  )
}

/** Nothing for who may neither do it alone nor ask somebody who may. */
function WithoutButton({ onWithout }: Pick<FindTicketProps, 'onWithout'>) {
  const { t } = useTranslation('sales-purchases')
  const mayAlone = useHasPermission(SALES_RETURNS_AT.permissions.withoutOrigin)
  const mayAsk = useMayAsk(SALES_RETURNS_AT.permissions.withoutOrigin)
  if (!mayAlone && !mayAsk) return null
  return (
    <Button variant="outline" size="xl" onClick={onWithout}>
      <PackageX aria-hidden />
      {t('counterReturns.without.action')}
    </Button>
  )
}

function LatestTickets({ onNumber }: Pick<FindTicketProps, 'onNumber'>) {
  const { t } = useTranslation('sales-purchases')
  const { id } = usePointOfSale()
  const { data, error } = useList(SALES, {
    page: 1,
    limit: LATEST,
    filter: { pointOfSale: id },
    order: { field: 'occurredAt', direction: 'desc' },
  })
  const rows = data?.data
  return (
    <div>
      <Heading as="h3" textStyle="body" fontWeight="semibold" mb="1">
        {t('counterReturns.latest')}
      </Heading>
      {error ? <Text color="fg.muted">{error.message}</Text> : null}
      {rows?.length === 0 ? <Text color="fg.muted">{t('counterReturns.noTickets')}</Text> : null}
      {rows || error ? null : <Skeleton h="24" />}
      <Box as="ul" listStyleType="none">
        {(rows ?? []).map((row) => (
          <li key={row.id}>
            <TicketChoice row={row} onChoose={() => onNumber(row.number)} />
          </li>
        ))}
      </Box>
    </div>
  )
}

function TicketChoice({ row, onChoose }: { row: SaleRow; onChoose: () => void }) {
  const company = useCompany()
  return (
    <chakra.button
      type="button"
      onClick={onChoose}
      w="full"
      minH="12"
      px="2"
      py="1"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      borderTopWidth="1px"
      borderColor="border.subtle"
      cursor="pointer"
      textAlign="start"
      _hover={{ bg: 'bg.selected' }}
    >
      <Box as="span" minW="0">
        <Code>{row.number}</Code>
        <chakra.span display="block" textStyle="small" color="fg.muted" truncate>
          <DateTime value={row.occurredAt} timeZone={company.timeZone} /> · <bdi>{row.registerName}</bdi>
        </chakra.span>
      </Box>
      <Money amountMinor={row.totalMinor} currency={row.currency} isBold />
    </chakra.button>
  )
}
