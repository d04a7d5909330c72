import { expect, test } from '@jest/globals'
import { keepTyped } from './keep-typed.ts'

const PAGE =
  '<form><input name="company"><input name="email"><textarea name="message"></textarea><button>Send</button></form>'

function field(root: HTMLElement, name: string): HTMLInputElement {
  const found = root.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (found === null) throw new Error(`no field ${name}`)
  return found
}

test('what was typed before the code came, and the focus, are in the page that follows', () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = PAGE
  field(root, 'email').value = 'amira@example.com'
  field(root, 'message').value = 'Bonjour'
  field(root, 'message').focus()
  const giveBack = keepTyped(root)
  root.innerHTML = PAGE
  const heard: string[] = []
  root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name))
  giveBack()
  expect(['company', 'email', 'message'].map((name) => field(root, name).value)).toEqual([
    '',
    'amira@example.com',
    'Bonjour',
  ])
  expect(heard).toEqual(['email', 'message'])
  expect(document.activeElement).toBe(field(root, 'message'))
  root.remove()
})

test('a form that was sent before the code came is sent by it, with what was typed', () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = PAGE
  field(root, 'email').value = 'amira@example.com'
  root.querySelector('form')?.setAttribute('data-sent-early', '')
  const giveBack = keepTyped(root)
  root.innerHTML = PAGE
  const sent: string[] = []
  root.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(field(root, 'email').value)
  })
  giveBack()
  expect(sent).toEqual(['amira@example.com'])
  root.remove()
})

test('another form than the one that was sent is not sent', () => {
  const root = document.createElement('div')
  root.innerHTML = PAGE
  root.querySelector('form')?.setAttribute('data-sent-early', '')
  const giveBack = keepTyped(root)
  root.innerHTML = '<form><input name="other"></form>'
  const sent: Event[] = []
  root.addEventListener('submit', (event) => sent.push(event))
  giveBack()
  expect(sent).toEqual([])
})

test('a page that has no such field any more takes nothing', () => {
  const root = document.createElement('div')
  root.innerHTML = PAGE
  field(root, 'company').value = 'Épicerie'
  const giveBack = keepTyped(root)
  root.innerHTML = '<input name="other">'
  giveBack()
  expect(field(root, 'other').value).toBe('')
})
