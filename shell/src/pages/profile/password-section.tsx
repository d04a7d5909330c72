import { useState } from 'react'
import { Button, Section, useTranslation } from '@comptoir/platform'
import { ChangePasswordDialog } from '../account/change-password-dialog.tsx'

/** Opens the dialog that the avatar menu opens too. */
export function PasswordSection() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const button = (
    <Button variant="outline" onClick={() => setOpen(true)}>
      {t('shell.editPassword')}
    </Button>
  )
  return (
    <Section title={t('profile.password')} description={t('profile.passwordText')} actions={button}>
      <ChangePasswordDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Section>
  )
}
