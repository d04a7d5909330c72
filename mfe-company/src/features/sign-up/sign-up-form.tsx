import { Check } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Box, Button, chakra, Flex, PageHeader, Text, useTranslation } from '@comptoir/platform'
import { LeaveGuard } from '@comptoir/platform/forms'
import type { Step } from './sign-up-step.tsx'

const STEPS = ['account', 'company', 'pos'] as const

export interface SignUpFormProps {
  step: Step
  title: string
  subtitle: string
  submitLabel: string
  onSubmit: (event: FormEvent) => void
  /** False while something that is needed is missing or wrong. */
  isComplete: boolean
  isSaving: boolean
  /** Something was typed that is not saved: it is not left without asking. */
  isDirty: boolean
  children: ReactNode
}

/** A step of the sign-up: where one is, what is asked, and the way on, which opens once all is there. */
export function SignUpForm({
  step,
  title,
  subtitle,
  submitLabel,
  onSubmit,
  isComplete,
  isSaving,
  isDirty,
  children,
}: SignUpFormProps) {
  const { t } = useTranslation('company')
  return (
    <Box minH="75dvh">
      {/* All of the main part, down to the footer however high the screen is. */}
      <Box aria-hidden position="absolute" inset="0" bg="bg.page" />
      <LeaveGuard hasUnsavedWork={() => isDirty && !isSaving} />
      <chakra.form
        noValidate
        onSubmit={onSubmit}
        position="relative"
        display="flex"
        flexDirection="column"
        gap="4"
        maxW="4xl"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py={{ base: '6', md: '10' }}
      >
        <Steps step={step} />
        <PageHeader title={title} subtitle={subtitle} />
        {children}
        <Flex align="center" justify="flex-end" gap="4" wrap="wrap">
          <Text aria-live="polite" color="fg.muted" textStyle="small">
            {isComplete ? null : t('signUp.incomplete')}
          </Text>
          <Button
            type="submit"
            size="xl"
            minW="40"
            disabled={!isComplete || isSaving}
            loading={isSaving}
            loadingText={t('signUp.submitting')}
          >
            {submitLabel}
          </Button>
        </Flex>
      </chakra.form>
    </Box>
  )
}

function Steps({ step }: { step: Step }) {
  const { t } = useTranslation('company')
  const present = STEPS.indexOf(step)
  return (
    <chakra.ol
      aria-label={t('signUp.steps')}
      display="flex"
      flexWrap="wrap"
      gap={{ base: '3', md: '6' }}
      listStyleType="none"
    >
      {STEPS.map((name, index) => (
        <chakra.li
          key={name}
          display="flex"
          alignItems="center"
          gap="2"
          {...(index === present ? { 'aria-current': 'step' } : {})}
        >
          <Box
            boxSize="6"
            borderRadius="full"
            display="grid"
            placeItems="center"
            textStyle="small"
            fontWeight="semibold"
            {...lookOf(index - present)}
          >
            {index < present ? <Check aria-label={t('signUp.done')} role="img" size={14} /> : index + 1}
          </Box>
          <Text
            fontWeight={index === present ? 'semibold' : 'normal'}
            color={index === present ? 'fg.default' : 'fg.muted'}
          >
            {t(`signUp.step.${name}`)}
          </Text>
        </chakra.li>
      ))}
    </chakra.ol>
  )
}

function lookOf(distance: number) {
  if (distance < 0) return { bg: 'success.subtle', color: 'success.fg' }
  return distance === 0
    ? { bg: 'brand.solid', color: 'brand.onSolid' }
    : { borderWidth: '1px', borderColor: 'border.control', color: 'fg.muted' }
}
