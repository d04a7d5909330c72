import { Copy } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState, type FormEvent } from 'react'
import type { RecoveryCodes, SecondFactorSetup } from '@comptoir/contracts/identity/accounts'
import {
  Button,
  Code,
  copyText,
  Flex,
  FormDialog,
  IconButton,
  Input,
  Skeleton,
  Stack,
  tellRefusal,
  Text,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { FieldShell } from '@comptoir/platform/forms'
import { beginSecondFactor, confirmSecondFactor } from './profile.api.ts'
import { QrPicture } from './qr-picture.tsx'

export interface FactorSetUpDialogProps {
  onClose: () => void
  /** With the codes that are shown once. */
  onDone: (codes: RecoveryCodes) => void
}

/** What an authenticator is set up with; requested once while the dialog is open. */
function useSetup(onFailed: () => void): SecondFactorSetup | null {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  const failed = useEffectEvent(onFailed)
  // Once: asked anew, it would be another secret than the one already scanned.
  useEffect(() => {
    let isOver = false
    beginSecondFactor().then(
      (answer) => (isOver ? undefined : setSetup(answer)),
      (error: unknown) => {
        if (isOver) return
        tellRefusal(error)
        failed()
      },
    )
    return () => {
      isOver = true
    }
  }, [])
  return setup
}

/** In groups of four, as people type it. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}

function Secret({ setup }: { setup: SecondFactorSetup | null }) {
  const { t } = useTranslation()
  if (setup === null) return <Skeleton boxSize="48" mx="auto" />
  return (
    <>
      <QrPicture text={setup.address} label={t('profile.factor.picture')} />
      <Text textStyle="small" color="fg.muted">
        {t('profile.factor.orType')}
      </Text>
      <Flex align="center" gap="2" wrap="wrap">
        <Code>{grouped(setup.secret)}</Code>
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={t('profile.factor.copyKey')}
          onClick={() => void copyText(setup.secret)}
        >
          <Copy aria-hidden />
        </IconButton>
      </Flex>
    </>
  )
}

/** Shows the secret as a picture and as text, and takes the first code that an authenticator makes of it. */
export function FactorSetUpDialog({ onClose, onDone }: FactorSetUpDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const setup = useSetup(onClose)
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const saving = useSave(confirmSecondFactor, { onSaved: onDone })
  const isMissing = isAsked && code.trim() === ''
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (code.trim() !== '' && setup !== null) void saving.save(code.trim())
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('profile.factor.setUpTitle')}
      isBusy={saving.isSaving}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={saving.isSaving} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={id} size="lg" loading={saving.isSaving} disabled={setup === null}>
            {t('profile.factor.confirm')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack gap="4">
          <Text>{t('profile.factor.scan')}</Text>
          <Secret setup={setup} />
          <FieldShell
            label={t('profile.factor.code')}
            help={t('profile.factor.codeHelp')}
            error={isMissing ? t('profile.factor.codeRequired') : undefined}
            isRequired
          >
            {(control) => (
              <Input
                {...control}
                size="lg"
                dir="ltr"
                maxW="40"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            )}
          </FieldShell>
        </Stack>
      </form>
    </FormDialog>
  )
}
