import { Pause, Play } from 'lucide-react'
import { Button, chakra, Flex, useTranslation } from '@comptoir/platform/site'
import { PAIRS } from './people.ts'
import type { useRotation } from './use-rotation.ts'

function Dot({ index, isCurrent, onClick }: { index: number; isCurrent: boolean; onClick: () => void }) {
  const { t } = useTranslation('marketing')
  const label = t('home.testimonials.pair', { first: index * 2 + 1, last: index * 2 + 2 })
  return (
    <chakra.button
      type="button"
      aria-label={label}
      aria-current={isCurrent}
      onClick={onClick}
      display="flex"
      alignItems="center"
      justifyContent="center"
      boxSize="6"
      cursor="pointer"
      borderRadius="full"
    >
      <chakra.span
        w={isCurrent ? '5' : '2'}
        h="2"
        borderRadius="full"
        bg={isCurrent ? 'brand.solid' : 'border.control'}
      />
    </chakra.button>
  )
}

/** Which two are in sight, and the pause. */
export function TurningControls({ rotation }: { rotation: ReturnType<typeof useRotation> }) {
  const { t } = useTranslation('marketing')
  const { place, setPlace, isPaused, setPaused } = rotation
  const Icon = isPaused ? Play : Pause
  return (
    <Flex align="center" gap="1" mt="5">
      {PAIRS.map((pair, index) => (
        <Dot key={pair[0]?.id} index={index} isCurrent={index === place} onClick={() => setPlace(index)} />
      ))}
      <Button variant="ghost" size="md" ms="3" onClick={() => setPaused(!isPaused)}>
        <Icon aria-hidden size={16} />
        {isPaused ? t('home.testimonials.play') : t('home.testimonials.pause')}
      </Button>
    </Flex>
  )
}
