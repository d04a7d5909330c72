import { Box, Heading, SimpleGrid, Text, useTranslation } from '@comptoir/platform/site'
import { PAIRS, type Person } from './people.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import { TurningControls } from './turning-controls.tsx'
import { useRotation } from './use-rotation.ts'

/** All pairs lie in one place, the longest gives it its height: nothing below moves when they turn. */
function Pair({ people, isCurrent }: { people: readonly Person[]; isCurrent: boolean }) {
  const away = isCurrent ? {} : ({ visibility: 'hidden', opacity: 0, 'aria-hidden': true } as const)
  return (
    <SimpleGrid gridArea="1 / 1" columns={{ base: 1, sm: 2 }} gap="4" transition="opacity 200ms" {...away}>
      {people.map((person) => (
        <TestimonialCard key={person.id} {...person} />
      ))}
    </SimpleGrid>
  )
}

/** What shopkeepers say, two at a time, for five seconds each, unless somebody is reading. */
export function Testimonials() {
  const { t } = useTranslation('marketing')
  const rotation = useRotation(PAIRS.length)
  const { setHeld, place, isTurning } = rotation
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return (
    <Box as="section" aria-labelledby="testimonials-title">
      <Heading as="h2" id="testimonials-title" textStyle="title-xl">
        {t('home.testimonials.title')}
      </Heading>
      <Text textStyle="small" color="fg.muted" mt="1">
        {t('home.testimonials.note')}
      </Text>
      <Box {...hold}>
        <Box
          role="group"
          aria-label={t('home.testimonials.label')}
          aria-live={isTurning ? 'off' : 'polite'}
          display="grid"
          mt="6"
        >
          {PAIRS.map((pair, index) => (
            <Pair key={pair[0]?.id} people={pair} isCurrent={index === place} />
          ))}
        </Box>
        <TurningControls rotation={rotation} />
      </Box>
    </Box>
  )
}
