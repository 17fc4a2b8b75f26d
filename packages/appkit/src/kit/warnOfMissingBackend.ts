import type { AppKitOptions } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Raises 'Project ID Not Configured' once for a kit without a backend whose options ask for one, and names the option. Spec 5, decision 4. */
export function warnOfMissingBackend({ alerts, hasBackend, options }: ModalKit): void {
  const reason = hasBackend ? undefined : asksForBackend(options.given)
  if (!reason) return
  alerts.openOnce({
    code: 'APKT008',
    short: 'Project ID Not Configured',
    long: `${reason} a backend: pass \`projectId\` to createAppKit, or \`cloud\` with the URL of your own.`,
  })
}

/** What needs a backend: WalletConnect, or more of the directory than the bundled list. Undefined: nothing does. */
function asksForBackend(given: AppKitOptions): string | undefined {
  const { adapters, allWallets = 'HIDE', features, universalProviderConfigOverride } = given
  if (!adapters?.length) return 'Without adapters, connecting needs'
  const option = [
    given.enableWalletConnect === true && 'enableWalletConnect',
    given.manualWCControl === true && 'manualWCControl',
    universalProviderConfigOverride && 'universalProviderConfigOverride',
    allWallets !== 'HIDE' && 'allWallets',
    features?.allWallets && 'features.allWallets',
  ].find(Boolean)
  return option ? `\`${option}\` needs` : undefined
}
