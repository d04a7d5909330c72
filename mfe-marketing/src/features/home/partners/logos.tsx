import { chakra, Flex, Text } from '@comptoir/platform/site'

interface PartnerLogo {
  /** The name is the logo: the same in every language. */
  name: string
  /** In a square of 24, drawn as lines. */
  mark: string
  look: { fontWeight: string; letterSpacing?: string; textTransform?: 'uppercase'; fontStyle?: 'italic' }
}

/** Seven shops that do not exist. */
export const LOGOS: readonly PartnerLogo[] = [
  {
    name: 'Dar Zitoun',
    mark: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3',
    look: { fontWeight: '700' },
  },
  {
    name: 'Mersa Market',
    mark: 'M3 7c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 12c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 17c2-2 4-2 6 0s4 2 6 0 4-2 6 0',
    look: { fontWeight: '600' },
  },
  {
    name: 'Maison Smid',
    mark: 'M12 21V9M12 13c-4 0-5-3-5-5 3 0 5 2 5 5M12 13c4 0 5-3 5-5-3 0-5 2-5 5M12 8c-3 0-4-2-4-4 3 0 4 2 4 4M12 8c3 0 4-2 4-4-3 0-4 2-4 4',
    look: { fontWeight: '500', letterSpacing: '0.06em', textTransform: 'uppercase' },
  },
  {
    name: 'Chems & Co',
    mark: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
    look: { fontWeight: '800' },
  },
  {
    name: 'Port Épices',
    mark: 'M12 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4M12 7v14M8 11h8M4 14c0 4 4 7 8 7s8-3 8-7',
    look: { fontWeight: '600' },
  },
  {
    name: 'Librairie Kalam',
    mark: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1ZM12 6v14',
    look: { fontWeight: '600', fontStyle: 'italic' },
  },
  {
    name: 'Qamar',
    mark: 'M20 14a8.5 8.5 0 1 1-9.5-10.5A7 7 0 0 0 20 14',
    look: { fontWeight: '700', letterSpacing: '0.12em' },
  },
]

/** One mark and its name, 192 px wide. */
export function PartnerMark({ name, mark, look }: PartnerLogo) {
  return (
    <Flex
      as="li"
      flex="0 0 192px"
      w="192px"
      align="center"
      justify="center"
      gap="2.5"
      color="fg.muted"
      dir="ltr"
      scrollSnapAlign="start"
    >
      <chakra.svg
        aria-hidden
        viewBox="0 0 24 24"
        boxSize="6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6px"
        strokeLinecap="round"
        strokeLinejoin="round"
        flexShrink="0"
      >
        <path d={mark} />
      </chakra.svg>
      <Text as="span" textStyle="body-lg" whiteSpace="nowrap" {...look}>
        {name}
      </Text>
    </Flex>
  )
}
