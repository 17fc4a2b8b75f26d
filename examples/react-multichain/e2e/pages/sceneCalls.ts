import type { TransferAdapter } from '@openappkit/appkit'

type RequestLine = Awaited<ReturnType<NonNullable<TransferAdapter['describeRequest']>>>[number]

/** An action of a scene's request. */
export interface SceneLine extends RequestLine {
  /** The amount that a simulated swap receives. */
  readonly quoted?: bigint | undefined
}

/** Encodes an action as calldata, so that the scene's wallet needs no contracts. */
export function encodeLine(line: SceneLine): `0x${string}` {
  const text = JSON.stringify(line, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))
  return `0x${[...new TextEncoder().encode(text)].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Decodes calldata of {@link encodeLine}. */
export function decodeLine(data: `0x${string}`): SceneLine {
  const bytes = Uint8Array.from(data.slice(2).match(/../gu) ?? [], byte => Number.parseInt(byte, 16))
  return JSON.parse(new TextDecoder().decode(bytes), (_, value) =>
    typeof value === 'string' && /^\d+n$/u.test(value) ? BigInt(value.slice(0, -1)) : value,
  )
}
