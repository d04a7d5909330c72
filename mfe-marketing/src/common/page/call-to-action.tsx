import { ArrowRight } from 'lucide-react'
import { Button, DirectionalIcon, Link, useSession, useTranslation } from '@comptoir/platform/site'

/** Asks visitors to try the product, or leads somebody who is signed in already back to work. */
export function CallToAction() {
  const { t } = useTranslation('marketing')
  const isSignedIn = useSession((state) => state.token !== null && state.user !== null)
  return (
    <Button asChild size="xl" h="13" px="6" w={{ base: 'full', sm: 'auto' }}>
      <Link to={isSignedIn ? '/login' : '/signup/admin'}>
        {isSignedIn ? t('cta.openApp') : t('cta.trial')}
        <DirectionalIcon icon={ArrowRight} size={18} />
      </Link>
    </Button>
  )
}
