import { useEffect, useRef, useState } from 'react'
import { Pause, Play, RotateCcw } from 'lucide-react'
import { AnimatePresence, m, MotionScope } from '@comptoir/platform/motion'
import { Box, chakra, Flex, IconButton, Text, useTranslation } from '@comptoir/platform/site'
import { Scene } from './scene.tsx'
import { STEP_MS, STEPS } from './steps.ts'

type State = 'playing' | 'paused' | 'ended'

const COMING = { opacity: 0, scale: 1.02 }
const HERE = { opacity: 1, scale: 1 }

function wantsCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Goes from step to step while it plays. With reduced motion, visitors step by hand. */
function usePlaying() {
  const [isCalm] = useState(wantsCalm)
  const [place, setPlace] = useState(0)
  const [state, setState] = useState<State>(isCalm ? 'paused' : 'playing')
  useEffect(() => {
    if (state !== 'playing') return
    const timer = setTimeout(() => (place + 1 < STEPS.length ? setPlace(place + 1) : setState('ended')), STEP_MS)
    return () => clearTimeout(timer)
  }, [place, state])
  const toggle = () => {
    if (state === 'ended') setPlace(0)
    setState(state === 'playing' ? 'paused' : 'playing')
  }
  return { place, setPlace, state, toggle, isCalm }
}

function StepMarks({ place, onChoose }: { place: number; onChoose: (place: number) => void }) {
  const { t } = useTranslation('marketing')
  return STEPS.map((step, index) => (
    <chakra.button
      key={step}
      type="button"
      aria-label={t('home.tour.step', { number: index + 1, count: STEPS.length })}
      aria-current={index === place}
      onClick={() => onChoose(index)}
      flex="1"
      h="6"
      cursor="pointer"
    >
      <chakra.span display="block" h="1" borderRadius="full" bg={index <= place ? 'brand.solid' : 'border.default'} />
    </chakra.button>
  ))
}

function PlayButton({ state, onClick }: { state: State; onClick: () => void }) {
  const { t } = useTranslation('marketing')
  const looks = {
    playing: [Pause, t('home.tour.pause')],
    paused: [Play, t('home.tour.resume')],
    ended: [RotateCcw, t('home.tour.again')],
  } as const
  const [Icon, label] = looks[state]
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <IconButton ref={button} variant="ghost" size="md" aria-label={label} onClick={onClick}>
      <Icon aria-hidden size={18} />
    </IconButton>
  )
}

/** The tour while it plays: screens that follow each other, their captions, and what holds them. */
export function TourPlayer() {
  const { t } = useTranslation('marketing')
  const { place, setPlace, state, toggle, isCalm } = usePlaying()
  const step = STEPS[place] ?? STEPS[0]
  return (
    <MotionScope>
      <Box role="group" aria-label={t('home.tour.label')} bg="bg.card">
        <Box position="relative" aspectRatio="100 / 58" overflow="hidden">
          <AnimatePresence initial={false}>
            <m.div
              key={step}
              initial={COMING}
              animate={HERE}
              exit={{ opacity: 0 }}
              transition={{ duration: 0.2 }}
              style={{ position: 'absolute', inset: 0 }}
            >
              <Scene step={step} isMoving={!isCalm && state === 'playing'} />
            </m.div>
          </AnimatePresence>
        </Box>
        <Flex align="center" gap="2" px="3" pt="1">
          <PlayButton state={state} onClick={toggle} />
          <StepMarks place={place} onChoose={setPlace} />
        </Flex>
        <Text aria-live="polite" px="5" pb="4" minH="4.5rem" textStyle="body-lg">
          {t(`home.tour.steps.${step}`)}
        </Text>
      </Box>
    </MotionScope>
  )
}
