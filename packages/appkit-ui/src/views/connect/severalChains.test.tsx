import { UserRejectedError } from '@openappkit/appkit-core'
import { approve, decline, hang } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bitcoin, evm, solana } from '../../../test/chains'
import { focusedText } from '../../../test/focusedText'
import { openSeveralChains } from '../../../test/severalChains'

const rowNames = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('.view li .list-item-title')].map(title => title.textContent ?? '')

test('a wallet on several chains is one row that opens the choice of chain', async () => {
  const { kit, adapter, root } = await openSeveralChains()
  await expect.poll(() => rowNames(root()).filter(name => name === 'Prism')).toHaveLength(1)
  await page.getByRole('button', { name: 'Prism Installed' }).click()
  await expect.poll(focusedText).toBe('Choose network')
  await expect.element(page.getByRole('heading', { name: 'Prism supports several networks' })).toBeVisible()
  expect(rowNames(root())).toEqual(['Ethereum', 'Solana', 'Bitcoin'])
  expect(adapter.requests).toEqual([])
  expect(kit.router.current.view).toBe('ConnectingMultiChain')
})

test('a click on a chain requests the wallet within the click', async () => {
  const made = await openSeveralChains()
  await page.getByRole('button', { name: 'Prism Installed' }).click()
  await expect.element(page.getByRole('button', { name: 'Solana' })).toBeVisible()
  made.solana.answerTo({ connect: hang })
  let requestsInClick = 0
  made.root().addEventListener('click', () => {
    requestsInClick = made.solana.requests.length
  })
  ;[...made.root().querySelectorAll<HTMLElement>('.view li button')][1]?.click()
  expect(requestsInClick).toBe(1)
  expect(made.adapter.requests).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Continue in Prism' })).toBeVisible()
})

test('connects the chosen chain, makes it active and closes the modal', async () => {
  const { kit, solana: adapter } = await openSeveralChains()
  await page.getByRole('button', { name: 'Prism Installed' }).click()
  await page.getByRole('button', { name: 'Solana' }).click()
  await expect.poll(() => kit.modal.state.open).toBe(false)
  expect(adapter.requests).toEqual(['connect prism'])
  expect(kit.chains.state.activeNamespace).toBe('solana')
  expect(kit.chains.isConnected('solana')).toBe(true)
})

test('a connected chain is tagged and shows the wallets without a request', async () => {
  const made = await openSeveralChains({ view: 'Connect' }, { connected: [[evm, ['io.prism']]] })
  await page.getByRole('button', { name: 'Prism Installed' }).click()
  await page.getByRole('button', { name: 'Ethereum Connected' }).click()
  expect(made.adapter.requests).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Wallets' })).toBeVisible()
})

test('shows a toast if the wallet is gone by the time of the click', async () => {
  const { bitcoin: adapter, root } = await openSeveralChains()
  await page.getByRole('button', { name: 'Prism Installed' }).click()
  await expect.element(page.getByRole('button', { name: 'Bitcoin' })).toBeVisible()
  adapter.emit({ connectors: [] })
  await page.getByRole('button', { name: 'Bitcoin' }).click()
  await expect.poll(() => root().querySelector('.toast')?.textContent).toBe('Prism isn’t available on Bitcoin')
})

test('works by keyboard: Tab moves through the chains, and Enter selects', async () => {
  const made = await openSeveralChains()
  await page.getByRole('button', { name: 'Prism Installed' }).click()
  await expect.poll(focusedText).toBe('Choose network')
  await expect.element(page.getByRole('button', { name: 'Bitcoin' })).toBeVisible()
  made.bitcoin.answerTo({ connect: hang })
  for (let press = 0; press < 6 && !focusedText()?.endsWith('Bitcoin'); press++) await userEvent.tab()
  expect(focusedText()).toMatch(/Bitcoin$/)
  await userEvent.keyboard('{Enter}')
  expect(made.bitcoin.requests).toEqual(['connect prism'])
})

test('Connect for one chain lists only its wallets and names the chain', async () => {
  const { root } = await openSeveralChains({ view: 'Connect', arguments: { namespace: 'solana' } })
  await expect.element(page.getByRole('heading', { name: 'Connect Solana wallet' })).toBeVisible()
  expect(rowNames(root()).slice(0, 2)).toEqual(['Prism', 'Solana Only'])
  expect(rowNames(root())).not.toContain('EVM Only')
  await expect.element(page.getByRole('button', { name: 'Prism Installed' })).toBeVisible()
})

test('open() with a namespace shows that chain’s wallets', async () => {
  const { root } = await openSeveralChains({ namespace: 'bip122' })
  await expect.element(page.getByRole('heading', { name: 'Connect Bitcoin wallet' })).toBeVisible()
  expect(rowNames(root())).not.toContain('Solana Only')
})

test('connects the same wallet on a chain that it supports, with one press', async () => {
  const made = await openSeveralChains({ view: 'Networks' }, { connected: [[evm, ['io.prism']]] })
  await page.getByRole('button', { name: 'Solana Devnet' }).click()
  await expect.element(page.getByText(/Prism supports Solana too/)).toBeVisible()
  await page.getByRole('button', { name: 'Also connect Prism on Solana' }).click()
  await expect.poll(() => made.kit.chains.isConnected('solana')).toBe(true)
  expect(made.solana.requests).toEqual(['connect prism on solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'])
  expect(made.kit.chains.isConnected('eip155')).toBe(true)
  await expect.poll(() => made.kit.modal.state.open).toBe(false)
})

