import { AppKitError, RequestPendingError, UserRejectedError } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { dollar, ether, router, SwapScene } from '../test/startSwap'

test('reviews the minimum, then sends exactly the reviewed swap', async () => {
  const scene = await new SwapScene().review(ether, dollar, '1')
  expect(scene.reviewed).toMatchObject({ minimum: 196n, isBatch: false, steps: [{ kind: 'swap' }] })
  expect(await scene.swap.confirm()).toBe(true)
  await scene.settled()
  expect(scene.chain.requests).toEqual(['swap'])
  expect(scene.reported).toEqual(['review', 'sent 0xswap', 'confirmed 0xswap'])
  expect(scene.status).toBe('confirmed')
})

test('reports the received amount from the balances', async () => {
  const scene = await new SwapScene().review(ether, dollar, '1')
  scene.chain.answer = async () => {
    scene.chain.balances[dollar.address ?? ''] = 5_199n
    return { hash: '0xswap' }
  }
  await scene.swap.confirm()
  await scene.settled()
  expect(scene.swap.state.value).toMatchObject({ status: 'confirmed', received: 199n, leftover: undefined })
})

test('approves exactly the amount first, and swaps once the approval is confirmed', async () => {
  const scene = await new SwapScene().review(dollar, ether, '10')
  scene.chain.answer = async request => {
    if (request.startsWith('approve')) scene.chain.allowance = 1_000n
    return { hash: `0x${request}` }
  }
  expect(await scene.swap.confirm()).toBe(true)
  expect(scene.chain.requests).toEqual(['approve 1000', 'swap'])
})

test('asks for no second approval when one suffices', async () => {
  const scene = new SwapScene()
  scene.chain.allowance = 1_000n
  await scene.review(dollar, ether, '10')
  await scene.swap.confirm()
  expect(scene.chain.requests).toEqual(['swap'])
})

test('removes an allowance first if the source says that the token needs it', async () => {
  const scene = new SwapScene()
  scene.chain.allowance = 5n
  scene.source.rearrange = steps => {
    const zero = { kind: 'approve', tokenAddress: dollar.address ?? '', spender: router, amount: 0n } as const
    return scene.chain.allowance > 0n ? [zero, ...steps] : steps
  }
  scene.chain.answer = async request => {
    scene.chain.allowance = BigInt(request.split(' ')[1] ?? scene.chain.allowance)
    return { hash: `0x${request}` }
  }
  await scene.review(dollar, ether, '10')
  expect(await scene.swap.confirm()).toBe(true)
  expect(scene.chain.requests).toEqual(['approve 0', 'approve 1000', 'swap'])
})

test('a wallet that batches confirms once', async () => {
  const scene = new SwapScene()
  scene.chain.batches = true
  await scene.review(dollar, ether, '10')
  expect(scene.reviewed?.isBatch).toBe(true)
  expect(await scene.swap.confirm()).toBe(true)
  expect(scene.chain.requests).toEqual(['approve 1000+swap'])
})

test('the user rejects the approval, then the swap, and goes on without a second approval', async () => {
  const scene = await new SwapScene().review(dollar, ether, '10')
  let refusals = 1
  scene.chain.answer = async request => {
    if (refusals-- > 0) throw new UserRejectedError()
    if (request.startsWith('approve')) {
      scene.chain.allowance = 1_000n
      refusals = 1
    }
    return { hash: `0x${request}` }
  }
  expect(await scene.swap.confirm()).toBe(false)
  expect(scene.swap.state.value).toMatchObject({ status: 'declined', step: 0 })
  expect(await scene.swap.confirm()).toBe(false)
  expect(scene.status).toBe('declined')
  expect(await scene.swap.confirm()).toBe(true)
  expect(scene.chain.requests).toEqual(['approve 1000', 'approve 1000', 'swap', 'swap'])
  expect(scene.reported.filter(report => report.startsWith('error'))).toEqual(['error approve', 'error swap'])
})

test('an approval that reverts stops before the swap', async () => {
  const scene = await new SwapScene().review(dollar, ether, '10')
  scene.chain.outcome = async () => ({ status: 'reverted' })
  expect(await scene.swap.confirm()).toBe(false)
  expect(scene.problem).toBe('swap/reverted')
  expect(scene.chain.requests).toEqual(['approve 1000'])
})

