import type { Language } from '@comptoir/i18n'
import { mailLayout, type MailMessage, unlinked } from '../../../platform/mail/index.ts'
import { INVITATION_DAYS } from '../../identity/index.ts'

interface Said {
  company: string
  /** Who invites. */
  by: string
  url: string
}

interface Phrases {
  subject: (company: string) => string
  paragraphs: (by: string, company: string) => readonly string[]
  button: string
}

/** Mails are read away from the product: they bring their own words. */
const MAIL: Record<Language, Phrases> = {
  en: {
    subject: (company) => `${company} invites you to Comptoir`,
    paragraphs: (by, company) => [
      `${by} invites you to work with ${company} in Comptoir, the point of sale and back office of the company.`,
      `The link works once, for ${INVITATION_DAYS} days. If you do not know the company, do nothing: without you no account is made and nothing is joined.`,
    ],
    button: 'Look at the invitation',
  },
  fr: {
    subject: (company) => `${company} vous invite sur Comptoir`,
    paragraphs: (by, company) => [
      `${by} vous invite à rejoindre ${company} sur Comptoir, la caisse et la gestion de la société.`,
      `Le lien fonctionne une seule fois, pendant ${INVITATION_DAYS}\u00A0jours. Si vous ne connaissez pas cette société, ne faites rien\u00A0: sans vous, aucun compte n’est créé et rien n’est rejoint.`,
    ],
    button: 'Voir l’invitation',
  },
  ar: {
    subject: (company) => `دعوة من ${company} إلى Comptoir`,
    paragraphs: (by, company) => [
      `يدعوك ${by} إلى العمل مع ${company} على Comptoir، منظومة البيع والتصرف في الشركة.`,
      `يعمل الرابط مرة واحدة، خلال ${INVITATION_DAYS} أيام. إن كنت لا تعرف هذه الشركة فلا تفعل شيئًا: دون موافقتك لا يُفتح حساب ولا يُنضمّ إلى شيء.`,
    ],
    button: 'عرض الدعوة',
  },
}

/** The mail of an invitation. */
export function invitationMail(to: string, language: Language, { company, by, url }: Said): MailMessage {
  const { subject, paragraphs, button } = MAIL[language]
  const [who, where] = [unlinked(by), unlinked(company)]
  const title = subject(where)
  return {
    to,
    subject: title,
    ...mailLayout({ language, title, paragraphs: paragraphs(who, where), button: { label: button, url } }),
  }
}
