import { afterAll, beforeAll, expect, test } from 'vitest'
import { warningsOf } from '../../../test/review/EvmScene'
import { keyBytes, SolanaScene, u64 } from '../../../test/review/SolanaScene'
import { parseTransaction } from './parseTransaction'
import { programs } from './programs'

let scene: SolanaScene
beforeAll(async () => {
  scene = await SolanaScene.start()
})
afterAll(() => scene.chain.stop())

const sol = 1_000_000_000n

test('says who gets a transfer, and what it costs', async () => {
  const review = await scene.review([scene.transfer(2n * sol)])
  expect(review.sentence).toEqual({ key: 'send', values: { amount: '2', symbol: 'SOL', recipient: scene.thirdParty } })
  expect(review.changes).toMatchObject([{ direction: 'send', amount: 2n * sol, party: { address: scene.thirdParty } }])
  expect(review).toMatchObject({ isSimulated: true, source: 'standard', fee: { amount: 5_000n }, warnings: [] })
})

test('shows tokens by mint, with the owner of the receiving account', async () => {
  const review = await scene.review([scene.tokenTransfer(1_500_000n)])
  expect(review.sentence).toEqual({
    key: 'send',
    values: { amount: '1.5', symbol: 'TUSD', recipient: scene.thirdParty },
  })
  expect(review.changes).toMatchObject([{ direction: 'send', amount: 1_500_000n, asset: { isListed: true } }])
  expect(review.warnings).toEqual([])
})

test('resolves lookup tables', async () => {
  const entries = [scene.tokenAccount, scene.mint, scene.thirdPartyTokenAccount]
  const address = await scene.chain.createLookupTable(entries)
  const review = await scene.review([scene.tokenTransfer(7n)], { table: { address, entries } })
  expect(review.changes).toMatchObject([{ direction: 'send', amount: 7n, asset: { symbol: 'TUSD' } }])
  expect(review).toMatchObject({ isSimulated: true, warnings: [] })
})

test('refuses a transaction whose lookup table is missing', async () => {
  const entries = [scene.thirdPartyTokenAccount]
  const review = await scene.review([scene.tokenTransfer(7n)], { table: { address: scene.thirdParty, entries } })
  expect(warningsOf(review)).toContain('block:unreadable')
})

test('warns about a delegate', async () => {
  const approve = {
    program: programs.token,
    accounts: [
      { key: scene.tokenAccount, isWritable: true },
      { key: scene.thirdParty },
      { key: scene.account, isSigner: true },
    ],
    data: Uint8Array.of(4, ...u64(2n ** 64n - 1n)),
  }
  for (const refuse of [[], ['simulateTransaction']]) {
    const review = await scene.review([approve], { refuse })
    expect(review.changes).toMatchObject([{ direction: 'allow', amount: 'all', party: { address: scene.thirdParty } }])
    expect(review.sentence.key).toBe('allow')
    expect(warningsOf(review)).toEqual(
      expect.arrayContaining(['danger:allowanceToAccount', 'danger:unlimitedAllowance']),
    )
  }
})

test('warns if another party gets control of a token account', async () => {
  const handOver = {
    program: programs.token,
    accounts: [
      { key: scene.tokenAccount, isWritable: true },
      { key: scene.account, isSigner: true },
    ],
    data: Uint8Array.of(6, 2, 1, ...keyBytes(scene.thirdParty)),
  }
  const review = await scene.review([handOver])
  expect(warningsOf(review)).toContain('danger:authorityChange')
  expect(review.changes).toMatchObject([{ direction: 'send', amount: 5_000_000n, asset: { symbol: 'TUSD' } }])
})

test('warns if the account itself goes to a program', async () => {
  const assign = {
    program: programs.system,
    accounts: [{ key: scene.account, isSigner: true, isWritable: true }],
    data: Uint8Array.of(1, 0, 0, 0, ...keyBytes(scene.thirdParty)),
  }
  expect(warningsOf(await scene.review([assign]))).toContain('danger:authorityChange')
})

