import { ed25519 } from '@noble/curves/ed25519.js'
import { test as base, expect } from '@openappkit/testing/playwright'
import type { Page } from '@playwright/test'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { build } from 'esbuild'
import { servePage } from './servePage'

interface Answer {
  readonly result?: unknown
  readonly code?: number
}

/** The API of the page's script. */
declare const dapp: {
  names(): string[]
  received: string[][]
  connect(silent: boolean): Promise<string[]>
  sign(bytes: number[]): Promise<number[]>
  send(bytes: number[]): Promise<number[]>
}

// Discovers wallets as every Solana dapp does.
const script = `
  import { getWallets } from '@wallet-standard/app'
  const wallets = getWallets()
  const received = []
  const listened = new Set()
  const wallet = () => {
    const [found] = wallets.get()
    if (found && !listened.has(found)) {
      listened.add(found)
      found.features['standard:events'].on('change', ({ accounts }) => received.push(accounts.map(one => one.address)))
    }
    return found
  }
  globalThis.dapp = {
    received,
    names: () => wallets.get().map(one => one.name),
    connect: async silent => (await wallet().features['standard:connect'].connect({ silent })).accounts.map(one => one.address),
    sign: async bytes => {
      const [account] = wallet().accounts
      const [{ signature }] = await wallet().features['solana:signMessage'].signMessage({ account, message: new Uint8Array(bytes) })
      return [...signature]
    },
    send: async bytes => {
      const [account] = wallet().accounts
      const input = { account, chain: 'solana:localnet', transaction: new Uint8Array(bytes) }
      const [{ signature }] = await wallet().features['solana:signAndSendTransaction'].signAndSendTransaction(input)
      return [...signature]
    },
  }
`
// Forbids all connections, eval and inline code.
const policy =
  "default-src 'none'; img-src data:; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"

const test = base.extend<{ url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  url: async ({}, use) => {
    const { outputFiles } = await build({
      stdin: { contents: script, resolveDir: import.meta.dirname },
      bundle: true,
      write: false,
      format: 'iife',
    })
    await using page = await servePage(
      {
        '/': '<!doctype html><title>A dapp</title><link rel="icon" href="data:,"><script src="/dapp.js"></script>',
        '/dapp.js': outputFiles[0]?.text ?? '',
      },
      policy,
    )
    await use(page.url)
  },
})

/** Sends a request to the first wallet that the page discovered. */
function ask(page: Page, method: 'connect' | 'sign' | 'send', argument: boolean | number[]): Promise<Answer> {
  return page.evaluate(
    ([method, argument]) =>
      (dapp[method] as (argument: unknown) => Promise<unknown>)(argument).then(
        result => ({ result }),
        error => ({ code: error.code }),
      ),
    [method, argument] as const,
  )
}

test('under a policy that forbids every connection, a Solana wallet connects, signs and sends', async ({
  page,
  url,
  solanaChain,
  installSolanaWallet,
}) => {
  const requested: string[] = []
  const problems: string[] = []
  page.on('request', request => requested.push(request.url()))
  page.on('console', message => problems.push(message.text()))
  page.on('pageerror', error => problems.push(error.message))
  const wallet = await installSolanaWallet(page)
  await page.goto(url)
  expect(await page.evaluate(() => dapp.names())).toEqual(['Test Wallet'])

  const addresses = solanaChain.accounts.slice(0, 2).map(({ address }) => address)
  expect(await ask(page, 'connect', false)).toEqual({ result: addresses })
  const payer = new PublicKey(solanaChain.accounts[0].address)
  const { result } = await ask(page, 'sign', [104, 105])
  expect(ed25519.verify(Uint8Array.from(result as number[]), new Uint8Array([104, 105]), payer.toBytes())).toBe(true)

  const receiver = new PublicKey(solanaChain.accounts[1]?.address ?? '')
  const before = await solanaChain.balanceOf(receiver.toBase58())
  const answer = await fetch(solanaChain.url, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getLatestBlockhash' }),
  })
  const { result: latest } = (await answer.json()) as { result: { value: { blockhash: string } } }
  const transaction = new Transaction({ feePayer: payer, recentBlockhash: latest.value.blockhash }).add(
    SystemProgram.transfer({ fromPubkey: payer, toPubkey: receiver, lamports: 2_000_000_000 }),
  )
  const sent = await ask(page, 'send', [...transaction.serialize({ requireAllSignatures: false })])
  expect(sent.result).toHaveLength(64)
  expect(await solanaChain.balanceOf(receiver.toBase58())).toBe(before + 2_000_000_000n)

  expect((await wallet.requests()).map(({ method, status }) => [method, status])).toEqual([
    ['standard:connect', 'answered'],
    ['solana:signMessage', 'answered'],
    ['solana:signAndSendTransaction', 'answered'],
  ])
  expect(requested.filter(one => !one.startsWith(url) && !one.startsWith('data:'))).toEqual([])
  expect(problems).toEqual([])
})

test('permission and account survive a reload, a silent connect prompts no one, and the owner may end it', async ({
  page,
  url,
  solanaChain,
  installSolanaWallet,
}) => {
  const [first, second] = solanaChain.accounts.slice(0, 2).map(({ address }) => address)
  const wallet = await installSolanaWallet(page)
  await wallet.reject('connect')
  await page.goto(url)
  expect(await ask(page, 'connect', true)).toEqual({ result: [] })
  expect(await ask(page, 'connect', false)).toEqual({ code: 4001 })
  await ask(page, 'connect', false)
  await wallet.switchAccount(1)
  expect((await page.evaluate(() => dapp.received)).at(-1)).toEqual([second, first])

  await page.reload()
  expect(await ask(page, 'connect', true)).toEqual({ result: [second, first] })
  expect(await wallet.listenerCount()).toBe(1)
  await wallet.lock()
  await wallet.unlock()
  await wallet.disconnect()
  expect(await page.evaluate(() => dapp.received)).toEqual([[second, first], [], [second, first], []])
})

test('a wallet comes late, goes, and the test itself may answer for its owner', async ({
  page,
  url,
  installSolanaWallet,
}) => {
  await page.goto(url)
  const prompts: string[] = []
  const wallet = await installSolanaWallet(page, {
    name: 'Late',
    announceAfter: 'manual',
    approve: ({ kind }) => prompts.push(kind) > 1,
  })
  expect(await page.evaluate(() => dapp.names())).toEqual([])
  await wallet.announce()
  expect(await page.evaluate(() => dapp.names())).toEqual(['Late'])
  expect(await ask(page, 'connect', false)).toEqual({ code: 4001 })
  expect((await ask(page, 'connect', false)).result).toHaveLength(2)
  expect(prompts).toEqual(['connect', 'connect'])
  await wallet.withdraw()
  expect(await page.evaluate(() => dapp.names())).toEqual([])
})
