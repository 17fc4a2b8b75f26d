import { concat, decodeErrorResult, encodeAbiParameters, type Hex, isAddressEqual, parseAbi } from 'viem'
import type { EnsCalls } from './EnsCalls'
import { GatewayUnavailable } from './GatewayUnavailable'

/** Fetches what a contract asks for from the address that it names. @throws when that was of no use. */
export type Gateway = (url: string) => Promise<Hex>

/** A gateway's answer may lead to the next one. EIP-3668 asks for four at least. */
const TURNS = 4
/** How many gateways of one lookup are tried. */
const GATEWAYS = 3

/**
 * Calls a contract and fetches what it wants to know from outside (EIP-3668). The contract itself checks what the gateway says. Undefined: it has no answer.
 *
 * @throws GatewayUnavailable: what the answer is can't be said then.
 */
export async function answerOffchain(
  calls: EnsCalls,
  to: Hex,
  callData: Hex,
  gateway: Gateway,
): Promise<Hex | undefined> {
  let call = callData
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const outcome = await calls.call(to, call)
    if (outcome.type === 'answer') return outcome.data
    const lookup = outcome.type === 'reverted' ? readLookup(outcome.data) : undefined
    if (!lookup) return undefined
    const [sender, urls, data, callback, extra] = lookup
    // One that the contract called must not choose who answers it.
    if (!isAddressEqual(sender, to)) return undefined
    const answer = await askGateways(gateway, urls, sender, data)
    call = concat([callback, encodeAbiParameters([{ type: 'bytes' }, { type: 'bytes' }], [answer, extra])])
  }
  return undefined
}

async function askGateways(gateway: Gateway, templates: readonly string[], sender: Hex, data: Hex): Promise<Hex> {
  // Those without a place for the data want it posted, which a server behind a firewall doesn't do for third parties.
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
  // Reasons in words are decoded as well, and are no lookups.
  if (!data.startsWith(LOOKUP)) return undefined
  try {
    const abi = parseAbi(['error OffchainLookup(address, string[], bytes, bytes4, bytes)'])
    return decodeErrorResult({ abi, data }).args
  } catch {
    return undefined
  }
}
