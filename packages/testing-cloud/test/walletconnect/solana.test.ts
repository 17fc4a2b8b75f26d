import { ed25519 } from '@noble/curves/ed25519.js'
import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import {
  createWalletConnectWallet,
  type WalletConnectWallet,
  type WalletConnectWalletOptions,
} from '@openappkit/testing/walletconnect'
import { base58, base64 } from '@scure/base'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect } from 'vitest'
import { type Dapp, proposeNamespaces, type Session } from '../dapp'
import { test as walletTest } from '../walletConnectTest'

const methods = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_requestAccounts',
  'solana_getAccounts',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]
const events = ['accountsChanged', 'chainChanged']
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const oldMainnet = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

interface Connected {
  readonly wallet: WalletConnectWallet
  readonly dapp: Dapp
  readonly session: Session
  ask<result>(method: string, params: object): Promise<result>
}

interface SolanaFixtures {
  solana: SolanaChain
  /** Connects a dapp to a wallet that has only the chain's first two accounts. */
  connectSolana: (options?: Partial<WalletConnectWalletOptions>, chains?: string[]) => Promise<Connected>
}

const test = walletTest.extend<SolanaFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
  solana: async ({}, use) => {
    await using chain = await startSolanaChain()
    await use(chain)
  },
  connectSolana: async ({ cloud, createDapp, solana }, use) => {
    await using made = new AsyncDisposableStack()
    const { caipNetworkId, url, accounts } = solana
    await use(async (options = {}, chains = [caipNetworkId]) => {
      const solanaOptions = { accounts: accounts.slice(0, 2), chains: { [caipNetworkId]: { rpcUrl: url } } }
      const wallet = made.use(
        await createWalletConnectWallet({ relayUrl: cloud.relayUrl, solana: solanaOptions, ...options }),
      )
      const dapp = await createDapp()
      const { uri, session } = await proposeNamespaces(dapp, { solana: { chains, methods, events } })
      await wallet.pair(uri)
      const settled = await session
      const chain = settled.namespaces['solana']?.chains?.[0] ?? ''
      const ask = <result>(method: string, params: object): Promise<result> =>
        dapp.client.request<result>({ topic: settled.topic, chainId: chain, request: { method, params } })
      return { wallet, dapp, session: settled, ask }
    })
  },
})

test('a Solana-only wallet creates a Solana-only session', async ({ solana, connectSolana }) => {
  const { wallet, session, ask } = await connectSolana()
  const addresses = solana.accounts.slice(0, 2).map(({ address }) => address)
  expect(session.namespaces).toEqual({
    solana: {
      chains: [solana.caipNetworkId],
      accounts: addresses.map(address => `${solana.caipNetworkId}:${address}`),
      methods: [
        'solana_getAccounts',
        'solana_requestAccounts',
        'solana_signMessage',
        'solana_signTransaction',
        'solana_signAllTransactions',
        'solana_signAndSendTransaction',
      ],
      events,
    },
  })
  expect([wallet.addresses, wallet.accounts, wallet.chainId]).toEqual([{ solana: addresses }, [], undefined])
  expect(await ask('solana_getAccounts', {})).toEqual(addresses.map(pubkey => ({ pubkey })))
})

test('signs a message with the requested key', async ({ solana, connectSolana }) => {
  const { ask } = await connectSolana()
  const pubkey = solana.accounts[1]?.address ?? ''
  const message = new TextEncoder().encode('hi')
  const { signature } = await ask<{ signature: string }>('solana_signMessage', {
    message: base58.encode(message),
    pubkey,
  })
  expect(ed25519.verify(base58.decode(signature), message, base58.decode(pubkey))).toBe(true)
})

test('signs one or several transactions and ignores legacy fields', async ({ solana, connectSolana }) => {
  const { ask } = await connectSolana()
  const payer = new PublicKey(solana.accounts[0].address)
  const { blockhash } = await new Connection(solana.url).getLatestBlockhash()
  const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports: 1 })
  const legacy = new Transaction({ feePayer: payer, recentBlockhash: blockhash }).add(transfer)
  const text = base64.encode(legacy.serialize({ requireAllSignatures: false }))
  const one = await ask<{ signature: string; transaction: string }>('solana_signTransaction', {
    transaction: text,
    pubkey: payer.toBase58(),
    feePayer: payer.toBase58(),
    recentBlockhash: 'nonsense',
    instructions: [],
    partialSignatures: [],
  })
  const signed = Transaction.from(base64.decode(one.transaction))
  expect(signed.verifySignatures()).toBe(true)
  expect(base58.encode(signed.signature ?? new Uint8Array())).toBe(one.signature)

  const v0 = new TransactionMessage({ payerKey: payer, recentBlockhash: blockhash, instructions: [transfer] })
  const other = base64.encode(new VersionedTransaction(v0.compileToV0Message()).serialize())
  const { transactions } = await ask<{ transactions: string[] }>('solana_signAllTransactions', {
    transactions: [text, other],
  })
  expect(transactions[0]).toBe(one.transaction)
  const versioned = VersionedTransaction.deserialize(base64.decode(transactions[1] ?? ''))
  const [signature] = versioned.signatures
  expect(ed25519.verify(signature ?? new Uint8Array(64), versioned.message.serialize(), payer.toBytes())).toBe(true)
})

