import { Check } from 'lucide-react'
import { PASSWORD_LEAST } from '@comptoir/contracts/identity/accounts'
import { Box, Flex, Text, useTranslation } from '@comptoir/platform/site'
import { lengthOf } from './faults.ts'

/** The rule for passwords, and how far what is typed has come. Whether it is a common one only the server knows. */
export function PasswordHint({ typed }: { typed: string }) {
  const { t } = useTranslation('marketing')
  const length = lengthOf(typed)
  const missing = PASSWORD_LEAST - length
  const isLong = missing <= 0
  return (
    <Box>
      <Text>{t('fields.passwordRule')}</Text>
      <Box mt="2" h="1" borderRadius="full" bg="border.default" overflow="hidden" aria-hidden>
        <Box
          h="full"
          borderRadius="full"
          bg={isLong ? 'success.solid' : 'pending.solid'}
          width={`${Math.min(100, (100 * length) / PASSWORD_LEAST)}%`}
          transition="width 150ms"
        />
      </Box>
      <Flex aria-live="polite" mt="1" minH="5" align="center" gap="1" color={isLong ? 'success.fg' : 'fg.muted'}>
        {length === 0 ? null : isLong ? (
          <>
            <Check aria-hidden size={14} />
            {t('fields.passwordLong')}
          </>
        ) : (
          t('fields.passwordMissing', { count: missing })
        )}
      </Flex>
    </Box>
  )
}
