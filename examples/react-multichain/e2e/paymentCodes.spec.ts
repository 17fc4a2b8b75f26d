import { showToCamera } from '@openappkit/e2e-kit/camera'
import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { type PaymentRequest, paymentUri } from '@openappkit/pay/uri'
import type { BitcoinChain, EvmChain, SolanaChain } from '@openappkit/testing/node'
import { createSolanaRpc, generateKeyPairSigner, type Signature } from '@solana/kit'
import { newAccount } from './newPayer'
import { codeField, expect, expectRefusal, line, paste, sheet, test } from './payingWallet'

interface Chains {
  readonly evmChain: EvmChain
  readonly solanaChain: SolanaChain
  readonly bitcoinChain: BitcoinChain
}

/** A payment, and how the wallet shows and the chain counts it. */
interface Case {
  readonly request: PaymentRequest & { readonly amount: bigint }
  readonly decimals?: number
  readonly shown: string
  readonly received: () => Promise<bigint>
}

const cases: Readonly<Record<string, (chains: Chains) => Promise<Case>>> = {
  async ETH({ evmChain }) {
    const recipient = newAccount().address
    const chainId = `eip155:${evmChain.chainId}`
    return {
      request: { chainId, asset: `${chainId}/slip44:60`, recipient, amount: 1_234_567_890_123_456_789n },
      shown: '1.234567890123456789 ETH',
      received: () => evmChain.balanceOf(recipient),
    }
  },
  async 'an ERC-20 token'({ evmChain }) {
    const recipient = newAccount().address
    const chainId = `eip155:${evmChain.chainId}`
    const token = await evmChain.createToken({ name: 'Code Dollar', symbol: 'USDT', decimals: 6 })
    await evmChain.mintTo(token, evmChain.accounts[0].address, 100_000_000n)
    return {
      request: { chainId, asset: `${chainId}/erc20:${token.toLowerCase()}`, recipient, amount: 12_345_678n },
      shown: '12.345678 USDT',
      received: () => evmChain.tokenBalanceOf(recipient, token),
    }
  },
  async 'SOL with a reference'({ solanaChain }) {
    const recipient = await newKey()
    const chainId = solanaChain.caipNetworkId
    const references = [await newKey()]
    return {
      request: { chainId, asset: `${chainId}/slip44:501`, recipient, amount: 1_234_567_891n, references },
      shown: '1.234567891 SOL',
      received: () => solanaChain.balanceOf(recipient),
    }
  },
  async 'a Solana token with references'({ solanaChain }) {
    const recipient = await newKey()
    const chainId = solanaChain.caipNetworkId
    const token = await solanaChain.createMint({ decimals: 6 })
    await solanaChain.mintTo(token, solanaChain.accounts[0].address, 100_000_000n)
    const references = [await newKey(), await newKey()]
    return {
      request: { chainId, asset: `${chainId}/token:${token}`, recipient, amount: 7_000_001n, references, memo: 'A7' },
      decimals: 6,
      shown: '7.000001 tokens',
      received: () => solanaChain.tokenBalanceOf(recipient, token),
    }
  },
  async BTC({ bitcoinChain }) {
    const recipient = bitcoinChain.accounts[5]?.p2tr ?? ''
    const chainId = bitcoinChain.caipNetworkId
    const before = await bitcoinChain.balanceOf(recipient)
    return {
      request: { chainId, asset: `${chainId}/slip44:0`, recipient, amount: 12_345_679n, label: 'Corner café' },
      shown: '0.12345679 BTC',
      received: async () => (await bitcoinChain.balanceOf(recipient)) - before,
    }
  },
}

for (const [name, prepare] of Object.entries(cases)) {
  test(`scans the code of ${name} and pays exactly that`, async ({
    page,
    demoWalletApp,
    evmChain,
    solanaChain,
    bitcoinChain,
  }) => {
    const { request, decimals, shown, received } = await prepare({ evmChain, solanaChain, bitcoinChain })
    await showToCamera(page, paymentUri(request, { decimals }))
    await page.goto(demoWalletApp.url)
    await page.getByRole('button', { name: 'Scan QR code' }).click()
    await expect(sheet(page).getByRole('heading')).toHaveText('Review payment')
    await expect(sheet(page)).toContainText(shown)
    await expect(line(page, 'To')).toHaveText(request.recipient)
    if (request.label) await expect(sheet(page)).toContainText(request.label)
    expect(await received()).toBe(0n)
    await sheet(page).getByRole('button', { name: 'Pay' }).click()
    await expect(sheet(page).getByRole('heading')).toHaveText('Payment sent')
    await expect(sheet(page)).toContainText(shown)
    expect(await received()).toBe(request.amount)
    const hash = (await line(page, 'Transaction').textContent()) ?? ''
    await expectReferences(solanaChain, hash, request.references ?? [])
    await sheet(page).getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: 'Scan QR code' })).toBeFocused()
    await expect(codeField(page)).toHaveValue('')
  })
}

