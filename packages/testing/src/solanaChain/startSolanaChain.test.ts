import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import {
  Connection,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
} from '@solana/web3.js'
import { build } from 'esbuild'
import { expect, onTestFinished } from 'vitest'
import { test } from '../../test/solanaChainTest'
import { close, listen } from './ports'
import { startSolanaChain } from './startSolanaChain'

test('accounts are deterministic and funded, and the keys match the addresses', async ({
  chain,
  connection,
  payer,
}) => {
  expect(payer.publicKey.toBase58()).toBe(chain.accounts[0].address)
  expect(chain.accounts).toHaveLength(10)
  await using other = await startSolanaChain({ accounts: 1, balance: 5 })
  expect(other.accounts[0].address).toBe(chain.accounts[0].address)
  expect(await other.balanceOf(other.accounts[0].address)).toBe(5_000_000_000n)
  expect(await connection.getBalance(new PublicKey(chain.accounts[9]?.address ?? ''))).toBe(1_000 * LAMPORTS_PER_SOL)
})

test('a subscription confirms a transfer sent by web3.js, which can be read back', async ({
  chain,
  connection,
  payer,
  thirdParty,
}) => {
  const transaction = new Transaction().add(
    SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: thirdParty, lamports: 2 * LAMPORTS_PER_SOL }),
  )
  const before = await chain.balanceOf(payer.publicKey.toBase58())
  const signature = await sendAndConfirmTransaction(connection, transaction, [payer])

  expect(await connection.getBalance(thirdParty)).toBe(2 * LAMPORTS_PER_SOL)
  expect(await chain.balanceOf(payer.publicKey.toBase58())).toBe(before - 2_000_005_000n)
  expect(await chain.transaction(signature)).toMatchObject({ err: null, slot: expect.any(Number) })
  expect((await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 }))?.meta?.fee).toBe(5_000)
})

test('a network of the kit describes the chain', async ({ chain }) => {
  expect(chain.chain).toMatchObject({
    id: chain.genesisHash.slice(0, 32),
    caipNetworkId: chain.caipNetworkId,
    rpcUrls: { default: { http: [chain.url], webSocket: [chain.wsUrl] } },
  })
})

test('chains with different names have different genesis hashes and CAIP-2 ids', async ({ chain, connection }) => {
  await using other = await startSolanaChain({ name: 'other' })
  expect(other.genesisHash).not.toBe(chain.genesisHash)
  expect(await connection.getGenesisHash()).toBe(chain.genesisHash)
  expect(chain.caipNetworkId).toBe(`solana:${chain.genesisHash.slice(0, 32)}`)
  expect(chain.caipNetworkId).toMatch(/^solana:[1-9A-HJ-NP-Za-km-z]{32}$/)
})

test('subscriptions use the port after the RPC port', async ({ chain }) => {
  expect(Number(new URL(chain.wsUrl).port)).toBe(Number(new URL(chain.url).port) + 1)
})

test('the error names the taken port, whether it is the port itself or the next one', async () => {
  const server = createServer()
  const port = await listen(server, 0)
  await expect(startSolanaChain({ port })).rejects.toThrow(`Port ${port} or the next one is already used.`)
  await expect(startSolanaChain({ port: port - 1 })).rejects.toThrow(
    `Port ${port - 1} or the next one is already used.`,
  )
  await close(server)
})

test('a paused chain refuses connections, and resumes with its state', async () => {
  await using chain = await startSolanaChain()
  const [{ address }] = chain.accounts
  const connection = new Connection(chain.url, 'confirmed')
  await chain.pause()
  await expect(fetch(chain.url, { method: 'POST', body: '{}' })).rejects.toThrow()
  await chain.airdrop(address, 1n)
  await chain.resume()
  expect(await connection.getBalance(new PublicKey(address))).toBe(1_000 * LAMPORTS_PER_SOL + 1)
})

test('stop frees both ports, and can be called again', async () => {
  const chain = await startSolanaChain()
  await chain.stop()
  await chain.stop()
  const port = Number(new URL(chain.url).port)
  await using again = await startSolanaChain({ port })
  expect(again.url).toBe(chain.url)
  await expect(chain.resume()).rejects.toThrow('stopped')
})

test('stopping a chain leaves nothing behind, so an idle process exits', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { startSolanaChain } from './startSolanaChain'
        const chain = await startSolanaChain()
        const socket = new (await import('ws')).WebSocket(chain.wsUrl)
        await new Promise(resolve => socket.once('open', resolve))
        await fetch(chain.url, { method: 'POST', body: '{}' })
        await chain.stop()`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
  })
  const script = outputFiles[0]?.text ?? ''
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('accepts any origin and any header', async ({ chain }) => {
  const preflight = await fetch(chain.url, {
    method: 'OPTIONS',
    headers: { origin: 'https://dapp.example', 'access-control-request-headers': 'content-type,solana-client' },
  })
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,solana-client')
  const answered = await fetch(chain.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://dapp.example' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getHealth' }),
  })
  expect(answered.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answered.json()).toEqual({ jsonrpc: '2.0', id: 1, result: 'ok' })
})
