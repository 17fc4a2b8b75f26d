import { encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drainerAbi, EvmScene, tokenAbi, unknownCall, warningsOf } from '../../../test/review/EvmScene'
import { needsWindow } from '../../approval/needsWindow'

let scene: EvmScene
beforeAll(async () => {
  scene = await EvmScene.start()
})
afterAll(() => scene.chain.stop())

const ether = 10n ** 18n
const claim = encodeFunctionData({ abi: drainerAbi, functionName: 'claimReward' })

test('26. shows what a fake reward really takes', async () => {
  const review = await scene.review(scene.drainer, claim, ether)
  expect(review.isSimulated).toBe(true)
  expect(review.changes.map(({ direction, asset, amount }) => [direction, asset.symbol, amount])).toEqual([
    ['send', 'TUSD', 500n * ether],
    ['send', 'ETH', ether],
  ])
  expect(review.sentence).toEqual({ key: 'call', values: { contract: scene.drainer, function: 'claimReward' } })
  expect(review.source).toBe('selector')
  expect(warningsOf(review)).toEqual(['danger:nothingInReturn', 'caution:unknownContract'])
})

test('26. a fake reward is a danger, unless the operator names its contract', async () => {
  const request = scene.transaction(scene.drainer, claim, ether)
  const parties = [{ address: scene.drainer, name: 'Rewards' }]
  const trusted = await scene.reviewer({ parties }).review(request, scene.context)
  // Without the warning, the frame of a hostile app would offer to approve the loss.
  expect(trusted.changes).toHaveLength(2)
  expect(needsWindow(trusted, true)).toBe(false)
  expect(needsWindow(await scene.reviewer().review(request, scene.context), true)).toBe(true)
})

test('26. a known contract that a call makes pay a third party is a danger', async () => {
  const parties = [{ address: scene.drainer, name: 'Rewards' }]
  const claimFor = (party: string): Hex => `${claim}${party.slice(2).toLowerCase().padStart(64, '0')}`
  const review = (party: string) =>
    scene.reviewer({ parties }).review(scene.transaction(scene.drainer, claimFor(party)), scene.context)
  expect(warningsOf(await review('0x70997970C51812dc3A010C7d01b50e0d17dc79C8'))).toContain('danger:nothingInReturn')
  expect(warningsOf(await review(scene.account))).toEqual([])
  expect(warningsOf(await review(scene.token))).toEqual([])
})

test('26. shows the loss although the contract behaves well in simulations', async () => {
  const data = encodeFunctionData({ abi: drainerAbi, functionName: 'claimUnwatched' })
  const request = { ...scene.transaction(scene.drainer, data), gas: 300_000n }
  const review = await scene.reviewer().review(request, scene.context)
  expect(review.changes).toMatchObject([{ direction: 'send', amount: 500n * ether }])
  expect(warningsOf(review)).toContain('danger:outcomeChanged')
  // The node's own defaults give the simulation away.
  const plain = await scene.chain.client.request({
    method: 'eth_simulateV1',
    params: [{ blockStateCalls: [{ calls: [{ from: scene.account, to: scene.drainer, data }] }] }, 'latest'],
  } as never)
  expect(plain).toMatchObject([{ calls: [{ status: '0x1', logs: [] }] }])
})

test('fills in a transaction so that the chain accepts it', async () => {
  const { request, fee, isSimulated, sentence, recipient, warnings } = await scene.review(scene.thirdParty, '0x', 7n)
  expect(request).toMatchObject({ to: scene.thirdParty, value: 7n, gas: 21_000n, data: '0x' })
  expect(request.kind === 'evmTransaction' && request.nonce).toBe(
    await scene.chain.client.getTransactionCount({ address: scene.account }),
  )
  expect(fee?.amount).toBeGreaterThan(0n)
  expect(isSimulated).toBe(true)
  expect(sentence).toEqual({
    key: 'send',
    values: { amount: '0.000000000000000007', symbol: 'ETH', recipient: scene.thirdParty },
  })
  expect(recipient).toEqual({ address: scene.thirdParty, isContract: false })
  expect(warnings).toEqual([])
})

