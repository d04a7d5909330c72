import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { ImportReportRow, RowProblem } from '@comptoir/contracts'
import { Box, Flex, Text, useFormat, useTranslation } from '@comptoir/platform'

/** Why a row stays out, or what to look at in one that goes in. */
export function RowProblems({ row: { problems, isGood } }: { row: ImportReportRow }) {
  const { t } = useTranslation('inventory')
  if (problems.length === 0) return <Line icon={CircleCheck} color="success.fg" text={t('import.report.fine')} />
  return (
    <Flex direction="column" gap="1" py="1">
      {problems.map((problem) => (
        <ProblemLine key={`${problem.column} ${problem.problem}`} problem={problem} isGood={isGood} />
      ))}
    </Flex>
  )
}

function ProblemLine({ problem: { problem, value, otherRow }, isGood }: { problem: RowProblem; isGood: boolean }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const text = t([`import.problem.${problem}`, 'import.problem.other'], { otherRow: otherRow === undefined ? '' : format.number(otherRow) })
  return <Line icon={isGood ? TriangleAlert : CircleX} color={isGood ? 'pending.fg' : 'danger.fg'} text={text} value={value} />
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
          <Text as="bdi" dir="auto" color="fg.muted" ms="1.5">
            {value}
          </Text>
        )}
      </Text>
    </Flex>
  )
}
