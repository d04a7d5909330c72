import type { LucideIcon } from 'lucide-react'
import { Center, chakra, Flex, Text } from '../chakra.ts'

export interface StepListProps {
  label: string
  steps: readonly string[]
  /** The index of the step that is under way; their number once all are done. */
  current: number
  /** Marks a step that is done. */
  doneIcon: LucideIcon
}

/** The steps of a longer piece of work, and which of them is under way. */
export function StepList({ label, steps, current, doneIcon }: StepListProps) {
  return (
    <Flex as="ol" aria-label={label} listStyleType="none" gap={{ base: '3', md: '6' }} wrap="wrap">
      {steps.map((step, index) => (
        <chakra.li
          key={step}
          display="flex"
          alignItems="center"
          gap="2"
          {...(index === current ? { 'aria-current': 'step' } : {})}
        >
          <StepMark number={index + 1} isDone={index < current} isCurrent={index === current} icon={doneIcon} />
          <Text
            as="span"
            fontWeight={index === current ? 'semibold' : 'normal'}
            color={index === current ? 'fg.default' : 'fg.muted'}
          >
            {step}
          </Text>
        </chakra.li>
      ))}
    </Flex>
  )
}

interface StepMarkProps {
  number: number
  isDone: boolean
  isCurrent: boolean
  icon: LucideIcon
}

function StepMark({ number, isDone, isCurrent, icon: Icon }: StepMarkProps) {
  const look = isCurrent
    ? { bg: 'brand.solid', color: 'brand.onSolid', borderColor: 'brand.solid' }
    : {
        bg: isDone ? 'success.subtle' : 'bg.card',
        color: isDone ? 'success.fg' : 'fg.muted',
        borderColor: isDone ? 'success.border' : 'border.default',
      }
  return (
    <Center aria-hidden boxSize="6" borderRadius="full" borderWidth="1px" textStyle="caption" {...look}>
      {isDone ? <Icon size={14} /> : number}
    </Center>
  )
}
