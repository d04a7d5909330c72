import { expect, test } from '@jest/globals'
import { placeOf } from './place-of.ts'

function fieldIn(overlay: string): HTMLInputElement {
  document.body.innerHTML = `${overlay}<input value="8.5"></div>`
  return document.querySelector('input')!
}

test.each(['dialog', 'alertdialog', 'menu'])('the keys of the counter do not reach into an open %s', (role) => {
  expect(placeOf(fieldIn(`<div role="${role}" data-state="open">`))).toBeNull()
  expect(placeOf(fieldIn(`<div role="${role}">`))).toBeNull()
})

test('a dialog on its way out has been answered: the next key is for the counter', () => {
  expect(placeOf(fieldIn('<div role="dialog" data-state="closed">'))).toEqual({
    isSearch: false,
    isEditing: true,
    hasText: true,
    isControl: false,
  })
})

test('a key on nothing at all is for the counter', () => {
  expect(placeOf(document)).toEqual({ isSearch: false, isEditing: false, hasText: false, isControl: false })
})

test.each(['data-tiles', 'data-rail'])('arrows and signs on a button in %s are its own', (zone) => {
  document.body.innerHTML = `<div ${zone}><button>Harissa</button></div>`
  const place = { isSearch: false, isEditing: true, hasText: false, isControl: true }
  expect(placeOf(document.querySelector('button'))).toEqual(place)
})
