import type { AppKitNetwork, CaipNetwork, Connection } from '@openappkit/appkit-core'
import type { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import axe from 'axe-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bitcoin, evm } from '../../../test/chains'
import { endMovements } from '../../../test/endMovements'
import { focusedText } from '../../../test/focusedText'
import { type OpenKit, openKit } from '../../../test/openKit'
import { scanCode } from '../../../test/scanCode'
import { openSeveralChains } from '../../../test/severalChains'

const receive = { view: 'WalletReceive' } as const
const connected = ['io.first']
const [{ address }] = evm.accounts(0)
const uri = (network: number) => `ethereum:${address}@${network}`

function writesLinks(adapter: ScriptedAdapter): void {
  Object.assign(adapter, {
    addressUri: (account: { address: string; caipNetwork: CaipNetwork }) =>
      `ethereum:${account.address}@${account.caipNetwork.id}`,
  })
}

/** Updates the connection of the same wallet. */
function withConnection({ adapter }: OpenKit, more: Partial<Connection>): void {
  adapter.emit({ connections: [{ connectorId: 'io.first', accounts: evm.accounts(0), ...more }] })
}

const codeOf = ({ root }: OpenKit) => root().querySelector('.qr-code') as Element
const textOf = ({ root }: OpenKit) => root().querySelector('.address bdi')?.textContent

test.each(['dark', 'light'] as const)('a camera can read the address link in the %s theme', async themeMode => {
  const made = await openKit(receive, {
    connected,
    options: { themeMode },
    prepare: ({ adapter }) => writesLinks(adapter),
  })
  await expect.element(page.getByRole('img', { name: 'QR code for your Ethereum address' })).toBeVisible()
  endMovements(made.root())
  await expect.poll(() => scanCode(codeOf(made))).toBe(uri(1))
})

test('the code updates when the wallet switches networks', async () => {
  const made = await openKit(receive, { connected, prepare: ({ adapter }) => writesLinks(adapter) })
  made.adapter.emit({ chainId: 8453 })
  await expect.element(page.getByRole('img', { name: 'QR code for your Base address' })).toBeVisible()
  endMovements(made.root())
  await expect.poll(() => scanCode(codeOf(made))).toBe(uri(8453))
})

test('on a chain without links, a camera reads the plain address', async () => {
  const made = await openKit(receive, { connected })
  endMovements(made.root())
  await expect.poll(() => scanCode(codeOf(made))).toBe(address)
})

test('shows the whole address in groups that can be selected without gaps', async () => {
  const made = await openKit(receive, { connected })
  const text = made.root().querySelector('.address bdi') as HTMLElement
  // biome-ignore lint/performance/useDomNodeTextContent: a selection takes what is laid out
  expect(text.innerText).toBe(address)
  const groups = [...made.root().querySelectorAll('.address bdi > span')].map(group => group.textContent)
  expect(groups.slice(0, 3)).toEqual(['0x71C7', '656E', 'C7ab'])
  await expect.element(page.getByText(`Your address ${address}`)).toBeVisible()
})

test.each([
  ['Address copied', () => Promise.resolve()],
  ['Couldn’t copy. Try again.', () => Promise.reject(new Error('denied'))],
])('copying shows and announces: %s', async (messages, write) => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  onTestFinished(() => written.mockRestore())
  const { root } = await openKit(receive, { connected, prepare: ({ adapter }) => writesLinks(adapter) })
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.element(page.getByText(messages).first()).toBeVisible()
  await expect
    .poll(() => [...root().querySelectorAll('.visually-hidden')].map(it => it.textContent))
    .toContain(messages)
  expect(written).toHaveBeenCalledWith(address)
})

test('lists the networks that share the address in a separate view, and marks the current one', async () => {
  const { kit } = await openKit(receive, { connected })
  await page.getByRole('button', { name: 'Compatible networks 3 networks use this address' }).click()
  await expect.poll(focusedText).toBe('Compatible networks')
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(3)
  const names = page.getByRole('listitem').elements()
  expect(names.map(item => item.querySelector('.list-item-title')?.textContent)).toEqual([
    'Ethereum',
    'OP Mainnet',
    'Base',
  ])
  expect(names.map(item => item.querySelector('.list-item-detail')?.textContent)).toEqual([
    'This network',
    undefined,
    undefined,
  ])
  expect(names.map(item => item.firstElementChild?.getAttribute('aria-current'))).toEqual(['true', null, null])
  expect(kit.router.state.stack.map(({ view }) => view)).toEqual(['WalletReceive', 'WalletCompatibleNetworks'])
})

test('limits a smart account to the current network, and explains why', async () => {
  const made = await openKit({ view: 'WalletCompatibleNetworks' }, { connected })
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(3)
  withConnection(made, { accounts: [{ namespace: 'eip155', address, type: 'smartAccount' }] })
  await expect.element(page.getByText(/Your smart account has this address on Ethereum only/)).toBeVisible()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(1)
  await expect.element(page.getByRole('listitem').getByText('Ethereum')).toBeVisible()
})

