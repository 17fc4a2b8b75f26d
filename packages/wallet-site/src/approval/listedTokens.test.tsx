import { encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApproval } from '../../test/approval/openApproval'
import { openReviewer } from '../review/openReviewer'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const usdc = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [usdc, 5_000_000n] })
const request = { kind: 'evmTransaction', chainId: 'eip155:8453', account, to: usdc, data, value: 0n } as const

/** Opens the approval of a transfer on a node that can't simulate, with these tokens on the server's list. */
function openTransfer(tokens: readonly object[]): Promise<unknown> {
  const reader = {
    request: async (_: string, method: string) =>
      method === 'eth_simulateV1' ? undefined : method === 'eth_getBalance' ? `0x1${'0'.repeat(20)}` : '0x5',
  }
  const fetch = async () => Response.json({ tokens, contracts: [], descriptors: [] })
  const reviewer = openReviewer(reader, { origin: 'https://wallet.example', fetch })
  return openApproval(() => reviewer.review(request, { origin: 'https://app.example', signal: AbortSignal.any([]) }))
}

test('shows the name of a listed token, and no warning about it', async () => {
  const token = { id: `eip155:8453/erc20:${usdc}`, name: 'USD Coin', symbol: 'USDC', decimals: 6, isVerified: true }
  await openTransfer([token])
  await expect.element(page.getByText('USD Coin')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /5\W*USDC/ })).toBeVisible()
  await expect.element(page.getByText(/unlisted|wallet’s list/i)).not.toBeInTheDocument()
})

test('warns about a token that the list lacks, or that the operator calls spam', async () => {
  const spam = { id: `eip155:8453/erc20:${usdc}`, name: 'USD Coin', symbol: 'USDC', decimals: 6, isVerified: false }
  await openTransfer([spam])
  await expect.element(page.getByText('Unlisted token')).toBeVisible()
  await expect.element(page.getByText(/isn’t on the wallet’s list/)).toBeVisible()
  await expect.element(page.getByText('USD Coin')).not.toBeInTheDocument()
})
