import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { ImportReportRow, RowProblem, RowWarningName } from '@comptoir/contracts/inventory/product-import'
import { Box, Flex, Text, useFormat, useTranslation } from '@comptoir/platform'

/** What keeps no row out. */
const WARNINGS: Record<RowWarningName, true> = { checkDigitWrong: true, priceMissing: true }

/** Why a row stays out, or what to look at in one that goes in. */
export function RowProblems({ row: { problems } }: { row: ImportReportRow }) {
  const { t } = useTranslation('inventory')
  if (problems.length === 0) return <Line icon={CircleCheck} color="success.fg" text={t('productImport.report.fine')} />
  return (
    <Flex direction="column" gap="1" py="1">
      {problems.map((problem) => (
        <ProblemLine key={`${problem.column} ${problem.problem}`} problem={problem} />
      ))}
    </Flex>
  )
}

function ProblemLine({ problem: { problem, value, otherRow } }: { problem: RowProblem }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const text = t([`productImport.problem.${problem}`, 'productImport.problem.other'], {
    otherRow: otherRow === undefined ? '' : format.number(otherRow),
  })
  return problem in WARNINGS ? (
    <Line icon={TriangleAlert} color="pending.fg" text={text} value={value} />
  ) : (
    <Line icon={CircleX} color="danger.fg" text={text} value={value} />
  )
}

interface LineProps {
  icon: typeof CircleX
  color: string
  text: string
  value?: string
}

function Line({ icon: Icon, color, text, value = '' }: LineProps) {
  return (
    <Flex gap="2" align="flex-start">
      <Box color={color} pt="3px" flexShrink={0}>
        <Icon aria-hidden size={14} />
      </Box>
      <Text as="span" overflowWrap="anywhere">
        {text}
        {value === '' ? null : (
          <Text as="span" color="fg.muted">
            {' '}
            <bdi>{value}</bdi>
          </Text>
        )}
      </Text>
    </Flex>
  )
}
