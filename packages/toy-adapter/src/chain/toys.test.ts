import { expect, test, vi } from 'vitest'
import { ToyChain, toyFee, toyTransferText } from './ToyChain'
import { ToyPage } from './ToyPage'
import { ToyWallet } from './ToyWallet'
import { isToyAddress, toyAddress, toySign } from './toyAddress'

const [key, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const [from, to] = [toyAddress(key), toyAddress(other)]

function createToys() {
  const chains: readonly [ToyChain, ToyChain] = [new ToyChain('marble', 'Marbles'), new ToyChain('chalk', 'Chalk')]
  chains[0].fund(from, 100n + toyFee)
  const wallet = new ToyWallet({ name: 'Toy', keys: [key, other], chains })
  return { chain: chains[0], chains, wallet }
}

function addressesOf(wallet: ToyWallet): readonly string[] {
  return wallet.accounts().map(({ address }) => address)
}

function signed(
  change: { readonly value?: bigint; readonly nonce?: number } = {},
  signer = key,
  network = 'toy:marble',
) {
  const transfer = { from, to, value: 100n, nonce: 0, ...change }
  return { ...transfer, signature: toySign(toyTransferText(network, transfer), signer) }
}

test('transfers the value and charges the fee once', () => {
  const { chain } = createToys()
  chain.submit(signed())
  expect([chain.balanceOf(from), chain.balanceOf(to)]).toEqual([0n, 100n])
  expect(() => chain.submit(signed())).toThrow('out of order')
})

test.each([
  ['another key', signed({}, other), "didn't sign"],
  ['another network', signed({}, key, 'toy:chalk'), "didn't sign"],
  ['another value', { ...signed({ value: 1n }), value: 100n }, "didn't sign"],
  ['a future nonce', signed({ nonce: 1 }), 'out of order'],
  ['too little for the fee', signed({ value: 101n }), "doesn't cover"],
  ['a negative value', signed({ value: -1n }), 'is invalid'],
  ['an invalid recipient', { ...signed(), to: to.toUpperCase() }, 'is invalid'],
])('rejects a transfer signed for %s, and changes no balance', (_, transfer, reason) => {
  const { chain } = createToys()
  expect(() => chain.submit(transfer)).toThrow(reason)
  expect([chain.balanceOf(from), chain.balanceOf(to), chain.nonceOf(from)]).toEqual([100n + toyFee, 0n, 0])
})

test('includes a checksum in an address', () => {
  expect(isToyAddress(from)).toBe(true)
  for (const text of [
    '',
    `${from}0`,
    ` ${from}`,
    `${from}\n`,
    from.replace('toy1', 'toy2'),
    from.slice(0, -8) + to.slice(-8),
  ])
    expect([text, isToyAddress(text)]).toEqual([text, false])
})

test.each([
  ['reject', { code: 'wallet/rejected', name: 'UserRejectedError' }],
  ['pending', { code: 'wallet/request-pending', name: 'RequestPendingError' }],
] as const)('applies %s only to the next request of its kind', async (answer, error) => {
  const { wallet } = createToys()
  await wallet.connect()
  wallet[answer]('sign')
  await wallet.transfer(from, to, 1n)
  await expect(wallet.sign('a', from)).rejects.toMatchObject(error)
  expect(await wallet.sign('a', from)).toBe(toySign('a', key))
  expect(wallet.prompts).toBe(4)
})

test.each([
  ['approve', true],
  ['reject', false],
] as const)('settles a hanging request with release(%s), after later ones', async (how, isShared) => {
  const { wallet } = createToys()
  wallet.hang('connect')
  const connecting = wallet.connect()
  const settled = vi.fn()
  connecting.then(settled, settled)
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
  wallet.release(how)
  await (isShared ? connecting : expect(connecting).rejects.toThrow('rejected'))
  expect(addressesOf(wallet)).toEqual(isShared ? [from, to] : [])
})

test('returns no account and no signature without permission', async () => {
  const { wallet } = createToys()
  await expect(wallet.sign('a', from)).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  await expect(wallet.transfer(from, to, 1n)).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  wallet.grantNoAccounts()
  await wallet.connect()
  expect(addressesOf(wallet)).toEqual([])
  expect(wallet.prompts).toBe(1)
})

test('notifies listeners of account changes, network changes and disconnects until they unsubscribe', async () => {
  const { wallet, chains } = createToys()
  await wallet.connect()
  const received = vi.fn()
  const stop = wallet.subscribe(received)
  wallet.switchAccount(1)
  expect(addressesOf(wallet)).toEqual([to, from])
  wallet.switchNetwork(chains[1].network)
  expect(wallet.chainId).toBe('chalk')
  await wallet.disconnect()
  expect(received).toHaveBeenCalledTimes(3)
  stop()
  wallet.switchAccount(1)
  expect([received.mock.calls.length, wallet.listenerCount]).toEqual([3, 0])
  expect(() => wallet.switchNetwork({ caipNetworkId: 'toy:clay' })).toThrow("doesn't have")
})

test('lists wallets until they are removed', () => {
  const { wallet } = createToys()
  const page = new ToyPage()
  const received = vi.fn()
  const stop = page.listen(received)
  wallet.install(page)
  expect(page.list).toEqual([wallet])
  wallet.uninstall()
  expect([page.list, received.mock.calls.length]).toEqual([[], 2])
  stop()
  expect(page.listenerCount).toBe(0)
})
