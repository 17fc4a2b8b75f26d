import type { RequestLine, SimulatedRequest, WalletRequest } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { AddressRules } from '../address/ParsedAddress'
import type { PsbtDocument } from '../psbt/PsbtDocument'

/** Describes the outputs of a PSBT: what comes back to the account is `change`. */
export async function describeRequest(request: WalletRequest, rules: AddressRules): Promise<readonly RequestLine[]> {
  const { outputs } = await read(request, rules)
  return outputs.map(({ address, value }) => ({
    kind: address === request.address ? 'change' : 'output',
    ...(address === undefined ? {} : { to: address }),
    amount: value,
  }))
}

/**
 * Works out what a PSBT takes from an account, or brings it. No chain is asked: what its inputs spend is in the PSBT itself. An account that pays for all inputs pays
 * the fee as well, which is left out then.
 */
export async function simulateRequest(
  request: WalletRequest,
  rules: AddressRules,
): Promise<SimulatedRequest | undefined> {
  const document = await read(request, rules)
  const { fee, inputCount, outputs } = document
  // An input that doesn't say what it spends may spend anything.
  if (fee === undefined) return undefined
  const { address } = request
  const own = document.inputsOf([address]).length
  const gained = outputs.reduce((sum, output) => sum + (output.address === address ? output.value : 0n), 0n)
  const amount = gained - document.spentBy(address) + (own === inputCount ? fee : 0n)
  return { changes: amount === 0n ? [] : [{ amount }] }
}

/** @throws AppKitError `adapter/unsupported`, `psbt/invalid` */
async function read(request: WalletRequest, rules: AddressRules): Promise<PsbtDocument> {
  if (request.kind !== 'psbt') throw new AppKitError('adapter/unsupported', 'Bitcoin takes requests of kind `psbt`.')
  const { PsbtDocument } = await import('../psbt/PsbtDocument')
  return PsbtDocument.read(request.psbt, rules.familyOf(request.caipNetwork.caipNetworkId))
}
