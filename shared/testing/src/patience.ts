import { configure } from '@testing-library/react'
import React from 'react'

// Whole screens in a simulated page, used key by key: slow on a busy machine, and never a reason to fail.
configure({ asyncUtilTimeout: 10_000 })

/** Where React counts the elements whose origin in the code it remembered for its warnings, until it has enough of it. */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')

// That memory took a tenth of the time of all screens; the warnings come without it.
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined })
