import type { RequestLine, SimulatedRequest, WalletRequest } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { AddressRules } from '../address/ParsedAddress'
import type { PsbtDocument } from '../psbt/PsbtDocument'

/** Describes the outputs of a PSBT. Outputs to the account itself are `change`. */
export async function describeRequest(request: WalletRequest, rules: AddressRules): Promise<readonly RequestLine[]> {
  const { outputs } = await read(request, rules)
  return outputs.map(({ address, value }) => ({
    kind: address === request.address ? 'change' : 'output',
    ...(address === undefined ? {} : { to: address }),
    amount: value,
  }))
}

/**
 * Calculates the balance change of an account from a PSBT alone, which contains the spent outputs. If the account funds
 * all inputs, the change excludes the fee that it pays. Returns undefined if a spent output is missing.
 */
export async function simulateRequest(
  request: WalletRequest,
  rules: AddressRules,
): Promise<SimulatedRequest | undefined> {
  const document = await read(request, rules)
  const { fee, inputCount, outputs } = document
  // An input without its spent output could spend any amount.
  if (fee === undefined) return undefined
  const { address } = request
  const own = document.inputsOf([address]).length
  const gained = outputs.reduce((sum, output) => sum + (output.address === address ? output.value : 0n), 0n)
  const amount = gained - document.spentBy(address) + (own === inputCount ? fee : 0n)
  return { changes: amount === 0n ? [] : [{ amount }] }
}

/**
 * Parses the PSBT of a request.
 *
 * @throws {AppKitError} `adapter/unsupported` for other kinds of requests.
 * @throws {AppKitError} `psbt/invalid` when it can't be parsed.
 */
async function read(request: WalletRequest, rules: AddressRules): Promise<PsbtDocument> {
  if (request.kind !== 'psbt')
    throw new AppKitError(
      'adapter/unsupported',
      'The Bitcoin adapter only accepts requests of kind `psbt`. Pass `kind: "psbt"`.',
    )
  const { PsbtDocument } = await import('../psbt/PsbtDocument')
  return PsbtDocument.read(request.psbt, rules.familyOf(request.caipNetwork.caipNetworkId))
}
