import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { createFakeVault, pathOf } from './createFakeVault'
import { type OpenApproval, type OpenOptions, openApproval } from './openApproval'
import { allowReview, orderReview, sendReview, signInReview, swapReview, unknownReview, warnedReview } from './reviews'
import { withoutCovers } from './withoutCovers'

/** Opens the wallet in one state. */
export type ApprovalScene = (open?: OpenOptions) => Promise<OpenApproval>

/** Presses the button that approves, once it is armed. */
export async function approve(): Promise<void> {
  const button = page.getByRole('button', { name: /^(Send|Senden|إرسال)/ })
  await press(button)
}

/**
 * Presses a button once it is armed. On a busy machine, a pause between frames may start the wait again, so a press that
 * the button refuses is repeated.
 */
export async function press(button: Locator): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    await expect.element(button).toHaveAttribute('aria-disabled', 'false')
    await button.hover()
    // A mouse must rest on the button before it presses.
    await pause(200)
    await button.click()
    await pause(50)
    if (!/too quick|zu schnell|سريعًا/.test(document.querySelector('openappkit-wallet')?.shadowRoot?.textContent ?? ''))
      return
  }
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

const locked = (...kinds: readonly ('passkey' | 'password')[]): OpenOptions => ({
  vault: createFakeVault(
    'locked',
    kinds.map(kind => pathOf(kind)),
  ),
})

/** Every state of an approval. */
export const approvalScenes: Readonly<Record<string, ApprovalScene>> = {
  send: open => openApproval(sendReview(), open),
  sendInWindow: open => {
    withoutCovers()
    return openApproval(sendReview(), open)
  },
  swap: open => openApproval(swapReview(), open),
  allowUnlimited: open => openApproval(allowReview(), open),
  signIn: open => openApproval(signInReview(), open),
  order: open => openApproval(orderReview(), open),
  unknownCall: open => openApproval(unknownReview(), open),
  fails: open =>
    openApproval(
      sendReview({
        changes: [],
        warnings: [
          { severity: 'danger', code: 'fails' },
          { severity: 'caution', code: 'missingFunds', values: { amount: '0.002 ETH' } },
        ],
      }),
      open,
    ),
  blocked: open =>
    openApproval(
      {
        ...signInReview(),
        warnings: [{ severity: 'block', code: 'domainMismatch', values: { domain: 'bank.example.com' } }],
      },
      open,
    ),
  changed: open => openApproval(warnedReview({ severity: 'caution', code: 'outcomeChanged' }), open),
  loading: open => openApproval(() => new Promise(() => {}), open),
  failed: open => openApproval(() => Promise.reject(new Error('node')), open),
  windowBlocked: async open => {
    const made = await openApproval(allowReview(), open)
    await page
      .getByRole('button')
      .filter({ hasText: /window|Fenster|نافذة/ })
      .click()
    return made
  },
  unlock: async open => {
    const made = await openApproval(sendReview(), { ...locked('passkey', 'password'), ...open })
    await approve()
    return made
  },
  unlockPassword: async open => {
    const made = await openApproval(sendReview(), { ...locked('password'), ...open })
    await approve()
    await page.getByRole('button', { name: /Use password|Passwort verwenden|استخدام كلمة المرور/ }).click()
    return made
  },
  protect: async open => {
    const made = await openApproval(sendReview(), { vault: createFakeVault('ready', [pathOf('device')]), ...open })
    await approve()
    return made
  },
}
