import { configure, getConfig, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import React from 'react'
import { WAIT_MS } from './time-limits.ts'

configure(({ getElementError }) => ({
  asyncUtilTimeout: WAIT_MS,
  // Whoever waits looks again and again, and prints the page when the time is up: not each time before as well.
  getElementError: (message, container) =>
    isLookingAgain() && message ? missing(message) : getElementError(message, container),
}))

function isLookingAgain(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
}

function missing(message: string): Error {
  return Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
}

/** Where React counts the elements whose origin in the code it remembered for its warnings, until it has enough of it. */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')

// That memory took a tenth of the time of all screens; the warnings come without it.
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined })

/** An open dialog takes the clicks from all else on the page by this style of its body. */
function isPageSilenced(): boolean {
  return document.body.style.pointerEvents === 'none'
}

/**
 * A person clicks again when what is under a closing dialog does not take the click yet. It is given back a moment
 * after the dialog is gone, at no time that a test could wait for.
 */
function patient(user: UserEvent): UserEvent {
  const click = async (element: Element): Promise<void> => {
    try {
      await user.click(element)
    } catch (problem) {
      if (!isPageSilenced()) throw problem
      await waitFor(() => user.click(element))
    }
  }
  return { ...user, click }
}

const { setup } = userEvent
Object.assign(userEvent, { setup: (options?: Parameters<typeof setup>[0]) => patient(setup(options)) })
