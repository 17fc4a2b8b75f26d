import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { build } from 'esbuild'
import { parseAbi, zeroAddress } from 'viem'
import { namehash } from 'viem/ens'
import { expect, test } from 'vitest'
import { anvilBinary } from './anvilBinary'
import { startEvmChain } from './startEvmChain'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('returns the configured chain id and funds the deterministic accounts', async () => {
  await using chain = await startEvmChain({ chainId: 777, accounts: 3, balance: 5 })

  expect(await chain.client.getChainId()).toBe(777)
  expect(chain.chain.id).toBe(777)
  expect(chain.accounts).toHaveLength(3)
  expect(chain.accounts[0].address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  expect(await chain.balanceOf(chain.accounts[0].address)).toBe(5n * 10n ** 18n)
})

test('two chains run in parallel on separate ports', async () => {
  await using first = await startEvmChain()
  await using second = await startEvmChain({ chainId: 10 })

  expect(first.url).not.toBe(second.url)
  expect([await first.client.getChainId(), await second.client.getChainId()]).toEqual([31337, 10])
})

test('stop leaves no process, and can be called again', async () => {
  const chain = await startEvmChain()
  expect(isRunning(chain.pid)).toBe(true)

  await chain.stop()
  await chain.stop()

  expect(isRunning(chain.pid)).toBe(false)
})

test('the end of an `await using` block stops the chain', async () => {
  let pid = 0
  {
    await using chain = await startEvmChain()
    pid = chain.pid
  }
  expect(isRunning(pid)).toBe(false)
})

test('the chain ends with its parent, even if the parent is killed', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { startEvmChain } from './startEvmChain'; startEvmChain().then(chain => console.log(chain.pid))`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
  })
  const script = outputFiles[0]?.text ?? ''
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = await new Promise<number>(resolve => parent.stdout.once('data', (data: Buffer) => resolve(Number(data))))
  expect(isRunning(pid)).toBe(true)

  parent.kill('SIGKILL')

  await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false)
})

test('sets balances, mines on demand and reverts to a snapshot', async () => {
  await using chain = await startEvmChain()
  const { address } = chain.accounts[1] ?? chain.accounts[0]
  const restore = await chain.snapshot()

  await chain.setBalance(address, 7n)
  await chain.mine(3)
  expect(await chain.balanceOf(address)).toBe(7n)
  expect(await chain.client.getBlockNumber()).toBe(3n)

  await restore()
  expect(await chain.balanceOf(address)).toBe(10_000n * 10n ** 18n)
  expect(await chain.client.getBlockNumber()).toBe(0n)
})

test('accepts requests from any browser origin', async () => {
  await using chain = await startEvmChain()
  const response = await fetch(chain.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://dapp.example' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }),
  })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test("reports a taken port with the node's message", async () => {
  const server = createServer()
  const port = await new Promise<number>(resolve => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })

  await expect(startEvmChain({ port })).rejects.toThrow(/ended with code 1 while starting[\s\S]*in use/i)

  await new Promise(resolve => server.close(resolve))
})

test('the error names a platform without a binary', () => {
  expect(() => anvilBinary('sunos', 'sparc')).toThrow("@foundry-rs/anvil-sunos-sparc, which isn't installed")
})

test('creates, mints and counts a token without adding to any account’s history', async () => {
  await using chain = await startEvmChain()
  const [{ address }] = chain.accounts
  const token = await chain.createToken({ name: 'Test Dollar', symbol: 'TUSD', decimals: 6 })
  await chain.mintTo(token, address, 12_345_678n)
  await chain.mintTo(token, address, 1n)
  expect(await chain.tokenBalanceOf(address, token)).toBe(12_345_679n)
  expect(await chain.client.getTransactionCount({ address })).toBe(0)
})

test('an NFT has its owner, and its metadata is stored on chain', async () => {
  await using chain = await startEvmChain()
  const [{ address }] = chain.accounts
  const collection = await chain.createCollection({ name: 'Test Cats', symbol: 'CAT' })
  await chain.mintPiece(collection, address, 7n, { name: 'Cat № 7', image: 'data:image/png;base64,AA==' })
  const abi = parseAbi([
    'function ownerOf(uint256) view returns (address)',
    'function tokenURI(uint256) view returns (string)',
  ])
  const read = (functionName: 'ownerOf' | 'tokenURI') =>
    chain.client.readContract({ abi, address: collection, functionName, args: [7n] })
  expect(await read('ownerOf')).toBe(address)
  expect(await (await fetch(await read('tokenURI'))).json()).toEqual({
    name: 'Cat № 7',
    image: 'data:image/png;base64,AA==',
  })
  expect(await chain.client.getTransactionCount({ address })).toBe(0)
})

test('a name resolves to its latest address, and omitted records stay unchanged', async () => {
  await using chain = await startEvmChain()
  const [one, two = one] = chain.accounts
  const names = await chain.createNames()
  const abi = parseAbi([
    'function resolver(bytes32) view returns (address)',
    'function addr(bytes32) view returns (address)',
    'function text(bytes32, string) view returns (string)',
  ])
  const node = namehash('alice.eth')
  const resolver = () =>
    chain.client.readContract({ abi, address: names.registry, functionName: 'resolver', args: [node] })
  expect(await resolver()).toBe(zeroAddress)
  await names.set('alice.eth', { address: one.address, texts: { avatar: 'https://pictures.example/alice.png' } })
  await names.set('alice.eth', { address: two.address })
  const address = await resolver()
  expect(await chain.client.readContract({ abi, address, functionName: 'addr', args: [node] })).toBe(two.address)
  expect(await chain.client.readContract({ abi, address, functionName: 'text', args: [node, 'avatar'] })).toBe(
    'https://pictures.example/alice.png',
  )
})
