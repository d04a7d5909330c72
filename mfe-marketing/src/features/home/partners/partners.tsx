import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { Box, chakra, DirectionalIcon, Flex, IconButton, Text, useTranslation } from '@comptoir/platform/site'
import { LOGOS, PartnerMark } from './logos.tsx'
import { STEP_PX, useStrip } from './use-strip.ts'

const VISIBLE = 5

function Arrow({
  icon,
  label,
  isOff,
  onClick,
}: {
  icon: LucideIcon
  label: string
  isOff: boolean
  onClick: () => void
}) {
  return (
    <IconButton variant="outline" size="lg" borderRadius="full" aria-label={label} disabled={isOff} onClick={onClick}>
      <DirectionalIcon icon={icon} size={18} />
    </IconButton>
  )
}

/** A strip of seven logos, five in sight, one more with every click. */
export function Partners() {
  const { t } = useTranslation('marketing')
  const { strip, isAtStart, isAtEnd, look, move } = useStrip()
  return (
    <Box bg="bg.page" borderBlockWidth="1px" borderColor="border.subtle">
      <Flex
        maxW="7xl"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="4"
        align="center"
        gap={{ base: '3', md: '4' }}
        wrap={{ base: 'wrap', lg: 'nowrap' }}
      >
        <Box flex={{ base: '1 0 100%', lg: '0 0 auto' }} maxW={{ lg: '8rem' }}>
          <Text color="fg.muted">{t('home.partners.title')}</Text>
          <Text textStyle="caption" color="fg.subtle">
            {t('home.partners.note')}
          </Text>
        </Box>
        <Arrow icon={ChevronLeft} label={t('home.partners.previous')} isOff={isAtStart} onClick={() => move(-1)} />
        <chakra.ul
          ref={strip}
          tabIndex={0}
          aria-label={t('home.partners.label')}
          onScroll={look}
          display="flex"
          flex="1"
          minW="0"
          maxW={`${VISIBLE * STEP_PX}px`}
          mx="auto"
          py="2"
          overflowX="auto"
          scrollSnapType="x proximity"
          listStyleType="none"
          css={{ scrollbarWidth: 'none', '&::-webkit-scrollbar': { display: 'none' } }}
        >
          {LOGOS.map((logo) => (
            <PartnerMark key={logo.name} {...logo} />
          ))}
        </chakra.ul>
        <Arrow icon={ChevronRight} label={t('home.partners.next')} isOff={isAtEnd} onClick={() => move(1)} />
      </Flex>
    </Box>
  )
}
