import { Printer } from 'lucide-react'
import {
  Box,
  Button,
  Flex,
  FormDialog,
  Grid,
  Heading,
  KeyHint,
  printPage,
  Text,
  useStore,
  useTranslation,
} from '@comptoir/platform'
import { FIRST_KEYS, type KeyedAction } from '../keys/key-map.ts'
import { useKeyStore } from '../keys/key-tag.tsx'
import { KeyRow } from './key-row.tsx'
import { KeysOnPaper } from './keys-on-paper.tsx'
import { useListedKeys } from './listed-keys.ts'

export interface KeySheetProps {
  isOpen: boolean
  onClose: () => void
}

/** All keys of the counter: read, printed, and changed for this device. */
export function KeySheet({ isOpen, onClose }: KeySheetProps) {
  const { t } = useTranslation('sales-purchases')
  return (
    <>
      <FormDialog
        isOpen={isOpen}
        onClose={onClose}
        size="lg"
        title={t('counterShortcuts.title')}
        subtitle={t('counterShortcuts.subtitle')}
        footer={
          <>
            <ResetButton />
            <Button size="xl" onClick={printPage}>
              <Printer aria-hidden />
              {t('counterShortcuts.print')}
            </Button>
          </>
        }
      >
        <Lists />
      </FormDialog>
      {isOpen ? <KeysOnPaper /> : null}
    </>
  )
}

function Lists() {
  const { groups, fixed, fixedTitle } = useListedKeys()
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} columnGap="8" rowGap="5">
      <Box>
        {groups.slice(0, 1).map((group) => (
          <Group key={group.id} {...group} />
        ))}
      </Box>
      <Flex direction="column" gap="5">
        {groups.slice(1).map((group) => (
          <Group key={group.id} {...group} />
        ))}
      </Flex>
      <Box gridColumn={{ md: '1 / -1' }}>
        <Heading as="h3" textStyle="heading">
          {fixedTitle}
        </Heading>
        <Box as="ul" listStyleType="none" css={{ columns: { base: 1, md: 2 }, columnGap: '8' }}>
          {fixed.map(({ id, name, keys }) => (
            <Flex
              as="li"
              key={id}
              justify="space-between"
              align="center"
              gap="3"
              py="2"
              breakInside="avoid"
              borderBottomWidth="1px"
              borderColor="border.subtle"
            >
              <Text>{name}</Text>
              <KeyHint keys={[...keys]} />
            </Flex>
          ))}
        </Box>
      </Box>
    </Grid>
  )
}

function Group({ title, actions }: { title: string; actions: readonly KeyedAction[] }) {
  return (
    <section>
      <Heading as="h3" textStyle="heading">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none">
        {actions.map((action) => (
          <KeyRow key={action} action={action} />
        ))}
      </Box>
    </section>
  )
}

/** Only where something differs from what every device begins with. */
function ResetButton() {
  const { t } = useTranslation('sales-purchases')
  const store = useKeyStore()
  const keys = useStore(store)
  const differs = (Object.keys(FIRST_KEYS) as KeyedAction[]).some((action) => keys[action] !== FIRST_KEYS[action])
  if (!differs) return null
  return (
    <Button variant="outline" size="xl" onClick={() => store.setState(FIRST_KEYS, true)}>
      {t('counterShortcuts.reset')}
    </Button>
  )
}
