import type { ReactNode } from 'react'
import { Box, chakra, Flex, Heading, KeyHint, Portal, Text, useStore, useTranslation } from '@comptoir/platform'
import { useKeyStore } from '../keys/key-tag.tsx'
import { shortName } from '../keys/short-name.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { useListedKeys } from './listed-keys.ts'

/** A page of its own kind, so that tickets keep the length of theirs. */
const PAGE = 'counter-keys'

const sheet = {
  display: 'none',
  '@media print': {
    display: 'block',
    page: PAGE,
    'body:has(> &) > *:not([data-sheet])': { display: 'none !important' },
    '& ~ [data-sheet]': { display: 'none !important' },
  },
  [`@page ${PAGE}`]: { size: 'A4', margin: '14mm' },
} as const

/** The keys on one page, to lie beside the register. */
export function KeysOnPaper() {
  const { t } = useTranslation('sales-purchases')
  const { register, session } = useCounterSession()
  const keys = useStore(useKeyStore())
  const { groups, fixed, fixedTitle, nameOf } = useListedKeys()
  return (
    <Portal>
      <Box data-sheet="" aria-hidden css={sheet} bg="white" color="black" fontSize="11pt">
        <Heading as="h1" textStyle="title" color="black">
          {t('counterShortcuts.title')}
        </Heading>
        <Text color="black">
          <bdi>{session.pointOfSaleName}</bdi> · <bdi>{register.name}</bdi>
        </Text>
        <Box css={{ columns: 2, columnGap: '12mm' }} mt="6mm">
          {groups.map(({ id, title, actions }) => (
            <PaperGroup key={id} title={title}>
              {actions.map((action) => (
                <PaperKey key={action} name={nameOf(action)} keys={keys[action] ? [shortName(keys[action])] : []} />
              ))}
            </PaperGroup>
          ))}
          <PaperGroup title={fixedTitle}>
            {fixed.map((each) => (
              <PaperKey key={each.id} {...each} />
            ))}
          </PaperGroup>
        </Box>
      </Box>
    </Portal>
  )
}

function PaperGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section mb="6mm" breakInside="avoid">
      <Heading as="h2" textStyle="heading" color="black" mb="1mm">
        {title}
      </Heading>
      {children}
    </chakra.section>
  )
}

function PaperKey({ name, keys }: { name: string; keys: readonly string[] }) {
  return (
    <Flex
      justify="space-between"
      align="baseline"
      gap="4mm"
      py="1mm"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <span>{name}</span>
      <KeyHint keys={[...keys]} />
    </Flex>
  )
}
