import type { SIWXSession } from '@openappkit/appkit-core'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createWalletConnectKit, linkOf, newBrowser } from '../test/createWalletConnectKit'

let chain: EvmChain
let cloud: Cloud
const open: { destroy(): unknown }[] = []

beforeAll(async () => {
  chain = await startEvmChain()
  cloud = await startCloud()
}, 30_000)
afterAll(() => Promise.all([chain.stop(), cloud.stop()]))
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.destroy()))
})

async function createWallet(forgesSignatures: boolean): Promise<WalletConnectWallet> {
  const wallet = await createWalletConnectWallet({
    relayUrl: cloud.relayUrl,
    accounts: [chain.accounts[0]],
    chains: { [chain.chainId]: { rpcUrl: chain.url } },
    forgesSignatures,
  })
  open.push(wallet)
  return wallet
}

/** Opens an app that requests sign-in while connecting. */
async function visit() {
  const made = await createWalletConnectKit([chain.chain], cloud.url, newBrowser(), { projectId: cloud.projectId })
  open.push(made.kit)
  const kept: SIWXSession[] = []
  made.kit.signInRequest = {
    prepare: async chainId => ({
      accountAddress: '',
      chainId,
      domain: 'app.invalid',
      uri: 'https://app.invalid',
      version: '1',
      nonce: crypto.randomUUID().replaceAll('-', ''),
    }),
    complete: async sessions => void kept.push(...sessions),
  }
  return { ...made, kept }
}

test('disconnects a wallet with an invalid signature on both sides, and lets the user choose another one', async () => {
  const [wallet, honest] = await Promise.all([createWallet(true), createWallet(false)])
  const { kept, kit, pairing } = await visit()
  pairing.start()
  await wallet.pair(await linkOf(pairing))
  await expect
    .poll(() => pairing.state.value)
    .toMatchObject({ status: 'failed', error: { code: 'walletconnect/invalid-signature' } })
  await expect.poll(() => wallet.sessions).toEqual([])
  expect([kit.getAccount().isConnected, kept]).toEqual([false, []])

  pairing.retry()
  await honest.pair(await linkOf(pairing))
  await expect.poll(() => kit.getAccount().isConnected).toBe(true)
  expect(kept).toHaveLength(1)
  expect(honest.sessions).toHaveLength(1)
})
