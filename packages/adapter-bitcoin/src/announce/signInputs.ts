import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { SignInput } from '../BitcoinProvider'

/** Which inputs an account shall sign, as libraries say it: the type by its name or its number. All of it is input of others. */
export interface InputsToSign {
  readonly account?: { readonly address?: unknown } | undefined
  readonly signingIndexes?: readonly unknown[] | undefined
  readonly sigHash?: unknown
}

const sighashTypes: Readonly<Record<string, number>> = {
  ALL: 1,
  NONE: 2,
  SINGLE: 3,
  'ALL|ANYONECANPAY': 129,
  'NONE|ANYONECANPAY': 130,
  'SINGLE|ANYONECANPAY': 131,
}

/**
 * Returns {@link InputsToSign} in the provider's terms. The provider checks accounts and indexes.
 *
 * @throws AppKitError `psbt/invalid`, also for an empty list: the provider would read it as "sign every input".
 */
export function signInputs(given: readonly InputsToSign[]): readonly SignInput[] {
  const inputs = [...given].flatMap(({ account, signingIndexes, sigHash }) =>
    [...(signingIndexes ?? [])].map(index => ({
      address: String(account?.address),
      index: inputIndex(index),
      ...(sigHash === undefined ? {} : { sighashTypes: [sighashType(sigHash)] }),
    })),
  )
  if (inputs.length > 0) return inputs
  throw new AppKitError('psbt/invalid', 'No inputs to sign. Pass the indexes of the inputs for each account.')
}

function inputIndex(given: unknown): number {
  if (typeof given === 'number') return given
  throw new AppKitError('psbt/invalid', 'An input index must be a number, starting at 0.')
}

function sighashType(given: unknown): number {
  const type = typeof given === 'string' && Object.hasOwn(sighashTypes, given) ? sighashTypes[given] : given
  if (typeof type === 'number' && Object.values(sighashTypes).includes(type)) return type
  throw new AppKitError(
    'psbt/invalid',
    'There is no such sighash type. Name it as ALL, NONE or SINGLE, with |ANYONECANPAY.',
  )
}