test('the price moves past the slippage before the request: offers the new price and asks the wallet nothing', async () => {
  const scene = new SwapScene()
  await scene.review(dollar, ether, '10')
  scene.source.rate = 1n
  expect(await scene.swap.confirm()).toBe(false)
  expect(scene.chain.requests).toEqual([])
  expect(scene.swap.state.value).toMatchObject({
    status: 'reviewing',
    review: { quote: { amountOut: 1_000n } },
    previous: { quote: { amountOut: 2_000n } },
  })
})

test('the price moves while the approval is on its way: asks again before the swap', async () => {
  const scene = await new SwapScene().review(dollar, ether, '10')
  scene.chain.answer = async request => {
    scene.chain.allowance = 1_000n
    scene.source.rate = 1n
    return { hash: `0x${request}` }
  }
  expect(await scene.swap.confirm()).toBe(false)
  expect(scene.chain.requests).toEqual(['approve 1000'])
  expect(scene.status).toBe('reviewing')
})

test('a better price needs no attention, and the minimum stays the reviewed one', async () => {
  const scene = await new SwapScene().review(ether, dollar, '1')
  scene.source.rate = 3n
  expect(await scene.swap.confirm()).toBe(true)
  expect(scene.swap.state.value).toMatchObject({ review: { minimum: 196n } })
})

test('a review expires visibly, creates no new order by itself, and can be refreshed', async () => {
  const scene = await new SwapScene().review()
  const asked = scene.source.asked.length
  await scene.pass(30_000)
  expect(scene.swap.state.value).toMatchObject({ status: 'reviewing', isExpired: true })
  expect(scene.source.asked).toHaveLength(asked)
  expect(await scene.swap.confirm()).toBe(false)
  scene.swap.refresh()
  await scene.settled()
  expect(scene.swap.state.value).toMatchObject({ status: 'reviewing', isExpired: false })
  expect(await scene.swap.confirm()).toBe(true)
})

test('a request that is already open in the wallet can be tried again', async () => {
  const scene = await new SwapScene().review()
  scene.chain.answer = () => Promise.reject(new RequestPendingError())
  await scene.swap.confirm()
  expect(scene.status).toBe('pendingInWallet')
  scene.chain.answer = async () => ({ hash: '0x1' })
  expect(await scene.swap.confirm()).toBe(true)
})

test("a swap that may have been sent isn't offered again", async () => {
  const scene = await new SwapScene().review()
  scene.chain.answer = () => Promise.reject(new AppKitError('transaction/status-unknown', 'unknown'))
  await scene.swap.confirm()
  expect(scene.status).toBe('uncertain')
  expect(await scene.swap.confirm()).toBe(false)
  expect(scene.chain.requests).toHaveLength(1)
})

test.each([
  ['reverted', 'failed'],
  ['dropped', 'dropped'],
  ['replaced', 'replaced'],
] as const)('shows that a swap was %s', async (outcome, status) => {
  const scene = await new SwapScene().review()
  scene.chain.outcome = async () => ({ status: outcome })
  await scene.swap.confirm()
  await scene.settled()
  expect(scene.status).toBe(status)
})

test('a hash that arrives after the user went back is kept', async () => {
  const scene = await new SwapScene().review()
  let approve = (_: { hash: string }): void => {}
  scene.chain.answer = () =>
    new Promise(resolve => {
      approve = resolve
    })
  const confirming = scene.swap.confirm()
  await scene.settled()
  scene.swap.edit()
  approve({ hash: '0xlate' })
  expect(await confirming).toBe(true)
  expect(scene.swap.state.value).toMatchObject({ hash: '0xlate' })
})

test('an account change ends the review with a reason, and never a requested swap', async () => {
  const scene = await new SwapScene().review()
  scene.account = undefined
  expect(scene.swap.followAccount()).toBe(true)
  expect(scene.problem).toBe('swap/account-changed')

  const other = await new SwapScene().review()
  other.chain.answer = () => new Promise(() => {})
  void other.swap.confirm()
  await other.settled()
  other.account = undefined
  expect(other.swap.followAccount()).toBe(false)
  expect(other.status).toBe('requesting')
})

