import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { BADGE_PATTERN, COUNTER_KEYS, type OwnProof, PIN_PATTERN } from '@comptoir/contracts/company/counter-keys'
import { api, Box, Button, Flex, isProblem, pathOf, Text, useStore, useTranslation } from '@comptoir/platform'
import { TextField, useForm } from '@comptoir/platform/forms'
import { useCounterRegisterStore } from '../register/counter-register.ts'

/** Asks whoever comes back for their PIN, badge or password. */
export function UnlockForm({ onOpened }: { onOpened: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const [isByPassword, setByPassword] = useState(false)
  const { form, isAsking, submit } = useProof(isByPassword, onOpened)
  const body = useRef<HTMLFormElement>(null)
  useEffect(() => body.current?.querySelector('input')?.focus(), [isByPassword])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  return (
    <form ref={body} noValidate autoComplete="off" onSubmit={send}>
      <Flex direction="column" gap="4" w={{ base: 'full', sm: '20rem' }}>
        <Text color="fg.muted">{t('counterTools.lock.text')}</Text>
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
        <Button
          variant="plain"
          size="xl"
          onClick={() => {
            form.reset()
            setByPassword(!isByPassword)
          }}
        >
          {t(isByPassword ? 'counterTools.lock.byPin' : 'counterTools.lock.byPassword')}
        </Button>
      </Flex>
    </form>
  )
}

function useProof(isByPassword: boolean, onOpened: () => void) {
  const { t } = useTranslation('sales-purchases')
  const badge = useStore(useCounterRegisterStore(), (state) => state.badge)
  const form = useForm({ defaultValues: { key: '' } })
  const isBusy = useRef(false)

  const refuse = (message: string): void => {
    form.resetField('key')
    form.setError('key', { message }, { shouldFocus: true })
  }
  const ask = async (proof: OwnProof | null): Promise<void> => {
    if (!proof) return refuse(t('counter.approval.unreadable'))
    if (isBusy.current) return
    isBusy.current = true
    try {
      await api.post(pathOf(COUNTER_KEYS, 'own', 'proof'), proof)
      onOpened()
    } catch (error) {
      refuse(isProblem(error) ? error.message : t('counterTools.lock.noAnswer'))
    } finally {
      isBusy.current = false
    }
  }
  const submit = form.handleSubmit(({ key }) => {
    const typed = key.trim()
    return ask(badgeOf(typed) ?? (isByPassword ? { kind: 'password', password: key } : pinOf(typed)))
  })
  // What is scanned is a badge or nothing: the digits of some barcode are nobody's PIN.
  const scanned = useEffectEvent((code: string) => {
    if (!badgeOf(code)) return refuse(t('counter.approval.unreadable'))
    form.setValue('key', code)
    void submit()
  })
  useEffect(() => {
    if (badge) scanned(badge.code)
  }, [badge])
  return { form, isAsking: form.formState.isSubmitting, submit }
}

function badgeOf(text: string): OwnProof | null {
  const code = text.toUpperCase()
  return new RegExp(BADGE_PATTERN).test(code) ? { kind: 'badge', code } : null
}

function pinOf(pin: string): OwnProof | null {
  return new RegExp(PIN_PATTERN).test(pin) ? { kind: 'pin', pin } : null
}
