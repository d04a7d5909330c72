import type { RowProblemName, RowWarningName } from '@comptoir/contracts/inventory/product-import'
import type { Language } from '@comptoir/i18n'

type Phrases = Record<RowProblemName | RowWarningName, string>

/** What a column of the report file is called, and why a row stayed out, in a few words. */
interface ReportPhrases {
  headers: readonly [row: string, code: string, designation: string, result: string, reasons: string]
  in: string
  out: string
  /** Names the row that came first. */
  seeRow: string
  problems: Phrases
}

/** The report as a file is read in a spreadsheet, away from the product: it brings its own words. */
export const REPORT_PHRASES: Record<Language, ReportPhrases> = {
  en: {
    headers: ['Row', 'Code', 'Designation', 'Result', 'Reasons'],
    in: 'imported',
    out: 'skipped',
    seeRow: 'see row',
    problems: {
      designationMissing: 'Designation missing',
      designationTooLong: 'Designation too long',
      codeTooLong: 'Code too long',
      codeMissing: 'Neither code nor barcode',
      codeTwiceInFile: 'Code already in the file',
      codeTaken: 'Code already in the catalogue',
      barcodeInvalid: 'Barcode invalid',
      barcodeTwiceInFile: 'Barcode already in the file',
      barcodeTaken: 'Barcode already in the catalogue',
      priceInvalid: 'Price invalid',
      priceNegative: 'Price negative',
      vatRateInvalid: 'VAT rate invalid',
      vatRateUnknown: 'VAT rate unknown to the company',
      stockInvalid: 'Opening stock invalid',
      stockTooFine: 'Opening stock has more decimals than its unit',
      nameTooLong: 'Name too long',
      columnCount: 'Wrong number of cells',
      checkDigitWrong: 'Wrong check digit',
      priceMissing: 'No price yet',
    },
  },
  fr: {
    headers: ['Ligne', 'Code', 'Désignation', 'Résultat', 'Motifs'],
    in: 'importée',
    out: 'écartée',
    seeRow: 'voir ligne',
    problems: {
      designationMissing: 'Désignation manquante',
      designationTooLong: 'Désignation trop longue',
      codeTooLong: 'Code trop long',
      codeMissing: 'Ni code ni code-barres',
      codeTwiceInFile: 'Code déjà présent dans le fichier',
      codeTaken: 'Code déjà présent dans le catalogue',
      barcodeInvalid: 'Code-barres non valide',
      barcodeTwiceInFile: 'Code-barres déjà présent dans le fichier',
      barcodeTaken: 'Code-barres déjà présent dans le catalogue',
      priceInvalid: 'Prix non valide',
      priceNegative: 'Prix négatif',
      vatRateInvalid: 'Taux de TVA non valide',
      vatRateUnknown: 'Taux de TVA inconnu de la société',
      stockInvalid: 'Stock initial non valide',
      stockTooFine: 'Stock initial avec plus de décimales que l’unité',
      nameTooLong: 'Nom trop long',
      columnCount: 'Nombre de cellules incorrect',
      checkDigitWrong: 'Clé de contrôle incorrecte',
      priceMissing: 'Prix à renseigner',
    },
  },
  ar: {
    headers: ['السطر', 'الرمز', 'التسمية', 'النتيجة', 'الأسباب'],
    in: 'مدرج',
    out: 'مستبعد',
    seeRow: 'انظر السطر',
    problems: {
      designationMissing: 'التسمية ناقصة',
      designationTooLong: 'التسمية طويلة جدا',
      codeTooLong: 'الرمز طويل جدا',
      codeMissing: 'لا رمز ولا رمز شريطي',
      codeTwiceInFile: 'الرمز موجود سابقا في الملف',
      codeTaken: 'الرمز موجود سابقا في القائمة',
      barcodeInvalid: 'الرمز الشريطي غير صالح',
      barcodeTwiceInFile: 'الرمز الشريطي موجود سابقا في الملف',
      barcodeTaken: 'الرمز الشريطي موجود سابقا في القائمة',
      priceInvalid: 'السعر غير صالح',
      priceNegative: 'السعر سالب',
      vatRateInvalid: 'نسبة الأداء غير صالحة',
      vatRateUnknown: 'نسبة الأداء غير معروفة لدى الشركة',
      stockInvalid: 'المخزون الأولي غير صالح',
      stockTooFine: 'أرقام المخزون الأولي بعد الفاصلة أكثر مما تقبله الوحدة',
      nameTooLong: 'الاسم طويل جدا',
      columnCount: 'عدد الخانات غير صحيح',
      checkDigitWrong: 'رقم المراقبة غير صحيح',
      priceMissing: 'السعر غير محدد بعد',
    },
  },
}
