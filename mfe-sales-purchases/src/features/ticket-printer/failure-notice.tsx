import { Box, Button, Flex, Notice, printPage, useTranslation } from '@comptoir/platform'
import { useFaultText } from './fault-text.ts'
import { PrinterError } from './transports/printer-error.ts'

export interface FailureNoticeProps {
  error: unknown
  onRetry: () => void
  onGiveUp: () => void
}

/** Says that nothing came out, beside what is sold meanwhile: again, by the browser, or not at all. */
export function FailureNotice({ error, onRetry, onGiveUp }: FailureNoticeProps) {
  const { t } = useTranslation('sales-purchases')
  const textOf = useFaultText()
  const isUnknown = error instanceof PrinterError && error.fault === 'notPaired'
  return (
    <Box
      data-print="hide"
      position="fixed"
      zIndex="docked"
      insetInlineStart="4"
      // Over none of what is pressed to sell: below the amounts on a phone, over the tiles elsewhere.
      top={{ base: '11.5rem', lg: 'auto' }}
      bottom={{ lg: '4' }}
      w="26rem"
      maxW="calc(100vw - 2rem)"
      bg="bg.raised"
      borderRadius="lg"
      boxShadow="raised"
    >
      <Notice tone="attention" title={t('ticketPrinter.failed')}>
        {textOf(error)}
        <Flex gap="2" mt="3" flexWrap="wrap">
          <Button size="xl" textStyle="body" onClick={onRetry}>
            {t(isUnknown ? 'ticketPrinter.choose' : 'common.retry')}
          </Button>
          <Button
            size="xl"
            textStyle="body"
            variant="outline"
            onClick={() => {
              onGiveUp()
              printPage()
            }}
          >
            {t('ticketPrinter.inBrowser')}
          </Button>
          <Button size="xl" textStyle="body" variant="ghost" onClick={onGiveUp}>
            {t('common.dismiss')}
          </Button>
        </Flex>
      </Notice>
    </Box>
  )
}