test('keeps usable values of the app and replaces absurd ones', async () => {
  const base = scene.transaction(scene.thirdParty, '0x', 1n)
  const usable = await scene
    .reviewer()
    .review({ ...base, gas: 50_000n, maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 1n }, scene.context)
  expect(usable.request).toMatchObject({ gas: 50_000n, maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 1n })
  const absurd = await scene
    .reviewer()
    .review(
      { ...base, gas: 10n ** 12n, nonce: 5_000, maxFeePerGas: 10n ** 18n, maxPriorityFeePerGas: 10n ** 18n },
      scene.context,
    )
  expect(absurd.request).toMatchObject({ gas: 21_000n })
  expect(absurd.fee?.amount).toBeLessThan(ether)
  expect(absurd.request.kind === 'evmTransaction' && absurd.request.nonce).toBeLessThan(5_000)
})

test('decodes a token transfer and its recipient', async () => {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [scene.thirdParty, 3n * ether] })
  const review = await scene.review(scene.token, data)
  expect(review.sentence).toEqual({ key: 'send', values: { amount: '3', symbol: 'TUSD', recipient: scene.thirdParty } })
  expect(review.source).toBe('standard')
  expect(review.changes).toMatchObject([{ direction: 'send', amount: 3n * ether, asset: { isListed: true } }])
  expect(warningsOf(review)).toEqual([])
})

test('26. warns about an unlimited allowance for an account', async () => {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [scene.thirdParty, 2n ** 256n - 1n] })
  const review = await scene.review(scene.token, data)
  expect(review.sentence).toEqual({ key: 'allow', values: { symbol: 'TUSD', spender: scene.thirdParty } })
  expect(review.changes).toMatchObject([{ direction: 'allow', amount: 'all', party: { address: scene.thirdParty } }])
  expect(warningsOf(review)).toEqual(['danger:allowanceToAccount', 'danger:unlimitedAllowance'])
})

test('calls an allowance of zero a revocation', async () => {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [scene.drainer, 0n] })
  const review = await scene.review(scene.token, data)
  expect(review.sentence).toEqual({ key: 'revoke', values: { symbol: 'TUSD', spender: scene.drainer } })
  expect(review.changes).toEqual([])
})

test('26. shows an allowance that the token does not log', async () => {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [scene.thirdParty, 5n] })
  const { changes, isSimulated } = await scene.review(scene.hostile, data)
  expect(isSimulated).toBe(true)
  expect(changes).toMatchObject([{ direction: 'allow', amount: 5n, party: { address: scene.thirdParty } }])
})

test('26. reads balances, because logs can lie', async () => {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [scene.thirdParty, 10n] })
  const { changes } = await scene.review(scene.hostile, data)
  // The log says 10, the token takes 20.
  expect(changes).toMatchObject([{ direction: 'send', amount: 20n }])
})

test('26. escapes and bounds the symbol of a hostile token', async () => {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [scene.thirdParty, 10n] })
  const review = await scene.review(scene.hostile, data)
  expect(review.changes[0]?.asset).toMatchObject({ symbol: 'US\\u{202e}\\u{200b}DC with a name t…', isListed: false })
  expect(warningsOf(review)).toEqual(expect.arrayContaining(['caution:hiddenCharacters', 'caution:unlistedAsset']))
})

test('26. shows the listed loss first, whatever a contract shouts', async () => {
  const data = encodeFunctionData({ abi: drainerAbi, functionName: 'shout', args: [40n] })
  const review = await scene.review(scene.drainer, data)
  expect(review.changes.some(({ asset, amount }) => asset.isListed && amount === 500n * ether)).toBe(true)
  expect(review.changes.length).toBeLessThanOrEqual(30)
  expect(warningsOf(review)).toContain('danger:unreadable')
})

test('says that a transaction fails, with the reason', async () => {
  const data = encodeFunctionData({ abi: drainerAbi, functionName: 'failWith', args: ['Not\u202e today'] })
  const review = await scene.review(scene.drainer, data)
  expect(review.warnings[0]).toEqual({ severity: 'danger', code: 'fails', values: { reason: 'Not\\u{202e} today' } })
})

test('warns about missing funds, and still shows the outcome', async () => {
  const balance = await scene.chain.balanceOf(scene.account)
  const review = await scene.review(scene.thirdParty, '0x', balance + 1n)
  expect(warningsOf(review)).toEqual(['caution:missingFunds'])
  expect(review.changes).toMatchObject([{ direction: 'send', amount: balance + 1n }])
})