test('Max pays for gas, and is calculated again for another token', async () => {
  const scene = new SwapScene()
  scene.chain.simulated = { changes: [{ amount: -500n }, { tokenAddress: dollar.address, amount: 1_000n }], fee: 10n }
  await scene.fill(ether, dollar)
  expect(await scene.swap.max('en')).toBe(true)
  const draft = () => {
    const { value } = scene.swap.state
    return 'draft' in value ? value.draft : undefined
  }
  // The balance without twice the fee.
  expect(draft()).toMatchObject({ amount: 980n, isMax: true })
  scene.swap.selectFrom(dollar)
  await scene.settled()
  expect(draft()).toMatchObject({ amount: 5_000n, isMax: true })
})

test('needs enough of the coin for the fee, and says so instead of "no route"', async () => {
  const scene = new SwapScene()
  scene.chain.simulated = { changes: [{ amount: -1_000n }, { tokenAddress: dollar.address, amount: 2_000n }], fee: 10n }
  await scene.review(ether, dollar, '10')
  expect(scene.problem).toBe('swap/insufficient-fee')
})

test.each([
  [990n, undefined],
  [991n, 'swap/insufficient-fee'],
])('a prepared transaction of %d needs exactly its fee of 10 besides', async (amount, problem) => {
  const scene = new SwapScene()
  scene.source.rearrange = () => [{ kind: 'signedTransaction', transaction: Uint8Array.of(1) }]
  scene.chain.simulated = { changes: [{ amount: -amount }, { tokenAddress: dollar.address, amount: 2_000n }], fee: 10n }
  await scene.review(ether, dollar, `9.${amount - 900n}`)
  expect(scene.problem).toBe(problem)
  expect(scene.status).toBe(problem ? 'editing' : 'reviewing')
})

test('limits the fee of the request to half above the reviewed one', async () => {
  const scene = new SwapScene()
  scene.chain.simulated = { changes: [{ amount: -100n }, { tokenAddress: dollar.address, amount: 200n }], fee: 10n }
  await scene.review(ether, dollar, '1')
  await scene.swap.confirm()
  expect(scene.chain.maxFees).toEqual([15n])
})

test('lists an allowance that the swap leaves behind', async () => {
  const scene = await new SwapScene().review(dollar, ether, '10')
  scene.chain.answer = async request => {
    scene.chain.allowance = 1_000n
    return { hash: `0x${request}` }
  }
  await scene.swap.confirm()
  await scene.settled()
  expect(scene.swap.state.value).toMatchObject({ leftover: { spender: router, amount: 1_000n } })
})

test('the amounts stay frozen while the wallet shows the request', async () => {
  const scene = await new SwapScene().review(ether, dollar, '1')
  const reviewed = scene.reviewed
  scene.chain.answer = () => new Promise(() => {})
  void scene.swap.confirm()
  await scene.settled()
  expect(scene.status).toBe('requesting')
  const asked = scene.source.asked.length
  scene.source.rate = 3n
  scene.swap.updateToken({ ...dollar, price: 2 })
  scene.swap.resume()
  await scene.pass(60_000)
  expect(scene.source.asked.length).toBe(asked)
  expect(scene.reviewed).toMatchObject({ minimum: reviewed?.minimum, quote: { amountOut: reviewed?.quote.amountOut } })
})

test.each(Array.from({ length: 37 }, (_, decimals) => decimals))(
  'a token with %d decimals is paid and received to the last digit',
  async decimals => {
    const units = 10n ** BigInt(decimals)
    const paid = { ...ether, decimals, balance: 1_000n * units, price: undefined }
    const scene = new SwapScene()
    Object.assign(scene.chain.decimals, { coin: decimals })
    Object.assign(scene.chain.balances, { coin: 1_000n * units })
    await scene.review(paid, dollar, decimals === 0 ? '100' : `99.${'9'.repeat(decimals)}`)
    const amount = decimals === 0 ? 100n : 100n * units - 1n
    expect(scene.reviewed?.quote.query.amount).toBe(amount)
    expect(scene.reviewed?.quote.amountOut).toBe(amount * 2n)
  },
)

test('a user who goes back during the last check gets no wallet prompt', async () => {
  const scene = await new SwapScene().review(ether, dollar, '1')
  let finish = (): void => {}
  scene.source.quoteAnswer = () => new Promise<void>(resolve => (finish = resolve))
  const confirmed = scene.swap.confirm()
  await scene.settled()
  scene.swap.edit()
  finish()
  expect(await confirmed).toBe(false)
  expect(scene.chain.requests).toEqual([])
  expect(scene.status).toBe('editing')
})
