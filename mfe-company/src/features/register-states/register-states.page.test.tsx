import { describe, expect, test } from '@jest/globals'
import type { RegisterCommand, RegisterState, RegisterStateList } from '@comptoir/contracts/company/register-states'
import type { Role } from '@comptoir/contracts/roles'
import { serverNow } from '@comptoir/platform'
import {
  aCompany,
  aPointOfSale,
  aSession,
  aUser,
  checkAccessibility,
  fakeApi,
  refusal,
  renderPage,
} from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { A_REPORT, aRegisterState } from '../../testing/a-register-state.ts'
import { locales } from '../../testing/locales.ts'
import { RegisterStatesPage } from './register-states.page.tsx'

const STATES = '/:companyId/register-states'
const COMMANDS = '/:companyId/register-states/:id/commands'
const laMarsa = aPointOfSale({ id: 'p1' })

const ago = (minutes: number): string => new Date(serverNow() - minutes * 60_000).toISOString()

function pageFor(role: Role = 'administrator') {
  return {
    locales,
    language: 'fr' as const,
    session: aSession({
      user: aUser({ id: 'u1', role }),
      company: aCompany({ id: 'c1' }),
      pointOfSale: laMarsa,
      pointsOfSale: [laMarsa],
    }),
    path: '/:companyId/registerStates',
    route: '/c1/registerStates',
  }
}

/** A server that does what it is asked, in the name of Sami. */
function aServer(...states: RegisterState[]) {
  const asked = { by: 'Sami', sentAt: ago(0), expiresAt: null, doneAt: null, doneBy: null }
  const now = new Map(states.map((state) => [state.registerId, state]))
  return fakeApi()
    .on<RegisterStateList>('get', STATES, () => ({ data: [...now.values()], isPartial: false }))
    .on<RegisterState>('post', COMMANDS, ({ params, body }) => {
      const { kind, text = '' } = body as RegisterCommand
      const state = { ...(now.get(params['id'] ?? '') ?? aRegisterState()) }
      if (kind === 'message') state.message = { ...asked, text }
      if (kind === 'lock' || kind === 'unlock') state.lock = { ...asked, isOn: kind === 'lock', reason: text || null }
      if (kind === 'sync') state.sync = asked
      now.set(state.registerId, state)
      return state
    })
}

const selling = (over: Partial<NonNullable<RegisterState['report']>> = {}): RegisterState =>
  aRegisterState({
    session: { id: 's1', openedBy: 'Amira', openedAt: ago(150) },
    report: { ...A_REPORT, seenAt: ago(0), ...over },
  })

describe('a register', () => {
  test('is shown with who sells, since when, and what waits there', async () => {
    aServer(selling({ unsentCount: 3, oldestUnsentAt: ago(12), clockAheadMs: -180_000 }))
    const { container } = await renderPage(<RegisterStatesPage />, pageFor())
    const card = await screen.findByRole('listitem', { name: 'Caisse 1' })
    for (const text of ['En ligne', 'La Marsa', '3 tickets, depuis 12 minutes', 'Retard de 3 minutes'])
      expect(within(card).getByText(text)).toBeTruthy()
    expect(card.textContent).toContain('Amira · depuis 2 heures')
    expect(within(card).getByText(/plus de dix minutes/)).toBeTruthy()
    expect(within(card).getByText(/horloge de l’appareil est fausse/)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('1 sur 1 en ligne')
    await checkAccessibility(container)
  })

  test('that does not answer while a session is open is pointed out', async () => {
    aServer(selling({ seenAt: ago(30) }), aRegisterState({ registerId: 'r2', registerName: 'Caisse 2', report: null }))
    await renderPage(<RegisterStatesPage />, pageFor())
    const card = await screen.findByRole('listitem', { name: 'Caisse 1' })
    expect(within(card).getByText('Ne répond pas')).toBeTruthy()
    expect(within(screen.getByRole('listitem', { name: 'Caisse 2' })).getByText('Aucun signe encore')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('1 à vérifier')
  })
})

describe('what is asked of a register', () => {
  test('is a message, which waits to be read', async () => {
    const api = aServer(selling())
    const { user } = await renderPage(<RegisterStatesPage />, pageFor())
    await user.click(await screen.findByRole('button', { name: 'Message · Caisse 1' }))
    await user.type(await screen.findByRole('textbox', { name: /Message/ }), 'Livraison à 15 h')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(await screen.findByText('Livraison à 15 h')).toBeTruthy()
    expect(screen.getByText('Pas encore lu')).toBeTruthy()
    expect(api.callsTo('post', COMMANDS).map(({ body }) => body)).toEqual([
      { kind: 'message', text: 'Livraison à 15 h' },
    ])
  })

  test('is a lock with its reason, which waits for the ticket, and its end', async () => {
    aServer(selling({ isSelling: true }))
    const { user } = await renderPage(<RegisterStatesPage />, pageFor())
    await user.click(await screen.findByRole('button', { name: 'Verrouiller · Caisse 1' }))
    await user.type(await screen.findByRole('textbox', { name: /Raison/ }), 'Inventaire')
    await user.click(screen.getByRole('button', { name: 'Verrouiller' }))
    expect(await screen.findByText('Verrouillée après le ticket en cours')).toBeTruthy()
    expect(screen.getByText('Inventaire')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Déverrouiller · Caisse 1' }))
    expect(await screen.findByRole('button', { name: 'Verrouiller · Caisse 1' })).toBeTruthy()
    expect(screen.queryByText('Verrouillée après le ticket en cours')).toBeNull()
  })

  test('is to send at once', async () => {
    aServer(selling())
    const { user } = await renderPage(<RegisterStatesPage />, pageFor())
    await user.click(await screen.findByRole('button', { name: 'Envoyer maintenant · Caisse 1' }))
    expect(await screen.findByText('Doit envoyer ses tickets maintenant')).toBeTruthy()
  })
})

test('where nothing can be read, it is said and tried again', async () => {
  fakeApi().on('get', STATES, refusal('server.unavailable'))
  await renderPage(<RegisterStatesPage />, pageFor())
  expect(await screen.findByText('L’état des caisses n’a pas pu être chargé')).toBeTruthy()
})

test('in training is said in place of an open ticket, which is none', async () => {
  aServer(selling({ isSelling: true, isTraining: true }))
  await renderPage(<RegisterStatesPage />, pageFor())
  expect(await screen.findByText('En formation')).toBeTruthy()
  expect(screen.queryByText('Ticket en cours')).toBeNull()
})
