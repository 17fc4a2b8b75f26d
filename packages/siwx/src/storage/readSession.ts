import type { Cacao, CaipNetworkId, SIWXData, SIWXSession } from '@openappkit/contract'

type Fields = Readonly<Record<string, unknown>>

/** Parses a stored session. Undefined if it is invalid; drops unknown fields. */
export function readSession(value: unknown): SIWXSession | undefined {
  const source = fieldsOf(value)
  const data = source && readData(source['data'])
  const cacao = source?.['cacao'] === undefined ? undefined : readCacao(source['cacao'])
  if (!source || !data || (source['cacao'] !== undefined && !cacao)) return undefined
  const { message, signature } = source
  if (typeof message !== 'string' || typeof signature !== 'string') return undefined
  return { data, message, signature, ...(cacao ? { cacao } : {}) }
}

function readData(value: unknown): SIWXData | undefined {
  const texts = readTexts(
    value,
    ['accountAddress', 'chainId', 'domain', 'uri', 'version', 'nonce'],
    ['notBefore', 'statement', 'requestId', 'issuedAt', 'expirationTime'],
  )
  const resources = readList(fieldsOf(value)?.['resources'])
  if (!texts || resources === null || !isCaipNetworkId(texts.chainId)) return undefined
  return { ...texts, chainId: texts.chainId, ...(resources ? { resources } : {}) }
}

function readCacao(value: unknown): Cacao | undefined {
  const { h, p, s } = fieldsOf(value) ?? {}
  const payload = readTexts(
    p,
    ['domain', 'aud', 'nonce', 'iss'],
    ['version', 'iat', 'nbf', 'exp', 'statement', 'requestId', 'type'],
  )
  const resources = readList(fieldsOf(p)?.['resources'])
  const signature = readTexts(s, ['t', 's'], ['m'])
  const t = signature?.t
  if (fieldsOf(h)?.['t'] !== 'caip122' || !payload || resources === null) return undefined
  if (!signature || (t !== 'eip191' && t !== 'eip1271')) return undefined
  return { h: { t: 'caip122' }, p: { ...payload, ...(resources ? { resources } : {}) }, s: { ...signature, t } }
}

/** Returns the named strings of an object. Undefined if a required one is missing, or one has another type. */
function readTexts<const Required extends string, const Optional extends string>(
  value: unknown,
  required: readonly Required[],
  optional: readonly Optional[],
): ({ [name in Required]: string } & { [name in Optional]?: string }) | undefined {
  const source = fieldsOf(value)
  if (!source) return undefined
  const found: Record<string, string> = {}
  for (const name of [...required, ...optional]) {
    const text = source[name]
    if (typeof text === 'string') found[name] = text
    else if (text !== undefined || (required as readonly string[]).includes(name)) return undefined
  }
  return found as { [name in Required]: string } & { [name in Optional]?: string }
}

/** Returns a list of strings: undefined if absent, null if invalid. */
function readList(value: unknown): readonly string[] | undefined | null {
  if (value === undefined) return undefined
  return Array.isArray(value) && value.every(one => typeof one === 'string') ? value : null
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined
}

function isCaipNetworkId(value: string): value is CaipNetworkId {
  return /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(value)
}
