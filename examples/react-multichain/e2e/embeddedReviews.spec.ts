import type { EvmChain } from '@openappkit/testing/node'
import type { Page } from '@playwright/test'
import {
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  numberToHex,
  parseAbi,
  parseEther,
  stringToHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { drainerCode } from './drainerCode'
import { logIn, pressArmed, walletFrame } from './embedded'
import { addressOf, approving, armed, ask, expect, outcomeOf, settled, test } from './hostileApp'

const drainerAbi = parseAbi([
  'constructor(address token)',
  'function claimReward() payable',
  'function claimAfter(uint256 blockNumber) payable',
])
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const thirdParty = '0x00000000000000000000000000000000000A11cE'

interface Trap {
  readonly token: Hex
  readonly drainer: Hex
}

/** Gives the user ether and 500 tokens, and deploys a contract that may take them. */
async function setTrap(chain: EvmChain, owner: Hex): Promise<Trap> {
  await chain.setBalance(owner, parseEther('10'))
  const token = await chain.createToken({ name: 'Test dollar', symbol: 'TUSD', decimals: 18 })
  await chain.mintTo(token, owner, parseEther('500'))
  const account = privateKeyToAccount(chain.accounts[0].privateKey)
  const client = createWalletClient({ account, chain: chain.chain, transport: http(chain.url) })
  const data = encodeDeployData({ abi: drainerAbi, bytecode: drainerCode, args: [token] })
  const { contractAddress } = await chain.waitForReceipt(await client.sendTransaction({ data }))
  const drainer = getAddress(contractAddress ?? '0x')
  const approval = encodeFunctionData({
    abi: parseAbi(['function approve(address spender, uint256 amount)']),
    args: [drainer, 2n ** 256n - 1n],
  })
  // The user has approved an exchange that turned out to be this contract.
  await chain.client.request({ method: 'anvil_impersonateAccount', params: [owner] } as never)
  await chain.client.request({
    method: 'eth_sendTransaction',
    params: [{ from: owner, to: token, data: approval }],
  } as never)
  return { token, drainer }
}

function sendTo(page: Page, from: Hex, to: Hex, data: Hex, value = 0n): Promise<number> {
  return ask(page, 'eth_sendTransaction', [{ from, to, data, value: numberToHex(value), gas: numberToHex(300_000) }])
}

test('26. a fake reward shows the ether and the tokens that it takes', async ({
  email,
  evmChain,
  mailbox,
  openHostile,
  page,
}) => {
  await openHostile()
  await logIn(page, mailbox, email)
  const owner = await addressOf(page)
  const { drainer, token } = await setTrap(evmChain, owner)
  const data = encodeFunctionData({ abi: drainerAbi, functionName: 'claimReward' })
  const request = await sendTo(page, owner, drainer, data, parseEther('1'))
  const frame = walletFrame(page)
  await expect(frame.getByText('You send')).toHaveCount(2)
  const changes = frame.getByLabel('Expected result')
  await expect(changes).toContainText(/500\s*TUSD/)
  await expect(changes).toContainText(/You send\W*1\s*ETH/)
  // A danger has no button that approves in the frame.
  await expect(frame.getByText('This is a common scam.')).toBeVisible()
  await expect(approving(page, 'Approve')).toHaveCount(0)
  await frame.getByRole('button', { name: 'Cancel' }).click()
  expect((await settled(page, request)).code).toBe(4001)
  expect(await evmChain.tokenBalanceOf(owner, token)).toBe(parseEther('500'))
})

test('26. a contract that flips between review and approval signs nothing', async ({
  email,
  evmChain,
  mailbox,
  openHostile,
  page,
}) => {
  await openHostile()
  await logIn(page, mailbox, email)
  const owner = await addressOf(page)
  const { drainer, token } = await setTrap(evmChain, owner)
  const block = await evmChain.client.getBlockNumber()
  const data = encodeFunctionData({ abi: drainerAbi, functionName: 'claimAfter', args: [block + 20n] })
  const request = await sendTo(page, owner, drainer, data)
  const frame = walletFrame(page)
  await expect(frame.getByText('No tokens move.')).toBeVisible()
  await armed(approving(page, 'Approve'))
  await evmChain.mine(25)
  await pressArmed(frame, 'Approve')
  await expect(frame.getByText('The result changed since you looked.')).toBeVisible()
  await expect(frame.getByText(/500\s*TUSD/)).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Cancel' })).toHaveAttribute('data-variant', 'primary')
  expect(await outcomeOf(page, request)).toBeUndefined()
  await frame.getByRole('button', { name: 'Cancel' }).click()
  await settled(page, request)
  expect(await evmChain.tokenBalanceOf(owner, token)).toBe(parseEther('500'))
})

test('26. a permit for a third party, a sign-in for another site and data for another chain', async ({
  email,
  evmChain,
  mailbox,
  openHostile,
  page,
}) => {
  await openHostile()
  await logIn(page, mailbox, email)
  const owner = await addressOf(page)
  const frame = walletFrame(page)
  const { token } = await setTrap(evmChain, owner)
  const permit = permitOf(evmChain.chainId, token)
  const allowed = await ask(page, 'eth_signTypedData_v4', [owner, JSON.stringify(permit)])
  await expect(frame.getByText('This permission has no limit')).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Cancel' })).toHaveAttribute('data-variant', 'primary')
  await expect(approving(page, 'Allow')).toHaveCount(0)
  await frame.getByRole('button', { name: 'Cancel' }).click()
  expect((await settled(page, allowed)).value).toBeUndefined()

  const signIn = `bank.example wants you to sign in with your Ethereum account:\n${getAddress(owner)}\n\nURI: https://bank.example\nVersion: 1\nChain ID: ${evmChain.chainId}\nNonce: 0123456789\nIssued At: ${new Date().toISOString()}`
  const blocked = [
    { method: 'personal_sign', params: [stringToHex(signIn), owner], text: 'not for the site that asks' },
    {
      method: 'eth_signTypedData_v4',
      params: [owner, JSON.stringify(permitOf(evmChain.chainId + 1, token))],
      text: 'for another network',
    },
  ]
  for (const { method, params, text } of blocked) {
    const request = await ask(page, method, params)
    await expect(frame.getByText(text).first()).toBeVisible()
    await expect(frame.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
    await frame.getByRole('button', { name: 'Close' }).click()
    expect((await settled(page, request)).value).toBeUndefined()
  }
})

function permitOf(chainId: number, token: Hex): object {
  const fields = (text: string): object[] =>
    text.split(' ').map(one => ({ name: one.split(':')[0], type: one.split(':')[1] }))
  return {
    domain: { name: 'Permit2', chainId, verifyingContract: permit2 },
    types: {
      EIP712Domain: fields('name:string chainId:uint256 verifyingContract:address'),
      PermitSingle: fields('details:PermitDetails spender:address sigDeadline:uint256'),
      PermitDetails: fields('token:address amount:uint160 expiration:uint48 nonce:uint48'),
    },
    primaryType: 'PermitSingle',
    message: {
      details: { token, amount: String(2n ** 160n - 1n), expiration: '4000000000', nonce: '0' },
      spender: thirdParty,
      sigDeadline: '4000000000',
    },
  }
}
