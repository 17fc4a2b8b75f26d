import { type BitcoinChain, startBitcoinChain } from '@openappkit/testing/node'
import {
  createWalletConnectWallet,
  type WalletConnectBitcoinOptions,
  type WalletConnectWallet,
} from '@openappkit/testing/walletconnect'
import { Verifier } from 'bip322-js'
import { networks, Psbt, payments } from 'bitcoinjs-lib'
import { expect } from 'vitest'
import { type Dapp, proposeNamespaces, type Session } from '../dapp'
import { test as walletTest } from '../walletConnectTest'

const methods = ['getAccountAddresses', 'signMessage', 'signPsbt', 'sendTransfer']
const events = ['accountsChanged', 'chainChanged']
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'

interface Connected {
  readonly wallet: WalletConnectWallet
  readonly dapp: Dapp
  readonly session: Session
  ask<result>(method: string, params?: object): Promise<result>
}

const test = walletTest.extend<{
  $file: { bitcoin: BitcoinChain }
  $test: { connectBitcoin: (options?: Partial<WalletConnectBitcoinOptions>) => Promise<Connected> }
}>({
  bitcoin: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      await using chain = await startBitcoinChain()
      await use(chain)
    },
    { scope: 'file' },
  ],
  /** Connects a dapp to a wallet that has only the chain's first two accounts. */
  connectBitcoin: async ({ cloud, createDapp, bitcoin: chain }, use) => {
    await using made = new AsyncDisposableStack()
    await use(async options => {
      const bitcoin = {
        accounts: chain.accounts.slice(0, 2),
        network: chain.network,
        esploraUrl: chain.url,
        ...options,
      }
      const wallet = made.use(await createWalletConnectWallet({ relayUrl: cloud.relayUrl, bitcoin }))
      const dapp = await createDapp()
      const { uri, session } = await proposeNamespaces(dapp, {
        bip122: { chains: [chain.caipNetworkId], methods: [...methods], events },
      })
      await wallet.pair(uri)
      const settled = await session
      const ask = <result>(method: string, params: object = {}): Promise<result> =>
        dapp.client.request<result>({
          topic: settled.topic,
          chainId: chain.caipNetworkId,
          request: { method, params },
        })
      return { wallet, dapp, session: settled, ask }
    })
  },
})

test('a Bitcoin-only wallet shares the payment address of the selected account', async ({
  bitcoin,
  connectBitcoin,
}) => {
  const { wallet, session, ask } = await connectBitcoin()
  const { p2wpkh, p2tr, publicKey } = bitcoin.accounts[0]
  expect(session.namespaces).toEqual({
    bip122: {
      chains: [bitcoin.caipNetworkId],
      accounts: [`${bitcoin.caipNetworkId}:${p2wpkh}`],
      methods,
      events,
    },
  })
  expect([wallet.addresses, wallet.accounts]).toEqual([{ bip122: [p2wpkh] }, []])
  expect(await ask('getAccountAddresses')).toEqual([p2wpkh])
  const key = Buffer.from(publicKey).toString('hex')
  expect(await ask('getAccountAddresses', { account: p2wpkh, intentions: ['ordinal'] })).toEqual([
    { address: p2tr, publicKey: key, intention: 'ordinal' },
  ])
})

test('signs messages with both protocols and returns hex signatures', async ({ bitcoin, connectBitcoin }) => {
  const { ask } = await connectBitcoin()
  const { p2wpkh, p2tr } = bitcoin.accounts[0]
  for (const address of [p2wpkh, p2tr]) {
    for (const protocol of ['ecdsa', 'bip322', undefined]) {
      const params = { account: p2wpkh, address, message: 'hi', protocol }
      const answer = await ask<{ address: string; signature: string; messageHash: string }>('signMessage', params)
      expect(answer).toMatchObject({ address, messageHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
      const signature = Buffer.from(answer.signature, 'hex').toString('base64')
      expect(Verifier.verifySignature(address, 'hi', signature), `${address} ${protocol}`).toBe(true)
    }
  }
  const foreign = bitcoin.accounts[2]?.p2wpkh
  await expect(ask('signMessage', { account: foreign, message: 'hi' })).rejects.toMatchObject({ code: 4100 })
})

test('signs a PSBT and broadcasts it only if the dapp requests it', async ({ bitcoin, connectBitcoin }) => {
  const { wallet, ask } = await connectBitcoin()
  const { p2wpkh: address, publicKey } = bitcoin.accounts[0]
  const [utxo] = await bitcoin.utxosOf(address)
  const psbt = new Psbt({ network: networks.regtest })
  const { output: script = new Uint8Array() } = payments.p2wpkh({ pubkey: publicKey })
  psbt.addInput({ hash: utxo?.txid ?? '', index: utxo?.vout ?? 0, witnessUtxo: { script, value: utxo?.value ?? 0n } })
  psbt.addOutput({ address, value: (utxo?.value ?? 0n) - 1_000n })
  const params = { account: address, psbt: psbt.toBase64(), signInputs: [{ address, index: 0, sighashTypes: [1] }] }
  wallet.reject('sign')
  await expect(ask('signPsbt', params)).rejects.toMatchObject({ code: 4001 })
  const signed = await ask<{ psbt: string; txid?: string }>('signPsbt', { ...params, broadcast: false })
  expect(Psbt.fromBase64(signed.psbt).data.inputs[0]?.partialSig).toHaveLength(1)
  expect(signed.txid).toBeUndefined()
  const { txid = '' } = await ask<{ txid?: string }>('signPsbt', { ...params, broadcast: true })
  expect(await bitcoin.transaction(txid)).toMatchObject({ confirmed: false, fee: 1_000n })
})

test('a transfer sends an amount in satoshis', async ({ bitcoin, connectBitcoin }) => {
  const { ask } = await connectBitcoin({ paymentType: 'p2tr' })
  const recipientAddress = bitcoin.accounts[3]?.p2pkh ?? ''
  const before = await bitcoin.balanceOf(recipientAddress)
  const params = { account: bitcoin.accounts[0].p2tr, recipientAddress, amount: '25000' }
  const { txid } = await ask<{ txid: string }>('sendTransfer', params)
  expect(await bitcoin.transaction(txid)).toMatchObject({ confirmed: false })
  expect(await bitcoin.balanceOf(recipientAddress)).toBe(before + 25_000n)
  await expect(ask('sendTransfer', { ...params, amount: '0.5' })).rejects.toMatchObject({ code: -32602 })
})

test("updates the session's addresses when the account or network changes", async ({ bitcoin, connectBitcoin }) => {
  const { wallet, dapp } = await connectBitcoin({ otherNetworks: { testnet: { esploraUrl: bitcoin.url } } })
  await wallet.switchAccount(1)
  const second = `${bitcoin.caipNetworkId}:${bitcoin.accounts[1]?.p2wpkh}`
  await expect.poll(() => dapp.session?.namespaces['bip122']?.accounts).toEqual([second])
  await wallet.switchChain(testnet)
  await expect
    .poll(() => dapp.session?.namespaces['bip122']?.accounts)
    .toEqual([second, expect.stringMatching(/^bip122:000000000933ea01ad0ee984209779ba:tb1q/)])
  await expect(wallet.switchChain('bip122:000000000019d6689c085ae165831e93')).rejects.toThrow(RangeError)
})
