import { useEffect, useId, useRef } from 'react'
import { LayoutGrid, Lock } from 'lucide-react'
import { SALES_AT } from '@comptoir/contracts/addresses'
import type { RegisterCommands } from '@comptoir/contracts/company/register-states'
import {
  Button,
  chakra,
  Center,
  Code,
  Flex,
  Heading,
  Link,
  Money,
  Text,
  useAddresses,
  useTranslation,
} from '@comptoir/platform'
import { useLastSale } from '../last-ticket/last-ticket.ts'

/** Lies over the whole counter while the register is locked: why, by whom, and what the last client still gets. */
export function LockScreen({ lock: { reason, by } }: { lock: NonNullable<RegisterCommands['lock']> }) {
  const { t } = useTranslation('sales-purchases')
  const screen = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const sales = useAddresses(SALES_AT)
  useEffect(() => {
    const { current } = screen
    // What lies below cannot be reached then, by keys neither. Some browsers have no such thing.
    if (current?.open === false) current.showModal?.()
  }, [])
  return (
    <chakra.dialog
      ref={screen}
      role="alertdialog"
      aria-labelledby={headingId}
      data-print="hide"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault()
      }}
      // A browser closes it at a second Escape all the same.
      onClose={() => screen.current?.showModal?.()}
      data-lock=""
      position="fixed"
      inset="0"
      w="100vw"
      h="100dvh"
      maxW="none"
      maxH="none"
      m="0"
      p="6"
      border="0"
      bg="bg.page"
      color="fg.default"
      display="block"
      overflow="auto"
      zIndex="modal"
    >
      <Center minH="full">
        <Flex direction="column" align="center" gap="4" maxW="md" textAlign="center">
          <Center boxSize="16" borderRadius="full" bg="danger.subtle" color="danger.fg">
            <Lock aria-hidden size={30} />
          </Center>
          <Heading as="h2" id={headingId} textStyle="title">
            {t('counter.commands.locked')}
          </Heading>
          {reason ? (
            <Text textStyle="body-lg" fontWeight="semibold" overflowWrap="anywhere" dir="auto">
              {reason}
            </Text>
          ) : null}
          <Text color="fg.muted">{t('counter.commands.lockedText', { name: by })}</Text>
          <LastSale />
          <Button asChild variant="outline" size="xl">
            <Link to={sales.list()}>
              <LayoutGrid aria-hidden />
              {t('counter.bar.backOffice')}
            </Link>
          </Button>
        </Flex>
      </Center>
    </chakra.dialog>
  )
}

/** The lock came right after it: its change may not be given yet. */
function LastSale() {
  const { t } = useTranslation('sales-purchases')
  const sale = useLastSale()
  if (!sale) return null
  return (
    <Flex direction="column" gap="1" px="5" py="3" borderWidth="1px" borderColor="border.subtle" borderRadius="lg">
      <Text textStyle="small" color="fg.muted">
        {t('counter.commands.lastTicket')} <Code>{sale.number}</Code>
      </Text>
      {sale.changeMinor > 0 ? (
        <Text textStyle="title">
          {t('counter.commands.change')} <Money amountMinor={sale.changeMinor} currency={sale.currency} isBold />
        </Text>
      ) : null}
    </Flex>
  )
}
