/** Bank, branch, account and key of a Tunisian account. */
const RIB = /^\d{20}$/
const IBAN = /^([A-Z]{2})\d{2}[A-Z0-9]{11,30}$/
const BIC = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/
const MODULUS = 97
/** Of every Tunisian account: the RIB behind them is a multiple of 97. */
const TUNISIAN_BEGINNING = 'TN59'

/** How long an IBAN is in the countries that the product's companies deal with; elsewhere any length passes. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  ...{ AE: 23, BE: 16, CH: 21, DE: 22, EG: 29, ES: 24, FR: 27, GB: 22, IT: 27, JO: 30, KW: 30, LU: 20 },
  ...{ LY: 25, MT: 31, NL: 18, PT: 25, QA: 29, SA: 24, TN: 24, TR: 26 },
}

/** A bank of Tunisia by the two digits that its accounts begin with. */
export interface TunisianBank {
  code: string
  name: string
  /** Null where it is not known. */
  bic: string | null
}

/** Proposed where a bank is added; one that is missing is written by hand. */
export const TUNISIAN_BANKS: readonly TunisianBank[] = [
  { code: '01', name: 'ATB', bic: 'ATBKTNTT' },
  { code: '02', name: 'BFT', bic: 'BFTNTNTT' },
  { code: '03', name: 'BNA', bic: 'BNTETNTT' },
  { code: '04', name: 'Attijari Bank', bic: 'BSTUTNTT' },
  { code: '05', name: 'Banque de Tunisie', bic: 'BTBKTNTT' },
  { code: '07', name: 'Amen Bank', bic: 'CFCTTNTT' },
  { code: '08', name: 'BIAT', bic: 'BIATTNTT' },
  { code: '10', name: 'STB', bic: 'STBKTNTT' },
  { code: '11', name: 'UBCI', bic: 'UBCITNTT' },
  { code: '12', name: 'UIB', bic: 'UIBKTNTT' },
  { code: '14', name: 'BH Bank', bic: 'BHBKTNTT' },
  { code: '16', name: 'Citibank', bic: null },
  { code: '17', name: 'La Poste Tunisienne (CCP)', bic: 'LPTNTNTT' },
  { code: '20', name: 'BTK', bic: 'BTKOTNTT' },
  { code: '21', name: 'TSB', bic: 'TSIBTNTT' },
  { code: '23', name: 'QNB Tunisia', bic: 'BTQITNTT' },
  { code: '24', name: 'BTE', bic: 'BTEXTNTT' },
  { code: '25', name: 'Banque Zitouna', bic: 'BZITTNTT' },
  { code: '26', name: 'BTL', bic: 'ATLDTNTT' },
  { code: '28', name: 'ABC', bic: 'ABCOTNTT' },
  { code: '29', name: 'BFPME', bic: 'BFPMTNTT' },
  { code: '32', name: 'Al Baraka Bank', bic: 'BEITTNTT' },
  { code: '47', name: 'Wifak Bank', bic: 'WKIBTNTT' },
  { code: '81', name: 'Zitouna Paiement', bic: 'ETZPTNTT' },
  { code: '86', name: 'Walletii', bic: 'OFTTTNTT' },
]

/** What looks wrong with the number of an account: how it is written, or its check digits. It is pointed out, never refused. */
export type NumberDoubt = 'form' | 'key'

/** A number without what people write between its parts, in capitals. */
export function plainNumber(text: string): string {
  return text.replaceAll(/[\s./-]/g, '').toUpperCase()
}

/** The number as it is kept: plain where it reads as a RIB or an IBAN, else as it was written. */
export function keptNumber(text: string): string {
  const plain = plainNumber(text)
  return RIB.test(plain) || IBAN.test(plain) ? plain : text.trim()
}

/** Key of the first 18 digits of a RIB, 01 to 97. */
export function ribKey(digits: string): string {
  return String(MODULUS - remainder(`${digits}00`)).padStart(2, '0')
}

/** Why a RIB should be looked at again; null where there is no reason, or nothing. */
export function ribDoubt(text: string): NumberDoubt | null {
  const rib = plainNumber(text)
  if (rib === '') return null
  if (!RIB.test(rib)) return 'form'
  return ribKey(rib.slice(0, -2)) === rib.slice(-2) ? null : 'key'
}

/** Why an IBAN should be looked at again; null where there is no reason, or nothing. */
export function ibanDoubt(text: string): NumberDoubt | null {
  const iban = plainNumber(text)
  if (iban === '') return null
  const country = IBAN.exec(iban)?.[1]
  if (country === undefined || iban.length !== (IBAN_LENGTHS[country] ?? iban.length)) return 'form'
  return remainder(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1 ? null : 'key'
}

/** Whether a text reads as a BIC, of 8 or 11 places; nothing does. */
export function isBic(text: string): boolean {
  const bic = plainNumber(text)
  return bic === '' || BIC.test(bic)
}

/** The IBAN of a Tunisian account; null for a RIB that raises a doubt, or none. */
export function ibanOfRib(text: string): string | null {
  const rib = plainNumber(text)
  return rib === '' || ribDoubt(rib) !== null ? null : `${TUNISIAN_BEGINNING}${rib}`
}

/** The code of the bank that a RIB names; null for what is no RIB. */
export function bankCodeOf(text: string): string | null {
  const rib = plainNumber(text)
  return RIB.test(rib) ? rib.slice(0, 2) : null
}

/** A number in the groups in which it is printed: bank, branch, account and key of a RIB, fours of an IBAN. */
export function spacedNumber(text: string): string {
  if (RIB.test(text)) return [text.slice(0, 2), text.slice(2, 5), text.slice(5, 18), text.slice(18)].join(' ')
  return IBAN.test(text) ? (text.match(/.{1,4}/g) ?? []).join(' ') : text
}

/** Of digits and letters modulo 97, letters as the numbers from 10; digit by digit, since 20 digits are more than a number holds. */
function remainder(text: string): number {
  const digits = text.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % MODULUS, 0)
}
