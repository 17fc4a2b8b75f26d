import {
  chainIdSchema,
  convertAllowanceSchema,
  convertApprovalSchema,
  convertGasPriceSchema,
} from '@openappkit/contract/schemas'
import { isAddress, maxUint256 } from 'viem'
import { z } from 'zod'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { writeGasPrice } from '../GasPrices'
import { approveData } from '../steps/Erc20Reader'
import { parameterError, readToken, readUser, sharedChain } from '../swapAddress'
import { withFailures } from '../withFailures'
import { type ConvertApi, requireChain } from './ConvertApi'
import { readAmount } from './readSwap'
import { amountText, caipText } from './requestSchemas'

const TAG = 'Swaps'
const spenderText = caipText.optional().describe("CAIP-10. The quote's spender. Default: that of the first provider")

/** Returns the endpoints of allowances, approvals and gas prices. */
export function approvalEndpoints(api: ConvertApi): readonly Endpoint[] {
  return [allowanceEndpoint(api), gasPriceEndpoint(api), approveEndpoint(api)]
}

function allowanceEndpoint({ providers, allowances }: ConvertApi): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/v1/convert/allowance',
    summary: 'Allowance of a token for a swap. The largest number for the native coin',
    tag: TAG,
    cost: () => 2,
    query: z.object({ tokenAddress: caipText, userAddress: caipText, spender: spenderText }),
    answer: convertAllowanceSchema,
    async handle({ query, signal }) {
      const [token, user] = [readToken(query.tokenAddress, 'tokenAddress'), readUser(query.userAddress)]
      const chainId = requireEvm(requireChain(providers, sharedChain(token, user)))
      if (token.address === 'native') return { allowance: `${maxUint256}` }
      return withFailures(chainId, async () => {
        const spender = await spenderFor({ providers }, chainId, query.spender, signal)
        return { allowance: `${await allowances.allowance(chainId, token.address, user.address, spender, signal)}` }
      })
    },
  })
}

function gasPriceEndpoint({ providers, gasPrices }: ConvertApi): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/v1/convert/gas-price',
    summary: 'Gas prices of an EVM chain in wei, for three speeds',
    tag: TAG,
    query: z.object({ chainId: chainIdSchema }),
    answer: convertGasPriceSchema,
    async handle({ query, signal }) {
      const chainId = requireEvm(requireChain(providers, query.chainId))
      return withFailures(chainId, async () => writeGasPrice(await gasPrices.of(chainId, signal)))
    },
  })
}

function approveEndpoint({ providers, gasPrices }: ConvertApi): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/v1/convert/build-approve',
    summary:
      'Transaction that approves a swap. Send it to from. Without an amount the approval is unlimited, so pass one',
    tag: TAG,
    cost: () => 2,
    query: z.object({
      from: caipText.describe('CAIP-10 of the token to approve'),
      to: caipText.describe('CAIP-10 of the token to receive'),
      amount: amountText.optional().describe('Base units. Default: unlimited'),
      userAddress: caipText.optional(),
      spender: spenderText,
    }),
    answer: convertApprovalSchema,
    async handle({ query, signal }) {
      const [from, to] = [readToken(query.from, 'from'), readToken(query.to, 'to')]
      const user = query.userAddress ? readUser(query.userAddress) : undefined
      const chainId = requireEvm(requireChain(providers, sharedChain(from, to, user)))
      if (from.address === 'native') throw parameterError('The native coin needs no approval.')
      const amount = query.amount === undefined ? maxUint256 : readAmount(query.amount, 'amount')
      return withFailures(chainId, async () => {
        const [spender, { fast }] = await Promise.all([
          spenderFor({ providers }, chainId, query.spender, signal),
          gasPrices.of(chainId, signal),
        ])
        const data = approveData(spender, amount)
        return { tx: { from: query.from, to: query.to, data, value: '0', eip155: { gasPrice: `${fast}` } } }
      })
    },
  })
}

function requireEvm(chainId: string): string {
  if (chainId.startsWith('eip155:')) return chainId
  throw parameterError(`The chain ${chainId} has no allowances and gas prices.`)
}

/** Returns the spender of the request if a provider uses it, or that of the first provider. */
async function spenderFor(
  { providers }: Pick<ConvertApi, 'providers'>,
  chainId: string,
  wanted: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  const all = await Promise.all(providers.on(chainId).map(provider => provider.spenderOn(chainId, signal)))
  const known = all.filter(spender => spender !== undefined)
  const plain = wanted === undefined ? undefined : readUser(wanted)
  if (plain) sharedChain({ chainId, address: '' }, plain)
  const spender = plain ? known.find(one => one.toLowerCase() === plain.address) : known[0]
  if (spender && isAddress(spender, { strict: false })) return spender
  throw parameterError('No provider has this spender. Use the spender of a quote.')
}
