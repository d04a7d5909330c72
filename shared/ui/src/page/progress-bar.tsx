import { type ReactNode, useId } from 'react'
import { formatNumber } from '@comptoir/i18n'
import { Box, Flex, Text } from '../chakra.ts'
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
  const labelId = useId()
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <Box width="full">
      <Flex justify="space-between" gap="3" mb="1.5">
        <Text as="span" id={labelId}>
          {label}
        </Text>
        {percent === null ? null : (
          <Value dir="ltr" tone="muted">
            {`${formatNumber(percent, language)}\u00A0%`}
          </Value>
        )}
      </Flex>
      <Box
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent === null ? {} : { 'aria-valuenow': percent })}
        h="1"
        overflow="hidden"
        position="relative"
        bg="bg.sunken"
        borderRadius="full"
      >
        {percent === null ? (
          <Wandering />
        ) : (
          <Box
            h="full"
            bg="brand.solid"
            borderRadius="full"
            style={{ width: `${percent}%` }}
            transition="width 160ms ease"
          />
        )}
      </Box>
      {detail ? (
        <Text as="div" textStyle="small" color="fg.muted" mt="1.5">
          {detail}
        </Text>
      ) : null}
    </Box>
  )
}

/** A piece that crosses the bar, for work of unknown length. */
function Wandering() {
  return (
    <Box
      position="absolute"
      h="full"
      w="40%"
      bg="brand.solid"
      borderRadius="full"
      animation="position 1.2s ease-in-out infinite"
      css={{ '--animate-from-x': '-40%', '--animate-to-x': '100%' }}
    />
  )
}
