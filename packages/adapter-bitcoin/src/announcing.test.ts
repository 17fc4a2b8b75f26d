import * as ecc from '@bitcoinerlab/secp256k1'
import { type BitcoinChain, startBitcoinChain } from '@openappkit/testing/node'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import { Verifier } from 'bip322-js'
import { networks, Psbt, payments } from 'bitcoinjs-lib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { createWalletConnectKit, type WalletConnectKit } from '../test/createWalletConnectKit'
import { regtest, testnet } from '../test/regtest'
import { openPage, type TestPage } from '../test/TestPage'
import { fromHex, toHex } from './wallets/bytes'

type Method = (...inputs: unknown[]) => Promise<never>
type BitcoinSide = NonNullable<Parameters<typeof createWalletConnectWallet>[0]['bitcoin']>

let chain: BitcoinChain
let cloud: Cloud
let page: TestPage
/** Registry that the page's other libraries share. As on any page, it never stops listening. */
let registry: ReturnType<typeof getWallets>
const open: { destroy(): unknown }[] = []

beforeAll(async () => {
  page = openPage()
  registry = getWallets()
  chain = await startBitcoinChain({ accounts: 40 })
  cloud = await startCloud()
}, 30_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await Promise.all([chain.stop(), cloud.stop()])
})
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.destroy()))
  // A destroyed kit leaves nothing behind.
  expect(registry.get()).toEqual([])
})

let next = 0

/**
 * Creates a WalletConnect client while `window` is hidden. In Node, the client logs to the console if `window` exists.
 */
async function quietly<made>(make: () => Promise<made>): Promise<made> {
  vi.stubGlobal('window', undefined)
  try {
    return await make()
  } finally {
    vi.stubGlobal('window', page)
  }
}

async function scanned(
  bitcoin: Partial<BitcoinSide> = {},
  methods?: readonly string[],
  options = { registerWalletStandard: true },
): Promise<WalletConnectKit & { readonly phone: WalletConnectWallet }> {
  const accounts = chain.accounts.slice(next, next + 2)
  next += 2
  const phone = await quietly(() =>
    createWalletConnectWallet({
      relayUrl: cloud.relayUrl,
      bitcoin: {
        accounts,
        network: 'regtest',
        esploraUrl: chain.url,
        otherNetworks: { testnet: { esploraUrl: chain.url } },
        ...bitcoin,
      },
    }),
  )
  open.push(phone)
  if (methods) phone.share({ methods })
  const kit = await createWalletConnectKit([regtest(chain), testnet(chain)], cloud.url, undefined, options)
  open.push(kit.kit)
  await kit.adapter.prefetch()
  const link = await kit.kit.walletConnect?.load()
  await quietly(async () => link?.prepare())
  await kit.scan(phone)
  return { ...kit, phone }
}

/** Waits for the announced wallet and returns it. */
const found = (): Promise<Wallet> =>
  vi.waitFor(
    () => {
      const [wallet] = registry.get()
      if (!wallet) throw new Error('Nothing is registered.')
      return wallet
    },
    { timeout: 15_000 },
  )

const ask = (wallet: Wallet, feature: `${string}:${string}`, ...inputs: unknown[]): Promise<never> => {
  const [, method = ''] = feature.split(':')
  return (wallet.features[feature] as Readonly<Record<string, Method>>)[method]?.(...inputs) as Promise<never>
}

const listen = (wallet: Wallet, listener: (change: object) => void): unknown =>
  (wallet.features['standard:events'] as { on(event: 'change', received: typeof listener): unknown }).on(
    'change',
    listener,
  )

const accountOf = (wallet: Wallet): Wallet['accounts'][number] => {
  const [account] = wallet.accounts
  if (!account) throw new Error('The wallet shares no account.')
  return account
}

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

test('registers nothing without the option', async () => {
  const received = vi.fn()
  page.addEventListener('wallet-standard:register-wallet', received)
  const { kit } = await scanned({}, undefined, { registerWalletStandard: false })
  await new Promise(resolve => setTimeout(resolve, 100))
  page.removeEventListener('wallet-standard:register-wallet', received)
  expect(kit.getAccount('bip122').isConnected).toBe(true)
  expect(received).not.toHaveBeenCalled()
})

