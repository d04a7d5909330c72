import { type KeyboardEvent, useRef } from 'react'
import { leftMilli, type ReturnableTicket, type ReturnableTicketLine } from '@comptoir/contracts/sales/sales-returns'
import type { ReturnShare } from '@comptoir/money'
import { Box, Button, Flex, Grid, Money, Text, useFormat, useTranslation } from '@comptoir/platform'
import { type ReturnDraft, stepped, withQuantity } from './return-draft.ts'
import { ReturnedQuantity } from './returned-quantity.tsx'

type Change = (next: (draft: ReturnDraft) => ReturnDraft) => void

export interface ReturnLinesProps {
  ticket: ReturnableTicket
  draft: ReturnDraft
  share: ReturnShare | null
  change: Change
}

/** The lines of the ticket: what was sold, what came back before, and how much comes back now. Arrows go from one to the next. */
export function ReturnLines({ ticket, draft, share, change }: ReturnLinesProps) {
  const { t } = useTranslation('sales-purchases')
  const list = useRef<HTMLUListElement>(null)
  const move = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const fields = [...(list.current?.querySelectorAll('input:not(:disabled)') ?? [])]
    const at = fields.indexOf(event.target as Element)
    const next = fields[at + by]
    if (by === 0 || at < 0) return
    event.preventDefault()
    if (next instanceof HTMLInputElement) next.focus()
  }
  return (
    <Box as="ul" ref={list} listStyleType="none" aria-label={t('counterReturns.lines')} onKeyDown={move}>
      {ticket.lines.map((line) => (
        <ReturnLine
          key={line.id}
          line={line}
          ticket={ticket}
          draft={draft}
          totalMinor={share?.lines.find(({ id }) => id === line.id)?.totalMinor ?? 0}
          change={change}
        />
      ))}
    </Box>
  )
}

interface ReturnLineProps extends Omit<ReturnLinesProps, 'share'> {
  line: ReturnableTicketLine
  /** What of the line is given back now. */
  totalMinor: number
}

function ReturnLine({ line, ticket, draft, totalMinor, change }: ReturnLineProps) {
  const { t } = useTranslation('sales-purchases')
  const quantityMilli = draft.quantities[line.id] ?? 0
  const left = leftMilli(line)
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto 6.5rem' }}
      columnGap="3"
      rowGap="2"
      py="2.5"
      alignItems="center"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <Box minW="0" opacity={left === 0 ? 0.6 : 1}>
        <Text fontWeight="medium">
          <bdi>{line.designation}</bdi>
        </Text>
        <SoldText line={line} currency={ticket.currency} />
      </Box>
      <Text as="span" order={{ md: 1 }} textAlign="end" color={totalMinor === 0 ? 'fg.muted' : undefined}>
        <Money amountMinor={totalMinor} currency={ticket.currency} isBold={totalMinor !== 0} />
      </Text>
      <Flex gap="2" align="center" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <ReturnedQuantity
          name={line.designation}
          quantityMilli={quantityMilli}
          mostMilli={left}
          onStep={(by) => change((before) => stepped(before, line, by))}
          onType={(typed) => change((before) => withQuantity(before, line, typed))}
        />
        <Button
          variant="outline"
          size="xl"
          px="3"
          disabled={left === 0}
          aria-label={t('counterReturns.allOf', { name: line.designation })}
          onClick={() => change((before) => withQuantity(before, line, left))}
        >
          {t('counterReturns.allShort')}
        </Button>
      </Flex>
      {ticket.hasQuarantine && line.productId !== null && quantityMilli > 0 ? (
        <Outcome line={line} draft={draft} change={change} />
      ) : null}
    </Grid>
  )
}

function SoldText({ line, currency }: { line: ReturnableTicketLine; currency: string }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const unit = line.unit === null ? '' : ` ${line.unit}`
  const { quantityMilli: backMilli } = line.returned
  return (
    <Text textStyle="small" color="fg.muted">
      <bdi>
        {format.quantity(line.quantityMilli)}
        {unit}
      </bdi>{' '}
      · <Money amountMinor={line.totalMinor} currency={currency} />
      {backMilli === 0 ? null : (
        <>
          {' · '}
          <Text as="span" color="attention.fg" fontWeight="medium">
            {t('counterReturns.backBefore', { quantity: format.quantity(backMilli) })}
          </Text>
        </>
      )}
    </Text>
  )
}

/** Where the goods go: back on the shelf, or where they may not be sold. */
function Outcome({ line, draft, change }: Pick<ReturnLineProps, 'line' | 'draft' | 'change'>) {
  const { t } = useTranslation('sales-purchases')
  const isApart = draft.apart.includes(line.id)
  const put = (apart: boolean): void =>
    change((before) => ({
      ...before,
      apart: [...before.apart.filter((id) => id !== line.id), ...(apart ? [line.id] : [])],
    }))
  return (
    <Flex
      role="group"
      aria-label={t('counterReturns.outcome.label', { name: line.designation })}
      gap="2"
      gridColumn="1 / -1"
      order={2}
    >
      {[false, true].map((apart) => (
        <Button
          key={String(apart)}
          size="lg"
          flex="1 1 0"
          variant={isApart === apart ? 'subtle' : 'outline'}
          aria-pressed={isApart === apart}
          onClick={() => put(apart)}
        >
          {t(apart ? 'counterReturns.outcome.quarantine' : 'counterReturns.outcome.resell')}
        </Button>
      ))}
    </Flex>
  )
}
