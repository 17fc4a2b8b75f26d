import type { Term } from './Term.ts'

const PUBLISHED =
  /\b(EIP|ERC|CAIP|BIP|SLIP|SIP|RFC|WCAG|HTML|CSS|ECMA|W3C|OpenAPI|OAuth|OpenID|JSON|JWT|CBOR|Unicode|WebAuthn|WalletConnect|Wallet Standard|Solana|Bitcoin|Noise|draft)\b|\bEIP\d/
const use = 'a link to the EIP, the CAIP or the decision record, or nothing'

/** References to documents that readers don't have. */
export const danglingReferences: readonly Term[] = [
  { name: 'reference', pattern: /spec(ification)? \d+/i, use, scopes: ['text'] },
  { name: 'reference', pattern: /(the|our|this) (spec|specification)/i, use, scopes: ['text'], unless: PUBLISHED },
  {
    name: 'reference',
    pattern: /reference, (views|adapters|cloud|storage|flows?|state|data|errors?|ui|wallets?)/i,
    use,
    scopes: ['text'],
  },
  { name: 'reference', pattern: /(sections?|chapters?) \d+|§\s*\d+/i, use, scopes: ['text'], unless: PUBLISHED },
]
