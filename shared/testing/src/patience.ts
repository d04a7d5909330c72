import { jest } from '@jest/globals'
import { configure } from '@testing-library/react'

// Whole screens in a simulated page, used key by key: slow on a busy machine, and never a reason to fail.
jest.setTimeout(60_000)
configure({ asyncUtilTimeout: 10_000 })
