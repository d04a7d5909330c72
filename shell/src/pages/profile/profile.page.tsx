import { ErrorPanel, Flex, PageHeader, PageSkeleton, useTranslation } from '@comptoir/platform'
import { useTitle } from '../../common/use-title.ts'
import { AppearanceSection } from './appearance-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { FactorSection } from './factor-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PinSection } from './pin-section.tsx'
import { useProfile } from './profile.api.ts'

function Sections() {
  const { t } = useTranslation()
  const { data: profile, error, refetch } = useProfile()
  if (profile === undefined && error !== null)
    return <ErrorPanel title={t('profile.failedTitle')} error={error} onRetry={() => void refetch()} />
  if (profile === undefined) return <PageSkeleton kind="form" />
  return (
    <>
      <IdentitySection profile={profile} />
      <AppearanceSection />
      <PasswordSection />
      <PinSection />
      <FactorSection profile={profile} />
      <DevicesSection />
    </>
  )
}

/** The own account. A page of the shell's, since it belongs to no area. */
export function ProfilePage() {
  const { t } = useTranslation()
  useTitle(t('profile.title'))
  return (
    <Flex direction="column" gap="5" px={{ base: '4', md: '6' }} py="6" maxW="4xl" mx="auto" w="full">
      <PageHeader title={t('profile.title')} subtitle={t('profile.subtitle')} />
      <Sections />
    </Flex>
  )
}
