import { base58 } from '@scure/base'
import type { Address, EncodedAccount } from '@solana/kit'
import { parseAccount } from './parseAccount'
import { invalidParam } from './RpcError'

/** Encoding options for an account. */
export interface AccountConfig {
  readonly encoding?: string
  readonly dataSlice?: { readonly offset: number; readonly length: number }
}

/**
 * Returns an account in the format of a node.
 *
 * @throws RpcError -32602 if the encoding is unknown or can't represent the data.
 */
export function encodeAccount(
  account: EncodedAccount,
  { encoding, dataSlice }: AccountConfig,
  read: (address: Address) => EncodedAccount | undefined,
): Readonly<Record<string, unknown>> {
  const { lamports, programAddress, executable } = account
  return {
    data: encodeData(account, encoding, dataSlice, read),
    executable,
    lamports,
    owner: programAddress,
    rentEpoch: 0xffff_ffff_ffff_ffffn,
    space: account.data.length,
  }
}

function encodeData(
  account: EncodedAccount,
  encoding: string | undefined,
  slice: AccountConfig['dataSlice'],
  read: (address: Address) => EncodedAccount | undefined,
): unknown {
  const whole = Uint8Array.from(account.data)
  const bytes = slice === undefined ? whole : whole.subarray(slice.offset, slice.offset + slice.length)
  switch (encoding) {
    case 'jsonParsed':
      return parseAccount(account, read) ?? [base64(bytes), 'base64']
    case 'base64':
      return [base64(bytes), 'base64']
    case 'base58':
    case 'binary':
    case undefined: {
      if (bytes.length > 128) {
        throw invalidParam('Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.')
      }
      const text = base58.encode(bytes)
      return encoding === 'base58' ? [text, 'base58'] : text
    }
    default:
      throw invalidParam(`Invalid params: unknown variant \`${encoding}\`, expected base58, base64 or jsonParsed.`)
  }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}
