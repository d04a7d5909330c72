import { expect, type Page } from '@playwright/test'
import { phrase, type Language } from '../core/phrases.ts'

/** Opens the link of an invitation out of the mails of the demonstration, up to the form that asks for a password. */
export async function openInvitation(page: Page, email: string): Promise<void> {
  await page.goto('/demo-mails')
  await page
    .getByRole('button', { name: new RegExp(email) })
    .first()
    .click()
  await page.getByRole('link', { name: /invitation\?token=/ }).click()
  await expect(page.locator('input[name=name]')).not.toHaveValue('')
}

/** Joins by it: somebody is in, at the counter where that is their work, or wherever else they begin. */
export async function join(page: Page, language: Language, password: string, begins = /\/pos$/): Promise<void> {
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: phrase(language, 'marketing', 'invitation.submit') }).click()
  await expect(page).toHaveURL(begins)
}