test('sends a transaction to the chain in the request', async ({ solana, connectSolana }) => {
  const { ask } = await connectSolana()
  const payer = new PublicKey(solana.accounts[0].address)
  const { publicKey } = Keypair.generate()
  const { blockhash } = await new Connection(solana.url).getLatestBlockhash()
  const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: publicKey, lamports: LAMPORTS_PER_SOL })
  const transaction = new Transaction({ feePayer: payer, recentBlockhash: blockhash }).add(transfer)
  const { signature } = await ask<{ signature: string }>('solana_signAndSendTransaction', {
    transaction: base64.encode(transaction.serialize({ requireAllSignatures: false })),
    pubkey: payer.toBase58(),
    sendOptions: { skipPreflight: true },
  })
  expect(await solana.transaction(signature)).toMatchObject({ err: null })
  expect(await solana.balanceOf(publicKey.toBase58())).toBe(1_000_000_000n)
})

test('rejects scripted, invalid and unknown requests with the same codes as on other chains', async ({
  solana,
  connectSolana,
}) => {
  const { wallet, ask } = await connectSolana({ shared: { methods: [...methods, 'solana_fly'] } })
  const sign = (message: unknown): Promise<unknown> =>
    ask('solana_signMessage', { message, pubkey: solana.accounts[0].address })
  wallet.reject('sign')
  await expect(sign('8wKLc')).rejects.toMatchObject({ code: 4001 })
  await expect(sign('0OIl')).rejects.toMatchObject({ code: -32602 })
  await expect(ask('solana_signTransaction', {})).rejects.toMatchObject({ code: -32602 })
  await expect(ask('solana_fly', {})).rejects.toMatchObject({ code: 4200 })
  expect(await sign('8wKLc')).toMatchObject({ signature: expect.any(String) })
})

test('the app gets both events when the wallet switches account and chain', async ({ solana, connectSolana }) => {
  const { caipNetworkId, url, accounts } = solana
  const chains = { [caipNetworkId]: { rpcUrl: url }, [mainnet]: { rpcUrl: url } } as const
  const { wallet, dapp } = await connectSolana({
    solana: { accounts: accounts.slice(0, 2), chains, shares: 'selected' },
  })
  const received: unknown[] = []
  dapp.client.on('session_event', ({ params }) => received.push([params.event.name, params.event.data, params.chainId]))
  await wallet.switchAccount(1, 'solana')
  await wallet.switchChain(mainnet)
  await expect
    .poll(() => received)
    .toEqual([
      ['accountsChanged', [accounts[1]?.address], caipNetworkId],
      ['chainChanged', mainnet.slice('solana:'.length), mainnet],
    ])
  expect(dapp.session?.namespaces['solana']?.chains).toEqual([caipNetworkId, mainnet])
  await expect(wallet.switchAccount(2)).rejects.toThrow(RangeError)
  await expect(wallet.switchAccount(0, 'eip155')).rejects.toThrow(RangeError)
  await expect(wallet.switchChain('solana:elsewhere')).rejects.toThrow(RangeError)
  await expect(wallet.switchChain(1)).rejects.toThrow(RangeError)
})

test('an older wallet identifies mainnet by its former id', async ({ solana, connectSolana }) => {
  const { url, accounts } = solana
  const chains = { [oldMainnet]: { rpcUrl: url } } as const
  const { session, ask } = await connectSolana({ solana: { accounts: accounts.slice(0, 1), chains } }, [
    mainnet,
    oldMainnet,
  ])
  expect(session.namespaces['solana']?.chains).toEqual([oldMainnet])
  expect(await ask('solana_getAccounts', {})).toEqual([{ pubkey: accounts[0].address }])
})

test('rejects a wallet without accounts', async ({ cloud }) => {
  await expect(createWalletConnectWallet({ relayUrl: cloud.relayUrl })).rejects.toThrow('at least one namespace')
})
