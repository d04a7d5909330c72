import { formatDateTime, type Language } from '@comptoir/i18n'
import { mailLayout, type MailMessage } from '../../../platform/mail/index.ts'

/** What a company's administrators are told of support: that it came in to look, or that it may change data. */
export type SupportNews = 'supportEntered' | 'supportWriting'

interface Told {
  company: string
  /** Who came to help. */
  by: string
  reason: string
  until: string
}

interface Phrases {
  subject: (told: Told) => string
  paragraphs: (told: Told) => readonly string[]
}

const FOOTERS: Record<Language, string> = {
  en: 'This message was sent by Comptoir to the administrators of the company. No answer is read.',
  fr: 'Ce message a été envoyé par Comptoir aux administrateurs de la société. Les réponses ne sont pas lues.',
  ar: 'أُرسلت هذه الرسالة من Comptoir إلى مديري النظام في الشركة. الردود عليها لا تُقرأ.',
}

/** Mails are read away from the product: they bring their own words. */
const MAILS: Record<Language, Record<SupportNews, Phrases>> = {
  en: {
    supportEntered: {
      subject: ({ company }) => `Support is looking into ${company}`,
      paragraphs: ({ by, company, reason, until }) => [
        `${by} entered ${company} as support, to read only, until ${until} at the latest.`,
        `Reason: ${reason}`,
        'Your audit trail shows when it began and when it ended. If nobody of you asked for help, tell whoever looks after the installation.',
      ],
    },
    supportWriting: {
      subject: ({ company }) => `Support may change data of ${company}`,
      paragraphs: ({ by, company, reason, until }) => [
        `${by} is inside ${company} as support and may change its data until ${until} at the latest.`,
        `Reason: ${reason}`,
        'Your audit trail shows every change. If nobody of you agreed to it, tell whoever looks after the installation.',
      ],
    },
  },
  fr: {
    supportEntered: {
      subject: ({ company }) => `L’assistance consulte ${company}`,
      paragraphs: ({ by, company, reason, until }) => [
        `${by} est entré dans ${company} au titre de l’assistance, en consultation seule, jusqu’au ${until} au plus tard.`,
        `Motif\u00A0: ${reason}`,
        'Votre journal d’audit indique le début et la fin. Si personne chez vous n’a demandé d’aide, prévenez la personne qui administre l’installation.',
      ],
    },
    supportWriting: {
      subject: ({ company }) => `L’assistance peut modifier les données de ${company}`,
      paragraphs: ({ by, company, reason, until }) => [
        `${by} est dans ${company} au titre de l’assistance et peut en modifier les données jusqu’au ${until} au plus tard.`,
        `Motif\u00A0: ${reason}`,
        'Votre journal d’audit indique chaque modification. Si personne chez vous n’a donné son accord, prévenez la personne qui administre l’installation.',
      ],
    },
  },
  ar: {
    supportEntered: {
      subject: ({ company }) => `الدعم يطّلع على ${company}`,
      paragraphs: ({ by, company, reason, until }) => [
        `دخل ${by} إلى ${company} بصفة الدعم، للاطّلاع فقط، إلى غاية ${until} على أقصى تقدير.`,
        `السبب: ${reason}`,
        'يبيّن سجلّ العمليات عندكم بداية الدخول ونهايته. إن لم يطلب أحد منكم المساعدة، فأعلموا المسؤول عن هذه المنظومة.',
      ],
    },
    supportWriting: {
      subject: ({ company }) => `يمكن للدعم تعديل بيانات ${company}`,
      paragraphs: ({ by, company, reason, until }) => [
        `${by} داخل ${company} بصفة الدعم ويمكنه تعديل بياناتها إلى غاية ${until} على أقصى تقدير.`,
        `السبب: ${reason}`,
        'يبيّن سجلّ العمليات عندكم كلّ تعديل. إن لم يوافق أحد منكم على ذلك، فأعلموا المسؤول عن هذه المنظومة.',
      ],
    },
  },
}

/** One mail to one administrator; the end is said by the company's clock. */
export function supportMail(
  news: SupportNews,
  to: { email: string; language: Language },
  told: Omit<Told, 'until'> & { until: Date; timeZone: string },
): MailMessage {
  const { language } = to
  const { subject, paragraphs } = MAILS[language][news]
  const said = { ...told, until: formatDateTime(told.until.toISOString(), language, told.timeZone) }
  const title = subject(said)
  const layout = mailLayout({ language, title, paragraphs: paragraphs(said), footer: FOOTERS[language] })
  return { to: to.email, subject: title, ...layout }
}
