import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Box, Button, Flex, Text, useTranslation } from '@comptoir/platform'
import { TextField } from '@comptoir/platform/forms'
import type { Seller } from '../register/kept-lock.ts'
import { CashierChoice } from './cashier-choice.tsx'
import { useCashiers } from './cashier-switches.api.ts'
import type { KnownKeys } from './known-keys.ts'
import { type Away, useUnlock } from './use-unlock.ts'

export interface UnlockFormProps {
  away: Away
  keys: KnownKeys
  onOpened: (seller: Seller | null) => void
  /** Opens it to somebody whom nobody knows; left out where nothing is sold. */
  onUnproved?: () => void
}

/** Asks whoever comes for their PIN or badge, or whoever is signed in for their password. */
export function UnlockForm({ away, keys, onOpened, onUnproved }: UnlockFormProps) {
  const { t } = useTranslation('sales-purchases')
  const { own, seller } = away
  const people = usePeople(away)
  const [userId, setUserId] = useState(seller?.id ?? own.id)
  const [isPassword, setPassword] = useState(false)
  const isByPassword = isPassword && userId === own.id
  const { form, isAsking, isAway, submit } = useUnlock({ away, userId, isByPassword, keys, onOpened })
  const body = useRef<HTMLFormElement>(null)
  const toField = (): void => body.current?.querySelector('input')?.focus()
  useEffect(() => body.current?.querySelector('input')?.focus(), [isByPassword])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  return (
    <Flex direction="column" align="center" gap="5" w="full">
      <Text color="fg.muted">{t('counterTools.lock.text')}</Text>
      {people.length > 1 ? (
        <CashierChoice
          people={people}
          value={userId}
          onChange={(id) => {
            form.reset()
            setUserId(id)
            toField()
          }}
        />
      ) : null}
      <form ref={body} noValidate autoComplete="off" onSubmit={send}>
        <Flex direction="column" gap="4" w={{ base: 'full', sm: '20rem' }}>
          <Box textAlign="start" css={isByPassword ? {} : { '& [name=key]': { WebkitTextSecurity: 'disc' } }}>
            <TextField
              key={String(isByPassword)}
              control={form.control}
              name="key"
              label={t(isByPassword ? 'counterTools.lock.password' : 'counterTools.lock.pinOrBadge')}
              {...(isByPassword ? { type: 'password' } : { inputMode: 'numeric' })}
              autoComplete={isByPassword ? 'current-password' : 'off'}
              maxLength={200}
              size="xl"
              isLtr
              isRequired
            />
          </Box>
          <Button type="submit" size="xl" loading={isAsking}>
            {t('counterTools.lock.open')}
          </Button>
          {userId === own.id ? (
            <Button
              variant="plain"
              size="xl"
              onClick={() => {
                form.reset()
                setPassword(!isByPassword)
              }}
            >
              {t(isByPassword ? 'counterTools.lock.byPin' : 'counterTools.lock.byPassword')}
            </Button>
          ) : null}
          {isAway && onUnproved ? (
            <>
              <Button variant="outline" size="xl" onClick={onUnproved}>
                {t('counterCashier.goOn')}
              </Button>
              <Text textStyle="small" color="fg.muted">
                {t('counterCashier.goOnText')}
              </Text>
            </>
          ) : null}
        </Flex>
      </form>
    </Flex>
  )
}

/** Who is signed in, be it without a PIN, and everybody else who may sell here. */
function usePeople({ own, registerId }: Away): { id: string; name: string }[] {
  const others = (useCashiers(registerId).data?.data ?? []).filter(({ id }) => id !== own.id)
  return [own, ...others]
}
