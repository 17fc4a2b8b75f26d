import { createPublicKey, verify } from 'node:crypto'
import type { AppKitNetwork } from '@openappkit/appkit-core'
import { type EvmChain, type SolanaChain, startEvmChain, startSolanaChain } from '@openappkit/testing/node'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { hexToBytes, recoverMessageAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createWalletConnectKit, newBrowser, type WalletConnectKit } from '../test/createWalletConnectKit'

let evm: EvmChain
let solana: SolanaChain
let cloud: Cloud
const open: { destroy(): unknown }[] = []

beforeAll(async () => {
  ;[evm, solana, cloud] = await Promise.all([startEvmChain(), startSolanaChain(), startCloud()])
}, 30_000)
afterAll(() => Promise.all([evm.stop(), solana.stop(), cloud.stop()]))
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.destroy()))
})

function cluster(): AppKitNetwork {
  return {
    id: solana.caipNetworkId.slice('solana:'.length),
    name: 'Local cluster',
    chainNamespace: 'solana',
    caipNetworkId: solana.caipNetworkId,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [solana.url] } },
  }
}

async function createWallet(): Promise<WalletConnectWallet> {
  const wallet = await createWalletConnectWallet({
    relayUrl: cloud.relayUrl,
    accounts: [evm.accounts[0]],
    chains: { [evm.chainId]: { rpcUrl: evm.url } },
    solana: { accounts: solana.accounts.slice(0, 1), chains: { [solana.caipNetworkId]: { rpcUrl: solana.url } } },
  })
  open.push(wallet)
  return wallet
}

/** Creates a kit with all adapters, only the EVM one, or none. */
async function createKit(
  browser = newBrowser(),
  options: Parameters<typeof createWalletConnectKit>[3] = {},
): Promise<WalletConnectKit> {
  const kit = await createWalletConnectKit([evm.chain, cluster()], cloud.url, browser, options)
  open.push(kit.kit)
  return kit
}

test.each([
  ['no adapter', { adapters: [] }],
  ['an EVM adapter only', {}],
])('shares one session between both chains with %s: balances, messages, end', async (_name, options) => {
  const [wallet, { kit, scan }] = [await createWallet(), await createKit(undefined, options)]
  await scan(wallet)
  await expect.poll(() => kit.getAccount('solana').isConnected).toBe(true)
  const [address, base58] = [kit.getAccount('eip155').address ?? '', kit.getAccount('solana').address ?? '']
  expect(base58).toBe(solana.accounts[0]?.address)

  const network = kit.chains.require('solana').network
  if (!network) throw new Error('The cluster is not the current network.')
  const { value } = await (await kit.adapter('solana').transfers()).getBalance({
    address: base58,
    caipNetwork: network,
  })
  expect(value).toBe(await solana.balanceOf(base58))

  const { signature } = await kit.adapter('eip155').signMessage({ message: 'hello', address })
  expect(await recoverMessageAddress({ message: 'hello', signature: signature as `0x${string}` })).toBe(
    wallet.accounts[0],
  )
  const signed = await kit.adapter('solana').signMessage({ message: 'hello', address: base58 })
  expect(isSigned('hello', signed.signature, solana.accounts[0]?.secretKey.slice(32))).toBe(true)
  expect(isSigned('hullo', signed.signature, solana.accounts[0]?.secretKey.slice(32))).toBe(false)

  await kit.disconnect({ namespace: 'solana' })
  await expect.poll(() => wallet.sessions).toEqual([])
  expect([kit.getAccount('eip155').status, kit.getAccount('solana').status]).toEqual(['disconnected', 'disconnected'])
})

test('without adapters, sends money through the session’s wallet and reconnects after a reload', async () => {
  const wallet = await createWallet()
  const browser = newBrowser()
  const before = await createKit(browser, { adapters: [] })
  await before.scan(wallet)
  const network = before.kit.chains.require('eip155').network
  if (!network) throw new Error('The chain is not the current network.')
  const to = '0x000000000000000000000000000000000000bEEF'
  const { hash } = await (await before.kit.adapter('eip155').transfers()).sendTransaction({
    to,
    value: 7n,
    caipNetwork: network,
  })
  expect(await evm.waitForReceipt(hash as `0x${string}`)).toMatchObject({ status: 'success' })
  expect(await evm.balanceOf(to)).toBe(7n)
  before.kit.destroy()

  const after = await createKit(browser, { adapters: [] })
  await vi.waitFor(
    () => {
      expect(after.kit.getAccount('eip155').isConnected).toBe(true)
      expect(after.kit.getAccount('solana').isConnected).toBe(true)
    },
    { timeout: 15_000 },
  )
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
})

/** Verifies a signature with Node's built-in ed25519. */
function isSigned(message: string, signature: string, publicKey: Uint8Array | undefined): boolean {
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey ?? new Uint8Array(32)])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, Buffer.from(message), key, bytesOfBase58(signature))
}

function bytesOfBase58(text: string): Uint8Array {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  const value = [...text].reduce((sum, letter) => sum * 58n + BigInt(alphabet.indexOf(letter)), 0n)
  return hexToBytes(`0x${value.toString(16).padStart(128, '0')}`)
}
