import { CircleCheck, CircleMinus, CircleX, PenLine, TriangleAlert } from 'lucide-react'
import {
  PARTY_ROW_WARNINGS,
  type PartyReportRow,
  type PartyRowChange,
  type PartyRowProblem,
} from '@comptoir/contracts/people/party-import'
import { isCurrency, minorFromDecimal } from '@comptoir/money'
import { Flex, useCompany, useFormat, useTranslation } from '@comptoir/platform'
import { ChangeLine, RowLine } from '@comptoir/platform/forms'

/** What becomes of a row: the fields that it changes, why it stays out, or what to look at in one that goes in. */
export function RowResult({ row, isDone }: { row: PartyReportRow; isDone: boolean }) {
  return (
    <Flex direction="column" gap="1" py="1">
      <OutcomeLine row={row} isDone={isDone} />
      {row.changes.map((change) => (
        <ChangedField key={change.column} change={change} />
      ))}
      {row.problems.map((problem) => (
        <ProblemLine key={`${problem.column} ${problem.problem}`} problem={problem} />
      ))}
    </Flex>
  )
}

/** A refused row is told by its problems alone. */
function OutcomeLine({ row: { outcome, reason }, isDone }: { row: PartyReportRow; isDone: boolean }) {
  const { t } = useTranslation('people')
  if (outcome === 'bad') return null
  const when = isDone ? 'done' : 'planned'
  if (outcome === 'created')
    return <RowLine icon={CircleCheck} color="success.fg" text={t(`partyImport.outcome.created.${when}`)} />
  if (outcome === 'changed')
    return <RowLine icon={PenLine} color="brand.fg" text={t(`partyImport.outcome.changed.${when}`)} />
  return (
    <RowLine icon={CircleMinus} color="fg.muted" text={t(`partyImport.outcome.same.${reason ?? 'nothingDiffers'}`)} />
  )
}

function ChangedField({ change: { column, before, after } }: { change: PartyRowChange }) {
  const { t } = useTranslation('people')
  const show = useShown(column)
  return (
    <ChangeLine
      field={t('partyImport.change.field', { name: t(`partyImport.column.${column}.name`) })}
      before={before === null ? null : show(before)}
      after={show(after)}
      words={{ nothing: t('partyImport.change.nothing'), becomes: t('partyImport.change.becomes') }}
    />
  )
}

/** Figures come as decimals with a dot; a reader sees them as everywhere else. */
function useShown(column: PartyRowChange['column']): (value: string) => string {
  const { t } = useTranslation('people')
  const format = useFormat()
  const { currency } = useCompany()
  if (column === 'creditLimit' && isCurrency(currency))
    return (value) => format.money(minorFromDecimal(value, currency), currency)
  if (column === 'kind') return (value) => t(`clients.kind.${value}`)
  if (column === 'isPaymentAtMonthEnd') return (value) => t(`partyImport.change.${value === 'yes' ? 'yes' : 'no'}`)
  if (column === 'isActive') return (value) => t(value === 'yes' ? 'common.active' : 'common.inactive')
  return (value) => value
}

const WARNINGS: readonly string[] = PARTY_ROW_WARNINGS

function ProblemLine({ problem: { problem, value, otherRow } }: { problem: PartyRowProblem }) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const text = t(`partyImport.problem.${problem}`, { otherRow: otherRow === undefined ? '' : format.number(otherRow) })
  // A refusal of the last moment is a code, which says nothing to a reader.
  const shown = problem === 'refused' ? '' : value
  return WARNINGS.includes(problem) ? (
    <RowLine icon={TriangleAlert} color="pending.fg" text={text} value={shown} />
  ) : (
    <RowLine icon={CircleX} color="danger.fg" text={text} value={shown} />
  )
}
