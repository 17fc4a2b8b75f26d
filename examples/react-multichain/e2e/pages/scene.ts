import type { AppKitOptions } from '@openappkit/appkit'
import { arbitrum, base, mainnet, optimism, polygon } from '@openappkit/appkit/networks'
import { createAppKit } from '@openappkit/appkit/react'
import { SceneAdapter, type SceneWallet } from './SceneAdapter'

/** Initial state of a scene, as JSON in the URL's `options` parameter. */
export interface SceneOptions extends Pick<AppKitOptions, 'locale'> {
  readonly wallet?: SceneWallet
}

const { wallet, ...options } = JSON.parse(new URLSearchParams(location.search).get('options') ?? '{}') as SceneOptions

const picture = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${color}"/><circle cx="20" cy="20" r="9" fill="#fff"/></svg>`)}`

document.body.dataset['theme'] = 'dark'
window.kit = createAppKit({
  adapters: [new SceneAdapter(wallet)],
  networks: [mainnet, base, optimism, arbitrum, polygon],
  // The test mocks the responses.
  cloud: location.origin,
  chainImages: {
    [mainnet.id]: picture('#5b73e8'),
    [base.id]: picture('#2151f5'),
    [optimism.id]: picture('#e5343d'),
    [arbitrum.id]: picture('#2a7bd0'),
    [polygon.id]: picture('#7a46dd'),
  },
  features: { analytics: false, pay: true },
  themeMode: 'dark',
  themeVariables: { '--w3m-font-family': '"Lab Sans", "Lab Arabic", "Lab Signs"' },
  ...options,
})
document.getElementById('opener')?.addEventListener('click', () => void window.kit.open({ view: 'Account' }))