test('registers a session, and reads its keys once a library connects', async () => {
  const { phone } = await scanned()
  const wallet = await found()
  expect(wallet).toMatchObject({ name: 'WalletConnect', chains: ['bitcoin:regtest', 'bitcoin:testnet'] })
  expect(Object.keys(wallet.features)).toEqual([
    'standard:connect',
    'standard:disconnect',
    'standard:events',
    'bitcoin:connect',
    'bitcoin:disconnect',
    'bitcoin:events',
    'bitcoin:switchNetwork',
    'bitcoin:signMessage',
    'bitcoin:signTransaction',
  ])
  const address = phone.addresses['bip122']?.[0]
  expect(wallet.accounts).toMatchObject([{ address, chains: ['bitcoin:regtest'], publicKey: new Uint8Array() }])
  expect(phone.requests.map(({ method }) => method)).not.toContain('getAccountAddresses')
  const received = vi.fn()
  listen(wallet, received)
  const { accounts } = (await ask(wallet, 'bitcoin:connect', { purposes: ['payment', 'ordinals'] })) as Wallet
  expect(accounts.map(({ publicKey }) => toHex(new Uint8Array(publicKey)))).toEqual([
    toHex(chain.accounts[next - 2]?.publicKey ?? new Uint8Array()),
  ])
  expect(received.mock.calls).toEqual([[{ accounts: wallet.accounts }]])
  expect(await ask(wallet, 'bitcoin:connect', { purposes: ['ordinals'] })).toEqual({ accounts: [] })
})

test('works without keys if the wallet returns none in time', async () => {
  const { adapter } = await scanned()
  const wallet = await found()
  const { provider } = await adapter.getProvider('walletConnect')
  vi.spyOn(provider as { request(): Promise<unknown> }, 'request').mockRejectedValue(new Error('asleep'))
  expect(await ask(wallet, 'standard:connect')).toEqual({ accounts: wallet.accounts })
  expect(wallet.accounts).toHaveLength(1)
})

test.each(['p2wpkh', 'p2tr'] as const)('signs messages of %s with valid signatures', async paymentType => {
  await scanned({ paymentType })
  const wallet = await found()
  const account = accountOf(wallet)
  // The byte order mark is part of the message.
  const text = '\u{feff}Hello, wörld'
  const message = new TextEncoder().encode(text)
  const [signed] = (await ask(wallet, 'bitcoin:signMessage', { account, message })) as {
    readonly signature: Uint8Array
    readonly signedMessage: Uint8Array
  }[]
  expect(signed?.signedMessage).toEqual(message)
  expect(Verifier.verifySignature(account.address, text, toBase64(signed?.signature ?? new Uint8Array()))).toBe(true)
})

test('signs a PSBT that the chain accepts', async () => {
  const { kit } = await scanned({ paymentType: 'p2wpkh' })
  const wallet = await found()
  const account = accountOf(wallet)
  const { address } = account
  expect(kit.getAccount('bip122').address).toBe(address)
  const [coin] = await chain.utxosOf(address)
  if (!coin) throw new Error('There is no coin.')
  const to = chain.accounts.at(-1)?.p2wpkh ?? ''
  const source = await (await fetch(`${chain.url}/tx/${coin.txid}/hex`)).text()
  const psbt = new Psbt({ network: networks.regtest })
    .addInput({
      hash: coin.txid,
      index: coin.vout,
      nonWitnessUtxo: fromHex(source.trim()),
      witnessUtxo: {
        script: payments.p2wpkh({ address, network: networks.regtest }).output ?? new Uint8Array(),
        value: coin.value,
      },
    })
    .addOutput({ address: to, value: coin.value - 1_000n })
  const inputsToSign = [{ account, signingIndexes: [0], sigHash: 'ALL' }]
  const input = { psbt: psbt.toBuffer(), inputsToSign, chain: 'bitcoin:regtest' }
  const [signed] = (await ask(wallet, 'bitcoin:signTransaction', input)) as { readonly signedPsbt: Uint8Array }[]
  const read = Psbt.fromBuffer(signed?.signedPsbt ?? new Uint8Array(), { network: networks.regtest })
  expect(read.validateSignaturesOfInput(0, (key, hash, signature) => ecc.verify(hash, key, signature))).toBe(true)
  const body = read.finalizeAllInputs().extractTransaction().toHex()
  expect((await fetch(`${chain.url}/tx`, { method: 'POST', body })).status).toBe(200)
})

test('rejects other accounts, networks, bytes and types before they reach the phone', async () => {
  const { phone } = await scanned({}, ['signMessage', 'signPsbt'])
  const wallet = await found()
  const account = accountOf(wallet)
  const message = new Uint8Array([1])
  const [before, psbt] = [phone.requests.length, new Uint8Array([1, 2, 3])]
  const thirdParty = { ...account, address: chain.accounts.at(-1)?.p2wpkh }
  const typed = (sigHash: unknown) => [{ account, signingIndexes: [0], sigHash }]
  const refused: [Promise<unknown>, string][] = [
    [
      ask(wallet, 'bitcoin:signMessage', { account, message }, { account: thirdParty, message }),
      'wallet/account-not-shared',
    ],
    [ask(wallet, 'bitcoin:signMessage', { message }), 'wallet/account-not-shared'],
    [ask(wallet, 'bitcoin:signMessage', { account, message: 'text' }), 'message/invalid'],
    [ask(wallet, 'bitcoin:signMessage', { account, message: new Uint8Array([0xff]) }), 'message/invalid'],
    [ask(wallet, 'bitcoin:signTransaction', { psbt, chain: 'bitcoin:mainnet' }), 'network/mismatch'],
    [ask(wallet, 'bitcoin:signTransaction', { psbt: 'text' }), 'psbt/invalid'],
    [ask(wallet, 'bitcoin:signTransaction', { psbt }), 'psbt/invalid'],
    [ask(wallet, 'bitcoin:signTransaction', { psbt, inputsToSign: typed('toString') }), 'psbt/invalid'],
    [ask(wallet, 'bitcoin:signTransaction', { psbt, inputsToSign: typed(77) }), 'psbt/invalid'],
    [ask(wallet, 'bitcoin:switchNetwork', 'bitcoin:mainnet'), 'network/mismatch'],
  ]
  for (const [request, code] of refused) await expect(request).rejects.toMatchObject({ code })
  expect(phone.requests).toHaveLength(before)
})

