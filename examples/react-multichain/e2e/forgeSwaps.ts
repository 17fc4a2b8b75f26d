import type { Page } from '@playwright/test'
import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi } from 'viem'

const abi = parseAbi([
  'function swapExactETHForTokens(uint256 min, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amount, uint256 min, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amount, uint256 min, address[] path, address to, uint256 deadline)',
])

/** JSON of the backend, which a forgery changes in place. */
// biome-ignore lint/suspicious/noExplicitAny: a forgery may write anything anywhere.
export type Json = any

/** Changes an answer, and optionally the request before it reaches the backend. */
export interface Forgery {
  readonly answer?: (answer: Json) => void
  readonly request?: (request: Json) => void
}

/** A router's call, decoded. */
export interface RouterCall {
  amount: bigint
  min: bigint
  path: Hex[]
  to: Hex
  deadline: bigint
}

/** Returns a router's call for tokens with changes. */
export function rewriteCall(data: Hex, change: Partial<RouterCall>): Hex {
  const { args, functionName } = decodeFunctionData({ abi, data })
  if (functionName === 'swapExactETHForTokens') throw new Error('Forge a swap of tokens.')
  const [amount, min, path, to, deadline] = args
  const call = { amount, min, path, to, deadline, ...change }
  return encodeFunctionData({
    abi,
    functionName,
    args: [call.amount, call.min, call.path, call.to, call.deadline],
  })
}

/**
 * Stands between the page and one endpoint of the swap API. Returns a function that sets how the next answers are
 * forged; without a forgery, they pass unchanged.
 */
export async function forge(
  page: Page,
  endpoint: 'quotes' | 'build-transaction' | 'tokens',
): Promise<(forgery?: Forgery) => void> {
  let current: Forgery = {}
  await page.route(
    url => url.pathname === `/v1/convert/${endpoint}`,
    async route => {
      const request: Json = route.request().postDataJSON()
      if (request) current.request?.(request)
      const response = await route.fetch(request ? { postData: JSON.stringify(request) } : {})
      if (!response.ok()) return route.fulfill({ response })
      const json: Json = await response.json()
      current.answer?.(json)
      return route.fulfill({ response, json })
    },
  )
  return (forgery = {}) => {
    current = forgery
  }
}
