import { ed25519 } from '@noble/curves/ed25519.js'
import type { Page } from '@playwright/test'
import { base58 } from '@scure/base'
import { encodeFunctionData, erc20Abi, type Hex, verifyMessage, verifyTypedData } from 'viem'
import { approve, asked, expect, logIn, test, walletFrame } from './embedded'
import { ask, openWallet } from './embeddedSteps'

const thirdParty = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('3. signs typed data and sends coins and tokens', async ({ email, evmChain, mailbox, page, walletApp }) => {
  const address = await openWallet(page, walletApp.url, () => logIn(page, mailbox, email))
  const typedData = {
    domain: { name: 'Example', version: '1', chainId: evmChain.chainId },
    types: { Mail: [{ name: 'contents', type: 'string' }] },
    primaryType: 'Mail',
    message: { contents: 'Hello, Bob!' },
  } as const
  const signing = ask(page, 'eth_signTypedData_v4', [address, JSON.stringify(typedData)])
  await approve(page, 'Sign')
  expect(await verifyTypedData({ ...typedData, address, signature: (await signing) as Hex })).toBe(true)

  await evmChain.setBalance(address, 2n * 10n ** 18n)
  const before = await evmChain.balanceOf(thirdParty)
  const sending = ask(page, 'eth_sendTransaction', [{ from: address, to: thirdParty, value: '0x6f05b59d3b20000' }])
  await expect(walletFrame(page).getByRole('heading', { name: 'Send 0.5 ETH' })).toBeVisible()
  await approve(page, 'Send')
  expect(await evmChain.waitForReceipt((await sending) as Hex)).toMatchObject({ status: 'success' })
  expect((await evmChain.balanceOf(thirdParty)) - before).toBe(5n * 10n ** 17n)

  const token = await evmChain.createToken({ name: 'Test USD', symbol: 'TUSD', decimals: 6 })
  await evmChain.mintTo(token, address, 7_000_000n)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [thirdParty, 5_000_000n] })
  const paying = ask(page, 'eth_sendTransaction', [{ from: address, to: token, data }])
  await expect(walletFrame(page).getByRole('heading', { name: /^Send 5 / })).toBeVisible()
  await approve(page, 'Send')
  expect(await evmChain.waitForReceipt((await paying) as Hex)).toMatchObject({ status: 'success' })
  expect(await evmChain.tokenBalanceOf(thirdParty, token)).toBe(5_000_000n)
  expect(await evmChain.tokenBalanceOf(address, token)).toBe(2_000_000n)
})

test('3. signs a message and sends on Solana', async ({ chain, email, mailbox, page, solanaChain, walletApp }) => {
  await page.goto(walletApp.url)
  await logIn(page, mailbox, email)
  const panel = chain('Solana')
  await expect(panel.getByTestId('status')).toHaveText('connected')
  const address = (await panel.getByTestId('account').textContent()) ?? ''
  await panel.getByRole('button', { name: 'Sign message' }).click()
  await approve(page, 'Sign')
  await expect(panel.getByTestId('signature')).not.toBeEmpty()
  const signature = base58.decode((await panel.getByTestId('signature').textContent()) ?? '')
  const message = new TextEncoder().encode('Hello from OpenAppKit')
  expect(ed25519.verify(signature, message, base58.decode(address))).toBe(true)

  await solanaChain.airdrop(address, 2_000_000_000n)
  const [, recipient] = solanaChain.accounts
  const before = await solanaChain.balanceOf(recipient?.address ?? '')
  await panel.getByLabel('To').fill(recipient?.address ?? '')
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await approve(page, 'Send')
  await expect(panel.getByTestId('hash')).not.toBeEmpty()
  const hash = (await panel.getByTestId('hash').textContent()) ?? ''
  await expect.poll(() => solanaChain.transaction(hash)).toMatchObject({ err: null })
  expect((await solanaChain.balanceOf(recipient?.address ?? '')) - before).toBe(500_000_000n)
})

