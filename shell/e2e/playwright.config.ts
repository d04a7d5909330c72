import { TEST_MS, WAIT_MS } from '@comptoir/testing/time-limits'
import { defineConfig } from '@playwright/test'

/** Journeys in a real Chromium against a built, running product: its address and the browser come from the environment. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../../test-results',
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
  fullyParallel: true,
  // One more than the cores of a small machine: journeys wait more than they compute.
  workers: 3,
  retries: 0,
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:4000',
    locale: 'fr-TN',
    timezoneId: 'Africa/Tunis',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    // Journeys stand in for the server (page.route), which they cannot where a worker asks; only those about it have one.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: it does not earn back what optimizing its code costs, a seventh of all processor time.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
})
