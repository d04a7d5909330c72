import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { renderKit } from '../testing/render-kit.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

async function ask(isBusy = false) {
  const onConfirm = jest.fn()
  const onCancel = jest.fn()
  const { user } = await renderKit(
    <ConfirmDialog
      isOpen
      title="Supprimer la remise ?"
      text="Les prix reviennent à leur valeur d’origine."
      confirmLabel="Supprimer la remise"
      isDanger
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  )
  await screen.findByRole('alertdialog', { name: 'Supprimer la remise ?' })
  return { user, onConfirm, onCancel }
}

test('the focus starts on cancel, so that Enter harms nothing', async () => {
  const { user, onConfirm, onCancel } = await ask()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annuler' })))
  await user.keyboard('{Enter}')
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(onConfirm).not.toHaveBeenCalled()
})

test('the verb does it, Escape does not', async () => {
  const { user, onConfirm, onCancel } = await ask()
  await user.click(screen.getByRole('button', { name: 'Supprimer la remise' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await user.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('while it is being done nothing can be pressed twice or closed', async () => {
  const { user, onConfirm, onCancel } = await ask(true)
  await user.keyboard('{Escape}')
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true)
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})
