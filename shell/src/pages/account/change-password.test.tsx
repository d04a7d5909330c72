import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { aProblem, checkAccessibility, chooseFromMenu, fakeApi, refusal, reply } from '@comptoir/testing'
import { translation } from '@comptoir/i18n'
import { openFrame, screenOf } from '../../testing/open-frame.tsx'

const PATH = '/auth/change-password'
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const press = (name: string) => screen.getByRole('button', { name })

async function openDialog() {
  const { user } = await openFrame()
  await screen.findByRole('heading', { name: 'Products' })
  await chooseFromMenu(user, 'Sami Ben Salah’s account', 'menuitem', 'Edit password')
  await screen.findByRole('dialog', { name: 'Change your password' })
  return user
}

async function fillIn(user: Awaited<ReturnType<typeof openDialog>>, current: string, next: string, again = next) {
  await user.type(field('Current password'), current)
  await user.type(field('New password'), next)
  await user.type(field('Confirm new password'), again)
}

beforeEach(() => {
  screenOf(1440)
})

describe('the change-password dialog', () => {
  test('sends the current and the new password, says that it is done, and closes', async () => {
    const api = fakeApi().on('put', PATH, reply(undefined))
    const user = await openDialog()
    await fillIn(user, 'old secret', 'another secret')
    await user.click(press('Save'))
    expect(await screen.findByText('Your password has been changed')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo('put', PATH).map(({ body }) => body)).toEqual([
      { currentPassword: 'old secret', newPassword: 'another secret' },
    ])
  })

  test('asks for every field, and for the same new password twice, before anything is sent', async () => {
    const api = fakeApi()
    const user = await openDialog()
    await user.click(press('Save'))
    expect(await screen.findAllByText('This field is required')).toHaveLength(3)
    await fillIn(user, 'old secret', 'another secret', 'another secrt')
    await user.click(press('Save'))
    expect(await screen.findByText('The new passwords must match')).toBeTruthy()
    expect(api.callsTo('put', PATH)).toEqual([])
    await checkAccessibility(document.body)
  })

  test('shows each password on demand', async () => {
    fakeApi()
    const user = await openDialog()
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      expect(field(label).type).toBe('password')
      await user.click(press(`Show: ${label}`))
      expect(field(label).type).toBe('text')
      await user.click(press(`Hide: ${label}`))
      expect(field(label).type).toBe('password')
    }
  })

  test('says “Saving” while it runs, and cannot be sent twice', async () => {
    let answer: () => void = () => undefined
    const api = fakeApi().on(
      'put',
      PATH,
      () =>
        new Promise((resolve) => {
          answer = () => resolve(reply(undefined))
        }),
    )
    const user = await openDialog()
    await fillIn(user, 'old secret', 'another secret')
    await user.click(press('Save'))
    expect((await screen.findByRole('button', { name: 'Saving…' })).hasAttribute('disabled')).toBe(true)
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeTruthy()
    answer()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo('put', PATH)).toHaveLength(1)
  })

  test('says the server’s words when it is refused, and stays with what was typed', async () => {
    fakeApi().on('put', PATH, refusal('auth.invalidCredentials'))
    const user = await openDialog()
    await fillIn(user, 'wrong', 'another secret')
    await user.click(press('Save'))
    expect(await screen.findByText(aProblem('auth.invalidCredentials').message)).toBeTruthy()
    expect(field('New password').value).toBe('another secret')
  })

  test('marks the field that the server refuses', async () => {
    const errors = [{ pointer: '/newPassword', keyword: 'minLength', message: 'At least 10 characters' }]
    fakeApi().on('put', PATH, refusal('request.invalid', { errors }))
    const user = await openDialog()
    await fillIn(user, 'old secret', 'short')
    await user.click(press('Save'))
    expect(await screen.findByText('At least 10 characters')).toBeTruthy()
    expect(field('New password').getAttribute('aria-invalid')).toBe('true')
  })

  test('has words of its own when no answer came', async () => {
    fakeApi().on('put', PATH, () => {
      throw new TypeError('network')
    })
    const user = await openDialog()
    await fillIn(user, 'old secret', 'another secret')
    await user.click(press('Save'))
    const words = translation('en') as { header: { editPasswordForm: { errorChangingPassword: string } } }
    expect(await screen.findByText(words.header.editPasswordForm.errorChangingPassword)).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  test('is left by “Cancel”, and has forgotten everything when it opens again', async () => {
    fakeApi()
    const user = await openDialog()
    await fillIn(user, 'old secret', 'another secret')
    await user.click(press('Cancel'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.body.style.pointerEvents).toBe(''))
    await chooseFromMenu(user, 'Sami Ben Salah’s account', 'menuitem', 'Edit password')
    await screen.findByRole('dialog')
    expect(field('Current password').value).toBe('')
  })
})
