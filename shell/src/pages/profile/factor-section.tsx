import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import type { Profile, RecoveryCodes } from '@comptoir/contracts/identity/accounts'
import { Button, Flex, notify, refreshSession, Section, StatusBadge, Text, useTranslation } from '@comptoir/platform'
import { BothFactorsQuestion } from './both-factors-question.tsx'
import { FactorSetUpDialog } from './factor-set-up-dialog.tsx'
import { makeRecoveryCodes, removeSecondFactor, useRefreshProfile } from './profile.api.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** What is open above the section; the codes come from setting up or from making new ones. */
type Step = { kind: 'none' | 'setUp' | 'remove' | 'newCodes' } | { kind: 'codes'; codes: readonly string[] }

const NOTHING: Step = { kind: 'none' }

function RemoveQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const refresh = useRefreshProfile()
  const finish = (): void => {
    notify.success(t('profile.factor.removed'))
    refresh.profile()
    onClose()
  }
  return (
    <BothFactorsQuestion
      title={t('profile.factor.remove')}
      text={t('profile.factor.removeText')}
      confirmLabel={t('profile.factor.remove')}
      isDanger
      act={removeSecondFactor}
      onDone={finish}
      onClose={onClose}
    />
  )
}

function NewCodesQuestion({ onDone, onClose }: { onDone: (codes: RecoveryCodes) => void; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <BothFactorsQuestion
      title={t('profile.factor.newCodes')}
      text={t('profile.factor.newCodesText')}
      confirmLabel={t('profile.factor.newCodesConfirm')}
      act={makeRecoveryCodes}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

function Steps({ step, become }: { step: Step; become: (next: Step) => void }) {
  const refresh = useRefreshProfile()
  const close = (): void => become(NOTHING)
  const show = ({ codes }: RecoveryCodes): void => {
    refresh.profile()
    // What the company kept closed for want of it is open now.
    void refreshSession()
    become({ kind: 'codes', codes })
  }
  if (step.kind === 'setUp') return <FactorSetUpDialog onClose={close} onDone={show} />
  if (step.kind === 'remove') return <RemoveQuestion onClose={close} />
  if (step.kind === 'newCodes') return <NewCodesQuestion onClose={close} onDone={show} />
  if (step.kind === 'codes') return <RecoveryCodesDialog codes={step.codes} onClose={close} />
  return null
}

function Actions({ profile, become }: { profile: Profile; become: (next: Step) => void }) {
  const { t } = useTranslation()
  if (!profile.hasSecondFactor)
    return <Button onClick={() => become({ kind: 'setUp' })}>{t('profile.factor.setUp')}</Button>
  return (
    <Flex gap="2" wrap="wrap">
      <Button variant="outline" onClick={() => become({ kind: 'newCodes' })}>
        {t('profile.factor.newCodes')}
      </Button>
      {profile.isSecondFactorRequired ? null : (
        <Button variant="outline" onClick={() => become({ kind: 'remove' })}>
          {t('profile.factor.remove')}
        </Button>
      )}
    </Flex>
  )
}

/** Whether a code is required in addition to the password, and how to change that. */
export function FactorSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const [step, become] = useState<Step>(NOTHING)
  const { hasSecondFactor: isOn, isSecondFactorRequired, recoveryCodeCount: count } = profile
  return (
    <Section
      title={t('profile.factor.title')}
      description={t('profile.factor.text')}
      actions={<Actions profile={profile} become={become} />}
    >
      <Flex align="center" gap="3" wrap="wrap">
        <StatusBadge
          tone={isOn ? 'success' : 'neutral'}
          icon={isOn ? ShieldCheck : ShieldOff}
          label={isOn ? t('profile.factor.on') : t('profile.factor.off')}
        />
        {isOn ? <Text color="fg.muted">{t('profile.factor.codesLeft', { count })}</Text> : null}
        {isSecondFactorRequired ? <Text color="fg.muted">{t('profile.factor.required')}</Text> : null}
      </Flex>
      <Steps step={step} become={become} />
    </Section>
  )
}
