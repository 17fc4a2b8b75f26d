import { ed25519 } from '@noble/curves/ed25519.js'
import { startBitcoinChain, startSolanaChain } from '@openappkit/testing/node'
import { base58, hex } from '@scure/base'
import { Verifier } from 'bip322-js'
import { type Hex, verifyMessage } from 'viem'
import { expect } from 'vitest'
import { proposeNamespaces } from '../dapp'
import { test } from '../walletConnectTest'

const events = ['accountsChanged', 'chainChanged']

test('one session over three namespaces signs on each, shares scripted responses and ends everywhere', async ({
  chain,
  createWallet,
  createDapp,
}) => {
  await using solana = await startSolanaChain({ accounts: 2 })
  await using bitcoin = await startBitcoinChain({ accounts: 2 })
  const eip155 = `eip155:${chain.chainId}`
  const [wallet, dapp] = await Promise.all([
    createWallet({
      solana: { accounts: solana.accounts, chains: { [solana.caipNetworkId]: { rpcUrl: solana.url } } },
      bitcoin: { accounts: bitcoin.accounts, network: bitcoin.network, esploraUrl: bitcoin.url },
    }),
    createDapp(),
  ])
  const { uri, session } = await proposeNamespaces(dapp, {
    eip155: { chains: [eip155], methods: ['personal_sign'], events },
    solana: { chains: [solana.caipNetworkId], methods: ['solana_signMessage'], events },
    bip122: { chains: [bitcoin.caipNetworkId], methods: ['signMessage'], events },
  })
  await wallet.pair(uri)
  const { topic, namespaces } = await session
  expect(Object.keys(namespaces)).toEqual(['eip155', 'solana', 'bip122'])
  const ask = <result>(chainId: string, method: string, params: unknown): Promise<result> =>
    dapp.client.request<result>({ topic, chainId, request: { method, params } })

  const [address] = wallet.accounts
  if (address === undefined) throw new Error('The wallet has no EVM account.')
  const signature = await ask<Hex>(eip155, 'personal_sign', ['0x6869', address])
  expect(await verifyMessage({ address, message: 'hi', signature })).toBe(true)

  const pubkey = wallet.addresses['solana']?.[0] ?? ''
  const message = new TextEncoder().encode('hi')
  const onSolana = await ask<{ signature: string }>(solana.caipNetworkId, 'solana_signMessage', {
    message: base58.encode(message),
    pubkey,
  })
  expect(ed25519.verify(base58.decode(onSolana.signature), message, base58.decode(pubkey))).toBe(true)

  const account = wallet.addresses['bip122']?.[0] ?? ''
  const onBitcoin = await ask<{ signature: string }>(bitcoin.caipNetworkId, 'signMessage', {
    account,
    address: account,
    message: 'hi',
    protocol: 'ecdsa',
  })
  const inBase64 = Buffer.from(hex.decode(onBitcoin.signature)).toString('base64')
  expect(Verifier.verifySignature(account, 'hi', inBase64)).toBe(true)

  wallet.reject('sign', 2)
  await expect(ask(solana.caipNetworkId, 'solana_signMessage', { message: 'a', pubkey })).rejects.toMatchObject({
    code: 4001,
  })
  await expect(ask(eip155, 'personal_sign', ['0x00', address])).rejects.toMatchObject({ code: 4001 })

  await wallet.switchAccount(1)
  expect([wallet.addresses['solana']?.[0], wallet.addresses['eip155']?.[0]]).toEqual([
    solana.accounts[1]?.address,
    chain.accounts[1]?.address,
  ])

  const ended = new Promise(resolve => dapp.client.once('session_delete', resolve))
  await wallet.disconnect()
  await ended
  expect(dapp.client.session.getAll()).toEqual([])
})
