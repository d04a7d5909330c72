import { useTranslation } from '@comptoir/platform/site'
import { LegalPage } from './legal-page.tsx'

const ORDER = [
  'service',
  'account',
  'trial',
  'duties',
  'data',
  'fair',
  'availability',
  'liability',
  'end',
  'law',
] as const

/** What those who use the product and those who run it owe each other. */
export function TermsConditionsPage() {
  const { t } = useTranslation('marketing')
  const sections = ORDER.map((id) => ({
    id,
    title: t(`legal.terms.${id}.title`),
    paragraphs: [t(`legal.terms.${id}.text`)],
  }))
  return <LegalPage title={t('legal.terms.title')} intro={t('legal.terms.intro')} sections={sections} />
}
