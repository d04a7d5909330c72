import { expect, test } from '@jest/globals'
import { refuseCommonPassword } from './common-passwords.ts'

const refused = (password: string, email: string | null = null) =>
  refuseCommonPassword(password, email, '/password').then(
    () => null,
    (error: { code: string; pointer: string }) => [error.code, error.pointer],
  )

test.each([
  '1234567890',
  'qwertyuiop',
  'Password123',
  '!basketball!',
  'motdepasse2026',
  'Comptoir-2026',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '0101010101',
])('%s is refused', async (password) => {
  expect(await refused(password)).toEqual(['auth.passwordCommon', '/password'])
})

test('the own e-mail is refused, also dressed up', async () => {
  expect(await refused('amira.bensalah', 'Amira.BenSalah@shop.example')).not.toBeNull()
  expect(await refused('Amira.BenSalah2026', 'amira.bensalah@shop.example')).not.toBeNull()
})

test.each([
  'correct horse battery staple',
  'tajine-aux-pruneaux',
  'كلمة سر طويلة جدا',
  'x7#Qm2!vRz',
  'Sidi Bou Said 1987 bleu',
])('%s is taken', async (password) => {
  expect(await refused(password, 'amira@shop.example')).toBeNull()
})