test('emits account and network changes of the phone and the app', async () => {
  const { kit, phone } = await scanned()
  const wallet = await found()
  const [received, first] = [vi.fn(), accountOf(wallet).address]
  listen(wallet, received)
  await phone.switchAccount(1)
  await vi.waitFor(() => expect(accountOf(wallet).address).toBe(phone.addresses['bip122']?.[0]), { timeout: 15_000 })
  expect(accountOf(wallet).address).not.toBe(first)
  expect(received).toHaveBeenLastCalledWith({ accounts: wallet.accounts })
  await ask(wallet, 'bitcoin:switchNetwork', 'bitcoin:testnet')
  expect(accountOf(wallet)).toMatchObject({ address: expect.stringMatching(/^tb1/u), chains: ['bitcoin:testnet'] })
  expect(kit.getAccount('bip122').address).toBe(accountOf(wallet).address)
})

test('unregisters the wallet when the phone ends the session, and notifies its listeners', async () => {
  const { phone, scan } = await scanned()
  const wallet = await found()
  const [account, received] = [accountOf(wallet), vi.fn()]
  const { signMessage } = wallet.features['bitcoin:signMessage'] as { readonly signMessage: Method }
  listen(wallet, received)
  await phone.disconnect()
  await vi.waitFor(() => expect(registry.get()).toEqual([]), { timeout: 15_000 })
  expect(received).toHaveBeenLastCalledWith({ accounts: [] })
  const code = 'wallet/not-connected'
  await expect(signMessage({ account, message: new Uint8Array([65]) })).rejects.toMatchObject({ code })
  await expect(ask(wallet, 'bitcoin:connect')).rejects.toMatchObject({ code })
  // The next session uses the same wallet, registered once.
  await scan(phone)
  expect(await found()).toBe(wallet)
  expect(registry.get()).toHaveLength(1)
})

test('ends the session for kit and phone when a library disconnects', async () => {
  const { kit, phone } = await scanned()
  await ask(await found(), 'standard:disconnect')
  expect(kit.getAccount('bip122').isConnected).toBe(false)
  await vi.waitFor(() => expect(phone.sessions).toEqual([]), { timeout: 15_000 })
  expect(registry.get()).toEqual([])
})

test('unregisters the wallet with the kit, and keeps the session for the next visit', async () => {
  const { kit, phone, storage } = await scanned()
  const wallet = await found()
  const account = accountOf(wallet)
  kit.destroy()
  expect(registry.get()).toEqual([])
  expect(wallet.accounts).toEqual([])
  const signing = ask(wallet, 'bitcoin:signMessage', { account, message: new Uint8Array([65]) })
  await expect(signing).rejects.toThrow()
  expect(phone.sessions).toHaveLength(1)
  const again = await createWalletConnectKit([regtest(chain), testnet(chain)], cloud.url, storage, {
    registerWalletStandard: true,
  })
  open.push(again.kit)
  expect((await found()).accounts).toMatchObject([{ address: account.address }])
})

test('is listed by no kit, under any name', async () => {
  const { kit } = await scanned()
  const wallet = await found()
  const second = createTestKit([regtest(chain)])
  open.push({ destroy: second.detach })
  await second.adapter.prefetch()
  const announced = () => second.state.connectors.filter(({ type }) => type === 'ANNOUNCED')
  expect(kit.connectors.state.connectors.map(({ id }) => id)).toEqual(['walletConnect'])
  expect(announced()).toEqual([])
  // The marker excludes the wallet, not its name. A wallet with the same name and features but no marker is listed.
  const marked = { ...wallet, name: 'Phone' }
  const unmarked = Object.fromEntries(Object.entries(marked)) as unknown as Wallet
  const stops: (() => void)[] = []
  const register = (one: Wallet) =>
    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: (app: Pick<typeof registry, 'register'>) => stops.push(app.register(one)),
      }),
    )
  register(marked)
  expect(announced()).toEqual([])
  register(unmarked)
  expect(announced()).toMatchObject([{ name: 'Phone' }])
  for (const stop of stops) stop()
})