test.each([
  ['says so if the node cannot simulate', 'claimReward', 'caution:notSimulated'],
  ['still says that a transaction fails', 'failWith', 'danger:fails'],
] as const)('%s', async (_, functionName, warning) => {
  const data = functionName === 'failWith' ? encodeFunctionData({ abi: drainerAbi, functionName, args: ['No'] }) : claim
  const reviewer = scene.reviewer({ refuse: ['eth_simulateV1'] })
  const review = await reviewer.review(scene.transaction(scene.drainer, data, 1n), scene.context)
  expect(review.isSimulated).toBe(false)
  expect(warningsOf(review)).toContain(warning)
  expect(review.changes).toMatchObject([{ direction: 'send', amount: 1n }])
})

test('says whether an unknown function is in the bytecode', async () => {
  const hint = (review: Awaited<ReturnType<typeof scene.review>>) =>
    review.details.find(({ label }) => label === 'functionInBytecode')?.value
  expect(hint(await scene.review(scene.drainer, unknownCall()))).toBe('no')
  const unlisted = encodeFunctionData({ abi: drainerAbi, functionName: 'shout', args: [1n] })
  const known = await scene.review(scene.drainer, unlisted)
  expect(hint(known)).toBe('yes')
  expect(known.sentence).toEqual({ key: 'call', values: { contract: scene.drainer } })
  expect(known.source).toBe('none')
})

test('26. notices at approval that a contract now behaves differently', async () => {
  const reviewer = scene.reviewer()
  const block = await scene.chain.client.getBlockNumber()
  const data = encodeFunctionData({ abi: drainerAbi, functionName: 'claimAfter', args: [block + 3n] })
  const request = { ...scene.transaction(scene.drainer, data), gas: 300_000n }
  const before = await reviewer.review(request, scene.context)
  expect(before.changes).toEqual([])
  expect(await reviewer.confirm(before, scene.context)).toBe(before)

  await scene.chain.mine(5)
  const after = await reviewer.confirm(before, scene.context)
  expect(after.changes).toMatchObject([{ direction: 'send', amount: 500n * ether }])
  expect(warningsOf(after)).toContain('danger:outcomeChanged')
  expect(await reviewer.confirm(after, scene.context)).toBe(after)
})

test('26. refuses calls of the own account', async () => {
  expect(warningsOf(await scene.review(scene.account, unknownCall()))).toContain('block:ownAccountData')
  expect(warningsOf(await scene.review(scene.account, '0x', 1n))).toEqual([])
})

test('asks a node that cannot simulate only once for each chain', async () => {
  const asked: string[] = []
  const reviewer = scene.reviewer({ refuse: ['eth_simulateV1'], onRead: method => asked.push(method) })
  const request = scene.transaction(scene.token, transfer(1n))
  const before = await reviewer.review(request, scene.context)
  expect(await reviewer.confirm(before, scene.context)).toBe(before)
  await reviewer.review(request, scene.context)
  expect(asked.filter(method => method === 'eth_simulateV1')).toHaveLength(1)
  expect(warningsOf(before)).toContain('caution:notSimulated')
})

test('adds the fee for data on an OP-stack chain, and asks other chains only once', async () => {
  const asked: string[] = []
  const reviewer = scene.reviewer({ onRead: method => asked.push(method) })
  const request = { ...scene.transaction(scene.thirdParty, '0x', 1n), maxFeePerGas: 2_000_000_000n }
  const other = await reviewer.review(request, scene.context)
  await reviewer.review(request, scene.context)
  expect(asked.filter(method => method === 'eth_call')).toHaveLength(1)

  // Returns 0.001 ether for any transaction.
  await setCode('0x66038d7ea4c6800060005260206000f3')
  const onTop = await scene.reviewer().review(request, scene.context)
  await setCode('0x')
  expect((onTop.fee?.amount ?? 0n) - (other.fee?.amount ?? 0n)).toBe(1_250_000_000_000_000n)
})

function transfer(amount: bigint): Hex {
  return encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [scene.thirdParty, amount] })
}

async function setCode(code: Hex): Promise<void> {
  const oracle = '0x420000000000000000000000000000000000000F'
  await scene.chain.client.request({ method: 'anvil_setCode', params: [oracle, code] } as never)
}
