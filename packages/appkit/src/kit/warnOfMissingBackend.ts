import type { AppKitOptions } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/**
 * Shows the alert 'Project ID Not Configured' once if an option needs a backend and the kit has none. Names the option.
 */
export function warnOfMissingBackend({ alerts, hasBackend, options }: ModalKit): void {
  const reason = hasBackend ? undefined : asksForBackend(options.input)
  if (!reason) return
  alerts.openOnce({
    code: 'APKT008',
    short: 'Project ID Not Configured',
    long: `${reason} a backend. Pass \`projectId\`, or \`cloud\` with the URL of your own.`,
  })
}

/**
 * Returns the reason to need a backend: WalletConnect, or more wallets than the bundled list. Undefined if nothing
 * does.
 */
function asksForBackend(options: AppKitOptions): string | undefined {
  const { adapters, allWallets = 'HIDE', features, universalProviderConfigOverride } = options
  if (!adapters?.length) return 'Without adapters, connecting needs'
  const option = [
    options.enableWalletConnect === true && 'enableWalletConnect',
    options.manualWCControl === true && 'manualWCControl',
    universalProviderConfigOverride && 'universalProviderConfigOverride',
    allWallets !== 'HIDE' && 'allWallets',
    features?.allWallets && 'features.allWallets',
  ].find(Boolean)
  return option ? `\`${option}\` needs` : undefined
}
