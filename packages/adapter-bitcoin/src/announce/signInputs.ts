import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { SignInput } from '../BitcoinProvider'

/** Inputs to sign with an account, as libraries pass them: the sighash type is a name or a number. Untrusted input. */
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
 * Converts {@link InputsToSign} to the provider's form. The provider checks accounts and indexes.
 *
 * @throws {AppKitError} `psbt/invalid` for invalid input and for an empty list, which the provider would read as "sign
 * every input".
 */
export function signInputs(entries: readonly InputsToSign[]): readonly SignInput[] {
  const inputs = [...entries].flatMap(({ account, signingIndexes, sigHash }) =>
    [...(signingIndexes ?? [])].map(index => ({
      address: String(account?.address),
      index: inputIndex(index),
      ...(sigHash === undefined ? {} : { sighashTypes: [sighashType(sigHash)] }),
    })),
  )
  if (inputs.length > 0) return inputs
  throw new AppKitError('psbt/invalid', 'There are no inputs to sign. Pass the input indexes of each account.')
}

function inputIndex(value: unknown): number {
  if (typeof value === 'number') return value
  throw new AppKitError('psbt/invalid', "An input index isn't a whole number. Pass numbers from 0.")
}

function sighashType(value: unknown): number {
  const type = typeof value === 'string' && Object.hasOwn(sighashTypes, value) ? sighashTypes[value] : value
  if (typeof type === 'number' && Object.values(sighashTypes).includes(type)) return type
  throw new AppKitError(
    'psbt/invalid',
    'Unknown sighash type. Pass ALL, NONE or SINGLE, optionally with |ANYONECANPAY.',
  )
}