test('3. is an account like any other for wagmi', async ({ email, evmChain, mailbox, page, walletApp }) => {
  const address = await openWallet(page, walletApp.url, () => logIn(page, mailbox, email))
  expect(await page.evaluate(() => window.embedded.wagmiAccount())).toEqual({
    address,
    chainId: evmChain.chainId,
    status: 'connected',
    connector: 'ID_AUTH',
  })
  const signing = page.evaluate(() => window.embedded.wagmiSign('Hello from wagmi'))
  await approve(page, 'Sign')
  const signature = (await signing) as Hex
  expect(await verifyMessage({ address, message: 'Hello from wagmi', signature })).toBe(true)
  await evmChain.setBalance(address, 10n ** 18n)
  const sending = page.evaluate(to => window.embedded.wagmiSend(to, '1000'), thirdParty as Hex)
  await approve(page, 'Send')
  expect(await evmChain.waitForReceipt((await sending) as Hex)).toMatchObject({
    status: 'success',
    from: address.toLowerCase(),
  })
})

test('answers each method of a wallet, or refuses it with a code of EIP-1193', async ({
  email,
  evmChain,
  mailbox,
  page,
  walletApp,
}) => {
  const address = await openWallet(page, walletApp.url, () => logIn(page, mailbox, email))
  const hexChain = `0x${evmChain.chainId.toString(16)}`
  const call = { to: thirdParty, value: '0x1' }
  const answers: readonly (readonly [string, unknown, unknown])[] = [
    ['eth_accounts', undefined, [address]],
    ['eth_requestAccounts', undefined, [address]],
    ['eth_chainId', undefined, hexChain],
    ['net_version', undefined, String(evmChain.chainId)],
    ['eth_getBalance', [address, 'latest'], '0x0'],
    ['eth_blockNumber', undefined, expect.stringMatching(/^0x[0-9a-f]+$/)],
    ['wallet_switchEthereumChain', [{ chainId: hexChain }], null],
    ['wallet_getCapabilities', [address], expect.any(Object)],
  ]
  for (const [method, params, answer] of answers) expect(await ask(page, method, params), method).toEqual(answer)
  const data = { domain: {}, types: {}, primaryType: 'A', message: {} }
  const refusals: readonly (readonly [string, unknown, number])[] = [
    ['eth_sign', [address, `0x${'11'.repeat(32)}`], 4200],
    ['eth_signTypedData', [[{ type: 'string', name: 'a', value: 'b' }], address], 4200],
    ['eth_signTypedData_v1', [[{ type: 'string', name: 'a', value: 'b' }], address], 4200],
    ['eth_signTypedData_v3', [address, JSON.stringify(data)], 4200],
    ['eth_signTransaction', [{ from: address, ...call }], 4200],
    ['eth_getEncryptionPublicKey', [address], 4200],
    ['eth_decrypt', ['0x00', address], 4200],
    ['wallet_sendCalls', [{ version: '2.0.0', from: address, chainId: hexChain, calls: [call, call] }], 4200],
    ['wallet_watchAsset', { type: 'ERC20', options: { address: thirdParty, symbol: 'X', decimals: 1 } }, 4200],
    ['wallet_addEthereumChain', [{ chainId: '0x2a', rpcUrls: ['https://x.example'] }], 4200],
    ['wallet_switchEthereumChain', [{ chainId: '0x2a' }], 4902],
    ['wallet_switchEthereumChain', [{ chainId: 'one' }], -32602],
    ['personal_sign', ['0x00', thirdParty], 4100],
    ['personal_sign', [{}], -32602],
    ['eth_signTypedData_v4', [address, 'no JSON'], -32602],
    ['eth_sendTransaction', [{ from: thirdParty, to: address, value: '0x1' }], 4100],
    ['eth_sendTransaction', [{ from: address, to: 'nobody', value: '0x1' }], -32602],
    ['eth_unknown', [], 4200],
  ]
  const codes: string[] = []
  for (const [method, params] of refusals) codes.push(`${method} ${await codeOf(page, method, params)}`)
  expect(codes).toEqual(refusals.map(([method, , code]) => `${method} ${code}`))
  await expect(page.locator('#w3m-iframe')).toBeHidden()

  const rejected = codeOf(page, 'personal_sign', ['0x00', address])
  await asked(page, 'Sign')
  await walletFrame(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await rejected).toBe(4001)
})

/** Returns the code with which the provider refuses a request. */
function codeOf(page: Page, method: string, params: unknown): Promise<unknown> {
  return page.evaluate(
    ([name, input]) =>
      window.embedded.request(name, input).then(
        answer => `answered ${JSON.stringify(answer)}`,
        (error: { readonly code?: unknown; readonly message: string }) => error.code ?? error.message,
      ),
    [method, params] as const,
  )
}
