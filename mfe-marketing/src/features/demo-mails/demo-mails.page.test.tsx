import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { checkAccessibility, fakeApi, refusal, renderPage } from '@comptoir/testing'
import type { OutboxMail } from '@comptoir/contracts/identity/accounts'
import { LANGUAGES, type Language } from '@comptoir/i18n'
import { locales } from '../../testing/locales.ts'
import en from './phrases/en.json' with { type: 'json' }
import { DemoMailsPage } from './demo-mails.page.tsx'

const open = (language: Language = 'en') => renderPage(<DemoMailsPage />, { language, locales, session: null })
const aMail = (over: Partial<OutboxMail>): OutboxMail => ({
  id: '1',
  to: 'amira@example.com',
  subject: 'Confirm your e-mail',
  sentAt: '2026-11-21T10:00:00.000Z',
  text: 'Hello\n\nhttp://localhost:4000/confirm-email?token=abc\n\nBye',
  html: '<p>Hello</p>',
  ...over,
})

test('the newest mail is open, its link can be followed, another can be chosen', async () => {
  fakeApi().on('get', '/demo/mails', { data: [aMail({}), aMail({ id: '2', subject: 'New password', text: 'Second' })] })
  const { user } = await open()
  expect((await screen.findByRole('link', { name: /confirm-email/ })).getAttribute('href')).toBe(
    'http://localhost:4000/confirm-email?token=abc',
  )
  await user.click(screen.getByRole('button', { name: /New password/ }))
  expect(screen.getByText('Second')).toBeTruthy()
})

test('no mails yet, no mails here, and no answer are three things', async () => {
  fakeApi().on('get', '/demo/mails', { data: [] })
  const first = await open()
  expect(await screen.findByText(en.none)).toBeTruthy()
  first.unmount()
  fakeApi().on('get', '/demo/mails', refusal('request.notFound'))
  const second = await open()
  expect(await screen.findByText(en.absentTitle)).toBeTruthy()
  second.unmount()
  fakeApi().on('get', '/demo/mails', refusal('server.failed'))
  await open()
  expect((await screen.findByRole('alert')).textContent).toBe(en.failed)
})

test.each(LANGUAGES)('the page is shown in %s', async (language) => {
  fakeApi().on('get', '/demo/mails', { data: [aMail({})] })
  const { container } = await open(language)
  await screen.findByRole('link', { name: /confirm-email/ })
  await checkAccessibility(container)
})
