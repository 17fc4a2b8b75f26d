import { mergeTests } from '@playwright/test'
import { test as demoWallets } from './demoWallets'
import { test as embeddedWallets } from './embeddedWallets'
import { test as purchases } from './purchases'
import { test as shops } from './shops'
import { test as stages } from './stages'

/**
 * Provides everything that the tests of one worker share: chains, servers and pages. Each starts with the first test
 * that uses it. All tests extend this one, because Playwright starts new workers for each different set of such fixtures.
 */
export const test = mergeTests(shops, purchases, embeddedWallets, demoWallets, stages)
