import { SALES_AT } from '@comptoir/contracts/addresses'
import type { PieceStory } from '@comptoir/contracts/inventory/serial-numbers'
import { clockIn } from '@comptoir/contracts/time'
import {
  chakra,
  Code,
  DateTime,
  Fact,
  Flex,
  Section,
  TextLink,
  useAddresses,
  useCompany,
  useFormat,
  useTranslation,
} from '@comptoir/platform'
import { PieceStateBadge, WarrantyBadge } from './piece-state.tsx'

/** Where a piece is, or by which sale it left and what warranty that gave. */
export function PieceFacts({ piece }: { piece: PieceStory }) {
  const { t } = useTranslation('inventory')
  const { timeZone } = useCompany()
  const { state, pointOfSale, recordedAt, sale } = piece
  return (
    <Section title={t('serialNumbers.story.now')}>
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr 1fr', lg: '1fr' }} gap="3">
        <Fact label={t('serialNumbers.column.state')}>
          <PieceStateBadge state={state} size="md" />
        </Fact>
        {state === 'onTheWay' ? null : (
          <Fact label={t('serialNumbers.column.pointOfSale')}>
            <bdi>{pointOfSale?.name ?? t('serialNumbers.story.elsewhere')}</bdi>
          </Fact>
        )}
        {sale === null ? null : <SaleFacts sale={sale} />}
        <Fact label={t('serialNumbers.column.recordedAt')}>
          <DateTime value={recordedAt} kind="date" timeZone={timeZone} />
        </Fact>
      </chakra.dl>
    </Section>
  )
}

function SaleFacts({ sale }: { sale: NonNullable<PieceStory['sale']> }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { timeZone } = useCompany()
  const sales = useAddresses(SALES_AT)
  const { soldAt, ticket, warrantyMonths: count, warrantyUntil } = sale
  return (
    <>
      <Fact label={t('serialNumbers.column.soldAt')}>
        <DateTime value={soldAt} kind="dateTime" timeZone={timeZone} />
      </Fact>
      {ticket === null ? null : (
        <>
          <Fact label={t('serialNumbers.story.ticket')}>
            <TextLink to={sales.one(ticket.id)}>
              <Code>{ticket.number}</Code>
            </TextLink>
          </Fact>
          <Fact label={t('serialNumbers.story.client')}>
            <bdi>{ticket.client.name}</bdi>
          </Fact>
        </>
      )}
      <Fact label={t('serialNumbers.story.length')}>
        {count === null
          ? t('serialNumbers.warranty.none')
          : t('serialNumbers.warranty.months', { count, number: format.number(count) })}
      </Fact>
      {warrantyUntil === null ? null : (
        <Fact label={t('serialNumbers.column.warranty')}>
          <Flex as="span" gap="2" wrap="wrap" align="center">
            <DateTime value={warrantyUntil} kind="date" />
            <WarrantyBadge until={warrantyUntil} today={clockIn(new Date(), timeZone).slice(0, 10)} />
          </Flex>
        </Fact>
      )}
    </>
  )
}
