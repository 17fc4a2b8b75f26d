import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { approve } from '../../../test/approval/approvalScenes'
import { createFakeVault, pathOf } from '../../../test/approval/createFakeVault'
import { openApproval } from '../../../test/approval/openApproval'
import { type OpenWindowOptions, popupScenes } from '../../../test/approval/popupScenes'
import { sendReview } from '../../../test/approval/reviews'
import { withoutPasskeys } from '../../../test/approval/withoutPasskeys'

const button = (name: string | RegExp) => page.getByRole('button', { name })

/** Everything that offers or tests a passkey, with what it offers instead. */
const screens: Readonly<Record<string, { open: () => Promise<unknown>; passkey: RegExp; instead: RegExp }>> = {
  'the offer to protect': {
    open: async () => {
      await openApproval(sendReview(), { vault: createFakeVault('ready', [pathOf('device')]) })
      await approve()
    },
    passkey: /Add passkey/,
    instead: /Add password/,
  },
  'the ways to unlock': {
    open: async () => {
      await openApproval(sendReview(), { vault: createFakeVault('locked', [pathOf('passkey'), pathOf('password')]) })
      await approve()
    },
    passkey: /Use passkey/,
    instead: /Use password/,
  },
  'the page of ways to unlock': {
    open: () => openPopup('protectNothing'),
    passkey: /Add passkey/,
    instead: /Add password/,
  },
  'the test of a passkey': {
    open: () => openPopup('protect', { vault: createFakeVault('ready', [pathOf('passkey', { isTested: false })]) }),
    passkey: /Test passkey/,
    instead: /Remove/,
  },
  'the step-up': { open: () => openPopup('stepUp'), passkey: /Use passkey/, instead: /code by email/ },
}

async function openPopup(name: string, options?: OpenWindowOptions): Promise<void> {
  await popupScenes[name]?.(options)
}

describe.each(Object.entries(screens))('%s', (_, { open, passkey, instead }) => {
  test('offers no passkey where the browser has none', async () => {
    withoutPasskeys()
    await open()
    await expect.element(button(instead)).toBeVisible()
    expect(button(passkey).query()).toBeNull()
  })

  test('offers a passkey otherwise', async () => {
    await open()
    await expect.element(button(passkey)).toBeVisible()
  })
})
