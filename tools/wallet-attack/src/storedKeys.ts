import { createHash, hkdfSync } from 'node:crypto'
import type { Dump } from './Dump.ts'

const INFOS = ['', 'openappkit/wallet/passkey/v1', 'openappkit/wallet/password/v1']

/**
 * Returns everything in a database that might be a key: each text as bytes, as base64url and as hex, cut to 32 bytes,
 * and hashed in the ways of the wallet. A design that stores what opens a wallet fails here.
 */
export function storedKeys({ texts }: Pick<Dump, 'texts'>): Uint8Array[] {
  const forms = texts.flatMap(text => [
    Buffer.from(text),
    Buffer.from(text, 'base64url'),
    ...text.split('.').map(part => Buffer.from(part, 'base64url')),
    Buffer.from(text, 'hex'),
  ])
  const keys = forms.flatMap(bytes => [
    bytes.subarray(0, 32),
    bytes.subarray(-32),
    createHash('sha256').update(bytes).digest(),
    ...INFOS.map(info => new Uint8Array(hkdfSync('sha256', bytes, '', info, 32))),
  ])
  return [
    ...new Map(keys.filter(({ length }) => length === 32).map(key => [Buffer.from(key).toString('hex'), key])).values(),
  ]
}
