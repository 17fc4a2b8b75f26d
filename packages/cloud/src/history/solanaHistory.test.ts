import { startSolanaChain } from '@openappkit/testing/node'
import { expect, test } from 'vitest'
import { ChainRefused } from '../chains/ChainRefused'
import { type ChainAnswer, type ChainCall, ChainRpc } from '../chains/ChainRpc'
import { Upstreams } from '../proxy/Upstreams'
import type { HistoryEntry } from './HistorySource'
import { SolanaHistory } from './SolanaHistory'

test('reports incoming SOL and tokens exactly, and each once, while more arrive', async () => {
  await using chain = await startSolanaChain()
  const history = new SolanaHistory(
    new ChainRpc(new Upstreams({ [chain.caipNetworkId]: [chain.url] })),
    chain.caipNetworkId,
  )
  const { address } = chain.accounts[3] ?? chain.accounts[0]
  const mint = await chain.createMint({ decimals: 6 })
  const newer = await chain.createMint({ decimals: 9, program: 'token2022' })
  for (let amount = 1n; amount <= 20n; amount += 1n) {
    await chain.mintTo(mint, address, amount)
    await chain.mintTo(newer, address, amount * 1000n)
    await chain.airdrop(address, amount)
  }
  const first = await history.page(address, undefined, 500)

  const seen: HistoryEntry[] = []
  let position: string | undefined
  for (;;) {
    const page = await history.page(address, position, 7)
    seen.push(...page)
    position = page.at(-1)?.position ?? position
    if (page.length < 7) break
    await chain.mintTo(mint, address, 1000n)
  }

  const hashes = seen.map(({ transaction }) => transaction.hash)
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(new Set(hashes)).toEqual(new Set(first.map(({ transaction }) => transaction.hash)))
  const sumOf = (token: string): bigint =>
    seen
      .flatMap(({ transaction }) => transaction.movements)
      .filter(movement => movement.token === token && movement.direction === 'in')
      .reduce((sum, { amount }) => sum + amount, 0n)
  expect(sumOf(mint)).toBe(210n)
  expect(sumOf(newer)).toBe(210_000n)
})

const CHAIN = 'solana:test'
const OWNER = 'Owner11111111111111111111111111111111111111'
const TOKENS = ['A', 'B', 'C', 'D', 'E'].map(letter => `Token${letter}1111111111111111111111111111111111111`)

interface Entry {
  readonly signature: string
  readonly slot: number
  /** Accounts whose signatures include this one. */
  readonly accounts: readonly string[]
}

/** Returns a signature. Base58 has no zero, and signatures must differ in their first characters. */
function signatureOf(serial: number): string {
  return serial
    .toString(9)
    .replace(/\d/g, digit => String(Number(digit) + 1))
    .padStart(12, '1')
    .padEnd(88, 'z')
}

/**
 * A node with a growing ledger. Each slot has up to twelve transactions of an owner, of its token accounts, or of
 * several of them.
 */
class Ledger {
  /** Newest first. */
  readonly entries: Entry[] = []
  tokenAccounts: readonly object[] = TOKENS.map(pubkey => ({ pubkey }))
  #serial = 0

  grow(count: number): void {
    for (let end = this.#serial + count; this.#serial < end; ) {
      const serial = (this.#serial += 1)
      const token = TOKENS[serial % TOKENS.length] ?? OWNER
      const accounts = [[OWNER], [token], [OWNER, token], TOKENS][serial % 4] ?? []
      this.entries.unshift({ signature: signatureOf(serial), slot: 1000 + Math.floor(serial / 12), accounts })
    }
  }

  readonly batch = async (_chainId: string, calls: readonly ChainCall[]): Promise<readonly ChainAnswer[]> =>
    calls.map(({ method, params }): ChainAnswer => {
      const [subject, options] = params as [string, { programId?: string; before?: string; limit?: number }]
      if (method === 'getTokenAccountsByOwner') {
        const isFirst = options.programId?.startsWith('Tokenkeg')
        return { result: { value: isFirst ? this.tokenAccounts : [] } }
      }
      if (method === 'getSignaturesForAddress') return this.#signatures(subject, options)
      return { result: null }
    })

  #signatures(account: string, { before, limit = 1000 }: { before?: string; limit?: number }): ChainAnswer {
    const position = before === undefined ? -1 : this.entries.findIndex(({ signature }) => signature === before)
    if (before !== undefined && position < 0) return { error: new ChainRefused(CHAIN, -32_602, 'Unknown signature') }
    const found = this.entries.slice(position + 1).filter(({ accounts }) => accounts.includes(account))
    return {
      result: found.slice(0, limit).map(({ signature, slot }) => ({ signature, slot, err: null, blockTime: slot })),
    }
  }
}

function tokenAccount(pubkey: string, mint: string, amount: string): object {
  const info = { mint, tokenAmount: { amount, decimals: 6 } }
  return { pubkey, account: { data: { parsed: { info } } } }
}

