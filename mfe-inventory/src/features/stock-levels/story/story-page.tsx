import { useState } from 'react'
import { STOCK_LEVELS, type StockMovement, type StockMovements } from '@comptoir/contracts/inventory/stock-levels'
import {
  Box,
  Button,
  chakra,
  ErrorPanel,
  Heading,
  Skeleton,
  Text,
  useCompanyQuery,
  useFormat,
  useTranslation,
} from '@comptoir/platform'
import { MovementRow } from './movement-row.tsx'
import { SOON_STALE } from '../stock-levels.api.ts'
import type { StoryChoice } from './story-section.tsx'

interface StoryPageProps {
  productId: string
  choice: StoryChoice
  /** Null for the newest. */
  cursor: string | null
  /** The day that the page before ended in, whose heading stands there. */
  lastDay: string | null
}

/** One page of movements by days; what is older is asked for under it. */
export function StoryPage({ productId, choice, cursor, lastDay }: StoryPageProps) {
  const { t } = useTranslation('inventory')
  const { data, error, refetch } = useMovements(productId, choice, cursor)
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  if (error && !data)
    return <ErrorPanel title={t('stockLevels.story.failedMovements')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h="32" />
  if (data.data.length === 0) {
    const isNarrowed = choice.location !== null || choice.kind !== null
    return <Text color="fg.muted">{t(isNarrowed ? 'stockLevels.story.noneOfKind' : 'stockLevels.story.none')}</Text>
  }
  const days = byDay(data.data, format.date)
  return (
    <>
      {days.map(({ day, movements }) => (
        <Box key={day}>
          {day === lastDay ? null : (
            <Heading as="h3" textStyle="small" color="fg.muted" fontWeight="semibold">
              {format.date(movements[0]?.recordedAt ?? day, 'long')}
            </Heading>
          )}
          <chakra.ul listStyleType="none">
            {movements.map((movement) => (
              <MovementRow key={movement.id} movement={movement} />
            ))}
          </chakra.ul>
        </Box>
      ))}
      {data.nextCursor === null ? null : isOpen ? (
        <StoryPage productId={productId} choice={choice} cursor={data.nextCursor} lastDay={days.at(-1)?.day ?? null} />
      ) : (
        <Button variant="outline" alignSelf="center" onClick={() => setOpen(true)}>
          {t('stockLevels.story.earlier')}
        </Button>
      )}
    </>
  )
}

function useMovements(productId: string, { location, kind }: StoryChoice, cursor: string | null) {
  const searchParams = new URLSearchParams({
    ...(location === null ? {} : { location }),
    ...(kind === null ? {} : { kind }),
    ...(cursor === null ? {} : { cursor }),
  })
  return useCompanyQuery<StockMovements>(STOCK_LEVELS, [productId, 'movements'], { searchParams, ...SOON_STALE })
}

/** Movements under the days on which they were recorded, in their order. */
function byDay(movements: readonly StockMovement[], dayOf: (instant: string) => string) {
  const days: { day: string; movements: StockMovement[] }[] = []
  for (const movement of movements) {
    const day = dayOf(movement.recordedAt)
    const last = days.at(-1)
    if (last?.day === day) last.movements.push(movement)
    else days.push({ day, movements: [movement] })
  }
  return days
}
