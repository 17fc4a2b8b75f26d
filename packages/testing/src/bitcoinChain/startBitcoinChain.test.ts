import { expect, test } from 'vitest'
import { createBitcoinWallet } from '../bitcoinWallet/createBitcoinWallet'
import { startBitcoinChain } from './startBitcoinChain'

async function get(url: string): Promise<unknown> {
  const response = await fetch(url)
  const text = await response.text()
  return response.headers.get('content-type') === 'application/json' ? JSON.parse(text) : text
}

test('a chain starts at the genesis block of every regtest chain, with funded accounts', async () => {
  await using chain = await startBitcoinChain({ accounts: 2 })
  expect(chain.caipNetworkId).toBe('bip122:0f9188f13cb7b2c71f2a335e3a4fc328')
  expect(chain.chain).toMatchObject({
    id: '0f9188f13cb7b2c71f2a335e3a4fc328',
    caipNetworkId: chain.caipNetworkId,
    rpcUrls: { default: { http: [chain.url] } },
  })
  expect(await get(`${chain.url}/block-height/0`)).toBe(
    '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206',
  )
  for (const { p2pkh, p2shP2wpkh, p2wpkh, p2tr } of chain.accounts) {
    for (const address of [p2pkh, p2shP2wpkh, p2wpkh, p2tr]) {
      expect(await chain.balanceOf(address)).toBe(1_000_000_000n)
      expect(await get(`${chain.url}/address/${address}`)).toMatchObject({
        address,
        chain_stats: { funded_txo_sum: 1_000_000_000, spent_txo_sum: 0, tx_count: 1 },
      })
    }
  }
})

test.each([
  ['mainnet', /^bc1q/, 'bip122:000000000019d6689c085ae165831e93'],
  ['testnet', /^tb1q/, 'bip122:000000000933ea01ad0ee984209779ba'],
] as const)('stands in for %s, with its addresses', async (network, address, caipNetworkId) => {
  await using chain = await startBitcoinChain({ network, accounts: 2 })
  expect(chain).toMatchObject({ network, caipNetworkId, chain: { caipNetworkId } })
  const [{ p2wpkh: sender }, { p2wpkh: recipient } = { p2wpkh: '' }] = chain.accounts
  expect(sender).toMatch(address)

  const wallet = createBitcoinWallet({ accounts: chain.accounts, network, esploraUrl: chain.url, faces: ['unisat'] })
  const target = {} as Window & { unisat: { requestAccounts(): unknown; sendBitcoin(...args: unknown[]): unknown } }
  wallet.install(target)
  expect(await target.unisat.requestAccounts()).toEqual([sender])
  const txid = String(await target.unisat.sendBitcoin(recipient, 5_000))
  expect((await chain.transaction(txid))?.outputs).toContainEqual({ address: recipient, value: 5_000n })
  expect(await get(`${chain.url}/tx/${txid}`)).toMatchObject({ vin: [{ prevout: { scriptpubkey_address: sender } }] })
  expect(await chain.balanceOf(recipient)).toBe(1_000_005_000n)

  await using regtest = await startBitcoinChain({ accounts: 1 })
  const utxoOf = async (one: typeof chain): Promise<string | undefined> =>
    (await one.utxosOf(one.accounts[0].p2tr))[0]?.txid
  expect(await utxoOf(chain)).not.toBe(await utxoOf(regtest))
  await expect(chain.fund(regtest.accounts[0].p2wpkh, 1_000n)).rejects.toThrow(`isn't a ${network} address`)
})

test('mines linked blocks and returns them by height and hash', async () => {
  await using chain = await startBitcoinChain({ accounts: 1 })
  await chain.mine(3)
  const height = Number(await get(`${chain.url}/blocks/tip/height`))
  const hash = await get(`${chain.url}/block-height/${height}`)
  expect(hash).toBe(await get(`${chain.url}/blocks/tip/hash`))
  expect(await get(`${chain.url}/block/${hash}`)).toMatchObject({
    id: hash,
    height,
    previousblockhash: await get(`${chain.url}/block-height/${height - 1}`),
  })
  expect(await get(`${chain.url}/block-height/${height + 1}`)).toBe('Block not found')
})

