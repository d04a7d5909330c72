import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Every screen of the product in every language, appearance and width. */
export default defineConfig({
  ...journeys,
  testDir: './screens',
  globalSetup: './screens/prepare-once.ts',
  workers: 4,
  use: { ...journeys.use, screenshot: 'off' },
})
