import { useTranslation } from '@comptoir/platform/site'
import { LegalPage, type LegalSection } from './legal-page.tsx'

/** Of these there is more to say than one paragraph. */
const LONG = ['visitors', 'account', 'business', 'rights']
const ORDER = ['visitors', 'account', 'business', 'cookies', 'basis', 'sharing', 'rights', 'security'] as const
/** What the product really keeps in a browser, by the names under which it can be found there. */
const KEPT = {
  language: { cookie: 'i18nextLng, i18nextStored' },
  session: { cookie: '__Secure-rt' },
  device: { cookie: '__Secure-device' },
  storage: { keys: 'token, auth_user, auth_company, auth_pos, companyData' },
  kept: { keys: 'drawerOpen, signOutOwed, register:…, cart:…' },
  appearance: { keys: 'theme, companyName' },
} as const
type Kept = keyof typeof KEPT

/** Which data is kept, and what may be asked about it. */
export function PrivacyPolicyPage() {
  const { t } = useTranslation('marketing')
  const sections: LegalSection[] = ORDER.map((id) => ({
    id,
    title: t(`legal.privacy.${id}.title`),
    paragraphs: [t(`legal.privacy.${id}.text`), ...(LONG.includes(id) ? [t(`legal.privacy.${id}.list`)] : [])],
    points:
      id === 'cookies'
        ? (Object.keys(KEPT) as Kept[]).map((name) => t(`legal.privacy.cookies.${name}`, { ...KEPT[name] }))
        : [],
  }))
  return <LegalPage title={t('legal.privacy.title')} intro={t('legal.privacy.intro')} sections={sections} />
}
