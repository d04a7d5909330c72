import { GraduationCap } from 'lucide-react'
import { Box, Button, deferred, DeferredPart, Flex, Text, useTranslation } from '@comptoir/platform'
import { CounterBar } from '../session/counter-bar.tsx'
import { useCounterSession } from '../session/counter-session.ts'
import type { BesideTrainingProps } from '../practice/beside-training.tsx'

/** As around a building site: no other part of the product is striped. */
const STRIPES = 'repeating-linear-gradient(135deg, transparent 0 18px, {colors.bg.scrim} 18px 36px)'

const beside = deferred(async () => (await import('../beside/beside.tsx')).Beside)

export interface TrainingBarProps extends BesideTrainingProps {
  onEnd: () => void
}

/** Says that nothing is recorded, ends it, and has what else can be practised. */
export function TrainingBar({ onEnd, ...training }: TrainingBarProps) {
  const { t } = useTranslation('sales-purchases')
  const { register, session } = useCounterSession()
  return (
    <Box data-bar="" data-print="hide">
      <Frame />
      <Flex
        role="status"
        align="center"
        gap="3"
        px={{ base: '2', md: '4' }}
        py="1.5"
        color="white"
        bg="purple.solid"
        bgImage={STRIPES}
      >
        <Flex align="center" gap="3" me="auto" minW="0" minH="11" px="3" borderRadius="lg" bg="purple.solid">
          <GraduationCap aria-hidden size={24} />
          <Text textStyle={{ base: 'body', md: 'title' }} fontWeight="bold">
            {t('counterTraining.banner')}
          </Text>
        </Flex>
        <Button
          size="xl"
          h="11"
          flexShrink={0}
          bg="bg.card"
          color="fg.default"
          _hover={{ bg: 'bg.hover' }}
          onClick={onEnd}
        >
          {t('counterTraining.end')}
        </Button>
      </Flex>
      <CounterBar
        title={`${session.pointOfSaleName} · ${register.name}`}
        subtitle={t('counterTraining.who', { name: session.openedBy })}
      >
        <DeferredPart part={beside} isWanted given={{ training }} before={<Box w={{ md: '11' }} />} />
      </CounterBar>
    </Box>
  )
}

/** Around all that lies below it. */
function Frame() {
  return (
    <Box
      aria-hidden
      position="fixed"
      inset="0"
      zIndex="docked"
      pointerEvents="none"
      borderWidth="4px"
      borderColor="purple.solid"
    />
  )
}
