import { MailOpen } from 'lucide-react'
import type { RegisterCommands } from '@comptoir/contracts/company/register-states'
import { Box, Button, Flex, Text, useFormat, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { messageRead, type CommandsStore } from './kept-commands.ts'

export interface OfficeMessageProps {
  message: NonNullable<RegisterCommands['message']>
  store: CommandsStore
  onRead: () => void
}

/** What the office wrote, over the products until somebody has read it: never over the cart or what is paid. */
export function OfficeMessage({ message: { text, by, sentAt }, store, onRead }: OfficeMessageProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const focus = useFocus()
  const read = (): void => {
    store.setState(messageRead)
    onRead()
    focus.toSearch()
  }
  return (
    <Flex
      role="status"
      data-print="hide"
      position="fixed"
      zIndex="docked"
      top={{ base: '16', md: 'auto' }}
      bottom={{ md: '4' }}
      insetInlineStart="4"
      w={{ base: 'calc(100% - 2rem)', md: '25rem' }}
      gap="3"
      align="center"
      px="4"
      py="3"
      borderRadius="lg"
      borderWidth="1px"
      borderColor="pending.border"
      bg="bg.raised"
      boxShadow="raised"
    >
      <Box flex="1" minW="0">
        <Text textStyle="small" color="fg.muted">
          {t('counter.commands.message', { name: by, time: format.time(sentAt) })}
        </Text>
        <Text fontWeight="medium" overflowWrap="anywhere" dir="auto">
          {text}
        </Text>
      </Box>
      <Button size="xl" flexShrink={0} onClick={read}>
        <MailOpen aria-hidden />
        {t('counter.commands.read')}
      </Button>
    </Flex>
  )
}
