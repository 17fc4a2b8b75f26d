import { AppKitError, AppKit as Kit } from '@openappkit/appkit-core'
import { PageKitContext } from '@openappkit/appkit-ui/page'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { alice, bob, ethereum } from '../../test/networks'
import { idleSignIn, type OpenSignIn } from '../../test/openSignIn'
import { useAppKitSession } from './useAppKitSession'

function Session({ name }: { readonly name: string }): ReactNode {
  const { status, session, error, signIn, signOut, refresh } = useAppKitSession()
  const run = (action: () => Promise<unknown>) => () =>
    void action().then(
      result => document.body.setAttribute('data-result', String(result)),
      (failure: AppKitError) => document.body.setAttribute('data-result', failure.code),
    )
  return (
    <section aria-label={name}>
      <p>{session ? `${status} ${session.address} ${session.namespace}` : `${status} ${error?.code ?? ''}`.trim()}</p>
      <button type="button" onClick={run(signIn)}>{`Sign in ${name}`}</button>
      <button type="button" onClick={run(signOut)}>{`Sign out ${name}`}</button>
      <button type="button" onClick={run(refresh)}>{`Refresh ${name}`}</button>
    </section>
  )
}

const signed = `signedIn ${alice} eip155`
const shown = (name = 'page') => page.getByRole('region', { name }).getByRole('paragraph')
const click = (name: string) => page.getByRole('button', { name, exact: true }).click()
const result = () => document.body.getAttribute('data-result')
const checks = ({ config }: OpenSignIn) => config.calls.filter(call => call.startsWith('getSessions')).length

/** Renders hooks before the modal has loaded. */
async function open(names = ['page'], options: Parameters<typeof idleSignIn>[0] = {}): Promise<OpenSignIn> {
  const made = idleSignIn(options)
  document.body.removeAttribute('data-result')
  await render(
    <PageKitContext.Provider value={made.appkit}>
      {names.map(name => (
        <Session name={name} key={name} />
      ))}
    </PageKitContext.Provider>,
  )
  return made
}

test('all hooks share one request, which nothing sends before a wallet connects', async () => {
  const made = await open(['header', 'page'])
  made.config.keep('eip155:1', alice)
  await expect.element(shown('header')).toHaveTextContent('signedOut')
  expect(made.config.calls).toEqual([])
  made.evm.emitConnected({ chainId: 1 })
  await expect.element(shown('header')).toHaveTextContent(signed)
  await expect.element(shown('page')).toHaveTextContent(signed)
  expect(made.config.calls).toEqual([`getSessions eip155:1 ${alice}`])
})

test('follows the account, the network and a sign-out from outside', async () => {
  const made = await open()
  made.config.keep('eip155:1', alice)
  made.evm.emitConnected({ chainId: 1 })
  await expect.element(shown()).toHaveTextContent(signed)
  made.evm.emitConnected({ chainId: 8453 })
  await expect.element(shown()).toHaveTextContent('signedOut')
  made.evm.emitConnected({ chainId: 1 })
  await expect.element(shown()).toHaveTextContent(signed)
  made.evm.emitConnected({ chainId: 1, address: bob })
  await expect.element(shown()).toHaveTextContent('signedOut')
  made.evm.emitConnected({ chainId: 1 })
  await expect.element(shown()).toHaveTextContent(signed)
  await made.config.setSessions([])
  await expect.element(shown()).toHaveTextContent('signedOut')
})

test('signIn connects, asks for the signature and resolves true', async () => {
  const made = await open()
  await click('Sign in page')
  await expect.poll(() => made.kit.modal.state.open).toBe(true)
  await made.kit.connectWallet('io.wallet', 'eip155')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.element(shown()).toHaveTextContent(signed)
  await expect.poll(result).toBe('true')
  expect(made.kit.modal.state.open).toBe(false)
})

