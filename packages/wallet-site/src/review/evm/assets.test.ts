import { encodeFunctionData, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EvmScene, tokenAbi, warningsOf } from '../../../test/review/EvmScene'
import { pieceCode } from '../../../test/review/hostileContractsCode'

let scene: EvmScene
beforeAll(async () => {
  scene = await EvmScene.start()
})
afterAll(() => scene.chain.stop())

const nftAbi = parseAbi([
  'function approve(address to, uint256 tokenId)',
  'function setApprovalForAll(address operator, bool approved)',
  'function transferFrom(address from, address to, uint256 tokenId)',
])
const ether = 10n ** 18n

test('names the NFT that is transferred, allowed or taken back', async () => {
  const collection = await scene.deploy(pieceCode)
  const id = `${scene.chainId}/erc721:${collection}/7`

  const transfer = encodeFunctionData({
    abi: nftAbi,
    functionName: 'transferFrom',
    args: [scene.account, scene.thirdParty, 7n],
  })
  for (const refuse of [[], ['eth_simulateV1']]) {
    const review = await scene.reviewer({ refuse }).review(scene.transaction(collection, transfer), scene.context)
    expect(review.changes).toMatchObject([{ direction: 'send', amount: 1n, party: { address: scene.thirdParty } }])
    expect(review.changes[0]?.asset.id.toLowerCase()).toBe(id.toLowerCase())
    expect(review.sentence).toMatchObject({ key: 'send', values: { amount: '1', symbol: 'PCS' } })
  }

  const approve = encodeFunctionData({ abi: nftAbi, functionName: 'approve', args: [scene.thirdParty, 7n] })
  const allowed = await scene.review(collection, approve)
  expect(allowed.changes).toMatchObject([{ direction: 'allow', amount: 1n, party: { address: scene.thirdParty } }])
  const revoke = encodeFunctionData({ abi: nftAbi, functionName: 'approve', args: [zeroAddress, 7n] })
  expect((await scene.review(collection, revoke)).changes).toEqual([])
})

test('warns about an operator of a whole collection', async () => {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'setApprovalForAll', args: [scene.thirdParty, true] })
  const review = await scene.review(scene.hostile, data)
  expect(review.changes).toMatchObject([{ direction: 'allow', amount: 'all', party: { address: scene.thirdParty } }])
  expect(warningsOf(review)).toEqual(expect.arrayContaining(['danger:allowanceToAccount', 'danger:unlimitedAllowance']))
})

test('shows wrapping as a swap, though wrapped ether logs no transfer', async () => {
  const { weth: wrappedEther } = await scene.chain.createExchange()
  const assets = [{ id: `${scene.chainId}/erc20:${wrappedEther}`, symbol: 'WETH', decimals: 18 }]
  const data = encodeFunctionData({ abi: parseAbi(['function deposit() payable']), functionName: 'deposit' })
  for (const refuse of [[], ['eth_simulateV1']]) {
    const reviewer = scene.reviewer({ assets, refuse })
    const review = await reviewer.review(scene.transaction(wrappedEther, data, 2n * ether), scene.context)
    expect(review.sentence).toEqual({
      key: 'swap',
      values: { amount: '2', symbol: 'ETH', receivedAmount: '2', receivedSymbol: 'WETH' },
    })
  }
})

test('says whether the recipient is new', async () => {
  const review = async (isKnown: boolean) =>
    scene
      .reviewer({ isKnownRecipient: () => Promise.resolve(isKnown) })
      .review(scene.transaction(scene.thirdParty, '0x', 1n), scene.context)
  const known = await review(true)
  expect(known.recipient?.isKnown).toBe(true)
  expect(warningsOf(known)).toEqual([])
  expect(warningsOf(await review(false))).toEqual(['caution:firstRecipient'])
})

test('reviews a deployment', async () => {
  const review = await scene.review(null, '0x6001600055')
  expect(review).toMatchObject({ sentence: { key: 'deploy' }, source: 'none' })
  expect(review.request).toMatchObject({ to: null })
})

test('stops when the request is withdrawn', async () => {
  const controller = new AbortController()
  const review = scene
    .reviewer()
    .review(scene.transaction(scene.thirdParty), { ...scene.context, signal: controller.signal })
  controller.abort(new Error('Withdrawn.'))
  await expect(review).rejects.toThrow('Withdrawn.')
})
