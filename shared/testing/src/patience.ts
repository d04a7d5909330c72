import { configure } from '@testing-library/react'
import React from 'react'
import { WAIT_MS } from './time-limits.ts'

configure({ asyncUtilTimeout: WAIT_MS })

/** Where React counts the elements whose origin in the code it remembered for its warnings, until it has enough of it. */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')

// That memory took a tenth of the time of all screens; the warnings come without it.
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined })
