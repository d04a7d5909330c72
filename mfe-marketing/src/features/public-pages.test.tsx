import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { join } from 'node:path'
import { checkAccessibility, pagesOf, renderPage } from '@comptoir/testing'
import { LANGUAGES } from '@comptoir/i18n'
import { locales } from '../testing/locales.ts'

const pages = pagesOf(join(import.meta.dirname, '../..'))
const READ = [
  'public/features',
  'public/pricing',
  'public/about',
  'public/contact',
  'public/privacy-policy',
  'public/terms-conditions',
] as const

test.each(READ.flatMap((key) => LANGUAGES.map((language) => [key, language] as const)))(
  '%s is shown in %s, under one heading',
  async (key, language) => {
    const Page = await pages.find((page) => page.key === key)?.load()
    if (Page === undefined) throw new Error(`no page ${key}`)
    const { container } = await renderPage(<Page />, {
      language,
      locales,
      session: null,
    })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await checkAccessibility(container)
  },
)
