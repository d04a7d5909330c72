import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import { pagesOf, readsOfPage } from '@comptoir/testing'
import { waitFor } from '@testing-library/react'
import { locales } from './testing/locales.ts'

const withData = pagesOf(join(import.meta.dirname, '..')).filter(({ data }) => data.length > 0)

test.each(withData)('$path asks for the very list that is read ahead for it', async ({ path, data, load }) => {
  const reads = await readsOfPage(await load(), path, locales)
  await waitFor(() => expect(reads()).toEqual(expect.arrayContaining([...data])))
})
