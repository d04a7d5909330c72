import { API_TOKEN_DAYS, latestExpiry } from '@comptoir/contracts/company/api-tokens'
import { clockIn } from '@comptoir/contracts/time'
import { Button, Flex, Stack, serverNow, useCompany, useToday, useTranslation } from '@comptoir/platform'
import { DayInput, FieldShell, useController, type Control } from '@comptoir/platform/forms'
import type { TokenValues } from './use-token-form.ts'

const DAY_MS = 86_400_000

/** The last day of a token: one of those that are proposed, or any other up to a year away. */
export function ExpiryField({ control }: { control: Control<TokenValues> }) {
  const { t } = useTranslation('company')
  const { timeZone } = useCompany()
  const { field, fieldState } = useController({ control, name: 'expiresOn' })
  const dayIn = (days: number): string => clockIn(new Date(serverNow() + days * DAY_MS), timeZone).slice(0, 10)
  const today = useToday()
  return (
    <Stack gap="2">
      <FieldShell
        label={t('apiTokens.form.expiresOn')}
        help={t('apiTokens.form.expiresOnHelp')}
        error={fieldState.error?.message}
        isRequired
      >
        {(shell) => (
          <DayInput
            {...shell}
            ref={field.ref}
            name={field.name}
            size="lg"
            min={today}
            max={latestExpiry(today)}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      </FieldShell>
      <Flex gap="2" wrap="wrap">
        {API_TOKEN_DAYS.map((count) => (
          <Button
            key={count}
            type="button"
            size="sm"
            variant="outline"
            aria-pressed={field.value === dayIn(count)}
            onClick={() => field.onChange(dayIn(count))}
          >
            {t('apiTokens.form.days', { count })}
          </Button>
        ))}
      </Flex>
    </Stack>
  )
}
