import type { Browser, Page } from '@playwright/test'
import type { Register } from '@comptoir/contracts/company/registers'
import type { Role } from '@comptoir/contracts/roles'
import { newId, type ApiClient } from '../core/api-client.ts'
import type { Language } from '../core/phrases.ts'
import { speak } from '../core/test.ts'
import { join, openInvitation } from './invitation.ts'

const NAME = 'Hela Mansour'
const PASSWORD = 'trois figuiers au soleil'

/** Somebody who has joined, where their work begins. */
export interface Newcomer {
  page: Page
  name: string
  email: string
  password: string
}

export interface Welcome {
  admin: ApiClient
  browser: Browser
  /** Where their browser finds the product. */
  baseURL: string | undefined
  language: Language
  /** They work in its shop. */
  register: Pick<Register, 'pointOfSaleId'>
  /** A cashier where left out. */
  role?: Role
  /** Where that role begins. */
  begins?: RegExp
}

/** Invites somebody to the shop of a register, who joins on a browser of their own. */
export async function aNewcomer(welcome: Welcome): Promise<Newcomer> {
  const { admin, browser, baseURL, language, register, role = 'cashier', begins } = welcome
  const email = `caisse-${newId()}@test.example`
  await admin.call('POST', 'users', { name: NAME, email, role, pointOfSaleIds: [register.pointOfSaleId] })
  const page = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage()
  await speak(page, language)
  await openInvitation(page, email)
  await join(page, language, PASSWORD, begins)
  return { page, name: NAME, email, password: PASSWORD }
}
