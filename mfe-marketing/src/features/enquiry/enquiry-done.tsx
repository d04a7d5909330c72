import { useEffect, useRef } from 'react'
import { CircleCheck } from 'lucide-react'
import type { EnquiryInput } from '@comptoir/contracts/identity/enquiries'
import { Box, Button, Heading, Text, useTranslation } from '@comptoir/platform/site'

export interface EnquiryDoneProps {
  sent: EnquiryInput
  onAgain: () => void
}

/** The enquiry has arrived: said where the form was, and read out. */
export function EnquiryDone({ sent, onAgain }: EnquiryDoneProps) {
  const { t } = useTranslation('marketing')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const text = sent.kind === 'home' ? t('enquiry.doneCall') : t('enquiry.doneText', { email: sent.email })
  return (
    <Box py="6">
      <Box color="success.fg" mb="3">
        <CircleCheck aria-hidden size={32} />
      </Box>
      <Heading as="h3" ref={heading} tabIndex={-1} outline="none" textStyle="title">
        {t('enquiry.doneTitle')}
      </Heading>
      <Text mt="2" mb="5" textStyle="body-lg" color="fg.muted">
        {text}
      </Text>
      <Button variant="outline" size="lg" onClick={onAgain}>
        {t('enquiry.another')}
      </Button>
    </Box>
  )
}
