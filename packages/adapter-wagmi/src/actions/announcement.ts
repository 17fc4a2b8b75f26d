import type { Config } from '@wagmi/core'

/** A wallet's EIP-6963 announcement. */
export type Announcement = Parameters<Config['_internal']['connectors']['providerDetailToConnector']>[0]

const longestName = 128

/** Parses an announcement. Returns undefined if it is invalid, since any script on the page can announce anything. */
export function readAnnouncement(detail: Partial<Announcement> | null | undefined): Announcement | undefined {
  const { info, provider } = detail ?? {}
  if (!provider || !info?.rdns || typeof info.rdns !== 'string' || typeof info.name !== 'string') return undefined
  return { info: { ...info, name: info.name.slice(0, longestName) }, provider }
}
