import type { WalletSiteSettings } from '@openappkit/contract/embedded'

/** The part of the wallet's settings that the accounts decide. */
export type WalletPolicy = Pick<WalletSiteSettings, 'custody' | 'operator' | 'escrowKey'>

/** Policy of a server that serves the site but has no accounts yet: it can open no wallet. */
export function policyWithoutAccounts(walletOrigin: string): WalletPolicy {
  return { custody: 'user', operator: new URL(walletOrigin).hostname.slice(0, 80), escrowKey: null }
}
