export { expect } from '@openappkit/testing/playwright'
export { type CloudFixtures, type CloudWalletFixtures, test } from '../playwright/test'