test('warns about a durable nonce', async () => {
  const advance = {
    program: programs.system,
    accounts: [
      { key: scene.thirdPartyTokenAccount, isWritable: true },
      { key: 'SysvarRecentB1ockHashes11111111111111111111' },
      { key: scene.account, isSigner: true },
    ],
    data: Uint8Array.of(4, 0, 0, 0),
  }
  expect(warningsOf(await scene.review([advance, scene.transfer(1n)]))).toContain('danger:durableNonce')
})

test('says that a transaction fails', async () => {
  const review = await scene.review([scene.tokenTransfer(10n ** 12n)])
  expect(review.warnings[0]).toMatchObject({ severity: 'danger', code: 'fails' })
  expect(review.isSimulated).toBe(false)
})

test('warns about unknown programs and missing funds', async () => {
  const unknown = {
    program: scene.thirdParty,
    accounts: [{ key: scene.account, isSigner: true }],
    data: Uint8Array.of(1),
  }
  const review = await scene.review([unknown])
  expect(warningsOf(review)).toContain('caution:unknownContract')
  expect(review).toMatchObject({ sentence: { key: 'call', values: { contract: scene.thirdParty } }, source: 'none' })
  expect(warningsOf(await scene.review([scene.transfer(10n ** 15n)]))).toContain('caution:missingFunds')
})

test('refuses to sign if the account is no signer', async () => {
  const other = {
    ...scene.transfer(1n),
    accounts: [
      { key: scene.thirdParty, isSigner: true, isWritable: true },
      { key: scene.account, isWritable: true },
    ],
  }
  expect(warningsOf(await scene.review([other], { payer: scene.thirdParty }))).toEqual(['block:accountMismatch'])
})

test('refuses malformed bytes', async () => {
  const bytes = await scene.build([scene.transfer(1n)])
  for (const bad of [
    bytes.subarray(0, -1),
    Uint8Array.of(...bytes, 0),
    Uint8Array.of(2, ...bytes.subarray(1)),
    new Uint8Array(),
  ]) {
    expect(warningsOf(await scene.reviewBytes([bad]))).toContain('block:unreadable')
  }
})

test('26. refuses to sign a transaction as a message', async () => {
  const { messageBytes } = parseTransaction(await scene.build([scene.transfer(1n)]))
  const { caipNetworkId } = scene.chain
  const review = await scene
    .reviewer()
    .review(
      { kind: 'message', chainId: caipNetworkId, account: scene.account, message: messageBytes },
      { origin: 'https://app.example', signal: new AbortController().signal },
    )
  expect(warningsOf(review)).toContain('block:blindHash')
})

test('reviews several transactions together', async () => {
  const transactions = await Promise.all([scene.build([scene.transfer(sol)]), scene.build([scene.tokenTransfer(1n)])])
  const review = await scene.reviewBytes(transactions)
  expect(review.sentence).toEqual({ key: 'signTransactions', values: { count: '2' } })
  expect(review.changes.map(({ asset }) => asset.symbol)).toEqual(['SOL', 'TUSD'])
  expect(review.fee?.amount).toBe(10_000n)
})

test('26. notices at approval that the outcome has changed', async () => {
  const reviewer = scene.reviewer()
  const context = { origin: 'https://app.example', signal: new AbortController().signal }
  const bytes = await scene.build([scene.transfer(sol)])
  const request = {
    kind: 'solanaTransaction',
    chainId: scene.chain.caipNetworkId,
    account: scene.account,
    transactions: [bytes],
    isSent: true,
  } as const
  const before = await reviewer.review(request, context)
  expect(await reviewer.confirm(before, context)).toBe(before)
  scene.chain.expireBlockhashes()
  expect(warningsOf(await reviewer.confirm(before, context))).toEqual(
    expect.arrayContaining(['danger:outcomeChanged', 'caution:expiredData']),
  )
})
