import { Button, Link, useTranslation } from '@comptoir/platform/site'
import { isDemonstration } from '../../common/demonstration.ts'

/** The way to the mails, where nobody sends them. */
export function DemoLink() {
  const { t } = useTranslation('marketing')
  if (!isDemonstration()) return null
  return (
    <Button asChild size="xl" whiteSpace="normal">
      <Link to="/demo-mails">{t('signUp.done.demo')}</Link>
    </Button>
  )
}
