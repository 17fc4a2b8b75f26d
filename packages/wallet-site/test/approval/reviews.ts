import type { Review, ReviewAsset, ReviewWarning } from '../../src/review/Review'

export const account = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const friend = '0x2f318C334780961FB129D2a6c30D0763d9a5C970'
const dollar: ReviewAsset = {
  id: 'eip155:8453/erc20:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  isListed: true,
}
const ether: ReviewAsset = { id: 'eip155:8453/slip44:60', symbol: 'ETH', decimals: 18, isListed: true }

const call = {
  kind: 'evmTransaction',
  chainId: 'eip155:8453',
  account,
  to: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  data: '0xa9059cbb0000000000000000000000002f318c334780961fb129d2a6c30d0763d9a5c97000000000000000000000000000000000000000000000000000000000ee6b280',
  value: 0n,
  gas: 65_000n,
  nonce: 7,
  maxFeePerGas: 1_200_000_000n,
  maxPriorityFeePerGas: 1_000_000n,
} as const

/** A transfer of 250 USDC to a new recipient. */
export function sendReview(more: Partial<Review> = {}): Review {
  return {
    request: call,
    sentence: { key: 'send', values: {} },
    source: 'standard',
    changes: [{ direction: 'send', asset: dollar, amount: 250_000_000n }],
    isSimulated: true,
    recipient: { address: friend, isContract: false, isKnown: false },
    fee: { asset: ether, amount: 78_000_000_000_000n },
    warnings: [{ severity: 'caution', code: 'firstRecipient' }],
    details: [
      { label: 'to', value: friend, format: 'address' },
      { label: 'amount', value: '250', format: 'amount' },
    ],
    ...more,
  }
}

/** A swap on a listed exchange. */
export function swapReview(): Review {
  return sendReview({
    sentence: { key: 'swap', values: {} },
    source: 'descriptor',
    changes: [
      { direction: 'send', asset: dollar, amount: 1_250_500_000n },
      { direction: 'receive', asset: ether, amount: 412_345_678_901_234_567n },
    ],
    recipient: { address: friend, name: 'Uniswap', isContract: true, isKnown: true },
    warnings: [],
  })
}

/** An unlimited allowance. */
export function allowReview(): Review {
  return sendReview({
    sentence: { key: 'allow', values: {} },
    changes: [
      {
        direction: 'allow',
        asset: dollar,
        amount: 'all',
        party: { address: friend, isContract: true, isKnown: false },
      },
    ],
    recipient: { address: friend, isContract: true, isKnown: false },
    warnings: [{ severity: 'danger', code: 'unlimitedAllowance', values: { symbol: 'USDC' } }],
  })
}

/** A sign-in message. */
export function signInReview(): Review {
  const message = [
    'app.example.org wants you to sign in with your Ethereum account:',
    account,
    '',
    'Sign in to the example.',
    '',
    'URI: https://app.example.org',
    'Version: 1',
    'Chain ID: 8453',
    'Nonce: 32891756',
    'Issued At: 2026-11-30T05:00:00Z',
  ].join('\n')
  return {
    request: { kind: 'message', chainId: 'eip155:8453', account, message: new TextEncoder().encode(message) },
    sentence: { key: 'signIn', values: { domain: 'app.example.org' } },
    source: 'standard',
    changes: [],
    isSimulated: false,
    warnings: [],
    details: [],
    message,
  }
}

/** A marketplace order as typed data. */
export function orderReview(): Review {
  return {
    ...signInReview(),
    request: {
      kind: 'typedData',
      chainId: 'eip155:8453',
      account,
      typedData: {
        domain: { name: 'Seaport', chainId: 8453, verifyingContract: friend },
        types: { Order: [{ name: 'offerer', type: 'address' }] },
        primaryType: 'Order',
        message: { offerer: account },
      },
    },
    sentence: { key: 'order', values: {} },
    changes: [
      {
        direction: 'allow',
        asset: { id: 'eip155:8453/erc721:0x1', symbol: 'PUNK #42', decimals: 0, isListed: false },
        amount: 1n,
        until: Date.UTC(2026, 11, 24, 18),
      },
      { direction: 'receive', asset: ether, amount: 1_500_000_000_000_000_000n },
    ],
    recipient: { address: friend, name: 'Seaport', isContract: true },
    warnings: [
      { severity: 'caution', code: 'marketplaceOrder' },
      { severity: 'caution', code: 'unlistedAsset', values: { symbol: 'PUNK #42' } },
    ],
    details: [
      { label: 'offerer', value: account, format: 'address' },
      {
        label: 'offer',
        value: [
          { label: 'token', value: friend, format: 'address' },
          { label: 'identifier', value: '42' },
        ],
      },
      { label: 'endTime', value: '1798135200', format: 'time' },
    ],
    message: undefined,
  }
}

/** A call that takes assets for nothing. */
export function unknownReview(): Review {
  return sendReview({
    sentence: { key: 'call', values: { function: 'claimReward()' } },
    source: 'selector',
    changes: [
      { direction: 'send', asset: dollar, amount: 500_000_000n },
      { direction: 'send', asset: ether, amount: 1_000_000_000_000_000_000n },
    ],
    recipient: { address: friend, isContract: true, isKnown: false },
    warnings: [
      { severity: 'danger', code: 'nothingInReturn' },
      { severity: 'caution', code: 'unknownContract' },
    ],
  })
}

/** A review with one warning and nothing else to see. */
export function warnedReview(warning: ReviewWarning): Review {
  return sendReview({ changes: [], isSimulated: false, warnings: [warning] })
}
