import { Check } from 'lucide-react'
import { Center, chakra, Flex, Text, useTranslation } from '@comptoir/platform'

const STEPS = ['file', 'check', 'apply'] as const
export type ImportStep = (typeof STEPS)[number] | 'done'

/** Where the import is: choosing the file, checking it, putting it in the catalogue. */
export function ImportSteps({ current }: { current: ImportStep }) {
  const { t } = useTranslation('inventory')
  const position = current === 'done' ? STEPS.length : STEPS.indexOf(current)
  return (
    <Flex
      as="ol"
      aria-label={t('productImport.steps.label')}
      listStyleType="none"
      gap={{ base: '3', md: '6' }}
      wrap="wrap"
    >
      {STEPS.map((step, index) => (
        <chakra.li
          key={step}
          display="flex"
          alignItems="center"
          gap="2"
          {...(index === position ? { 'aria-current': 'step' } : {})}
        >
          <StepMark number={index + 1} isDone={index < position} isCurrent={index === position} />
          <Text
            as="span"
            fontWeight={index === position ? 'semibold' : 'normal'}
            color={index === position ? 'fg.default' : 'fg.muted'}
          >
            {t(`productImport.steps.${step}`)}
          </Text>
        </chakra.li>
      ))}
    </Flex>
  )
}

function StepMark({ number, isDone, isCurrent }: { number: number; isDone: boolean; isCurrent: boolean }) {
  const look = isCurrent
    ? { bg: 'brand.solid', color: 'brand.onSolid', borderColor: 'brand.solid' }
    : {
        bg: isDone ? 'success.subtle' : 'bg.card',
        color: isDone ? 'success.fg' : 'fg.muted',
        borderColor: isDone ? 'success.border' : 'border.default',
      }
  return (
    <Center aria-hidden boxSize="6" borderRadius="full" borderWidth="1px" textStyle="caption" {...look}>
      {isDone ? <Check size={14} /> : number}
    </Center>
  )
}
