import type { ReactNode } from 'react'
import { formatNumber } from '@comptoir/i18n'
import { Flex, Progress, Text } from '../chakra.ts'
import { useLanguage } from '../frame/language.ts'
import { Value } from '../values/value.tsx'

export interface ProgressBarProps {
  /** Part done, 0 to 1; null while nobody knows. */
  value: number | null
  label: string
  /** Under the bar: counts, remaining time. */
  detail?: ReactNode
}

/** Work that takes a while, with its name and how far it is. */
export function ProgressBar({ value, label, detail }: ProgressBarProps) {
  const language = useLanguage()
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <Progress.Root value={percent} aria-label={label} width="full">
      <Flex justify="space-between" gap="3" mb="1.5">
        <Progress.Label>{label}</Progress.Label>
        {percent === null ? null : (
          <Text as="span" color="fg.muted">
            <Value dir="ltr">{`${formatNumber(percent, language)}\u00A0%`}</Value>
          </Text>
        )}
      </Flex>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
      {detail ? (
        <Text textStyle="small" color="fg.muted" mt="1.5">
          {detail}
        </Text>
      ) : null}
    </Progress.Root>
  )
}
