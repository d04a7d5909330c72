import { CircleCheck, CircleMinus, CircleX, Image, PenLine, TriangleAlert } from 'lucide-react'
import type {
  ImportReportRow,
  RowChange,
  RowProblem,
  RowWarningName,
} from '@comptoir/contracts/inventory/product-import'
import { microFromNumber, milliFromNumber, milliRateFromNumber } from '@comptoir/money'
import { Flex, useFormat, useTranslation } from '@comptoir/platform'
import { ChangeLine, RowLine } from '@comptoir/platform/forms'

/** What keeps no row out. */
const WARNINGS: Record<RowWarningName, true> = {
  checkDigitWrong: true,
  priceMissing: true,
  stockNeedsNumbers: true,
  pictureMissing: true,
  pictureRemote: true,
  pictureTooLarge: true,
  pictureNotPhoto: true,
  pictureHeic: true,
  pictureAnimated: true,
  pictureTooManyPixels: true,
  picturesTooMany: true,
  picturesNoSpace: true,
  pictureProductGone: true,
}

/** What becomes of a row: the fields that it changes, why it stays out, or what to look at in one that goes in. */
export function RowResult({ row, isDone }: { row: ImportReportRow; isDone: boolean }) {
  return (
    <Flex direction="column" gap="1" py="1">
      <OutcomeLine row={row} isDone={isDone} />
      {row.changes.map((change) => (
        <ChangedField key={change.column} change={change} />
      ))}
      <PicturesLine row={row} />
      {row.problems.map((problem) => (
        <ProblemLine key={`${problem.column} ${problem.problem} ${problem.value}`} problem={problem} />
      ))}
    </Flex>
  )
}

/** A refused row is told by its problems alone. */
function OutcomeLine({ row: { outcome, reason }, isDone }: { row: ImportReportRow; isDone: boolean }) {
  const { t } = useTranslation('inventory')
  if (outcome === 'bad') return null
  const when = isDone ? 'done' : 'planned'
  if (outcome === 'created')
    return <RowLine icon={CircleCheck} color="success.fg" text={t(`productImport.outcome.created.${when}`)} />
  if (outcome === 'changed')
    return <RowLine icon={PenLine} color="brand.fg" text={t(`productImport.outcome.changed.${when}`)} />
  return (
    <RowLine icon={CircleMinus} color="fg.muted" text={t(`productImport.outcome.same.${reason ?? 'nothingDiffers'}`)} />
  )
}

function ChangedField({ change: { column, before, after } }: { change: RowChange }) {
  const { t } = useTranslation('inventory')
  const show = useShown(column)
  return (
    <ChangeLine
      field={t('productImport.change.field', { name: t(`productImport.column.${column}.name`) })}
      before={before === null ? null : show(before)}
      after={show(after)}
      words={{ nothing: t('productImport.change.nothing'), becomes: t('productImport.change.becomes') }}
    />
  )
}

function PicturesLine({ row: { pictures } }: { row: ImportReportRow }) {
  const { t } = useTranslation('inventory')
  if (pictures.length === 0) return null
  const names = pictures.join(', ')
  return <RowLine icon={Image} color="fg.muted" text={t('productImport.pictures.row', { names })} />
}

/** Figures come as decimals with a dot; a reader sees them as everywhere else. */
function useShown(column: RowChange['column']): (value: string) => string {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  if (column === 'priceHt' || column === 'priceTtc' || column === 'purchasePrice')
    return (value) => format.unitPrice(microFromNumber(Number(value)))
  if (column === 'vatRate') return (value) => format.percent(milliRateFromNumber(Number(value)))
  if (column === 'minimumStock') return (value) => format.quantity(milliFromNumber(Number(value)))
  if (column === 'tracking') return (value) => t(`productImport.change.tracking.${value}`)
  if (column === 'isFodec' || column === 'lotsExpire')
    return (value) => t(`productImport.change.${value === 'yes' ? 'yes' : 'no'}`)
  if (column === 'isActive') return (value) => t(value === 'yes' ? 'common.active' : 'common.inactive')
  return (value) => value
}

function ProblemLine({ problem: { problem, value, otherRow } }: { problem: RowProblem }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const text = t([`productImport.problem.${problem}`, 'productImport.problem.other'], {
    otherRow: otherRow === undefined ? '' : format.number(otherRow),
  })
  return problem in WARNINGS ? (
    <RowLine icon={TriangleAlert} color="pending.fg" text={text} value={value} />
  ) : (
    <RowLine icon={CircleX} color="danger.fg" text={text} value={value} />
  )
}
