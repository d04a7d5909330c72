/** What the company form, its logo and the supervision of companies and accounts refuse, in English. */
export const companyErrorsEn = {
  'company.suspended':
    'Your company is suspended: nothing can be read or changed for the moment. Its data is kept. Contact the operator of this service to have it restored.',
  'company.photoMissing': 'This company has no logo yet.',
  'company.photoUnreadable':
    'This file cannot be read as a picture. Nothing was saved: choose a PNG, JPEG, WebP, AVIF, GIF or SVG picture.',
  'company.nameRequired': 'Company name is required',
  'company.emailRequired': 'Email is required',
  'company.emailInvalid': 'Invalid email format',
  'company.phoneCodeRequired': 'Phone country code is required',
  'company.phoneRequired': 'Phone number is required',
  'company.phoneDigits': 'Phone number must be 8–15 digits',
  'company.addressRequired': 'Address is required',
  'company.postalCodeRequired': 'Postal code is required',
  'company.cityRequired': 'City is required',
  'company.taxIdRequired': 'Tax ID is required',
  'company.countryRequired': 'Country is required',
  'company.currencyRequired': 'Currency is required',
  'company.currencyFixed':
    'The currency cannot be changed once the company has sold or bought something. The rest is kept.',
  'company.legalFormRequired': 'Legal form is required',
  'company.managerRequired': 'Primary manager name is required',
  'company.managerPhoneCodeRequired': 'Manager phone country code is required',
  'company.managerPhoneRequired': 'Primary manager phone is required',
  'company.managerEmailRequired': 'Primary manager email is required',
  'company.managerEmailInvalid': 'Invalid email',
  'company.tooLong': 'Max {{max}} characters',
  'company.rateInvalid': 'Type a number that is not negative, with 3 decimals at most; a rate is at most 100',
  'account.notFound': 'This account does not exist any more. Nothing was changed.',
  'account.isOneself': 'You cannot suspend your own account. Nothing was changed: another super-administrator can.',
} as const
