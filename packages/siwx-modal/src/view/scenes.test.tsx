import { AppKitError, RequestPendingError, UserRejectedError } from '@openappkit/appkit-core'
import { hang } from '@openappkit/appkit-core/testing'
import { describeScenes } from '@openappkit/test-kit/scenes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { alice } from '../../test/networks'
import { mountSignIn, type OpenSignIn, openSignIn } from '../../test/openSignIn'

const long = 'The very long name that somebody thought was fine after all, in every place'

function required({ config }: OpenSignIn): void {
  config.required = true
}

async function answered(answer: () => Promise<never>): Promise<OpenSignIn> {
  const made = await openSignIn({}, required)
  made.evm.answerTo({ signMessage: answer })
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.poll(() => made.root().querySelector('.sign-in h2')?.textContent).not.toContain('Sign in to')
  return made
}

/** Every visually distinct state of the view. */
const scenes: Readonly<Record<string, () => Promise<OpenSignIn>>> = {
  'without a wallet': async () => {
    const made = await mountSignIn()
    void made.kit.modal.open({ view: 'SIWXSignMessage' })
    await expect.poll(() => made.root().querySelector('.sign-in')).not.toBeNull()
    return made
  },
  asking: () => openSignIn(),
  'asking everybody': () => openSignIn({}, required),
  'kept open': async () => {
    const made = await openSignIn({}, required)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByText('Sign or cancel to continue', { exact: false }).first()).toBeVisible()
    return made
  },
  'with long names': () =>
    openSignIn({ metadata: { name: long, description: '', url: '', icons: [] } }, ({ evm }) =>
      evm.emit({ connectors: [{ id: 'io.wallet', name: long, type: 'ANNOUNCED', chain: 'eip155' }] }),
    ),
  requesting: () => answered(() => new Promise(() => {})),
  declined: () => answered(() => Promise.reject(new UserRejectedError())),
  'pending in the wallet': () => answered(() => Promise.reject(new RequestPendingError())),
  unanswered: async () => {
    const made = await mountSignIn()
    made.config.answer = () => Promise.reject(new TypeError('Failed to fetch'))
    made.evm.emitConnected({ chainId: 1 })
    await expect.element(page.getByRole('heading', { name: 'Couldn’t check your sign-in' })).toBeVisible()
    return made
  },
  'answered unexpectedly': async () => {
    const made = await mountSignIn()
    made.config.answer = () => Promise.reject(new AppKitError('siwx/server-invalid-response', 'HTML.'))
    made.evm.emitConnected({ chainId: 1 })
    await expect.element(page.getByRole('heading', { name: 'Couldn’t check your sign-in' })).toBeVisible()
    await expect.element(page.getByText('The app’s server gave an unexpected answer. Try again later.')).toBeVisible()
    return made
  },
  failed: () => answered(() => Promise.reject(new Error('boom'))),
  refused: async () => {
    const made = await openSignIn({}, required)
    made.config.answer = () => Promise.reject(new AppKitError('siwx/origin-not-allowed', 'Not here.'))
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect.element(page.getByRole('heading', { name: 'The server refused the sign-in' })).toBeVisible()
    await expect
      .element(page.getByText('The app’s server doesn’t accept sign-ins from this page or account.'))
      .toBeVisible()
    return made
  },
  'failed without an answer': async () => {
    const made = await openSignIn({}, required)
    made.config.answer = () => Promise.reject(new AppKitError('siwx/server-unreachable', 'Down.'))
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect.element(page.getByText('The app’s server didn’t answer.', { exact: false })).toBeVisible()
    return made
  },
  'failed with an unexpected answer': async () => {
    const made = await openSignIn({}, required)
    made.config.answer = () => Promise.reject(new AppKitError('siwx/server-invalid-response', 'HTML.'))
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect.element(page.getByText('The app’s server gave an unexpected answer.', { exact: false })).toBeVisible()
    return made
  },
  'failed for a smart account': async () => {
    const made = await openSignIn({}, ({ evm }) => {
      evm.accounts = () => [{ namespace: 'eip155', address: alice, type: 'smartAccount' }]
    })
    made.evm.answer = () => Promise.reject(new Error('boom'))
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect.element(page.getByRole('heading', { name: 'Couldn’t sign in' })).toBeVisible()
    await expect
      .element(page.getByText('This application might not support smart accounts.', { exact: false }))
      .toBeVisible()
    return made
  },
  'canceling, with a way back': async () => {
    const made = await openSignIn({}, required)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect.poll(() => made.kit.modal.state.open).toBe(false)
    made.evm.emitConnected({ chainId: 8453 })
    await expect.element(page.getByText('takes you back to Ethereum', { exact: false })).toBeVisible()
    made.evm.answerTo({ switchNetwork: hang })
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
    return made
  },
}

describeScenes('SIWXSignMessage', scenes, { uncut: '.sign-in-actions button', pressed: '.sign-in-actions button' })