test('signIn requests the signature of a connected account, and waits while the user tries again', async () => {
  const made = await open()
  made.config.keep('eip155:1', alice)
  made.evm.emitConnected({ chainId: 1 })
  await expect.element(shown()).toHaveTextContent(signed)
  await made.config.setSessions([])
  await expect.element(shown()).toHaveTextContent('signedOut')
  made.evm.answerTo({ signMessage: () => Promise.reject(new Error('no')) })
  await click('Sign in page')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(result()).toBeNull()
  made.evm.answerTo({ signMessage: async () => {} })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(shown()).toHaveTextContent(signed)
  await expect.poll(result).toBe('true')
})

test('signIn resolves false if the user closes the modal or cancels', async () => {
  const made = await open()
  await click('Sign in page')
  await expect.poll(() => made.kit.modal.state.open).toBe(true)
  made.appkit.close()
  await expect.poll(result).toBe('false')
  made.evm.emitConnected({ chainId: 1 })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => made.kit.modal.state.open).toBe(false)
  document.body.removeAttribute('data-result')
  await click('Sign in page')
  await expect.poll(result).toBe('true')
})

test('signOut disconnects if sign-in is required, and stays signed in if it fails', async () => {
  const made = await open()
  made.config.required = true
  made.config.keep('eip155:1', alice)
  made.evm.emitConnected({ chainId: 1 })
  await expect.element(shown()).toHaveTextContent(signed)
  made.config.answer = () => Promise.reject(new Error('The server is down.'))
  await click('Sign out page')
  await expect.poll(result).toBe('siwx/sign-out-failed')
  await expect.element(shown()).toHaveTextContent(signed)
  made.config.answer = async () => {}
  await click('Sign out page')
  await expect.poll(result).toBe('undefined')
  await expect.element(shown()).toHaveTextContent('signedOut')
  expect(made.kit.chains.isConnected()).toBe(false)
  expect(made.config.calls.filter(call => call === 'setSessions 0')).toHaveLength(2)
})

test('an unreachable server is unavailable until a refresh reaches it', async () => {
  const made = await open()
  made.config.keep('eip155:1', alice)
  made.config.answer = () => Promise.reject(new AppKitError('siwx/server-unreachable', 'Down.'))
  made.evm.emitConnected({ chainId: 1 })
  await expect.element(shown()).toHaveTextContent('unavailable siwx/server-unreachable')
  made.config.answer = async () => {}
  made.appkit.close()
  await click('Refresh page')
  await expect.element(shown()).toHaveTextContent(signed)
})

test('a kit without a sign-in config is signed out, and its actions say why', async () => {
  const made = await open(['page'], { siwx: undefined as never })
  made.evm.emitConnected({ chainId: 1 })
  await expect.element(shown()).toHaveTextContent('signedOut')
  for (const action of ['Sign in', 'Sign out', 'Refresh']) {
    document.body.removeAttribute('data-result')
    await click(`${action} page`)
    await expect.poll(result).toBe('siwx/not-enabled')
  }
  expect(checks(made)).toBe(0)
})

test('a kit whose code for sign-in is missing is unavailable', async () => {
  const { config, evm } = idleSignIn()
  const kit = new Kit(
    { networks: [ethereum], adapters: [evm], siwx: config },
    { loadModal: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
  )
  onTestFinished(() => kit.destroy())
  kit.start()
  await render(
    <PageKitContext.Provider value={kit}>
      <Session name="page" />
    </PageKitContext.Provider>,
  )
  evm.emitConnected({ chainId: 1 })
  await expect.element(shown()).toHaveTextContent('unavailable siwx/load-failed')
})

test('hydrates what the server rendered', async () => {
  const made = idleSignIn()
  made.config.keep('eip155:1', alice)
  made.evm.emitConnected({ chainId: 1 })
  const tree = (
    <PageKitContext.Provider value={made.appkit}>
      <Session name="page" />
    </PageKitContext.Provider>
  )
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(tree)
  expect(root.textContent).not.toContain('signedIn')
  const errors: unknown[] = []
  const hydrated = hydrateRoot(root, tree, { onRecoverableError: error => errors.push(error) })
  onTestFinished(() => {
    hydrated.unmount()
    root.remove()
  })
  await expect.element(shown()).toHaveTextContent(signed)
  expect(errors).toEqual([])
})