test('a declined request on another chain stays on screen and keeps the wallet', async () => {
  const made = await openSeveralChains({ view: 'Networks' }, { connected: [[evm, ['io.prism']]] })
  made.solana.answerTo({ connect: decline })
  await page.getByRole('button', { name: 'Solana Devnet' }).click()
  await page.getByRole('button', { name: 'Also connect Prism on Solana' }).click()
  await expect.element(page.getByRole('heading', { name: 'Connection declined' })).toBeVisible()
  expect(made.kit.chains.state.activeNamespace).toBe('eip155')
})

test("offers only other wallets on a chain that the wallet doesn't support", async () => {
  await openSeveralChains({ view: 'Networks' }, { connected: [[evm, ['ethereum only']]] })
  await page.getByRole('button', { name: 'Solana Devnet' }).click()
  await expect.element(page.getByRole('button', { name: 'Connect Solana wallet' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Also connect/ }).elements()).toEqual([])
})

test('connects all chains one after the other, then closes with the first one active', async () => {
  const made = await openSeveralChains()
  await page.getByRole('button', { name: 'Prism Installed' }).click()
  await page.getByRole('button', { name: 'Connect all' }).click()
  await expect.poll(() => made.kit.modal.state.open).toBe(false)
  expect([made.adapter, made.solana, made.bitcoin].map(({ requests }) => requests)).toEqual([
    ['connect io.prism'],
    ['connect prism'],
    ['connect prism'],
  ])
  expect(made.kit.chains.state.activeNamespace).toBe('eip155')
})

test('shows which chain the wallet asks for, stops at a decline and keeps what is connected', async () => {
  const made = await openSeveralChains()
  let answer = () => {}
  made.solana.answerTo({
    connect: () =>
      new Promise((_, reject) => {
        answer = () => reject(new UserRejectedError())
      }),
  })
  await page.getByRole('button', { name: 'Prism Installed' }).click()
  await page.getByRole('button', { name: 'Connect all' }).click()
  await expect.element(page.getByRole('heading', { name: 'Approve Solana in Prism' })).toBeVisible()
  await expect.element(page.getByText('2 of 3', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Connecting…' })).toBeDisabled()
  expect(made.root().querySelectorAll('.multi-chain .spinner')).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Ethereum Connected' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Bitcoin' })).toBeDisabled()
  answer()
  await expect.element(page.getByText('You declined Solana. Connected networks stay connected.')).toBeVisible()
  expect(made.kit.chains.isConnected('eip155')).toBe(true)
  expect(made.bitcoin.requests).toEqual([])
  expect(made.kit.modal.state.open).toBe(true)

  made.solana.answerTo({ connect: approve })
  expect(page.getByRole('button', { name: 'Try again' }).element().querySelector('svg')).not.toBeNull()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => made.kit.modal.state.open).toBe(false)
  expect(made.kit.chains.isConnected('bip122')).toBe(true)
  expect(made.adapter.requests).toEqual(['connect io.prism'])
})

test('leaving while the wallet asks ends the sequence', async () => {
  const made = await openSeveralChains()
  let answer = () => {}
  made.adapter.answerTo({
    connect: () =>
      new Promise(resolve => {
        answer = () => resolve(undefined)
      }),
  })
  await page.getByRole('button', { name: 'Prism Installed' }).click()
  await page.getByRole('button', { name: 'Connect all' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  answer()
  await expect.poll(() => made.kit.chains.isConnected('eip155')).toBe(true)
  expect(made.solana.requests).toEqual([])
})

test("opening Connect for a connected chain adds a wallet there and doesn't close by itself", async () => {
  const { kit } = await openSeveralChains(undefined, {
    connected: [
      [evm, ['io.prism']],
      [solana, ['prism']],
    ],
  })
  await kit.context.open({ view: 'Connect', namespace: 'solana' })
  await expect.element(page.getByRole('heading', { name: 'Connect Solana wallet' })).toBeVisible()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(kit.modal.state.open).toBe(true)
})

test('choosing a network of an unconnected chain offers its wallets and keeps the connected one', async () => {
  const { kit, solana: adapter } = await openSeveralChains(
    { view: 'Networks' },
    { connected: [[evm, ['ethereum only']]] },
  )
  await page.getByRole('button', { name: 'Solana Devnet' }).click()
  await expect.element(page.getByRole('heading', { name: 'Switch to Solana Devnet' })).toBeVisible()
  await expect.element(page.getByText(/Ethereum Only stays connected/)).toBeVisible()
  await page.getByRole('button', { name: 'Connect Solana wallet' }).click()
  await expect.element(page.getByRole('heading', { name: 'Connect Solana wallet' })).toBeVisible()
  expect(kit.chains.isConnected('eip155')).toBe(true)
  await page.getByRole('button', { name: /Solana Only/ }).click()
  await expect.poll(() => kit.chains.isConnected('solana')).toBe(true)
  expect(adapter.requests).toEqual(['connect solana only on solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'])
  expect(kit.chains.isConnected('eip155')).toBe(true)
})

test.each([evm, solana, bitcoin])('with $chainName connected, shows its account, balance and symbol', async chain => {
  const id = chain === evm ? 'io.prism' : 'prism'
  const { root } = await openSeveralChains(undefined, { connected: [[chain, [id]]] })
  const shown = { eip155: '1.2345 ETH', solana: '12.345 SOL', bip122: '1.5 BTC' }[chain.namespace as 'solana']
  await expect.poll(() => root().querySelector('.balance')?.textContent).toContain(shown)
})

test("shows the image of each chain's current network", async () => {
  const { root } = await openSeveralChains()
  await page.getByRole('button', { name: 'Prism Installed' }).click()
  const pictures = () => [...root().querySelectorAll('.view li img')].map(image => image.getAttribute('src') ?? '')
  await expect.poll(() => pictures().filter(src => src.startsWith('data:image/svg+xml,%3Csvg'))).toHaveLength(3)
})
