import type { RemoteFlag } from '../src/options/RemoteFlag'

declare module '../src/options/Features' {
  interface Features {
    readonly swaps: boolean
    readonly onramp: boolean
    readonly activity: boolean
    readonly history?: boolean | undefined
  }
}

const named = (values: readonly string[]): unknown => values.length > 0 && values

/** Feature flags with values and with an older name. */
export const swapsFlag: RemoteFlag = {
  name: 'swaps',
  id: 'swap',
  read: named,
  local: ({ swaps = true }) => swaps && ['1inch'],
}
export const onrampFlag: RemoteFlag = {
  name: 'onramp',
  id: 'onramp',
  read: named,
  local: ({ onramp = true }) => onramp && ['meld'],
}
export const activityFlag: RemoteFlag = { name: 'activity', id: 'activity', keys: ['activity', 'history'] }
