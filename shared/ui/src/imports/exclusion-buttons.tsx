import type { LucideIcon } from 'lucide-react'
import { Button } from '../chakra.ts'

type Kind = 'created' | 'changed'

export interface ExcludeRowButtonProps {
  row: { rowNumber: number; outcome: string; reason: string | null }
  words: Record<'leaveOut' | 'takeIn', { shown: string; ofRow: string }>
  isBusy: boolean
  onExclude: (exclusion: { isExcluded: boolean; rows: number[] }) => void
}

/** Nothing where there is nothing to choose: a refused row stays out, and one that changes nothing does nothing. */
export function ExcludeRowButton({ row, words, isBusy, onExclude }: ExcludeRowButtonProps) {
  const isExcluded = row.reason === 'excluded'
  if (!isExcluded && row.outcome !== 'created' && row.outcome !== 'changed') return null
  const { shown, ofRow } = words[isExcluded ? 'takeIn' : 'leaveOut']
  return (
    <Button
      size="xs"
      variant="ghost"
      loading={isBusy}
      aria-label={ofRow}
      onClick={() => onExclude({ isExcluded: !isExcluded, rows: [row.rowNumber] })}
    >
      {shown}
    </Button>
  )
}

export interface ExcludeAllButtonProps {
  /** Which rows are shown. */
  scope: string
  record: { goodCount: number; changeCount: number; sameCount: number }
  words: { leaveAll: string; takeAll: string }
  icons: { leaveAll: LucideIcon; takeAll: LucideIcon }
  isBusy: boolean
  onExclude: (exclusion: { isExcluded: boolean; kinds: Kind[] }) => void
}

/** Leaves all rows of a kind out, or takes all that were left out in again. */
export function ExcludeAllButton({ scope, record, words, icons, isBusy, onExclude }: ExcludeAllButtonProps) {
  const { goodCount, changeCount, sameCount } = record
  if (scope === 'same' && sameCount > 0)
    return (
      <Button
        variant="outline"
        loading={isBusy}
        onClick={() => onExclude({ isExcluded: false, kinds: ['created', 'changed'] })}
      >
        <icons.takeAll aria-hidden size={16} />
        {words.takeAll}
      </Button>
    )
  if (scope !== 'created' && scope !== 'changed') return null
  const isEmpty = (scope === 'changed' ? changeCount : goodCount - changeCount) === 0
  return isEmpty ? null : (
    <Button variant="outline" loading={isBusy} onClick={() => onExclude({ isExcluded: true, kinds: [scope] })}>
      <icons.leaveAll aria-hidden size={16} />
      {words.leaveAll}
    </Button>
  )
}
