import type { AppKitOptions } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/**
 * Raises the alert 'Project ID Not Configured' if an option needs a backend and the kit has none. The alert's details
 * name that option.
 */
export function warnOfMissingBackend({ alerts, hasBackend, options }: ModalKit): void {
  const reason = hasBackend ? undefined : backendReason(options.input)
  if (!reason) return
  alerts.openOnce({
    code: 'APKT008',
    short: 'Project ID Not Configured',
    long: `${reason} a backend. Pass \`projectId\`, or \`cloud\` with the URL of your own.`,
  })
}

/** Returns the start of the alert's sentence, which names the option that needs a backend. Undefined if none does. */
function backendReason(options: AppKitOptions): string | undefined {
  const { allWallets = 'HIDE', features, universalProviderConfigOverride } = options
  const option = [
    options.enableWalletConnect === true && 'enableWalletConnect',
    options.manualWCControl === true && 'manualWCControl',
    universalProviderConfigOverride && 'universalProviderConfigOverride',
    allWallets !== 'HIDE' && 'allWallets',
    features?.allWallets && 'features.allWallets',
  ].find(Boolean)
  return option ? `\`${option}\` needs` : undefined
}
