import { browserEnvironment, type Connector, type Environment } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { connector, walletConnect } from '../../test/createViewKit'
import { openKit, testKit } from '../../test/openKit'
import { pictureBackend } from '../../test/pictureBackend'

/** A picture that a wallet or the app provides. */
const own = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Returns the picture URLs of a list's rows by title. Undefined for rows with a letter or an icon. */
function sources(root: ShadowRoot): Record<string, string | null | undefined> {
  const rows = [...root.querySelectorAll('.view li')].map(row => [
    row.querySelector('.list-item-title')?.textContent ?? '',
    row.querySelector('.image img')?.getAttribute('src'),
  ])
  return Object.fromEntries(rows)
}

/** Returns an environment that holds timers of 2 seconds, the time limit of pictures, until the test runs them. */
function heldEnvironment(): { readonly environment: Environment; readonly held: (() => void)[] } {
  const real = browserEnvironment()
  const held: (() => void)[] = []
  const setTimer: Environment['setTimer'] = (task, ms) => {
    if (ms !== 2_000) return real.setTimer(task, ms)
    held.push(task)
    return () => {}
  }
  return { environment: { ...real, setTimer }, held }
}

test("wallets that aren't installed show bundled pictures without a backend", async () => {
  const { root } = await openKit({ view: 'GetWallet' })
  const ours = expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/)
  await expect
    .poll(() => sources(root()))
    .toMatchObject({ MetaMask: ours, 'Coinbase Wallet': ours, Rainbow: ours, Phantom: ours })
})

test("the app's picture of a custom wallet takes precedence", async () => {
  const customWallets = [{ id: 'own', name: 'Own', homepage: 'https://own.example', image_url: own }]
  const { root } = await openKit({ view: 'GetWallet' }, { options: { customWallets } })
  await expect.poll(() => sources(root())['Own']).toBe(own)
})

test("wallets that aren't installed show the backend's pictures, and bundled ones if it fails", async () => {
  const working = await openKit(
    { view: 'GetWallet' },
    { options: { cloud: pictureBackend('pictures') }, isLoading: true },
  )
  await expect.poll(() => sources(working.root())['MetaMask']).toContain('/getWalletImage/c57ca95b')
  working.kit.context.destroy()
  const broken = await openKit({ view: 'GetWallet' }, { options: { cloud: pictureBackend('broken') }, isLoading: true })
  await expect.poll(() => sources(broken.root())['MetaMask']).toContain('data:image/svg+xml,')
})

test('with a backend that never responds, letters show for 2 seconds, then bundled pictures', async () => {
  const { environment, held } = heldEnvironment()
  const { root } = await openKit(
    { view: 'GetWallet' },
    { options: { cloud: pictureBackend('silent') }, environment, isLoading: true },
  )
  await expect.poll(() => Object.keys(sources(root()))).toContain('MetaMask')
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(4)
  expect(sources(root())['MetaMask']).toBeUndefined()
  // Rows that render later start their own timers.
  await expect
    .poll(() => {
      for (const giveUp of held) giveUp()
      return sources(root())['MetaMask']
    })
    .toContain('data:image/svg+xml,')
})

const coinbase: Connector = { id: 'coinbaseWalletSDK', name: 'Coinbase Wallet', type: 'EXTERNAL', chain: 'eip155' }
const chosen = connector('io.chosen', 'Chosen', { imageId: 'of-its-own' })
const pictured = connector('io.pictured', 'Pictured', { imageUrl: own })

test("connectors without a picture show the backend's, by their image id or a known one", async () => {
  const connectors = [walletConnect, coinbase, chosen, pictured, connector('io.plain', 'Plain')]
  const { root } = await openKit(undefined, {
    connectors,
    options: { cloud: pictureBackend('pictures') },
    isLoading: true,
  })
  await expect
    .poll(() => sources(root()))
    .toMatchObject({
      'Coinbase Wallet': expect.stringContaining('/public/getAssetImage/0c2840c3-'),
      WalletConnect: expect.stringContaining('/public/getAssetImage/ef1a1fcf-'),
      Chosen: expect.stringContaining('/public/getAssetImage/of-its-own'),
      Pictured: own,
      Plain: undefined,
    })
})

test('connectors keep their icons and letters after the backend fails, until the bundled pictures load', async () => {
  const connectors = [walletConnect, coinbase]
  const made = await openKit(undefined, { connectors, options: { cloud: pictureBackend('broken') }, isLoading: true })
  await expect.poll(() => Object.keys(sources(made.root()))).toContain('WalletConnect')
  expect(sources(made.root())['WalletConnect']).toBeUndefined()
  made.adapter.emitConnected({ connectorIds: ['coinbaseWalletSDK'] })
  await expect
    .poll(() => made.kit.connectors.state.connectors.map(({ imageUrl }) => imageUrl))
    .toEqual([expect.stringMatching(/^data:image\/svg/), expect.stringMatching(/^data:image\/svg/)])
})

test('a browser wallet without a picture shows an icon instead of a letter', async () => {
  const browserWallet: Connector = { id: 'injected', name: 'Browser Wallet', type: 'INJECTED', chain: 'eip155' }
  const { root } = await openKit(undefined, { connectors: [browserWallet] })
  const tile = root().querySelector('.view li .image')
  expect(tile?.textContent).toBe('')
  expect(tile?.querySelector('svg')).not.toBeNull()
})

test('after connecting, networks have pictures before any view opens', async () => {
  const made = testKit()
  made.hover()
  const picture = () => made.kit.context.chains.get('eip155')?.network?.assets?.imageUrl
  await expect.poll(() => document.querySelector('openappkit-modal')).not.toBeNull()
  await new Promise(resolve => requestIdleCallback(resolve, { timeout: 2500 }))
  expect(picture()).toBeUndefined()
  made.adapter.emitConnected({ connectorIds: ['io.first'] })
  await expect.poll(picture).toContain('data:image/svg+xml,')
  expect(made.kit.modal.state.open).toBe(false)
})

test('a connector that is added later gets its picture too', async () => {
  const made = testKit({}, [connector('io.first', 'First')])
  made.hover()
  made.adapter.emitConnected({ connectorIds: ['io.first'] })
  await expect.poll(() => made.kit.context.chains.get('eip155')?.network?.assets?.imageUrl).toBeDefined()
  made.adapter.emit({ connectors: [connector('io.first', 'First'), coinbase] })
  await expect.poll(() => made.kit.connectors.find('coinbaseWalletSDK')?.imageUrl).toContain('data:image/svg+xml,')
})
