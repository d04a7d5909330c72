import type {
  PartyKeptReason,
  PartyReportRow,
  PartyRowOutcome,
  PartyRowProblemName,
  PartyRowWarningName,
} from '@comptoir/contracts/people/party-import'
import type { Language } from '@comptoir/i18n'

/** What the report file says beside the names of columns: it is read in a spreadsheet, away from the product. */
interface ReportPhrases {
  headers: readonly [row: string, code: string, name: string, result: string, changes: string, reasons: string]
  outcomes: Record<PartyRowOutcome, string>
  /** Why a row changes nothing. */
  same: Record<NonNullable<PartyReportRow['reason']>, string>
  /** Why undoing left somebody as they are. */
  kept: Record<PartyKeptReason, string>
  /** Names the row that came first. */
  seeRow: string
  problems: Record<PartyRowProblemName | PartyRowWarningName, string>
}

export const REPORT_PHRASES: Record<Language, ReportPhrases> = {
  en: {
    headers: ['Row', 'Code', 'Name', 'Result', 'Changes', 'Reasons'],
    outcomes: { created: 'created', changed: 'changed', same: 'unchanged', bad: 'refused' },
    same: { nothingDiffers: 'unchanged', leftAsItIs: 'exists, left as it is' },
    kept: {
      changed: 'Not undone: changed since',
      used: 'Not undone: named by documents since',
      taken: 'Not undone: its code is somebody else’s now',
      groupGone: 'Not undone: its group or sector was deleted',
      gone: 'Not undone: deleted or merged since',
      refused: 'Not undone: refused when it was set back',
    },
    seeRow: 'see row',
    problems: {
      nameMissing: 'Name missing',
      codeMissing: 'Code missing',
      codeTaken: 'Code already taken',
      codeTwiceInFile: 'Code already in the file',
      partyTwiceInFile: 'Same person or company already in the file',
      matchesTwo: 'Tax ID of several',
      columnCount: 'More cells than headers',
      textTooLong: 'Text too long',
      kindInvalid: 'Neither person nor business',
      phoneInvalid: 'Phone invalid',
      emailInvalid: 'Email address invalid',
      daysInvalid: 'Number of days invalid (0 to 365)',
      amountInvalid: 'Amount invalid',
      flagInvalid: 'Neither yes nor no',
      groupUnknown: 'No such active group',
      sectorUnknown: 'No such active sector',
      isDefault: 'The walk-in client stays active',
      changedSince: 'Changed since the check',
      erased: 'Personal data erased',
      refused: 'Refused when it was saved',
      taxIdKnown: 'Same tax ID as',
      phoneKnown: 'Same phone as',
      emailKnown: 'Same email address as',
    },
  },
  fr: {
    headers: ['Ligne', 'Code', 'Nom', 'Résultat', 'Modifications', 'Motifs'],
    outcomes: { created: 'créée', changed: 'modifiée', same: 'inchangée', bad: 'refusée' },
    same: { nothingDiffers: 'inchangée', leftAsItIs: 'existe déjà, laissée telle quelle' },
    kept: {
      changed: 'Non annulée : modifiée depuis',
      used: 'Non annulée : utilisée depuis par des documents',
      taken: 'Non annulée : son code est celui d’une autre fiche',
      groupGone: 'Non annulée : son groupe ou son secteur a été supprimé',
      gone: 'Non annulée : supprimée ou fusionnée depuis',
      refused: 'Non annulée : rétablissement refusé',
    },
    seeRow: 'voir ligne',
    problems: {
      nameMissing: 'Nom manquant',
      codeMissing: 'Code manquant',
      codeTaken: 'Code déjà utilisé',
      codeTwiceInFile: 'Code déjà dans le fichier',
      partyTwiceInFile: 'Même particulier ou entreprise déjà dans le fichier',
      matchesTwo: 'Matricule fiscal de plusieurs fiches',
      columnCount: 'Plus de cellules que d’en-têtes',
      textTooLong: 'Texte trop long',
      kindInvalid: 'Ni particulier ni entreprise',
      phoneInvalid: 'Téléphone invalide',
      emailInvalid: 'Adresse e-mail invalide',
      daysInvalid: 'Nombre de jours invalide (0 à 365)',
      amountInvalid: 'Montant invalide',
      flagInvalid: 'Ni oui ni non',
      groupUnknown: 'Aucun groupe actif de ce nom',
      sectorUnknown: 'Aucun secteur actif de ce nom',
      isDefault: 'Le client de passage reste actif',
      changedSince: 'Modifiée depuis le contrôle',
      erased: 'Données personnelles effacées',
      refused: 'Refusée à l’enregistrement',
      taxIdKnown: 'Même matricule fiscal que',
      phoneKnown: 'Même téléphone que',
      emailKnown: 'Même adresse e-mail que',
    },
  },
  ar: {
    headers: ['السطر', 'الرمز', 'الاسم', 'النتيجة', 'التعديلات', 'الأسباب'],
    outcomes: { created: 'أُضيف', changed: 'عُدّل', same: 'بلا تغيير', bad: 'مرفوض' },
    same: { nothingDiffers: 'بلا تغيير', leftAsItIs: 'موجود، تُرك كما هو' },
    kept: {
      changed: 'لم يُتراجع عنها: عُدّلت بعد ذلك',
      used: 'لم يُتراجع عنها: استُعملت في وثائق بعد ذلك',
      taken: 'لم يُتراجع عنها: رمزها لدى بطاقة أخرى',
      groupGone: 'لم يُتراجع عنها: حُذفت مجموعتها أو قطاعها',
      gone: 'لم يُتراجع عنها: حُذفت أو أُدمجت بعد ذلك',
      refused: 'لم يُتراجع عنها: رُفض استرجاعها',
    },
    seeRow: 'انظر السطر',
    problems: {
      nameMissing: 'الاسم ناقص',
      codeMissing: 'الرمز ناقص',
      codeTaken: 'الرمز مستعمل',
      codeTwiceInFile: 'الرمز مكرر في الملف',
      partyTwiceInFile: 'الشخص الطبيعي أو المؤسسة مكررة في الملف',
      matchesTwo: 'المعرّف الجبائي لعدة بطاقات',
      columnCount: 'خانات أكثر من أسماء الأعمدة',
      textTooLong: 'النص أطول من اللازم',
      kindInvalid: 'ليس شخصا طبيعيا ولا مؤسسة',
      phoneInvalid: 'رقم الهاتف غير صالح',
      emailInvalid: 'البريد الإلكتروني غير صالح',
      daysInvalid: 'عدد الأيام غير صالح (من 0 إلى 365)',
      amountInvalid: 'المبلغ غير صالح',
      flagInvalid: 'ليس نعم ولا لا',
      groupUnknown: 'لا توجد مجموعة نشطة بهذا الاسم',
      sectorUnknown: 'لا يوجد قطاع نشط بهذا الاسم',
      isDefault: 'الحريف العابر يبقى نشطا',
      changedSince: 'تغيّر بعد الفحص',
      erased: 'مُحيت المعطيات الشخصية',
      refused: 'رُفض عند الحفظ',
      taxIdKnown: 'نفس المعرّف الجبائي لدى',
      phoneKnown: 'نفس الهاتف لدى',
      emailKnown: 'نفس البريد الإلكتروني لدى',
    },
  },
}