test('refuses codes for another chain, with an unknown requirement, or without sense, and sends nothing', async ({
  page,
  demoWalletApp,
  evmChain,
  solanaChain,
  bitcoinChain,
}) => {
  const { address } = evmChain.accounts[0]
  const [bitcoin] = bitcoinChain.accounts
  const balances = () =>
    Promise.all([
      evmChain.client.getTransactionCount({ address }),
      solanaChain.balanceOf(solanaChain.accounts[0].address),
      bitcoinChain.balanceOf(bitcoin.p2wpkh),
    ])
  const before = await balances()
  const recipient = newAccount().address
  const payee = bitcoinChain.accounts[5]?.p2wpkh
  await page.goto(demoWalletApp.url)
  for (const [code, reason, next] of [
    [`ethereum:${recipient}@1?value=1`, /for the network with chain ID 1,/, /code on Local chain/],
    [`ethereum:${recipient}@${evmChain.chainId + 1}?value=1`, /for Second chain/, /Switch to Second chain/],
    ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=1', /another Bitcoin network/, /on Local Bitcoin/],
    [`bitcoin:${payee}?amount=0.001&req-somethingnew=1`, /“req-somethingnew”/, /another code/],
    [`ethereum:${recipient}?value=1.5`, /amount in this code isn’t valid/, /new code/],
    [`ethereum:${recipient}?value=0`, /amount in this code is 0/, /new code/],
    [`ethereum:${recipient}/mint?uint256=1`, /something other than a payment/, /another code/],
    [`ethereum:${recipient}/transfer?address=${address}&uint256=1`, /no token at/, /new code/],
    ['solana:https%3A%2F%2Fshop.example%2Fpay', /asks a server/, /another code/],
    ['solana:abc?amount=1', /isn’t a valid payment request/, /new code/],
  ] as const) {
    await paste(page, code)
    await expectRefusal(page, reason, next)
    await expect(codeField(page)).toBeFocused()
  }
  await paste(page, 'litecoin:abc?amount=1')
  await expect(page.getByRole('alert')).toContainText('isn’t a link or code that the wallet supports')
  expect(await balances()).toEqual(before)
})

test('asks for the amount of a code without one, and reads it exactly', async ({ page, demoWalletApp, evmChain }) => {
  const recipient = newAccount().address
  await page.goto(demoWalletApp.url)
  await paste(page, `ethereum:${recipient}@${evmChain.chainId}`)
  const amount = sheet(page).getByLabel('Amount in ETH')
  for (const wrong of ['', '0', '1e18', '-1', '1,5', '0.1234567890123456789', '0x10']) {
    await amount.fill(wrong)
    await amount.press('Enter')
    await expect(sheet(page).getByRole('alert')).toContainText('Enter a number above 0 with at most 18 decimals')
  }
  expect(await findViolations(page, 'html')).toEqual([])
  await amount.fill('0.123456789012345678')
  await sheet(page).getByRole('button', { name: 'Pay' }).click()
  await expect(sheet(page).getByRole('heading')).toHaveText('Payment sent')
  expect(await evmChain.balanceOf(recipient)).toBe(123_456_789_012_345_678n)
})

test('cancels with Escape, works with the keyboard, and shows the texts of a code as text', async ({
  page,
  demoWalletApp,
  bitcoinChain,
}) => {
  const hostile = '<img src=x> Official support'
  const recipient = bitcoinChain.accounts[6]?.p2wpkh ?? ''
  const before = await bitcoinChain.balanceOf(recipient)
  const code = `BITCOIN:${recipient.toUpperCase()}?AMOUNT=0.00000999&label=${encodeURIComponent(hostile)}`
  await page.goto(demoWalletApp.url)
  await paste(page, code)
  await expect(sheet(page).getByRole('heading', { name: 'Review payment' })).toBeFocused()
  await expect(sheet(page).getByText(hostile)).toBeVisible()
  await expect(sheet(page)).toContainText('not verified')
  expect(await findViolations(page, 'html')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(codeField(page)).toBeFocused()
  expect((await bitcoinChain.balanceOf(recipient)) - before).toBe(0n)

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(sheet(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('heading', { name: 'Payment sent' })).toBeFocused()
  expect((await bitcoinChain.balanceOf(recipient)) - before).toBe(999n)
})

test('explains insufficient funds, and a lost response without another try', async ({
  page,
  demoWalletApp,
  evmChain,
  forgive,
}) => {
  const recipient = newAccount().address
  await page.goto(demoWalletApp.url)
  await paste(page, `ethereum:${recipient}@${evmChain.chainId}`)
  await sheet(page).getByLabel('Amount in ETH').fill('1000000.5')
  await sheet(page).getByRole('button', { name: 'Pay' }).click()
  await expect(sheet(page).getByRole('heading')).toHaveText('Payment not sent')
  await expect(sheet(page)).toHaveAccessibleDescription(/doesn’t have enough ETH.*Add ETH to 0x/)
  await sheet(page).getByRole('button', { name: 'Try again' }).click()
  await expect(sheet(page).getByLabel('Amount in ETH')).toHaveValue('1000000.5')
  await sheet(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await evmChain.balanceOf(recipient)).toBe(0n)

  await page.route(evmChain.url, async route => {
    if (!route.request().postData()?.includes('eth_sendRawTransaction')) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await paste(page, `ethereum:${recipient}@${evmChain.chainId}?value=5`)
  await sheet(page).getByRole('button', { name: 'Pay' }).click()
  await expect(sheet(page).getByRole('heading')).toHaveText('Payment not confirmed')
  await expect(sheet(page)).toHaveAccessibleDescription(/Check your balance before you pay again/)
  await expect(sheet(page).getByRole('button')).toHaveText(['Close'])
  expect(await evmChain.balanceOf(recipient)).toBe(5n)
  forgive(/ERR_FAILED/)
})

async function newKey(): Promise<string> {
  return (await generateKeyPairSigner()).address
}

/** Expects a transaction to list the references, which don't sign it and which it doesn't change. */
async function expectReferences(chain: SolanaChain, signature: string, references: readonly string[]): Promise<void> {
  if (references.length === 0) return
  const config = { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 } as const
  const read = await createSolanaRpc(chain.url)
    .getTransaction(signature as Signature, config)
    .send()
  const keys = read?.transaction.message.accountKeys.map(({ pubkey, signer, writable }) => ({
    pubkey,
    signer,
    writable,
  }))
  for (const pubkey of references) expect(keys).toContainEqual({ pubkey, signer: false, writable: false })
}
