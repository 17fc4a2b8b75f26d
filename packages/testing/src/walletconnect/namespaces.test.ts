import { expect, test } from 'vitest'
import { chainKeys } from '../bitcoinChain/bitcoinKeys'
import { chainAccounts } from '../solanaChain/chainAccounts'
import { RequestLog } from '../wallet/RequestLog'
import { createNamespaces } from './createNamespaces'
import type { WalletConnectWalletOptions } from './WalletConnectWalletOptions'
import type { NamespaceChange } from './WalletNamespace'

const solanaAccounts = chainAccounts(2)
const bitcoinAccounts = [chainKeys(0), chainKeys(1)]
const regtest = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const dead = { rpcUrl: 'https://chain.invalid' }

/** Creates a wallet with all namespaces on unreachable chains. A prompt fails the test unless `approve` is given. */
function open(options: Partial<WalletConnectWalletOptions> = {}) {
  const { namespaces, ...rest } = createNamespaces(
    {
      relayUrl: 'wss://relay.invalid',
      accounts: [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`],
      chains: { 1: dead, 10: dead },
      solana: { accounts: solanaAccounts, chains: { 'solana:one': dead, 'solana:two': dead } },
      bitcoin: {
        accounts: bitcoinAccounts,
        network: 'regtest',
        esploraUrl: dead.rpcUrl,
        otherNetworks: { signet: { esploraUrl: dead.rpcUrl } },
      },
      approve: () => expect.fail('asked'),
      ...options,
    },
    'test',
    new RequestLog(),
  )
  const [eip155, solana, bip122] = namespaces
  if (!eip155 || !solana || !bip122) throw new Error('A namespace is missing.')
  return { ...rest, eip155, solana, bip122 }
}

const pubkey = solanaAccounts[0]?.address
const foreign = chainAccounts(3)[2]?.address
const { p2wpkh } = chainKeys(0)

test.each([
  ['eip155', 'eip155:1', 'wallet_sendCalls', [], 4200],
  ['eip155', 'eip155:1', 'personal_sign', undefined, -32602],
  ['eip155', 'eip155:1', 'wallet_switchEthereumChain', { chainId: '0x2' }, 4902],
  ['eip155', 'eip155:3', 'eth_blockNumber', [], 4900],
  ['solana', 'solana:one', 'solana_signIn', {}, 4200],
  ['solana', 'solana:one', 'toString', {}, 4200],
  ['solana', 'solana:three', 'solana_getAccounts', {}, -32602],
  ['solana', 'solana:one', 'solana_signMessage', undefined, -32602],
  ['solana', 'solana:one', 'solana_signMessage', { message: 7, pubkey }, -32602],
  ['solana', 'solana:one', 'solana_signMessage', { message: '0OIl', pubkey }, -32602],
  ['solana', 'solana:one', 'solana_signMessage', { message: '2', pubkey: foreign }, 4100],
  ['solana', 'solana:one', 'solana_signTransaction', { pubkey }, -32602],
  ['solana', 'solana:one', 'solana_signTransaction', { transaction: 'AQ' }, -32602],
  ['solana', 'solana:one', 'solana_signTransaction', { transaction: 'AAAA' }, -32602],
  ['solana', 'solana:one', 'solana_signAllTransactions', { transactions: 'AAAA' }, -32602],
  ['bip122', regtest, 'getInfo', {}, 4200],
  ['bip122', regtest, 'toString', {}, 4200],
  ['bip122', regtest, 'getAccountAddresses', { account: chainKeys(2).p2wpkh }, 4100],
  ['bip122', regtest, 'signMessage', { message: 'hi' }, 4100],
  ['bip122', regtest, 'signMessage', { account: p2wpkh }, -32602],
  ['bip122', regtest, 'signMessage', { account: p2wpkh, message: 'hi', protocol: 'rsa' }, -32602],
  ['bip122', regtest, 'signPsbt', { account: p2wpkh }, -32602],
  ['bip122', regtest, 'signPsbt', { account: p2wpkh, psbt: '%' }, -32602],
  ['bip122', regtest, 'signPsbt', { account: p2wpkh, psbt: 'AAAA', signInputs: 0 }, -32602],
  ['bip122', regtest, 'sendTransfer', { account: p2wpkh, recipientAddress: p2wpkh, amount: '1.5' }, -32602],
] as const)('%s on %s rejects %s(%j) with %i, without a prompt', async (name, chain, method, params, code) => {
  await expect(open()[name].request({ chain, method, params })).rejects.toMatchObject({ code })
})

test.each([
  ['solana', 'solana_signMessage', { message: '2', pubkey }, 'solana:two'],
  ['bip122', 'signMessage', { account: p2wpkh, message: 'hi' }, 'bip122:00000008819873e925422c1ff0f99f7c'],
] as const)(
  'a request to %s uses the chain that it specifies, not the current one',
  async (name, method, params, chain) => {
    const networks: unknown[] = []
    const approve: WalletConnectWalletOptions['approve'] = request => {
      networks.push('network' in request ? request.network : 'chain' in request ? request.chain : undefined)
      return false
    }
    const account = name === 'bip122' ? open().bip122.addressesOn(chain)[0] : undefined
    const fullParams = { ...params, ...(account !== undefined && { account: `${chain}:${account}` }) }
    await expect(open({ approve })[name].request({ chain, method, params: fullParams })).rejects.toMatchObject({
      code: 4001,
    })
    expect(networks).toEqual([name === 'bip122' ? 'signet' : chain])
  },
)

test('a scripted response applies to the next request, whatever its chain', async () => {
  const { prompts, solana, bip122 } = open({ approve: () => true })
  prompts.add({ answer: { type: 'pending' }, kind: 'sign', left: 1 })
  const sign = () =>
    bip122.request({ chain: regtest, method: 'signMessage', params: { account: p2wpkh, message: 'hi' } })
  const params = { message: '2', pubkey }
  await expect(solana.request({ chain: 'solana:one', method: 'solana_signMessage', params })).rejects.toMatchObject({
    code: -32002,
  })
  expect(await sign()).toMatchObject({ address: p2wpkh })
})

test.each([
  ['eip155', 'eip155:10', 'eip155:99'],
  ['solana', 'solana:two', 'solana:three'],
  ['bip122', 'bip122:00000008819873e925422c1ff0f99f7c', 'bip122:000000000019d6689c085ae165831e93'],
] as const)('%s emits a change of chain and account once, until its listener is removed', (name, chain, unknown) => {
  const namespace = open()[name]
  const changes: NamespaceChange[] = []
  const leave = namespace.subscribe(change => changes.push(change))

  namespace.switchChain(chain)
  namespace.switchChain(chain)
  expect(changes.filter(({ type }) => type === 'chain')).toEqual([{ type: 'chain', chain }])
  expect(namespace.chains[0]).toBe(chain)

  const before = changes.length
  namespace.select(1)
  namespace.select(1)
  expect(changes.slice(before)).toEqual([{ type: 'accounts' }])
  expect(() => namespace.select(2)).toThrow(RangeError)
  expect(() => namespace.switchChain(unknown)).toThrow(RangeError)

  leave()
  namespace.select(0)
  expect(changes).toHaveLength(before + 1)
})

test('with an account, returns its addresses and keys for the requested purposes', async () => {
  const { bip122 } = open()
  const ask = (params: unknown) => bip122.request({ chain: regtest, method: 'getAccountAddresses', params })
  const account = `${regtest}:${p2wpkh}`
  expect(await ask(undefined)).toEqual([p2wpkh])
  expect(await ask({ account })).toMatchObject([
    { address: p2wpkh, intention: 'payment' },
    { address: chainKeys(0).p2tr, intention: 'ordinal' },
  ])
  expect(await ask({ account, intentions: ['ordinal'] })).toMatchObject([{ address: chainKeys(0).p2tr }])
})

test('rejects a wallet without chains', () => {
  const options = { relayUrl: 'wss://relay.invalid', accounts: undefined, chains: undefined }
  expect(() => open({ ...options, solana: undefined, bitcoin: undefined } as never)).toThrow('at least one namespace')
})

test('a wallet with batches offers their methods and capability in sessions', () => {
  const offered = ({ eip155 }: ReturnType<typeof open>): unknown => [
    eip155.methods.filter(method => /Calls/.test(method)),
    eip155.scopedProperties,
  ]
  const atomic = { status: 'supported' }
  expect(offered(open({ batches: [10] }))).toEqual([
    ['wallet_sendCalls', 'wallet_getCallsStatus'],
    { 'eip155:10': { atomic } },
  ])
  expect(offered(open())).toEqual([[], {}])
})
