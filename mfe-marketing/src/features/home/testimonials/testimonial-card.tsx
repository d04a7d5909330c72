import { Star } from 'lucide-react'
import { Avatar, Box, Flex, Text, useTranslation } from '@comptoir/platform/site'
import type { Person } from './people.ts'

const STARS = [1, 2, 3, 4, 5]

function Rating({ rating }: { rating: number }) {
  const { t } = useTranslation('marketing')
  return (
    <Flex gap="1" role="img" aria-label={t('home.testimonials.rating', { rating })}>
      {STARS.map((star) => (
        <Box key={star} color={star <= rating ? 'pending.solid' : 'border.default'}>
          <Star aria-hidden size={16} fill="currentColor" />
        </Box>
      ))}
    </Flex>
  )
}

/** What one shopkeeper says. */
export function TestimonialCard({ id, rating }: Person) {
  const { t } = useTranslation('marketing')
  const name = t(`home.testimonials.${id}.name`)
  return (
    <Flex
      as="figure"
      direction="column"
      gap="4"
      p="6"
      m="0"
      h="full"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="xl"
      bg="bg.card"
    >
      <Rating rating={rating} />
      <Text as="blockquote" textStyle="body-lg" flex="1">
        {t(`home.testimonials.${id}.text`)}
      </Text>
      <Flex as="figcaption" align="center" gap="3">
        <Avatar name={name} size="lg" isDecorative />
        <Box>
          <Text fontWeight="semibold">{name}</Text>
          <Text color="fg.muted">{t(`home.testimonials.${id}.place`)}</Text>
        </Box>
      </Flex>
    </Flex>
  )
}
