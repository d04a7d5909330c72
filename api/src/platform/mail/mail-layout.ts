import { directionOf, type Language } from '@comptoir/i18n'

/** What a mail says: plain sentences, in the reader's language. */
export interface MailContent {
  language: Language
  title: string
  paragraphs: readonly string[]
  /** Words at one end and a figure at the other, under the paragraphs. */
  rows?: readonly MailRow[]
  button?: { label: string; url: string }
  /** Small print under the card; without it, why the reader gets the mail. */
  footer?: string
}

/** A row of a mail's table. */
export interface MailRow {
  label: string
  /** Small, under the label. */
  detail?: string
  figure: string
  isStrong?: boolean
  /** Whether a line is drawn above it. */
  isApart?: boolean
}

/** Mails are read away from the product: they bring their own words. */
const WORDS: Record<Language, { footer: string; linkHint: string }> = {
  en: {
    footer: 'This message was sent by Comptoir, because somebody gave this address there. No answer is read.',
    linkHint: 'If the button does nothing, copy this address into your browser:',
  },
  fr: {
    footer:
      'Ce message a été envoyé par Comptoir, parce que cette adresse y a été indiquée. Les réponses ne sont pas lues.',
    linkHint: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00A0:',
  },
  ar: {
    footer: 'وصلتك هذه الرسالة من Comptoir لأن أحدهم سجّل هذا العنوان فيه. الردود عليها لا تُقرأ.',
    linkHint: 'إن لم يعمل الزر، فانسخ هذا الرابط في متصفحك:',
  },
}

const FONT = "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', 'IBM Plex Sans Arabic', Tahoma, Arial, sans-serif"

/** Programs that know dark mode take these; the others show the inline colours, which are the light ones. */
const DARK = `
@media (prefers-color-scheme: dark) {
  .page { background-color: #121110 !important }
  .card { background-color: #1C1B19 !important; border-color: #2E2C28 !important }
  .title, .text, .name { color: #F4F3F0 !important }
  .small { color: #A8A49B !important }
  .link { color: #93B4FB !important }
  .button { background-color: #3565E8 !important }
}
@media (max-width: 480px) {
  .inside { padding: 24px 20px !important }
}`

/** The designed body of a mail: one column of 600 px, colours of the brand inline, either direction; and its twin in plain text. */
export function mailLayout(content: MailContent): { text: string; html: string } {
  const footer = content.footer ?? WORDS[content.language].footer
  return { text: asText(content, footer), html: asHtml(content, footer) }
}

function asText({ title, paragraphs, rows = [], button }: MailContent, footer: string): string {
  const link = button ? [`${button.label}\n${button.url}`] : []
  const table = rows.length === 0 ? [] : [rows.map(rowText).join('\n')]
  return `${[title, ...paragraphs, ...table, ...link, `--\nComptoir\n${footer}`].join('\n\n')}\n`
}

function rowText({ label, detail, figure, isApart }: MailRow): string {
  return [...(isApart ? ['--------'] : []), `${label}: ${figure}`, ...(detail ? [`  ${detail}`] : [])].join('\n')
}

function asHtml({ language, title, paragraphs, rows = [], button }: MailContent, footer: string): string {
  const direction = directionOf(language)
  const start = direction === 'rtl' ? 'right' : 'left'
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title>
<style>${DARK}
</style>
</head>
<body class="page" dir="${direction}" style="margin:0;padding:0;background-color:#FAFAF8;font-family:${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escape(paragraphs[0] ?? '')}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="background-color:#FAFAF8">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 20px;text-align:${start}">${BRAND}</td></tr>
<tr><td class="card inside" style="padding:36px 40px;background-color:#FFFFFF;border:1px solid #E8E6E1;border-radius:12px;text-align:${start}">
<h1 class="title" style="margin:0 0 16px;font-size:22px;line-height:30px;font-weight:600;color:#1C1B19">${escape(title)}</h1>
${paragraphs.map(paragraphHtml).join('\n')}
${rows.length === 0 ? '' : tableHtml(rows, direction)}
${button ? buttonHtml(button, WORDS[language].linkHint) : ''}
</td></tr>
<tr><td class="small" style="padding:20px 4px;font-size:13px;line-height:20px;color:#5D5952;text-align:${start}">${escape(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Drawn with what every program of mail shows: pictures are often blocked, and SVG nearly everywhere. */
const BRAND = `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td width="28" height="30" valign="top" style="background-color:#1D4ED8;border-radius:14px 14px 4px 4px;line-height:0;font-size:0"><div style="width:14px;height:7px;margin:12px auto 2px;background-color:#F1C21F;border-radius:7px 7px 0 0"></div><div style="width:20px;height:4px;margin:0 auto;background-color:#FFFFFF;border-radius:2px"></div></td>
<td class="name" style="padding:0 10px;font-size:19px;line-height:28px;font-weight:600;color:#1C1B19">Comptoir</td>
</tr></table>`

function paragraphHtml(text: string): string {
  return `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:25px;color:#1C1B19">${escape(text).replaceAll('\n', '<br>')}</p>`
}

function tableHtml(rows: readonly MailRow[], direction: 'ltr' | 'rtl'): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="margin:0 0 16px">
${rows.map((row) => rowHtml(row, direction)).join('\n')}
</table>`
}

function rowHtml({ label, detail, figure, isStrong, isApart }: MailRow, direction: 'ltr' | 'rtl'): string {
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const size = isStrong ? 'font-size:18px;line-height:26px;font-weight:600' : 'font-size:15px;line-height:22px'
  const cell = `vertical-align:top;color:#1C1B19;${size};${isApart ? 'padding:12px 0 4px;border-top:1px solid #E8E6E1' : 'padding:4px 0'}`
  const under = detail
    ? `<br><span class="small" style="font-size:13px;line-height:18px;color:#5D5952">${escape(detail)}</span>`
    : ''
  return `<tr><td class="text" style="text-align:${start};${cell}">${escape(label)}${under}</td><td class="text" style="text-align:${end};white-space:nowrap;${cell}"><bdi>${escape(figure)}</bdi></td></tr>`
}

function buttonHtml({ label, url }: { label: string; url: string }, hint: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="button" style="border-radius:8px;background-color:#1D4ED8"><a href="${escape(url)}" style="display:inline-block;padding:13px 24px;font-size:16px;line-height:22px;font-weight:600;color:#FFFFFF;text-decoration:none">${escape(label)}</a></td></tr></table>
<p class="small" style="margin:0;font-size:13px;line-height:20px;color:#5D5952">${escape(hint)}<br><a class="link" href="${escape(url)}" dir="ltr" style="color:#1D4ED8;word-break:break-all">${escape(url)}</a></p>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Mails contain names that people chose: none of it is markup. */
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
}
