import { describe, expect, test } from '@jest/globals'
import { PARTY_IMPORT_COLUMNS, type PartyImportColumn, type PartyKind } from '@comptoir/contracts/people/party-import'
import { LANGUAGES } from '@comptoir/i18n'
import { testI18n } from '@comptoir/testing'
import { locales } from '../../testing/locales.ts'

/** Where both forms say what a column is; the others are said by the form of a kind. */
const SHARED: Partial<Record<PartyImportColumn, string>> = {
  phone: 'party.phone',
  email: 'party.email',
  address: 'party.address',
  postalCode: 'party.postalCode',
  city: 'party.city',
  paymentDays: 'party.terms.daysLabel',
  isPaymentAtMonthEnd: 'party.terms.monthEnd',
}

/** A form has room for more than a list: “Name or company name”. Whether somebody is active is a status elsewhere. */
const OF_LISTS: readonly PartyImportColumn[] = ['name', 'isActive']

describe.each(LANGUAGES)('in %s', (language) => {
  test.each<PartyKind>(['client', 'supplier'])('an import of a %s names fields as the form does', async (kind) => {
    const { t } = await testI18n(language, locales)
    const say = (key: string): string => t(key, { ns: 'people' })
    const columns = PARTY_IMPORT_COLUMNS[kind].filter((column) => !OF_LISTS.includes(column))
    // The unit stands beside a field, and behind the name of a column.
    expect(columns.map((column) => say(`partyImport.column.${column}.name`).replace(/ \(.*\)$/, ''))).toEqual(
      columns.map((column) => say(SHARED[column] ?? `${kind}s.form.${column}`)),
    )
  })
})
