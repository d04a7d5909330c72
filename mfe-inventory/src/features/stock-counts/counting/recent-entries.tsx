import { Undo2 } from 'lucide-react'
import { STOCK_COUNTS, type CountEntry } from '@comptoir/contracts/inventory/stock-counts'
import {
  Box,
  Button,
  Flex,
  Quantity,
  Section,
  Text,
  useCompanyQuery,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { takeBack } from '../stock-counts.api.ts'

interface RecentProps {
  countId: string
  round: number
  /** Gets the entry as it stands now. */
  onTakenBack: (entry: CountEntry) => void
}

/** What one has counted oneself, the newest first: each can be taken back while its round goes on. */
export function RecentEntries({ countId, round, onTakenBack }: RecentProps) {
  const { t } = useTranslation('inventory')
  const { data = [] } = useCompanyQuery<CountEntry[]>(STOCK_COUNTS, [countId, 'entries'], {
    searchParams: new URLSearchParams({ isMine: 'true' }),
  })
  if (data.length === 0) return null
  return (
    <Section title={t('stockCounts.counting.mine')}>
      <Box as="ul" listStyleType="none">
        {data.map((entry) => (
          <Entry
            key={entry.id}
            countId={countId}
            entry={entry}
            isOpen={entry.round === round}
            onTakenBack={onTakenBack}
          />
        ))}
      </Box>
    </Section>
  )
}

interface EntryProps extends Omit<RecentProps, 'round'> {
  entry: CountEntry
  isOpen: boolean
}

function Entry({ countId, entry, isOpen, onTakenBack }: EntryProps) {
  const { t } = useTranslation('inventory')
  const { save, isSaving } = useSave(() => takeBack(countId, entry.id), {
    invalidates: [STOCK_COUNTS],
    onSaved: onTakenBack,
  })
  const { designation, quantityMilli, isTakenBack, lotNumber, serialNumber } = entry
  const part = lotNumber ?? serialNumber
  return (
    <Flex as="li" align="center" gap="3" minH="12" borderTopWidth="1px" borderColor="border.subtle">
      <Text as="span" flex="1" minW="0" textDecoration={isTakenBack ? 'line-through' : undefined}>
        <bdi>{designation}</bdi>
        {part === null ? null : (
          <Text as="span" color="fg.muted">
            {' '}
            · <bdi>{part}</bdi>
          </Text>
        )}
      </Text>
      <Text as="span" fontWeight="semibold">
        <bdi>
          <Quantity quantityMilli={quantityMilli} />
        </bdi>
      </Text>
      {isTakenBack ? (
        <Text as="span" textStyle="small" color="fg.muted">
          {t('stockCounts.counting.takenBack')}
        </Text>
      ) : isOpen ? (
        <Button
          variant="ghost"
          loading={isSaving}
          aria-label={t('stockCounts.counting.takeBackOne', { name: designation })}
          onClick={() => void save(undefined)}
        >
          <Undo2 aria-hidden size={18} />
        </Button>
      ) : null}
    </Flex>
  )
}
