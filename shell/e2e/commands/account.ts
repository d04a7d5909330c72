import { newId } from '../core/api-client.ts'
import { ACCOUNTS, expect, PASSWORD } from '../core/test.ts'
import type { Page } from '@playwright/test'

/** Somebody with a company of their own, made by whoever looks after the installation. */
export async function anOwner({ request }: Page): Promise<{ email: string }> {
  const email = `patron-${newId()}@test.example`
  const { token } = (await (
    await request.post('/api/auth/login', { data: { email: ACCOUNTS.super, password: PASSWORD } })
  ).json()) as { token: string }
  const made = await request.post('/api/superadmin/companies', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      id: newId(),
      name: `Quincaillerie ${email.slice(-20)}`,
      currency: 'TND',
      administrator: { email, name: 'Amel Trabelsi', password: PASSWORD },
    },
  })
  expect(made.ok()).toBe(true)
  return { email }
}
