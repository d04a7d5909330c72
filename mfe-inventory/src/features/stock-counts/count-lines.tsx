import { useState } from 'react'
import { RefreshCw } from 'lucide-react'
import {
  LINE_STATES,
  STOCK_COUNTS,
  type ChosenLines,
  type CountLine,
  type LineState,
  type StockCount,
} from '@comptoir/contracts/inventory/stock-counts'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  Button,
  ErrorPanel,
  Flex,
  Pagination,
  SearchInput,
  Section,
  Skeleton,
  Text,
  useCompanyQuery,
  useFormat,
  useSave,
  useSettled,
  useTranslation,
} from '@comptoir/platform'
import { Choices } from './choices.tsx'
import { CountLineRow } from './count-line-row.tsx'
import { OFTEN_MS, SHOWN_BY, takeStep } from './stock-counts.api.ts'

const PAGE_SIZES = [25, 50, 100] as const
const PAUSE_MS = 250

/** What is asked of the lines. */
interface Asked {
  state: LineState | null
  text: string
  page: number
  limit: number
}

function useLines({ id, version, countedCount, state: at }: StockCount, { state, text, page, limit }: Asked) {
  const searchParams = new URLSearchParams({ page: String(page), limit: String(limit) })
  if (state !== null) searchParams.set('filter[state]', state)
  if (text !== '') searchParams.set('search[text]', text)
  return useCompanyQuery<PaginatedOf<CountLine>>(STOCK_COUNTS, [id, 'lines'], {
    searchParams,
    key: [String(version), String(countedCount)],
    // What is counted of a product again changes neither.
    refetchEveryMs: at === 'counting' ? OFTEN_MS : false,
  })
}

/** The lines of a count, narrowed to what should be looked at, with what the review may do about them. */
export function CountLines({ count }: { count: StockCount }) {
  const { t } = useTranslation('inventory')
  const [state, setState] = useState<LineState | null>(count.state === 'review' ? 'different' : null)
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const words = useSettled(text.trim(), PAUSE_MS)
  const [limit, setLimit] = useState<number>(PAGE_SIZES[0])
  const { data, error, refetch } = useLines(count, { state, text: words, page, limit })
  const offered = offeredStates(count)
  const choose = (next: LineState): void => {
    setPage(1)
    setState(next === state ? null : next)
  }
  return (
    <Section title={t('stockCounts.lines')} actions={<Bulk count={count} />}>
      <Flex gap="4" wrap="wrap" data-print="hide" align="flex-end">
        <SearchInput
          value={text}
          onChange={(next) => {
            setPage(1)
            setText(next)
          }}
          label={t('stockCounts.findLine')}
        />
        <Choices
          label={t('stockCounts.only')}
          options={offered.map((value) => ({ value, label: t(`stockCounts.lineState.${value}`) }))}
          chosen={state === null ? [] : [state]}
          onToggle={(value) => choose(value as LineState)}
        />
      </Flex>
      {error ? (
        <ErrorPanel title={t('stockCounts.failed')} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton h="40" />
      ) : (
        <Rows count={count} page={data} onPage={setPage} onLimit={setLimit} />
      )}
    </Section>
  )
}

function offeredStates({ state, totals }: StockCount): readonly LineState[] {
  if (state === 'posted') return ['different', 'beyondTolerance']
  if (totals === null) return ['uncounted', 'toRecount']
  return LINE_STATES
}

interface RowsProps {
  count: StockCount
  page: PaginatedOf<CountLine>
  onPage: (page: number) => void
  onLimit: (limit: number) => void
}

function Rows({ count, page: { data, meta }, onPage, onLimit }: RowsProps) {
  const { t } = useTranslation('inventory')
  if (data.length === 0) return <Text role="status">{t('stockCounts.noLines')}</Text>
  return (
    <>
      <Flex as="ul" direction="column" listStyleType="none" aria-label={t('stockCounts.lines')}>
        {data.map((line) => (
          <CountLineRow key={line.id} count={count} line={line} />
        ))}
      </Flex>
      <OnPaper meta={meta} />
      {meta.total > PAGE_SIZES[0] ? (
        <Pagination
          page={meta.page}
          limit={meta.limit}
          total={meta.total}
          pageSizes={PAGE_SIZES}
          onPage={onPage}
          onLimit={(limit) => {
            onPage(1)
            onLimit(limit)
          }}
        />
      ) : null}
    </>
  )
}

/** On paper is what is on the screen: whoever holds it must know that there is more. */
function OnPaper({ meta: { page, limit, total } }: Pick<PaginatedOf<CountLine>, 'meta'>) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  if (total <= limit) return null
  const [from, to] = [(page - 1) * limit + 1, Math.min(page * limit, total)]
  return (
    <Text data-print="only">
      {t('stockCounts.onPaper', {
        ...{ from: format.number(from), to: format.number(to), all: format.number(total) },
      })}
    </Text>
  )
}

/** What the review does with many lines at once. */
function Bulk({ count }: { count: StockCount }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { mayTake, totals } = count
  const { save, isSaving } = useSave(
    ({ step, chosen }: { step: 'recount' | 'zero'; chosen: ChosenLines }) => takeStep(count, step, chosen),
    { answerOf: STOCK_COUNTS, invalidates: SHOWN_BY, success: (_, { step }) => t(`stockCounts.done.${step}`) },
  )
  if (totals === null || !mayTake.includes('recount')) return null
  const { beyondTolerance, uncounted } = totals
  return (
    <Flex gap="2" wrap="wrap" data-print="hide">
      {beyondTolerance > 0 ? (
        <Button
          variant="outline"
          loading={isSaving}
          onClick={() => void save({ step: 'recount', chosen: { which: 'beyondTolerance' } })}
        >
          <RefreshCw aria-hidden size={16} />
          {t('stockCounts.recountBeyond', { number: format.number(beyondTolerance) })}
        </Button>
      ) : null}
      {uncounted > 0 ? (
        <>
          <Button
            variant="outline"
            loading={isSaving}
            onClick={() => void save({ step: 'recount', chosen: { which: 'uncounted' } })}
          >
            <RefreshCw aria-hidden size={16} />
            {t('stockCounts.recountUncounted', { number: format.number(uncounted) })}
          </Button>
          <Button
            variant="outline"
            loading={isSaving}
            onClick={() => void save({ step: 'zero', chosen: { which: 'uncounted' } })}
          >
            {t('stockCounts.zeroUncounted', { number: format.number(uncounted) })}
          </Button>
        </>
      ) : null}
    </Flex>
  )
}
