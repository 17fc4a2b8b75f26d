import type { WalletSiteSettings } from '@openappkit/contract/embedded'
import { walletSiteSettingsSchema } from '@openappkit/contract/schemas'
import { type Endpoint, endpoint } from '../../http/Endpoint'

/** Path of the settings, on the wallet origin and on the server's own port. */
export const SETTINGS_PATH = '/wallet/v1/site'

/** Returns the endpoint from which apps learn the origin of the wallet site. */
export function settingsEndpoint(settings: () => WalletSiteSettings): Endpoint {
  return endpoint<unknown, unknown, unknown, WalletSiteSettings>({
    method: 'GET',
    path: SETTINGS_PATH,
    summary: 'Settings of the wallet site',
    tag: 'Wallet site',
    isPublic: true,
    cache: 'public, max-age=60',
    answer: walletSiteSettingsSchema,
    handle: async () => settings(),
  })
}
