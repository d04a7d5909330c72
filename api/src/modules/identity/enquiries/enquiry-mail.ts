import { FALLBACK, formatDateTime, type Language } from '@comptoir/i18n'
import { mailLayout, type MailMessage } from '../../../platform/mail/index.ts'
import type { KeptEnquiry } from './enquiries.repository.ts'

/** Read by the operator of the installation: their mail is in the product's first language. */
const LANGUAGE: Language = FALLBACK
const LANGUAGE_NAMES: Record<Language, string> = { fr: 'français', ar: 'arabe', en: 'anglais' }
const KINDS: Record<KeptEnquiry['kind'], string> = {
  home: 'Demande de rappel',
  contact: 'Message du formulaire de contact',
}

/** What the mail says of the sender, a line for each thing that was given. */
function linesOf({ company, name, email, phone, datetime, language }: KeptEnquiry): string[] {
  const given: [string, string | null][] = [
    ['Société', company],
    ['Nom', name],
    ['E-mail', email],
    ['Téléphone', phone],
    ['Rappel souhaité', datetime === null ? null : formatDateTime(datetime, LANGUAGE)],
    ['Langue', LANGUAGE_NAMES[language]],
  ]
  return given.flatMap(([label, value]) => (value === null ? [] : [`${label}\u00A0: ${value}`]))
}

/** Notifies the operator of an enquiry. The subject holds nothing that was typed: mail programs show it everywhere. */
export function enquiryMail(to: string, enquiry: KeptEnquiry): MailMessage {
  const title = KINDS[enquiry.kind]
  const message = enquiry.message === null ? [] : [enquiry.message]
  return {
    to,
    subject: `${title} · Comptoir`,
    ...mailLayout({
      language: LANGUAGE,
      title,
      paragraphs: [linesOf(enquiry).join('\n'), ...message],
      footer:
        'Ce message a été écrit sur les pages publiques de votre installation Comptoir. Répondez à l’adresse indiquée ci-dessus.',
    }),
  }
}
