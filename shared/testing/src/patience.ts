import { configure } from '@testing-library/react'

// Whole screens in a simulated page, used key by key: slow on a busy machine, and never a reason to fail.
configure({ asyncUtilTimeout: 10_000 })