test('warns if the wallet is on another network, and offers to switch', async () => {
  const made = await openKit(receive, { connected })
  expect(made.root().querySelector('.notice')).toBeNull()
  withConnection(made, { caipNetworkId: 'eip155:10' })
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'This address is for Ethereum, but First is on OP Mainnet.' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Choose network' }).click()
  await expect.element(page.getByRole('heading', { name: 'Choose network' })).toBeVisible()
  withConnection(made, { caipNetworkId: 'eip155:10' })
  await page.getByRole('button', { name: 'OP Mainnet' }).click()
  await expect.poll(() => made.kit.router.current.view).toBe('WalletReceive')
  await expect.poll(() => made.root().querySelector('.notice')).toBeNull()
})

test('warns about another network without offering a switch if the app disables switching', async () => {
  const made = await openKit(receive, { connected, options: { enableNetworkSwitch: false } })
  withConnection(made, { caipNetworkId: 'eip155:999' })
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'First is on another network. This address is for Ethereum.' }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose network' })).not.toBeInTheDocument()
})

test('on an unknown network, the code is the plain address, with a warning', async () => {
  const made = await openKit(receive, {
    options: { allowUnsupportedChain: true },
    connected,
    prepare: ({ adapter }) => writesLinks(adapter),
  })
  made.adapter.emit({ chainId: 999 })
  await expect.element(page.getByRole('alert').filter({ hasText: 'a network this app doesn’t support' })).toBeVisible()
  endMovements(made.root())
  await expect.poll(() => scanCode(codeOf(made))).toBe(address)
})

test('labels a test network', async () => {
  const [mainnet] = evm.networks
  const sepolia: AppKitNetwork = { ...mainnet, id: 11155111, name: 'Sepolia', testnet: true }
  const { adapter, root } = await openKit(receive, { connected, options: { networks: [mainnet, sepolia] } })
  expect(root().querySelector('.notice')).toBeNull()
  adapter.emit({ chainId: 11155111 })
  await expect.element(page.getByText('Sepolia is a test network. Its tokens have no value.')).toBeVisible()
  await page.getByRole('button', { name: /^Compatible networks/ }).click()
  const tagOf = (name: string) => page.getByRole('listitem').filter({ hasText: name }).getByText('Test network')
  await expect.element(tagOf('Sepolia')).toBeVisible()
  await expect.element(tagOf('Ethereum')).not.toBeInTheDocument()
})

test('shows the payment address of a Bitcoin wallet, even while the one for Ordinals is active', async () => {
  const [payment, ordinal] = bitcoin.accounts(0)
  const made = await openSeveralChains(receive, { connected: [[bitcoin, ['prism']]] })
  await expect.poll(() => textOf(made)).toBe(payment.address)
  made.bitcoin.emit({ address: ordinal?.address })
  await expect.element(page.getByText('Payments only. Prism uses another address for Ordinals.')).toBeVisible()
  expect(textOf(made)).toBe(payment.address)
  endMovements(made.root())
  await expect.poll(() => scanCode(codeOf(made))).toBe(payment.address)
})

test('a wallet without a payment address shows none and offers to use another wallet', async () => {
  const ordinals = bitcoin.accounts(0).filter(({ type }) => type === 'ordinal')
  const made = await openSeveralChains(receive, {
    connected: [[bitcoin, ['prism']]],
    prepare: ({ bitcoin }) =>
      bitcoin.emit({
        address: ordinals[0]?.address,
        connections: [{ connectorId: 'prism', accounts: ordinals }],
      }),
  })
  await expect.element(page.getByText('Prism didn’t share a payment address.')).toBeVisible()
  expect(made.root().querySelector('.qr-code')).toBeNull()
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect.poll(focusedText).toBe('Wallets')
})

test('without an account, offers to connect', async () => {
  await openKit(receive)
  await expect.element(page.getByRole('heading', { name: 'No address yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect.poll(focusedText).toBe('Connect wallet')
})

test('in Arabic, the texts are Arabic, the address reads left to right, and axe finds nothing', async () => {
  const made = await openKit(receive, { connected, options: { locale: 'ar' } })
  await expect.element(page.getByRole('heading', { name: 'استلام' })).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'نسخ العنوان' })).toBeVisible()
  expect(textOf(made)).toBe(address)
  const [first, second] = [...made.root().querySelectorAll('.address bdi > span')].map(group =>
    group.getBoundingClientRect(),
  )
  expect(first?.left).toBeLessThan(second?.left ?? 0)
  endMovements(made.root())
  const { violations } = await axe.run(made.root().host as HTMLElement, { resultTypes: ['violations'] })
  expect(violations.map(({ id }) => id)).toEqual([])
})
