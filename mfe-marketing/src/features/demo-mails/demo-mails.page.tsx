import { useState } from 'react'
import type { OutboxMail } from '@comptoir/contracts/identity/accounts'
import {
  Box,
  Button,
  EmptyState,
  Flex,
  formatDateTime,
  Heading,
  Notice,
  PageSkeleton,
  Text,
  useLanguage,
  useTranslation,
} from '@comptoir/platform'
import { Inbox } from 'lucide-react'
import { MailView } from './mail-view.tsx'
import { useOutbox, type Outbox } from './use-outbox.ts'

function MailList({
  mails,
  chosen,
  onChoose,
}: {
  mails: OutboxMail[]
  chosen: string
  onChoose: (id: string) => void
}) {
  const { t } = useTranslation('marketing')
  const language = useLanguage()
  return (
    <Flex
      as="ul"
      aria-label={t('demoMails.list')}
      direction="column"
      gap="2"
      flex={{ base: 'none', lg: '0 0 22rem' }}
      minW="0"
      listStyleType="none"
    >
      {mails.map(({ id, subject, to, sentAt }) => (
        <Box as="li" key={id}>
          <Button
            variant={id === chosen ? 'subtle' : 'outline'}
            aria-pressed={id === chosen}
            w="full"
            h="auto"
            py="2.5"
            justifyContent="flex-start"
            textAlign="start"
            whiteSpace="normal"
            onClick={() => onChoose(id)}
          >
            <Box minW="0">
              <Text fontWeight="semibold">
                <bdi>{subject}</bdi>
              </Text>
              <Text textStyle="small" fontWeight="normal" overflowWrap="anywhere">
                <bdi>{to}</bdi> · <bdi>{formatDateTime(sentAt, language)}</bdi>
              </Text>
            </Box>
          </Button>
        </Box>
      ))}
    </Flex>
  )
}

function Mails({ mails }: { mails: OutboxMail[] }) {
  const { t } = useTranslation('marketing')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = mails.find(({ id }) => id === chosenId) ?? mails[0]
  if (chosen === undefined)
    return <EmptyState icon={Inbox} title={t('demoMails.none')} text={t('demoMails.noneText')} />
  return (
    <Flex gap="6" direction={{ base: 'column', lg: 'row' }} align="flex-start">
      <MailList mails={mails} chosen={chosen.id} onChoose={setChosenId} />
      <Box flex="1" minW="0" w="full">
        <MailView key={chosen.id} mail={chosen} />
      </Box>
    </Flex>
  )
}

function Content({ state }: { state: Outbox }) {
  const { t } = useTranslation('marketing')
  if (state.kind === 'loading') return <PageSkeleton kind="page" />
  if (state.kind === 'failed') return <Notice tone="danger">{t('demoMails.failed')}</Notice>
  if (state.kind === 'absent')
    return <EmptyState icon={Inbox} title={t('demoMails.absentTitle')} text={t('demoMails.absentText')} />
  return <Mails mails={state.mails} />
}

/** The mails of an installation that sends none: in demonstration mode, to be read and followed. */
export function DemoMailsPage() {
  const { t } = useTranslation('marketing')
  const { state, refresh } = useOutbox()
  return (
    <Box maxW="7xl" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '8', md: '12' }}>
      <Flex align="center" gap="4" wrap="wrap" mb="6">
        <Box flex="1" minW="0">
          <Heading as="h1" textStyle="title-xl">
            {t('demoMails.title')}
          </Heading>
          <Text mt="2" textStyle="body-lg" color="fg.muted">
            {t('demoMails.text')}
          </Text>
        </Box>
        <Button variant="outline" size="lg" onClick={() => void refresh()}>
          {t('demoMails.refresh')}
        </Button>
      </Flex>
      <Content state={state} />
    </Box>
  )
}
