import type { Config } from '@wagmi/core'

/** What a wallet says of itself by EIP-6963. */
export type Announcement = Parameters<Config['_internal']['connectors']['providerDetailToConnector']>[0]

const longestName = 128

/** Nothing for what is no wallet: any script of the page can announce anything. */
export function readAnnouncement(detail: Partial<Announcement> | null | undefined): Announcement | undefined {
  const { info, provider } = detail ?? {}
  if (!provider || !info?.rdns || typeof info.rdns !== 'string' || typeof info.name !== 'string') return undefined
  return { info: { ...info, name: info.name.slice(0, longestName) }, provider }
}