test('each of 5,000 mixed transactions of an owner and its token accounts is on one page, in order, while new ones arrive', async () => {
  const ledger = new Ledger()
  ledger.grow(5000)
  const before = ledger.entries.map(({ signature }) => signature)
  const slots = new Map(ledger.entries.map(({ signature, slot }) => [signature, slot]))
  const history = new SolanaHistory(ledger, CHAIN)

  const seen: string[] = []
  let position: string | undefined
  for (;;) {
    const page = await history.page(OWNER, position, 50)
    seen.push(...page.map(({ transaction }) => transaction.hash))
    position = page.at(-1)?.position ?? position
    expect(position?.length).toBeLessThan(2000)
    if (page.length < 50) break
    ledger.grow(3)
  }
  expect(seen.toSorted()).toEqual(before.toSorted())
  const order = seen.map(signature => slots.get(signature) ?? 0)
  expect(order).toEqual(order.toSorted((one, other) => other - one))
}, 60_000)

test('follows the listed and the used ones among a thousand token accounts to the end, while third parties fill the others', async () => {
  const ledger = new Ledger()
  ledger.grow(500)
  const [listed, other] = ['L', 'X'].map(letter => letter.repeat(43)) as [string, string]
  const junk = (amount: string): readonly object[] =>
    Array.from({ length: 1000 }, (_, index) =>
      tokenAccount(`J${signatureOf(index).slice(7, 12)}`.padEnd(44, 'z'), other, amount),
    )
  const used = TOKENS.map((pubkey, index) => tokenAccount(pubkey, index === 0 ? listed : other, String(index)))
  ledger.tokenAccounts = [...junk('0'), ...used]
  const history = new SolanaHistory(ledger, CHAIN, [listed])
  const seen: string[] = []
  let position: string | undefined
  for (;;) {
    const page = await history.page(OWNER, position, 50)
    seen.push(...page.map(({ transaction }) => transaction.hash))
    position = page.at(-1)?.position ?? position
    expect(position?.length).toBeLessThan(4000)
    if (page.length < 50) break
    ledger.tokenAccounts = [...junk('1'), ...used]
  }
  expect(seen.toSorted()).toEqual(ledger.entries.map(({ signature }) => signature).toSorted())
})

test('repeats nothing if a node loses the start of a page, and ends if a node always starts with the newest', async () => {
  const ledger = new Ledger()
  ledger.grow(3000)
  const forgetful = new SolanaHistory(
    {
      batch: async (chainId, calls) =>
        (await ledger.batch(chainId, calls)).map((answer, index) => {
          const [, options] = (calls[index]?.params ?? []) as [unknown, { before?: string }]
          return options.before?.startsWith(signatureOf(2900).slice(0, 12))
            ? { error: new ChainRefused(chainId, -32_602, 'Unknown signature') }
            : answer
        }),
    },
    CHAIN,
  )
  const first = await forgetful.page(OWNER, undefined, 101)
  const second = await forgetful.page(OWNER, first.at(-1)?.position, 50)
  const shown = [...first, ...second].map(({ transaction }) => transaction.hash)
  expect(new Set(shown).size).toBe(151)

  const deaf = new SolanaHistory(
    {
      batch: (chainId, calls) =>
        ledger.batch(
          chainId,
          calls.map(({ method, params }) => {
            const [subject, options] = params as [string, object]
            return { method, params: [subject, { ...options, before: undefined }] }
          }),
        ),
    },
    CHAIN,
  )
  const newest = await deaf.page(OWNER, undefined, 50)
  expect((await deaf.page(OWNER, newest.at(-1)?.position, 50)).length).toBeLessThanOrEqual(50)
})

test('attributes a transaction with a third-party fee payer to the account if the account signed it, otherwise to the payer', async () => {
  const payer = 'Payer11111111111111111111111111111111111111'
  const ledger = new Ledger()
  ledger.grow(1)
  const isSignedBy = async (signer: string): Promise<boolean | undefined> => {
    const accountKeys = [payer, OWNER].map(pubkey => ({ pubkey, signer: pubkey === signer }))
    const meta = { fee: 1, preBalances: [9, 5], postBalances: [8, 5] }
    const batch: typeof ledger.batch = async (chainId, calls) =>
      calls[0]?.method === 'getTransaction'
        ? [{ result: { transaction: { message: { accountKeys } }, meta } }]
        : ledger.batch(chainId, calls)
    const [entry] = await new SolanaHistory({ batch }, CHAIN).page(OWNER, undefined, 50)
    expect(entry?.transaction).toMatchObject({ from: payer, to: OWNER, movements: [] })
    return entry?.transaction.isSigned
  }
  expect(await isSignedBy(OWNER)).toBe(true)
  expect(await isSignedBy(payer)).toBe(false)
})
