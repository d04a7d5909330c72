import { Check, Mail, RotateCcw } from 'lucide-react'
import type { Enquiry } from '@comptoir/contracts/identity/enquiries'
import {
  Box,
  Button,
  chakra,
  DateTime,
  Fact,
  Flex,
  FormDialog,
  SimpleGrid,
  Text,
  useTranslation,
} from '@comptoir/platform'
import { EnquiryState } from './enquiry-columns.tsx'
import type { Handling } from './use-handling.ts'

/** All that a visitor wrote, over the list, with the ways to answer them. */
export function EnquiryDetails({ handling }: { handling: Handling }) {
  const { t } = useTranslation('company')
  const { enquiry, open, close } = handling
  if (enquiry === null) return null
  return (
    <FormDialog
      isOpen={open === 'details'}
      onClose={close}
      isBusy={handling.isBusy}
      title={enquiry.name}
      subtitle={t(`enquiries.kind.${enquiry.kind}`)}
      footer={<Footer enquiry={enquiry} handling={handling} />}
    >
      <Flex direction="column" gap="4">
        <EnquiryFacts enquiry={enquiry} />
        {enquiry.message === null ? (
          <Text color="fg.muted">{t('enquiries.noMessage')}</Text>
        ) : (
          <Box dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {enquiry.message}
          </Box>
        )}
      </Flex>
    </FormDialog>
  )
}

function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('company')
  const { company, email, phone, datetime, language, createdAt, handled } = enquiry
  return (
    <SimpleGrid as="dl" columns={{ base: 1, md: 2 }} columnGap="4" rowGap="3" p="4" bg="bg.sunken" borderRadius="lg">
      <Fact label={t('enquiries.column.email')}>
        <Reach href={`mailto:${email}`} text={email} />
      </Fact>
      {phone === null ? null : (
        <Fact label={t('enquiries.column.phone')}>
          <Reach href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} text={phone} />
        </Fact>
      )}
      {company === null ? null : (
        <Fact label={t('enquiries.column.company')}>
          <chakra.bdi>{company}</chakra.bdi>
        </Fact>
      )}
      {datetime === null ? null : (
        <Fact label={t('enquiries.column.datetime')}>
          <DateTime value={datetime} isLong />
        </Fact>
      )}
      <Fact label={t('enquiries.column.createdAt')}>
        <DateTime value={createdAt} isLong />
      </Fact>
      <Fact label={t('enquiries.column.language')}>{t(`enquiries.language.${language}`)}</Fact>
      <Fact label={t('enquiries.state.label')}>
        <EnquiryState enquiry={enquiry} />
      </Fact>
      {handled === null ? null : (
        <Fact label={t('enquiries.column.handled')}>
          <chakra.bdi>{handled.by}</chakra.bdi> · <DateTime value={handled.at} />
        </Fact>
      )}
    </SimpleGrid>
  )
}

function Reach({ href, text }: { href: string; text: string }) {
  return (
    <chakra.a href={href} color="brand.fg" textDecoration="underline" dir="ltr" unicodeBidi="isolate">
      {text}
    </chakra.a>
  )
}

function Footer({ enquiry, handling }: { enquiry: Enquiry; handling: Handling }) {
  const { t } = useTranslation('company')
  const isOpen = enquiry.handled === null
  return (
    <>
      <Button variant="outline" size="lg" asChild>
        <a href={`mailto:${enquiry.email}`}>
          <Mail aria-hidden size={16} />
          {t('enquiries.answer')}
        </a>
      </Button>
      <Button
        size="lg"
        variant={isOpen ? 'solid' : 'outline'}
        loading={handling.isBusy}
        loadingText={t('common.saving')}
        onClick={() => handling.toggle(enquiry)}
      >
        {isOpen ? <Check aria-hidden size={16} /> : <RotateCcw aria-hidden size={16} />}
        {t(isOpen ? 'enquiries.handle' : 'enquiries.reopen')}
      </Button>
    </>
  )
}
