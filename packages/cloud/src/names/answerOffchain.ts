import { concat, decodeErrorResult, encodeAbiParameters, type Hex, isAddressEqual, parseAbi } from 'viem'
import type { EnsCalls } from './EnsCalls'
import { GatewayUnavailable } from './GatewayUnavailable'

/**
 * Fetches the response to an off-chain lookup from a gateway's URL.
 *
 * @throws Error if the gateway doesn't return it.
 */
export type Gateway = (url: string) => Promise<Hex>

/** Maximum consecutive lookups. EIP-3668 requires at least four. */
const TURNS = 4
/** Maximum gateways to try per lookup. */
const GATEWAYS = 3

/**
 * Calls a contract and resolves its off-chain lookups (EIP-3668). The contract itself verifies what a gateway returns.
 * Returns undefined if the contract returns no result.
 *
 * @throws GatewayUnavailable if no gateway returns a response. Whether there is a result is then unknown.
 */
export async function answerOffchain(
  calls: EnsCalls,
  to: Hex,
  callData: Hex,
  gateway: Gateway,
): Promise<Hex | undefined> {
  let call = callData
  for (let turn = 0; ; turn += 1) {
    const outcome = await calls.call(to, call)
    if (outcome.type === 'answer') return outcome.data
    const lookup = outcome.type === 'reverted' ? readLookup(outcome.data) : undefined
    if (!lookup || turn === TURNS) return undefined
    const [sender, urls, data, callback, extra] = lookup
    // Only `to` may choose the gateways, not a contract that it called.
    if (!isAddressEqual(sender, to)) return undefined
    const answer = await askGateways(gateway, urls, sender, data)
    call = concat([callback, encodeAbiParameters([{ type: 'bytes' }, { type: 'bytes' }], [answer, extra])])
  }
}

async function askGateways(gateway: Gateway, templates: readonly string[], sender: Hex, data: Hex): Promise<Hex> {
  // A URL without `{data}` requires a POST request, which a server behind a firewall must not send for third parties.
  const askable = templates.filter(template => template.startsWith('https://') && template.includes('{data}'))
  let cause: unknown
  for (const template of askable.slice(0, GATEWAYS)) {
    try {
      return await gateway(template.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data))
    } catch (error) {
      cause = error
    }
  }
  throw new GatewayUnavailable({ cause })
}

/** `OffchainLookup(address,string[],bytes,bytes4,bytes)`. */
const LOOKUP = '0x556f1830'

function readLookup(data: Hex): readonly [Hex, readonly string[], Hex, Hex, Hex] | undefined {
  // `decodeErrorResult` also decodes plain revert reasons, which aren't lookups.
  if (!data.startsWith(LOOKUP)) return undefined
  try {
    const abi = parseAbi(['error OffchainLookup(address, string[], bytes, bytes4, bytes)'])
    return decodeErrorResult({ abi, data }).args
  } catch {
    return undefined
  }
}
