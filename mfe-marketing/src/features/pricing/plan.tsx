import { Check } from 'lucide-react'
import { Box, Button, Flex, Heading, Link, Text, useTranslation } from '@comptoir/platform/site'

/** Where each plan leads: to a trial, or to somebody who answers. */
export const PLANS = { own: '/contact', hosted: '/signup/admin', guided: '/contact' } as const
export type PlanName = keyof typeof PLANS
const POINTS = ['one', 'two', 'three'] as const

function Points({ name }: { name: PlanName }) {
  const { t } = useTranslation('marketing')
  return (
    <Flex as="ul" direction="column" gap="2.5" my="6" flex="1" listStyleType="none">
      {POINTS.map((point) => (
        <Flex as="li" key={point} gap="2.5" textStyle="body-lg">
          <Box color="success.fg" pt="1" flexShrink="0">
            <Check aria-hidden size={16} />
          </Box>
          {t(`pricing.plans.${name}.${point}`)}
        </Flex>
      ))}
    </Flex>
  )
}

/** One way to have the product, what it costs and what it holds. */
export function Plan({ name, isFeatured }: { name: PlanName; isFeatured: boolean }) {
  const { t } = useTranslation('marketing')
  const look = isFeatured ? { borderColor: 'brand.solid', boxShadow: 'raised' } : { borderColor: 'border.subtle' }
  return (
    <Flex
      as="article"
      direction="column"
      position="relative"
      p="6"
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.card"
      {...look}
    >
      {isFeatured ? (
        <Text
          position="absolute"
          top="-3"
          insetStart="6"
          px="2.5"
          py="0.5"
          borderRadius="full"
          bg="brand.solid"
          color="brand.onSolid"
          textStyle="caption"
          fontWeight="semibold"
        >
          {t('pricing.featured')}
        </Text>
      ) : null}
      <Heading as="h2" textStyle="title">
        {t(`pricing.plans.${name}.name`)}
      </Heading>
      <Text color="fg.muted" mt="1" textStyle="body-lg">
        {t(`pricing.plans.${name}.text`)}
      </Text>
      <Text mt="5" textStyle="title-xl">
        <bdi>{t(`pricing.plans.${name}.price`)}</bdi>
      </Text>
      <Text color="fg.muted">{t(`pricing.plans.${name}.per`)}</Text>
      <Points name={name} />
      <Button
        asChild
        size="xl"
        variant={isFeatured ? 'solid' : 'outline'}
        whiteSpace="normal"
        h="auto"
        minH="12"
        py="2"
      >
        <Link to={PLANS[name]}>{t(`pricing.plans.${name}.action`)}</Link>
      </Button>
    </Flex>
  )
}
