import type { Hex } from 'viem'
import { verifyMessage } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { expect } from 'vitest'
import { authenticate, signInParams } from '../authenticate'
import { addressesOf, test } from '../walletConnectTest'

test('one approval connects and signs a verifiable message for each chain', async ({
  chain,
  secondChain,
  createWallet,
  createDapp,
}) => {
  const [wallet, dapp] = await Promise.all([createWallet(), createDapp()])
  const { uri, answer } = await authenticate(dapp, [secondChain, chain])
  const proposal = await wallet.pair(uri)
  expect(proposal).toMatchObject({
    dapp: { name: 'Dapp', url: 'https://dapp.example' },
    chains: ['eip155:31338', 'eip155:31337'],
  })
  const { auths = [], session } = await answer
  if (!session) throw new Error('There is no session.')
  const [address] = wallet.accounts
  if (!address) throw new Error('The wallet has no account.')
  expect(addressesOf(session, chain)).toEqual([address])
  expect(wallet.sessions).toHaveLength(1)

  const messages = auths.map(({ p }) => dapp.client.formatAuthMessage({ request: p as never, iss: p.iss }))
  expect(messages.map(text => parseSiweMessage(text))).toMatchObject([
    { chainId: 31338, address, domain: signInParams.domain, uri: signInParams.uri, nonce: signInParams.nonce },
    { chainId: 31337, address, domain: signInParams.domain, uri: signInParams.uri, nonce: signInParams.nonce },
  ])
  for (const [index, message] of messages.entries()) {
    const signature = auths[index]?.s.s as Hex
    expect(await verifyMessage({ address, message, signature })).toBe(true)
  }
  expect(wallet.requests).toMatchObject([
    {
      method: 'wc_sessionAuthenticate',
      params: [{ pairingTopic: proposal.pairingTopic }, messages],
      status: 'answered',
    },
  ])
})

test('the session from a one-click sign-in accepts requests', async ({ chain, createWallet, createDapp }) => {
  const [wallet, dapp] = await Promise.all([createWallet(), createDapp()])
  const { uri, answer } = await authenticate(dapp, [chain])
  await wallet.pair(uri)
  await answer
  const [address] = wallet.accounts
  const signature = await dapp.request<Hex>({ method: 'personal_sign', params: ['0x6869', address] }, 'eip155:31337')
  expect(await verifyMessage({ address: address as Hex, message: 'hi', signature })).toBe(true)
})

test('a rejected proposal signs nothing and creates no session', async ({ chain, createWallet, createDapp }) => {
  const [wallet, dapp] = await Promise.all([createWallet(), createDapp()])
  wallet.reject('connect')
  const { uri, answer } = await authenticate(dapp, [chain])
  await wallet.pair(uri)
  await expect(answer).rejects.toBe('User rejected.')
  expect(wallet.requests).toMatchObject([{ method: 'wc_sessionAuthenticate', status: 'refused', errorCode: 4001 }])
  expect(wallet.sessions).toEqual([])
})

test('a wallet without one-click auth answers the fallback proposal and signs nothing', async ({
  chain,
  createWallet,
  createDapp,
}) => {
  const [wallet, dapp] = await Promise.all([createWallet({ oneClickAuth: false }), createDapp()])
  const { uri, answer } = await authenticate(dapp, [chain])
  await wallet.pair(uri)
  const { auths, session } = await answer
  expect(auths).toBeUndefined()
  expect(session?.namespaces['eip155']?.accounts).toEqual(wallet.accounts.map(account => `eip155:31337:${account}`))
  expect(wallet.requests.map(({ method }) => method)).toEqual(['wc_sessionPropose'])
})

test('only the account that the user shares signs', async ({ chain, createWallet, createDapp }) => {
  const [wallet, dapp] = await Promise.all([createWallet(), createDapp()])
  const [, second] = wallet.accounts
  wallet.share({ accounts: [String(second)] })
  const { uri, answer } = await authenticate(dapp, [chain])
  await wallet.pair(uri)
  const { auths = [] } = await answer
  expect(auths.map(({ p }) => p.iss)).toEqual([`did:pkh:eip155:31337:${second}`])
})

test('rejects a request for chains that the wallet lacks, and signs nothing', async ({
  chain,
  createWallet,
  createDapp,
}) => {
  const dapp = await createDapp()
  const wallet = await createWallet({ chains: { 1: { rpcUrl: 'http://127.0.0.1:1' } } })
  const { uri, answer } = await authenticate(dapp, [chain])
  await wallet.pair(uri)
  await expect(answer).rejects.toBe('Unsupported chains.')
  expect(wallet.sessions).toEqual([])
})
