import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { Search } from 'lucide-react'
import { Box, Flex, Input, InputGroup, Notice, Text, useTranslation } from '@comptoir/platform'
import { HeldRow } from './held-row.tsx'
import { type ListedTicket, matching } from './listed-ticket.ts'
import { useHolding } from './use-holding.ts'
import { useSyncHeld } from './use-sync-held.ts'

interface HeldListProps {
  tickets: readonly ListedTicket[]
  onResumed: () => void
  onDiscard: (ticket: ListedTicket) => void
}

/** What waits in the shop: found by its name, chosen by arrows, resumed by Enter. */
export function HeldList({ tickets, onResumed, onDiscard }: HeldListProps) {
  const { t } = useTranslation('sales-purchases')
  const { resumeOwn, resumeOther } = useHolding()
  const isAway = useIsAway()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [resuming, setResuming] = useState<string | null>(null)
  const shown = matching(tickets, text)
  const active = shown[Math.min(at, shown.length - 1)]
  const resume = async ({ id, row }: ListedTicket): Promise<void> => {
    if (resuming !== null) return
    setResuming(id)
    const isDone = row ? await resumeOther(row) : await resumeOwn(id)
    setResuming(null)
    if (isDone) onResumed()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step !== undefined) setAt(Math.min(Math.max(at + step, 0), Math.max(shown.length - 1, 0)))
    else if (active) void resume(active)
  }
  return (
    <Flex direction="column" gap="2">
      <InputGroup startElement={<Search aria-hidden size={18} />}>
        <Input
          size="xl"
          aria-label={t('counter.held.search')}
          placeholder={t('counter.held.search')}
          autoComplete="off"
          maxLength={120}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </InputGroup>
      {isAway ? <Notice tone="attention">{t('counter.held.away')}</Notice> : null}
      {shown.length === 0 ? (
        <Text role="status" color="fg.muted">
          {t('counter.held.nothing', { text: text.trim() })}
        </Text>
      ) : null}
      <Box as="ul" aria-label={t('counter.held.list')} listStyleType="none" maxH="24rem" overflowY="auto">
        {shown.map((ticket) => (
          <HeldRow
            key={ticket.id}
            ticket={ticket}
            isActive={ticket.id === active?.id}
            isResuming={ticket.id === resuming}
            onResume={() => void resume(ticket)}
            onDiscard={() => onDiscard(ticket)}
          />
        ))}
      </Box>
    </Flex>
  )
}

/** Asks the shop once as the list is opened; whether it did not answer. */
function useIsAway(): boolean {
  const [isAway, setIsAway] = useState(false)
  const sync = useEffectEvent(useSyncHeld())
  useEffect(() => {
    void sync().then((isAnswered) => setIsAway(!isAnswered))
  }, [])
  return isAway
}
