import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderKit } from '../testing/render-kit.tsx'
import { RemovalDialog, type RemovalState } from './removal-dialog.tsx'

async function ask(given: Partial<RemovalState>) {
  const removal = {
    isOpen: true,
    isBusy: false,
    refusal: null,
    close: jest.fn(),
    remove: jest.fn(),
    deactivate: null,
    ...given,
  }
  const words = {
    name: 'Sicam',
    text: 'Elle disparaît.',
    confirmLabel: 'Supprimer la marque',
    inUseTitle: 'Sicam est utilisée',
  }
  const { user } = await renderKit(<RemovalDialog removal={removal} {...words} />)
  return { user, removal, press: async (name: string) => user.click(await screen.findByRole('button', { name })) }
}

test('asks by name before it deletes', async () => {
  const { removal, press } = await ask({})
  await screen.findByRole('alertdialog', { name: /^Supprimer Sicam/ })
  await press('Supprimer la marque')
  expect(removal.remove).toHaveBeenCalledTimes(1)
})

test('says what uses it and offers to make it inactive', async () => {
  const deactivate = jest.fn()
  const { press } = await ask({ refusal: '12 produits', deactivate })
  expect((await screen.findByRole('alertdialog', { name: 'Sicam est utilisée' })).textContent).toContain('12 produits')
  await press('Désactiver')
  expect(deactivate).toHaveBeenCalledTimes(1)
})

test('where that cannot be, there is nothing to do but to close', async () => {
  const { removal, press } = await ask({ refusal: '12 produits' })
  await press('Fermer')
  expect(removal.close).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Désactiver' })).toBeNull()
})
