import { dialog, enter } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import {
  type ContractFunctionArgs,
  type ContractFunctionName,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  padHex,
  parseAbi,
} from 'viem'
import { type Forgery, forge, type Json, type RouterCall, rewriteCall } from './forgeSwaps'
import { newAccount, newPayer } from './newPayer'
import { connectOn, expect, expectNoRequest, fillSwap, openAccount, test } from './swaps'

const stopped = 'doesn’t match the quote, so it was stopped'
const unknown = 'uses an unknown contract, so it was stopped'
const million = 1_000_000_000_000n

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true })
const swapOf = ({ steps }: Json) => steps.at(-1)
const approvalOf = ({ steps }: Json) => steps[0]
const calling = (change: Partial<RouterCall>) => (answer: Json) => {
  swapOf(answer).data = rewriteCall(swapOf(answer).data, change)
}
const approving = (spender: Hex) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] })

type Attack = readonly [rule: string, says: string, quotes: Forgery, build: Forgery]

const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** Returns calls that let a thief take tokens, other than `approve`: their name, contract and data. */
function grantsTo(thief: Hex, owner: Hex, token: Hex): readonly (readonly [name: string, to: Hex, data: Hex])[] {
  const abi = parseAbi([
    'function increaseAllowance(address spender, uint256 added)',
    'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    'function transferFrom(address from, address to, uint256 value)',
    'function setApprovalForAll(address operator, bool approved)',
    'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  ])
  const signature = [27, padHex('0x1', { size: 32 }), padHex('0x2', { size: 32 })] as const
  const encode = <Name extends ContractFunctionName<typeof abi>>(
    functionName: Name,
    args: ContractFunctionArgs<typeof abi, 'nonpayable', Name>,
  ): Hex => encodeFunctionData({ abi, functionName, args } as never)
  return [
    ['increaseAllowance', token, encode('increaseAllowance', [thief, maxUint256])],
    ['permit', token, encode('permit', [owner, thief, maxUint256, maxUint256, ...signature])],
    ['transferFrom', token, encode('transferFrom', [owner, thief, 1n])],
    ['setApprovalForAll', token, encode('setApprovalForAll', [thief, true])],
    ["Permit2's approve", permit2, encode('approve', [token, thief, 2n ** 160n - 1n, 2 ** 40])],
  ]
}

test('a backend that changes the transaction is stopped before the wallet gets a request', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
  seeded,
  forgive,
}) => {
  test.slow()
  // The backend's answer to a price below the minimum.
  forgive(/status of 409/u)
  const { euro } = market.tokens
  const payer = await newPayer(evmChain)
  const thief = newAccount().address
  await evmChain.mintTo(euro, payer.address, million)
  const id = `eip155:${evmChain.chainId}`
  const wallet = await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  const attacks: readonly Attack[] = [
    ['the recipient is a thief', stopped, {}, { answer: calling({ to: thief }) }],
    ['the minimum is 0', stopped, {}, { answer: calling({ min: 0n }) }],
    ['the minimum is 1 unit', stopped, {}, { answer: calling({ min: 1n }) }],
    ['the paid amount is higher', stopped, {}, { answer: calling({ amount: 90_000_000n }) }],
    ['the paid amount is lower', stopped, {}, { answer: calling({ amount: 1n }) }],
    ['the received token is another', stopped, {}, { answer: calling({ path: [euro, seeded.tokens.dollar] }) }],
    [
      'the paid token is another',
      stopped,
      {},
      { answer: calling({ path: [seeded.tokens.dollar, market.exchange.weth] }) },
    ],
    ['the deadline is far away', stopped, {}, { answer: calling({ deadline: maxUint256 }) }],
    ['the called contract is unknown', unknown, {}, { answer: json => void (swapOf(json).to = `${id}:${thief}`) }],
    ['the spender is unknown', unknown, {}, { answer: json => void (approvalOf(json).spender = `${id}:${thief}`) }],
    ['the approval is unlimited', stopped, {}, { answer: json => void (approvalOf(json).amount = `${maxUint256}`) }],
    [
      'the approval is for another token',
      stopped,
      {},
      { answer: json => void (approvalOf(json).token = `${id}:${seeded.tokens.dollar}`) },
    ],
    [
      'an approval of the thief replaces the swap',
      stopped,
      {},
      { answer: json => Object.assign(swapOf(json), { to: `${id}:${euro}`, data: approving(thief) }) },
    ],
    [
      'an unlimited approval of the router replaces the swap',
      stopped,
      {},
      { answer: json => Object.assign(swapOf(json), { to: `${id}:${euro}`, data: approving(market.exchange.router) }) },
    ],
    ...grantsTo(thief, payer.address, euro).map(
      ([name, to, data]): Attack => [
        `a call of ${name} replaces the swap`,
        stopped,
        {},
        { answer: json => Object.assign(swapOf(json), { to: `${id}:${to}`, data }) },
      ],
    ),
    [
      'the approval names no spender',
      'No price is available',
      {},
      { answer: json => void delete approvalOf(json).spender },
    ],
    ['ether is paid as well', stopped, {}, { answer: json => void (swapOf(json).value = `${10n ** 18n}`) }],
    ['the call is no swap', stopped, {}, { answer: json => void (swapOf(json).data = '0xdeadbeef') }],
    ['the swap runs twice', stopped, {}, { answer: json => json.steps.splice(1, 0, swapOf(json)) }],
    ['there are no steps', stopped, {}, { answer: json => void (json.steps = []) }],
    [
      'the quote promises twice as much',
      'The price moved past your limit',
      { answer: json => void (json.quotes[0].toAmount = `${BigInt(json.quotes[0].toAmount) * 2n}`) },
      {},
    ],
    [
      'quote and answer promise twice as much, and the call has a lower minimum',
      stopped,
      { answer: json => void (json.quotes[0].toAmount = `${BigInt(json.quotes[0].toAmount) * 2n}`) },
      {
        request: json => void (json.minAmount = '1'),
        answer: json => void (json.quote.toAmount = `${BigInt(json.quote.toAmount) * 2n}`),
      },
    ],
  ]
  const forgeQuotes = await forge(page, 'quotes')
  const forgeBuild = await forge(page, 'build-transaction')
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await openAccount(page)
  await fillSwap(page, { from: 'Test Euro', to: 'Wrapped Ether', amount: '1' })
  let amount = 10
  for (const [rule, says, quotes, build] of attacks) {
    await test.step(rule, async () => {
      forgeQuotes(quotes)
      forgeBuild(build)
      // A new amount removes the last message and gets a new quote.
      await enter(dialog(page).getByRole('textbox', { name: /Pay amount/u }), `${++amount}`)
      await expect(dialog(page)).not.toContainText(says)
      await button(page, 'Review swap').click()
      await expect(dialog(page)).toContainText(says)
      await expectNoRequest(wallet)
    })
  }
  expect(await evmChain.tokenBalanceOf(payer.address, euro)).toBe(million)
  expect(await evmChain.balanceOf(payer.address)).toBe(10n ** 19n)
  expect(await evmChain.client.getTransactionCount({ address: payer.address })).toBe(0)
})
