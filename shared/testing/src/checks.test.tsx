import { expect, test } from '@jest/globals'
import { api } from '@comptoir/app-kit'
import { useTranslation } from '@comptoir/platform'
import { fakeApi, refuseUnanswered } from './fake-api.ts'
import { renderPage } from './render-page.tsx'
import { refuseMissing } from './test-i18n.ts'

function PageWithoutPhrase() {
  const { t } = useTranslation('inventory')
  return <p>{t('no.such.phrase')}</p>
}

test('a call that nobody answers fails its test, and is a refusal to the page', async () => {
  fakeApi().on('get', '/things', [])
  await expect(api.post('things', {})).rejects.toMatchObject({ code: 'request.notFound' })
  expect(refuseUnanswered).toThrow('POST /things')
  expect(refuseUnanswered).not.toThrow()
})

test('a phrase that nobody has written fails its test', async () => {
  await renderPage(<PageWithoutPhrase />, { locales: { inventory: { en: {}, fr: {}, ar: {} } }, language: 'ar' })
  expect(refuseMissing).toThrow('inventory:no.such.phrase (ar)')
  expect(refuseMissing).not.toThrow()
})

test('a later answer goes before an earlier one', async () => {
  fakeApi().on('get', '/things', 'first').on('get', '/things', 'second')
  expect(await api.get('things')).toBe('second')
})
