import type { companyErrorsEn } from './company-errors.en.ts'

/** What the company form, its logo and the supervision of companies and accounts refuse, in French. */
export const companyErrorsFr = {
  'company.suspended':
    'Votre société est suspendue : rien ne peut être consulté ni modifié pour le moment. Ses données sont conservées. Contactez l’exploitant de ce service pour la faire rétablir.',
  'company.photoMissing': 'Cette société n’a pas encore de logo.',
  'company.photoUnreadable':
    'Ce fichier ne peut pas être lu comme une image. Rien n’a été enregistré : choisissez une image PNG, JPEG, WebP, AVIF, GIF ou SVG.',
  'company.nameRequired': 'La raison sociale est obligatoire',
  'company.emailRequired': 'L’e-mail est obligatoire',
  'company.emailInvalid': 'Le format de l’e-mail n’est pas valide',
  'company.phoneCodeRequired': 'L’indicatif du pays est obligatoire',
  'company.phoneRequired': 'Le numéro de téléphone est obligatoire',
  'company.phoneDigits': 'Le numéro de téléphone compte de 8 à 15 chiffres',
  'company.addressRequired': 'L’adresse est obligatoire',
  'company.postalCodeRequired': 'Le code postal est obligatoire',
  'company.cityRequired': 'La ville est obligatoire',
  'company.taxIdRequired': 'Le matricule fiscal est obligatoire',
  'company.countryRequired': 'Le pays est obligatoire',
  'company.currencyRequired': 'La devise est obligatoire',
  'company.currencyFixed':
    'La devise ne peut plus changer dès que la société a vendu ou acheté. Le reste est conservé.',
  'company.legalFormRequired': 'La forme juridique est obligatoire',
  'company.managerRequired': 'Le nom du gérant est obligatoire',
  'company.managerPhoneCodeRequired': 'L’indicatif du téléphone du gérant est obligatoire',
  'company.managerPhoneRequired': 'Le téléphone du gérant est obligatoire',
  'company.managerEmailRequired': 'L’e-mail du gérant est obligatoire',
  'company.managerEmailInvalid': 'L’e-mail n’est pas valide',
  'company.tooLong': '{{max}} caractères au plus',
  'company.rateInvalid': 'Saisissez un nombre positif ou nul, avec 3 décimales au plus ; un taux ne dépasse pas 100',
  'account.notFound': 'Ce compte n’existe plus. Rien n’a été modifié.',
  'account.isOneself':
    'Vous ne pouvez pas suspendre votre propre compte. Rien n’a été modifié : un autre super-administrateur le peut.',
} satisfies Record<keyof typeof companyErrorsEn, string>
