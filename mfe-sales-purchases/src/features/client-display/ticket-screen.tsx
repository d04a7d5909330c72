import { useEffect, useRef, type ReactNode } from 'react'
import { Box, chakra, Flex, Money, Quantity, Text, UnitPrice, useTranslation } from '@comptoir/platform'
import { Said, type SaidProps } from './said.tsx'
import type { Shown, ShownLine } from './shown.ts'

type OpenTicket = Extract<Shown, { kind: 'ticket' }>

/** The open ticket: each line as it is scanned, and what it comes to, to be read from two metres. */
export function TicketScreen({ ticket }: { ticket: OpenTicket }) {
  return (
    <Box
      display="grid"
      h="full"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(320px, 38%)' }}
      gridTemplateRows={{ base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr)' }}
    >
      <Lines ticket={ticket} />
      <Sums ticket={ticket} />
    </Box>
  )
}

function Lines({ ticket: { lines, currentId, currency } }: { ticket: OpenTicket }) {
  const { t } = useTranslation('sales-purchases')
  const current = useRef<HTMLLIElement>(null)
  const last = lines.at(-1)?.id
  const shownId = lines.some(({ id }) => id === currentId) ? currentId : last
  const shown = lines.find(({ id }) => id === shownId)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [shownId, shown?.quantityMilli, lines.length])
  return (
    <Box as="section" aria-label={t('clientDisplay.lines')} overflowY="auto" p={{ base: '4', md: '6' }} tabIndex={0}>
      <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="1">
        {lines.map((line) => (
          <chakra.li key={line.id} {...(line.id === shownId ? { ref: current } : {})}>
            <Line line={line} currency={currency} isCurrent={line.id === shownId} />
          </chakra.li>
        ))}
      </Box>
    </Box>
  )
}

interface LineProps {
  line: ShownLine
  currency: string
  isCurrent: boolean
}

function Line({ line, currency, isCurrent }: LineProps) {
  return (
    <Flex
      gap="4"
      justify="space-between"
      align="baseline"
      px="4"
      py="3"
      borderRadius="lg"
      bg={isCurrent ? 'bg.selected' : 'transparent'}
      fontSize={isCurrent ? 'clamp(1.25rem, 2.2vw, 1.875rem)' : 'clamp(1.0625rem, 1.7vw, 1.375rem)'}
    >
      <Box minW="0">
        <Text fontWeight={isCurrent ? 'semibold' : 'medium'} overflowWrap="anywhere">
          <bdi>{line.name}</bdi>
        </Text>
        <Text color="fg.muted" fontSize="0.8em">
          <Quantity quantityMilli={line.quantityMilli} /> ×{' '}
          <UnitPrice unitPriceMicro={line.unitPriceMicro} currency={currency} />
          {line.unit === null ? null : (
            <>
              {' / '}
              <bdi>{line.unit}</bdi>
            </>
          )}
        </Text>
        {line.discountMinor > 0 ? (
          <Text color="attention.fg" fontSize="0.8em">
            <Said word="discount" isInline /> <Money amountMinor={-line.discountMinor} currency={currency} />
          </Text>
        ) : null}
      </Box>
      <chakra.span fontWeight="semibold" whiteSpace="nowrap">
        <Money amountMinor={line.netMinor} currency={currency} />
      </chakra.span>
    </Flex>
  )
}

function Sums({ ticket }: { ticket: OpenTicket }) {
  const { currency } = ticket
  const isDueOther = ticket.paidMinor > 0 || ticket.dueMinor !== ticket.totalMinor
  return (
    <Flex
      as="section"
      role="status"
      direction="column"
      justify={{ base: 'flex-start', lg: 'center' }}
      gap={{ base: '2', lg: '6' }}
      p={{ base: '4', lg: '8' }}
      bg="bg.card"
      borderColor="border.subtle"
      borderTopWidth={{ base: '1px', lg: '0' }}
      borderInlineStartWidth={{ base: '0', lg: '1px' }}
    >
      {ticket.savedMinor > 0 ? (
        <Sum word="saved" tone="attention.fg">
          <Money amountMinor={ticket.savedMinor} currency={currency} />
        </Sum>
      ) : null}
      {ticket.stampMinor === undefined ? null : (
        <Sum word="stamp">
          <Money amountMinor={ticket.stampMinor} currency={currency} />
        </Sum>
      )}
      <Sum word="total" isLarge={!isDueOther}>
        <Money amountMinor={ticket.totalMinor} currency={currency} isBold />
      </Sum>
      {ticket.paidMinor > 0 ? (
        <Sum word="paid">
          <Money amountMinor={ticket.paidMinor} currency={currency} />
        </Sum>
      ) : null}
      {isDueOther ? (
        <Sum word="due" isLarge>
          <Money amountMinor={ticket.dueMinor} currency={currency} isBold />
        </Sum>
      ) : null}
      {ticket.receivedMinor === null ? null : (
        <Sum word="received">
          <Money amountMinor={ticket.receivedMinor} currency={currency} />
        </Sum>
      )}
      {ticket.receivedMinor !== null && ticket.changeMinor > 0 ? (
        <Sum word="change" tone="success.fg">
          <Money amountMinor={ticket.changeMinor} currency={currency} isBold />
        </Sum>
      ) : null}
    </Flex>
  )
}

interface SumProps extends Pick<SaidProps, 'word'> {
  tone?: string
  isLarge?: boolean
  children: ReactNode
}

function Sum({ word, tone = 'fg.default', isLarge = false, children }: SumProps) {
  return (
    <Flex
      direction={{ base: 'row', lg: 'column' }}
      justify="space-between"
      align={{ base: 'baseline', lg: 'stretch' }}
      gap="1"
      color={tone}
    >
      <Text fontSize="clamp(1rem, 1.7vw, 1.5rem)" color={tone === 'fg.default' ? 'fg.muted' : tone}>
        <Said word={word} isInline />
      </Text>
      <Text
        fontSize={isLarge ? 'clamp(2.25rem, 5vw, 4.5rem)' : 'clamp(1.25rem, 2.4vw, 2rem)'}
        fontWeight="bold"
        lineHeight="1.1"
        whiteSpace="nowrap"
      >
        {children}
      </Text>
    </Flex>
  )
}