test("funding pays in a separate block and appears in Esplora's lists", async () => {
  await using chain = await startBitcoinChain({ accounts: 1 })
  const { p2tr } = chain.accounts[0]
  const txid = await chain.fund(p2tr, 12_345n)
  expect(await chain.balanceOf(p2tr)).toBe(1_000_012_345n)
  expect((await chain.utxosOf(p2tr)).at(-1)).toEqual({ txid, vout: 0, value: 12_345n, confirmed: true })
  const height = Number(await get(`${chain.url}/blocks/tip/height`))
  expect(await get(`${chain.url}/address/${p2tr}/utxo`)).toMatchObject([
    { value: 1_000_000_000 },
    { txid, vout: 0, value: 12_345, status: { confirmed: true, block_height: height } },
  ])
  expect(await get(`${chain.url}/tx/${txid}`)).toMatchObject({
    txid,
    vout: [{ scriptpubkey_address: p2tr, scriptpubkey_type: 'v1_p2tr', value: 12_345 }, {}],
    status: { confirmed: true },
  })
  expect(await get(`${chain.url}/address/${p2tr}/txs`)).toMatchObject([{ txid }, {}])
  expect(await chain.transaction(txid)).toMatchObject({ confirmed: true, outputs: [{ address: p2tr }, {}] })
})

test('the API and the faucet reject addresses of other chains', async () => {
  await using chain = await startBitcoinChain({ accounts: 1 })
  const foreign = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  const response = await fetch(`${chain.url}/address/${foreign}/utxo`)
  expect([response.status, await response.text()]).toEqual([400, 'Invalid Bitcoin address'])
  await expect(chain.fund(foreign, 1000n)).rejects.toThrow("isn't a regtest address")
  await expect(chain.fund(chain.accounts[0].p2wpkh, 100n)).rejects.toThrow('dust')
})

test('serves fees in both formats to any origin', async () => {
  await using chain = await startBitcoinChain({ accounts: 1 })
  expect(await get(`${chain.url}/fee-estimates`)).toMatchObject({ 1: 5, 144: 1 })
  expect(await get(`${chain.url}/v1/fees/recommended`)).toMatchObject({ fastestFee: 5, minimumFee: 1 })
  const preflight = await fetch(`${chain.url}/tx`, { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
})

test('histories list pending transactions first, then the newest, in pages', async () => {
  await using chain = await startBitcoinChain({ accounts: 1 })
  const [{ p2wpkh, privateKey }] = chain.accounts
  const funded: string[] = []
  for (let left = 27; left > 0; left--) funded.unshift(await chain.fund(p2wpkh, 10_000n))
  const wallet = createBitcoinWallet({
    accounts: [{ privateKey }],
    network: 'regtest',
    esploraUrl: chain.url,
    authorized: true,
  })
  const pending = await wallet.providers.unisat.sendBitcoin(p2wpkh, 20_000)
  const ids = async (path: string): Promise<string[]> =>
    ((await get(`${chain.url}/address/${p2wpkh}/${path}`)) as { txid: string }[]).map(({ txid }) => txid)
  expect(await ids('txs')).toEqual([pending, ...funded.slice(0, 25)])
  expect(await ids('txs/mempool')).toEqual([pending])
  const rest = await ids(`txs/chain/${funded[24]}`)
  expect(rest).toHaveLength(3)
  expect(rest.slice(0, 2)).toEqual(funded.slice(25))

  expect(await get(`${chain.url}/mempool`)).toMatchObject({ count: 1 })
  expect(await get(`${chain.url}/mempool/txids`)).toEqual([pending])
  expect(await get(`${chain.url}/tx/${pending}/status`)).toEqual({ confirmed: false })
  const [spent] = ((await get(`${chain.url}/tx/${pending}`)) as { vin: { txid: string; vout: number }[] }).vin
  expect(await get(`${chain.url}/tx/${spent?.txid}/outspend/${spent?.vout}`)).toMatchObject({
    spent: true,
    txid: pending,
  })
  await chain.mine()
  expect((await ids('txs'))[0]).toBe(pending)
  expect(await get(`${chain.url}/mempool/txids`)).toEqual([])
  expect(await get(`${chain.url}/tx/${pending}/status`)).toMatchObject({ confirmed: true })
  expect(await get(`${chain.url}/tx/${'0'.repeat(64)}`)).toBe('Transaction not found')
  expect(await get(`${chain.url}/nonsense`)).toBe('endpoint does not exist')
})

test('a paused chain is unreachable, and resumes at the same URL with the same coins', async () => {
  await using chain = await startBitcoinChain({ accounts: 1 })
  const tip = await get(`${chain.url}/blocks/tip/hash`)
  await chain.pause()
  await expect(fetch(`${chain.url}/blocks/tip/hash`)).rejects.toThrow()
  await chain.resume()
  expect(await get(`${chain.url}/blocks/tip/hash`)).toBe(tip)
})
